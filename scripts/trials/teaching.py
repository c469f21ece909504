"""Goes through all that the teacher shows, in Chromium: a hint in three nudges, the account of a
whole game, learning from mistakes to its end, the analysis board with a branch; every title, both
languages, desk and phone, with axe.

Usage: teaching.py [--pictures FOLDER] [--titles merv,...] [--screens desk,phone]
[--languages en,de], with tests/ and scripts/ on the path. The game is one of a beginner, who often
plays without a plan, against journeymen.
"""

import argparse
import sys
import tempfile
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, sync_playwright

import fondaco
from browser.chromium import FLAGS, chromium_path
from browser.playing import Visitor
from browser.screens import sign_in_as
from browser.test_screens import ALL, serious
from browser.test_teacher import try_something
from fondaco.analysis import analyse
from fondaco.games.shelf import TITLES
from fondaco.players import PLAYERS
from fondaco.players.budget import Budget
from fondaco.server import wire
from fondaco.server.analyst import version_of
from fondaco.server.house import House
from houses import OpenHouse, Person, opened

SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
BOTS = {"en": "What would the bots play?", "de": "Was würden die Bots spielen?"}
LOCALES = {"en": "en-GB", "de": "de-DE"}
SEATS = {"merkator": 2, "merchants": 3, "merv": 2}
STEPS = Budget(steps=300)
CARELESS = 5  # every so many moves
MOST_POSITIONS = 6  # of a lesson
QUALITY = "quick"
PRESS = "document.querySelector('.bar .main[data-move]:not(:disabled), .bar .possible')?.click()"


def game_of(title: str) -> str:
    """The log of a whole game: the first seat is often played at random."""
    seats = SEATS[title]
    table = fondaco.new(title, seats=seats, seed="a beginner")
    players = [PLAYERS["journeyman"](title, seat) for seat in range(seats)]
    careless = PLAYERS["random"](title, "careless")
    while (seat := table.to_act) is not None:
        is_careless = seat == 0 and table.moves_played % CARELESS == 0
        player = careless if is_careless else players[seat]
        guess = table.guess(seat, fondaco.Seeded(table.moves_played))
        table.play(player.choose(table.game, guess, STEPS).text)
    return table.log()


def analysed(house: OpenHouse, person: Person, title: str) -> str:
    """The table of such a game, with an account that is kept as the house keeps its own."""
    log = game_of(title)
    table = str(person.http.post("/api/logs", content=log).json()["id"])
    account = analyse(log, QUALITY, seats=[0])
    told = wire.AnalysisNow("done", 1.0, account, [0] * SEATS[title])

    async def keep(house: House) -> None:
        room = await house.room(table)
        packed = zlib.compress(msgspec.json.encode(told))
        await house.store.analyses.keep(table, version_of(room.live), packed, 0, "[]")

    house.run(keep)
    return table


