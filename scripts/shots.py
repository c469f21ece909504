"""Pictures of every main screen and of every climax into docs/shots: desktop, phone, dark.

Usage: shots.py [NAME ...]   (all of them without a name)
"""

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browser.at_a_table import RealTable
from browser.chromium import DESKTOP, FLAGS, PHONE, chromium_path
from browser.playing import Visitor
from browser.screens import sign_in_as
from climaxes import staged
from fondaco.reading import Reader
from houses import OpenHouse, Person, opened
from told_logs import entered

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "shots"
PEOPLE = ["Ilse", "Marten", "Beatriz", "Yusuf"]
SECONDS = 120.0
ANALYSED = 900.0  # seconds, on a busy machine
CARELESS = 14  # moves
SHOWN = {"merkator": "invest", "merchants": "act", "merv": "site"}
COLORS = 256  # of a picture: engravings have few
TOLD = ROOT / "tests" / "games" / "merv" / "logs" / "solo_lost_2.log"
PASSING = ("done", "stay", "roll", "decline")
LANDS = 700  # milliseconds, until what has begun to be shown stands
Json = dict[str, Any]


class Scene:
    """A house with a game in the middle, one that is over, one that waits, and who plays there."""

    def __init__(self, house: OpenHouse) -> None:
        self.house = house
        self.people = [house.person() for _ in PEOPLE]
        for person, name in zip(self.people, PEOPLE, strict=True):
            person.post("/api/me", {"name": name})
        self.ilse = self.people[0]
        self.middle = self.play_to(self.begun("merkator"), 150)
        self.over = self.play_to(self.begun("merkator"), 100_000)
        self.merchants = self.play_to(self.begun("merchants"), 500)
        self.merv = self.play_to(self.begun("merv"), 110)
        self.waiting = self.ilse.open("merkator", ["me", "open", "link", "factor"], listed=True)
        self.people[1].open("merkator", ["me", "open"], listed=True)
        self.alone = self.ilse.open("merkator", ["me", "greedy", "greedy"])["id"]
        puzzles = self.ilse.get("/api/puzzles")["puzzles"]
        self.puzzle = next(
            f"{one['title']}/{one['id']}" for one in puzzles if one["title"] == "merv"
        )

    def analysed(self) -> str:
        """A game alone, left after some careless moves, of which the house has given an account."""
        now = self.ilse.open("merkator", ["me"])
        for _ in range(CARELESS):
            now = self.ilse.play(now, now["legal"][-1]["move"])
        self.ilse.send(now["id"], "end", at=now["at"])
        account = f"/api/tables/{now['id']}/analysis"
        self.ilse.post(account)
        _wait(lambda: self.ilse.get(account)["status"] == "done", ANALYSED)
        return str(now["id"])

    def begun(self, title: str) -> Json:
        """A table of all four."""
        table = self.ilse.open(title, ["me", "open", "open", "open"])
        for seat, person in enumerate(self.people[1:], start=1):
            person.send(table["id"], "sit", seat=seat)
        self.ilse.send(table["id"], "start")
        return table

    def play_to(self, table: Json, moves: int) -> Json:
        """Bots play for all of them for so long; they sit down again when it is Ilse's turn."""
        for seat, person in enumerate(self.people):
            person.send(table["id"], "hand", seat=seat, level="greedy")
        _wait(lambda: self._has_come(table["id"], moves))
        self.ilse.send(table["id"], "take", seat=0)
        _wait(lambda: self._may_act(table["id"]))
        for seat, person in enumerate(self.people[1:], start=1):
            person.send(table["id"], "take", seat=seat)
        return self.ilse.table(table["id"])

    def _has_come(self, table: str, moves: int) -> bool:
        now = self.ilse.table(table)
        return bool(now["moves"] >= moves or now["status"] == "over")

    def _may_act(self, table: str) -> bool:
        """Whether it is over, or Ilse's turn, at the step that is to be shown."""
        now = self.ilse.table(table)
        is_hers = now["to_act"] == 0
        is_shown = now["view"].get("step") == SHOWN[now["title"]]
        if now["status"] == "over" or (is_hers and is_shown):
            return True
        if is_hers:
            legal = [one["move"] for one in now["legal"]]
            self.ilse.play(now, next((m for m in PASSING if m in legal), legal[0]))
        return False


def _wait(is_it: Callable[[], bool], seconds: float = SECONDS) -> None:
    end = time.monotonic() + seconds
    while not is_it():
        assert time.monotonic() < end, "it takes too long"
        time.sleep(0.05)


