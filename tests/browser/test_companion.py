"""The companion at a real table, on a phone: a recorded game is entered as somebody would, the line
is lost in between, a slip is taken back, and nothing is entered twice.

The whole of both games, in both languages, is a trial: make companion.
"""

import os
from collections import Counter
from pathlib import Path

import pytest

import fondaco
from browser.at_a_table import RealTable, by_pointing
from browser.conftest import Visit
from browser.playing import Visitor
from browser.test_screens import ALL, CONTRAST, SIDEWAYS, SMALL, serious
from fondaco.reading import Reader
from told_logs import Entered, entered

LOGS = Path(__file__).parents[1] / "games"
SOLOPLAY = LOGS / "merkator/logs/soloplay/stuck_with_empty_stacks.log"
MAGISTRATE = LOGS / "merv/logs/solo_lost_2.log"
# Kinds of moves to which the board has to lead in each of them.
POINTED = {
    SOLOPLAY: {"travel", "take", "fulfill", "sell", "buy"},
    MAGISTRATE: {"enter", "activate", "queue", "establish", "buy"},
}
# Which kind of screen it is.
KINDS = """() => Object.entries({
  question: ".outcomes:not(.many)", long: ".outcomes.many", laid: ".laid", step: ".told h1.big",
}).find(([, selector]) => document.querySelector(selector))?.[0]"""
whole = pytest.mark.skipif(not os.environ.get("FONDACO_WHOLE"), reason="a trial: make companion")


def problems(anna: Visitor) -> list[str]:
    """What axe, a finger or a narrow screen finds wrong, by day and by night."""
    found = serious(anna, ALL)
    anna.page.emulate_media(color_scheme="dark")
    found += serious(anna, CONTRAST)
    anna.page.emulate_media(color_scheme="light")
    found += anna.page.evaluate(SMALL, 44)
    return found + ([] if anna.page.evaluate(SIDEWAYS) <= 0 else ["it scrolls sideways"])


def lose_the_line(anna: Visitor) -> None:
    """Cut the line, and mend it once the page has said so."""
    anna.context.set_offline(True)
    anna.page.wait_for_selector(".band.lost")
    anna.context.set_offline(False)
    anna.page.wait_for_selector(".band.lost", state="detached")
    anna.troubles.clear()  # the line that was cut


def test_a_slip_a_lost_line_and_a_page_that_is_left(visit: Visit) -> None:
    anna = visit(phone=True, locale="de-DE")
    text = MAGISTRATE.read_text()
    set_up, first, second, *_ = entered(text)
    real = RealTable(anna)
    table = real.open(Reader(text).head())
    anna.page.wait_for_selector(".outcome")
    assert problems(anna) == []
    real.lay_out(set_up)
    real.move(first.move)
    anna.page.wait_for_selector(".outcome")
    wrong = "{mosque}" if first.drawn[0] != "{mosque}" else "{wall}"
    asked = anna.page.inner_text(".told h1")
    by_pointing(anna, wrong)
    anna.page.wait_for_selector(".told-done")
    assert problems(anna) == []
    anna.go(f"/tables/{table}")  # a phone that slept: the steps are still there
    anna.page.wait_for_selector(".told-done")
    lose_the_line(anna)
    anna.page.click(".told-foot .back")  # before the first step: the move is taken back
    anna.until(lambda: anna.now["moves"] == 0 and anna.may_act)
    real.move(first.move)
    anna.page.wait_for_selector(".outcome")
    assert anna.page.inner_text(".told h1") == asked
    lose_the_line(anna)
    real.tell(first.drawn)
    anna.until(lambda: anna.now["moves"] == 1)
    real.do_steps()
    real.enter(second)
    assert anna.now["moves"] == 2
    assert "enter" in real.pointed


