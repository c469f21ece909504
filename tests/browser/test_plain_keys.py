"""Keys on the plain board, and the box that takes a typed move."""

import json

import pytest

from browser.conftest import Visit
from browser.playing import Visitor

TABLES = {"merchants": ["me", "random", "random"], "merv": ["me", "random"]}
LIT = "document.activeElement.closest('.plain-moves [data-move]')?.dataset.move"


def is_play(frame: str, move: str) -> bool:
    said = json.loads(frame)
    return bool(said["type"] == "play" and said["move"] == move)


def at_choice(visitor: Visitor, title: str) -> Visitor:
    """Where there is more than one move."""
    visitor.open_table(TABLES[title], title=title)
    visitor.wait_for_turn()
    while len(visitor.legal()) < 2:
        visitor.play(lambda one, _: one.page.keyboard.press("Enter"), visitor.legal()[0])
        visitor.wait_for_turn()
    return visitor


@pytest.mark.parametrize("title", TABLES)
def test_enter_plays_the_move_that_was_clicked(visit: Visit, title: str) -> None:
    anna = at_choice(visit(text_board=True), title)
    at, move = anna.now["at"], anna.legal()[-1]
    anna.page.click(f'.plain-moves [data-move="{move}"]')
    anna.page.wait_for_selector(f'.bar .main[data-move="{move}"]:focus')
    anna.page.keyboard.press("ArrowRight")
    assert anna.page.evaluate(LIT) == move
    anna.page.keyboard.press("Enter")
    anna.until(lambda: anna.now["at"] > at)


@pytest.mark.parametrize("title", TABLES)
def test_arrows_lead_from_one_move_to_the_next(visit: Visit, title: str) -> None:
    anna = at_choice(visit(text_board=True), title)
    reached = []
    for _ in anna.legal():
        anna.page.keyboard.press("ArrowRight")
        reached.append(anna.page.evaluate(LIT))
    assert sorted(reached) == sorted(anna.legal())


def test_a_move_is_typed_though_another_is_chosen(visit: Visit) -> None:
    anna = visit(text_board=True)
    sent: list[str] = []
    anna.page.on("websocket", lambda line: line.on("framesent", lambda one: sent.append(str(one))))
    at_choice(anna, "merv")
    moves = anna.legal()
    anna.page.click(f'.plain-moves [data-move="{moves[-1]}"]')
    anna.page.wait_for_selector(".bar .main:focus")
    anna.page.keyboard.press("/")
    hint = anna.page.get_attribute(".typing input:focus", "placeholder")
    assert hint is not None
    assert hint.split(": ")[1] in moves
    anna.page.evaluate("document.activeElement.blur()")
    anna.page.keyboard.type(moves[0])
    assert anna.page.input_value(".typing input") == moves[0]
    assert anna.page.query_selector(".beside") is None
    anna.page.keyboard.press("Enter")
    anna.until(lambda: any(is_play(one, moves[0]) for one in sent))