class Studio:
    """Takes the pictures."""

    def __init__(self, browser: Browser, scene: Scene, wanted: list[str]) -> None:
        self.browser = browser
        self.scene = scene
        self.wanted = wanted

    def context(self, person: Person, phone: bool, dark: bool) -> BrowserContext:
        look: Json = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if phone else {}
        settled = {"viewport": DESKTOP, "locale": "en-GB", **look}
        scheme: Literal["dark", "light"] = "dark" if dark else "light"
        context = self.browser.new_context(
            base_url=self.scene.house.url, color_scheme=scheme, **settled
        )
        context.add_init_script("localStorage.fondaco ??= JSON.stringify({speed: 0})")
        for name, value in person.http.cookies.items():
            context.add_cookies([{"name": name, "value": value, "url": self.scene.house.url}])
        return context

    def take(
        self, name: str, path: str, *steps: str, phone: bool = False, dark: bool = False
    ) -> None:
        """Open a page, click on what the steps name, and take the picture."""
        if self.wanted and name not in self.wanted:
            return
        context = self.context(self.scene.ilse, phone, dark)
        page = context.new_page()
        page.goto(path)
        _settle(page)
        for step in steps:
            (page.tap if phone else page.click)(step)
            _settle(page)
        self.keep(name, page)
        context.close()

    def keep(self, name: str, page: Page) -> None:
        """A small file of what the page shows."""
        target = FOLDER / f"{name}.png"
        page.screenshot(path=target)
        with Image.open(target) as picture:
            picture.convert("RGB").quantize(COLORS, Image.Quantize.FASTOCTREE).save(
                target, optimize=True
            )
        print(f"  {name}: {target.stat().st_size // 1024} kB", flush=True)

    def take_climaxes(self) -> None:
        """Each as it is told to somebody who looks on, and the year's end on a phone as well."""
        for climax, table in staged(self.scene.house, self.scene.people):
            if self.wanted and climax.name not in self.wanted:
                continue
            context = self.context(self.scene.ilse, False, False)
            context.add_init_script("localStorage.fondaco = JSON.stringify({speed: 0.5})")
            page = context.new_page()
            page.goto(f"/tables/{table.id}")
            _settle(page)
            table.play()
            page.wait_for_selector(climax.sign)
            page.wait_for_timeout(LANDS)
            self.keep(climax.name, page)
            context.close()

    def take_companion(self) -> None:
        """At a real table: what the magistrate does, one step large."""
        if self.wanted and "phone-companion" not in self.wanted:
            return
        visitor = Visitor(self.context(self.scene.ilse, True, False))
        sign_in_as(visitor, self.scene.ilse)
        text = TOLD.read_text()
        set_up, first, *_ = entered(text)
        table = RealTable(visitor)
        table.open(Reader(text).head())
        table.lay_out(set_up)
        table.move(first.move)
        visitor.page.wait_for_selector(".outcome")
        _settle(visitor.page)
        self.keep("phone-companion", visitor.page)
        visitor.context.close()

    def take_all(self) -> None:
        middle, over = (f"/tables/{table['id']}" for table in (self.scene.middle, self.scene.over))
        waiting = f"/tables/{self.scene.waiting['id']}"
        hamburg, menu = "[data-place=hamburg]", ".tools > :last-child"
        for dark in (False, True):
            suffix = "-dark" if dark else ""
            self.take(f"start{suffix}", "/", dark=dark)
            self.take(f"table{suffix}", middle, dark=dark)
            self.take(f"chosen{suffix}", middle, hamburg, dark=dark)
            self.take(f"end{suffix}", over, dark=dark)
            self.take(f"phone-chosen{suffix}", middle, hamburg, phone=True, dark=dark)
            self.take(f"merchants{suffix}", f"/tables/{self.scene.merchants['id']}", dark=dark)
            self.take(f"merv{suffix}", f"/tables/{self.scene.merv['id']}", dark=dark)
        self.take("phone-merchants", f"/tables/{self.scene.merchants['id']}", phone=True)
        self.take("phone-merv", f"/tables/{self.scene.merv['id']}", phone=True)
        self.take("set-up", "/new/merkator")
        self.take("waiting", waiting)
        self.take("lobby", "/lobby")
        self.take("you", "/you")
        self.take("rules", "/rules/merkator")
        self.take("about", "/about")
        self.take("moves", middle, ".buttons [aria-expanded]")
        for number, side in enumerate(("log", "rule-panel", "chat"), start=1):
            self.take(side, middle, f".tools > :nth-child({number})")
        self.take("menu", middle, menu)
        self.take("replay", f"{over}?at=60")
        self.take("learn", "/learn/merkator")
        self.take("phone-start", "/", phone=True)
        self.take("phone-set-up", "/new/merkator", phone=True)
        self.take("phone-waiting", waiting, phone=True)
        self.take("phone-table", middle, phone=True)
        for tab in ("office", "contracts", "market", "others"):
            self.take(f"phone-{tab}", middle, f".board-tabs [data-tab={tab}]", phone=True)
        self.take("phone-menu", middle, menu, phone=True)
        self.take("phone-end", over, phone=True)
        self.take("phone-learn", "/learn/merkator", phone=True)
        more = ".hint footer .plain >> nth=0"
        self.take("hint", f"/tables/{self.scene.alone}", ".ask-hint", more, more)
        if not self.wanted or "account" in self.wanted:
            self.take("account", f"/tables/{self.scene.analysed()}")
        self.take("lesson", "/learn/merkator/time")
        self.take("puzzle", f"/puzzles/{self.scene.puzzle}")
        self.take("voyage", "/voyage")
        self.take("companion", "/companion")
        self.take("phone-you", "/you", phone=True)
        self.take_companion()
        self.take_climaxes()


def _settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    page.wait_for_timeout(400)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, opened(Path(place)) as house:
        scene = Scene(house)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
            Studio(browser, scene, sys.argv[1:]).take_all()
            browser.close()


if __name__ == "__main__":
    main()