class Walk:
    """One visitor's way through all of it; what was wrong, and pictures."""

    def __init__(self, visitor: Visitor, name: str, folder: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.name = name
        self.folder = folder
        self.problems: list[str] = []

    def seen(self, what: str, is_whole: bool = False) -> None:
        """Let axe look, and take a picture."""
        self.problems += [f"{self.name} {what}: {one}" for one in serious(self.visitor, ALL)]
        self.pictured(what, is_whole)

    def pictured(self, what: str, is_whole: bool = False) -> None:
        if self.folder:
            path = Path(self.folder, f"{self.name}-{what}.png")
            self.page.screenshot(path=path, full_page=is_whole)

    def go(self, title: str, table: str) -> None:
        steps: list[Callable[[], None]] = [
            lambda: self.hint(title),
            lambda: self.account(table),
            lambda: self.learn(table),
            lambda: self.study(table),
        ]
        for step in steps:
            try:
                step()
            except Exception as problem:  # the rest is looked at all the same
                self.problems.append(f"{self.name}: {str(problem)[:300]}")
                self.page.screenshot(path=Path(self.folder or ".", f"{self.name}-trouble.png"))

    def hint(self, title: str) -> None:
        others = ["journeyman"] * (SEATS[title] - 1)
        self.visitor.open_table(["me", *others], title=title)
        self.visitor.wait_for_turn()
        self.visitor.until(self._may_ask)
        self.page.click(".ask-hint")
        self.page.wait_for_selector(".hint-think")
        self.seen("hint-1")
        self.page.keyboard.press("h")
        self.page.wait_for_selector(".candidate")
        self.seen("hint-2")
        self.page.keyboard.press("h")
        self.page.wait_for_selector(".candidate:nth-child(2)")
        self.seen("hint-3")

    def _may_ask(self) -> bool:
        """Whether there is something to decide; if not, what there is to do is done."""
        if self.page.query_selector(".ask-hint") is not None:
            return True
        self.page.evaluate(PRESS)
        return False

    def account(self, table: str) -> None:
        self.visitor.go(f"/tables/{table}")
        self.page.wait_for_selector(".chances")
        self.seen("account", is_whole=True)
        self.page.locator(".a-luck").scroll_into_view_if_needed()
        self.pictured("account-2")

    def learn(self, table: str) -> None:
        """A try at the first position, then all are shown, to the summary."""
        self.visitor.go(f"/study/{table}/learn?seat=0")
        self.page.wait_for_selector(".learn-lead")
        self.page.wait_for_selector(".board-place .possible:visible, .bar .possible")
        self.seen("learn-1")
        try_something(self.visitor)
        self.page.wait_for_selector(".learn-foot")
        self.seen("learn-2")
        for number in range(MOST_POSITIONS):
            if self.page.query_selector(".learn-summary") is not None:
                break
            self._shown(number)
        self.page.wait_for_selector(".learn-summary li")
        self.seen("learn-4")

    def _shown(self, number: int) -> None:
        buttons = self.page.locator(".hint footer button")
        if buttons.count() > 1:
            buttons.nth(buttons.count() - 2).click()
        self.page.wait_for_selector(".learn-foot, .learn-follows")
        if number == 1:
            self.seen("learn-3")
        buttons.last.click()
        self.page.wait_for_selector(".learn-lead, .learn-summary")

    def study(self, table: str) -> None:
        self.visitor.go(f"/study/{table}?at=12")
        self.page.wait_for_selector(".study-band")
        self.page.wait_for_selector(".bar .main[data-move], .bar .possible")

        def has_branched() -> bool:
            self.page.evaluate(PRESS)
            return self.page.query_selector(".study-band small") is not None

        self.visitor.until(has_branched)
        self.seen("study-1")
        self.page.click(f".study-band >> text={BOTS[self.name[-2:]]}")
        self.page.wait_for_selector(".candidate")
        self.seen("study-2")


def walked(browser: Browser, house: OpenHouse, person: Person, given: Any) -> list[str]:
    problems: list[str] = []
    for title in given.titles.split(","):
        table = analysed(house, person, title)
        for screen in given.screens.split(","):
            for language in given.languages.split(","):
                settled: dict[str, Any] = {"locale": LOCALES[language], "reduced_motion": "reduce"}
                context = browser.new_context(base_url=house.url, **settled, **SCREENS[screen])
                context.add_init_script("localStorage.fondaco ??= JSON.stringify({speed: 0})")
                visitor = Visitor(context)
                sign_in_as(visitor, person)
                walk = Walk(visitor, f"{title}-{screen}-{language}", given.pictures)
                walk.go(title, table)
                found = [*walk.problems, *visitor.troubles]
                print(f"{walk.name}: {'; '.join(found) or 'fine'}", flush=True)
                problems += found
                context.close()
    return problems


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", default="", help="a folder for pictures")
    parser.add_argument("--titles", default=",".join(TITLES))
    parser.add_argument("--screens", default="desk,phone")
    parser.add_argument("--languages", default="en,de")
    given = parser.parse_args()
    began = time.monotonic()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        with opened(Path(folder)) as house:
            problems = walked(browser, house, house.person(), given)
        browser.close()
    print(f"{time.monotonic() - began:.0f} s, {len(problems)} problems")
    sys.exit("\n".join(problems) if problems else 0)


if __name__ == "__main__":
    main()