@whole
@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
@pytest.mark.parametrize("log", [SOLOPLAY, MAGISTRATE], ids=["soloplay", "magistrate"])
def test_a_whole_game_ends_as_it_did(visit: Visit, log: Path, locale: str) -> None:
    anna = visit(phone=True, locale=locale)
    text = log.read_text()
    set_up, *moves = entered(text)
    real = RealTable(anna, Pictures(anna, f"{log.stem}-{locale[:2]}"))
    real.open(Reader(text).head())
    real.lay_out(set_up)
    for number, wanted in enumerate(moves):
        real.enter(wanted)
        if number in (3, len(moves) // 2):
            lose_the_line(anna)
        if number == 5:
            take_back(anna, real, wanted)
    assert min(real.told[way] for way in ("by_pointing", "by_number", "by_beginning")) > 0
    print(
        f"\npointed {dict(real.pointed)}, from the bar {dict(real.listed)}, told {dict(real.told)}"
    )
    assert set(real.pointed) >= POINTED[log]
    assert real.pointed.total() > real.listed.total()
    end = fondaco.replay(text)
    anna.until(lambda: anna.is_over)
    assert anna.now["view"] == end.view(0)
    totals = [score["total"] for score in anna.now["scores"]]
    assert totals == [score["total"] for score in end.scores()]


class Pictures:
    """Keeps a picture of the first screens of each kind, for whoever wants to look at them."""

    MOST = 3

    def __init__(self, anna: Visitor, name: str) -> None:
        self.anna = anna
        self.name = name
        self.taken: Counter[str] = Counter()

    def __call__(self) -> None:
        folder = os.environ.get("FONDACO_PICTURES")
        if folder and self.taken[kind := self._kind()] < self.MOST:
            self.taken[kind] += 1
            path = Path(folder, f"{self.name}-{kind}-{self.taken[kind]}.png")
            self.anna.page.screenshot(path=path)

    def _kind(self) -> str:
        shown = self.anna.page.evaluate(KINDS)
        return str(shown or "board")


def take_back(anna: Visitor, real: RealTable, last: Entered) -> None:
    """A slip, noticed after it was entered: back over the move, and once more."""
    moves = anna.now["moves"]
    anna.page.tap(".undo")
    anna.until(lambda: anna.now["moves"] == moves - 1)
    real.enter(last)
    assert anna.now["moves"] == moves


def test_score_sheet_and_own_cards(visit: Visit) -> None:
    anna = visit(phone=True)
    page = anna.page
    anna.go("/companion")
    page.wait_for_selector(".companion-links a")
    assert problems(anna) == []
    anna.go("/score/merkator")
    page.wait_for_selector(".score-grid")
    page.fill('[aria-label="Contracts in the office, full value, Player 1"]', "20")
    page.fill('[aria-label="Contracts beside it, half value, Player 2"]', "20")
    assert "share" in page.inner_text(".score-winner")
    page.fill('[aria-label="Time counters, Player 2"]', "3")
    assert page.inner_text(".score-winner") == "Player 2 wins."
    assert problems(anna) == []
    page.fill('[aria-label="Player 2"]', "Ilse")
    page.select_option(".score-count label >> nth=1 >> select", label="Ilse")
    anna.context.set_offline(True)
    page.click(".score-page .main")
    page.wait_for_selector(".kept-sheets li >> text=On this device")
    assert problems(anna) == []
    anna.context.set_offline(False)
    page.wait_for_selector(".kept-sheets small", state="detached")  # now the house has it
    anna.troubles.clear()  # the line that was cut
    page.evaluate("localStorage.clear()")
    anna.go("/you")
    page.click(".yours-list .game a")
    page.wait_for_selector(".kept-sheets li >> text=1. Ilse 20")
    page.fill('[aria-label="Time counters, Ilse"]', "0")
    page.click(".score-page .main")
    page.wait_for_selector(".kept-sheets li >> text=1. Player 1 20 · 1. Ilse 20")
    assert len(page.query_selector_all(".kept-sheets li")) == 1
    anna.go("/cards/merv")
    page.wait_for_selector(".cards-page [role=status] >> text=Sound: edition")
    assert problems(anna) == []
    page.locator(".entry-form input[type=number]").first.fill("-1")
    page.wait_for_selector(".cards-page .problem >> text=is not between")
