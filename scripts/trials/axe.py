"""Lets axe look at every screen of the client, in Chromium: both languages, desk and phone, by day
and by night; on the phone also for things too small for a finger, and what scrolls sideways.

Usage: axe.py [--screens desk,phone] [--languages en,de], with tests/ on the path. What the teacher
shows of a game is in teaching.py.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from browser.at_a_table import RealTable
from browser.chromium import FLAGS, chromium_path
from browser.playing import Visitor
from browser.scenes import Scene
from browser.screens import sign_in_as, tour
from browser.test_companion import MAGISTRATE, SOLOPLAY
from browser.test_screens import ALL, CONTRAST, out_of_place, serious
from fondaco.games.shelf import TITLES
from fondaco.reading import Reader
from houses import OpenHouse, opened
from told_logs import Entered, entered

SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
LOCALES = {"en": "en-GB", "de": "de-DE"}
PAGES = {
    "settings": ("/settings", ".settings"),
    "watching": ("/watch", "main"),
    "the voyage": ("/voyage", ".voyage-page"),
    "puzzles": ("/puzzles", "li a"),
    "the companion": ("/companion", ".companion-links a"),
}
PAGES_OF_A_TITLE = {
    "ratings": ("/ratings/{}", "main"),
    "lessons": ("/learn/{}", ".lesson-row"),
    "score sheet": ("/score/{}", ".score-grid"),
    "own cards": ("/cards/{}", ".cards-page [role=status]"),
}


def screens(visitor: Visitor, scene: Scene) -> Iterator[str]:
    """Go from one to the next; the name of each that is shown."""
    yield from tour(visitor, scene)
    for name, (path, sign) in PAGES.items():
        yield from shown(visitor, name, path, sign)
    for title in TITLES:
        for name, (path, sign) in PAGES_OF_A_TITLE.items():
            yield from shown(visitor, f"{name} of {title}", path.format(title), sign)
        puzzles = scene.anna.get("/api/puzzles")["puzzles"]
        one = next((found["id"] for found in puzzles if found["title"] == title), None)
        if one is not None:
            path = f"/puzzles/{title}/{one}"
            yield from shown(visitor, f"a puzzle of {title}", path, ".learn-lead")


def shown(visitor: Visitor, name: str, path: str, sign: str) -> Iterator[str]:
    visitor.go(path)
    visitor.page.wait_for_selector(sign)
    yield name


def at_real_tables(visitor: Visitor, _: Scene) -> Iterator[str]:
    """Of both opponents whom the house plays for owners of the printed games, with a finger."""
    for title, log in (("merkator", SOLOPLAY), ("merv", MAGISTRATE)):
        for name in at_a_real_table(visitor, log):
            yield f"{title} at a real table, {name}"


def at_a_real_table(visitor: Visitor, log: Path) -> Iterator[str]:
    """What is asked, how the game is laid out, one's own move, and a step of the opponent's."""
    real = RealTable(visitor)
    text = log.read_text()
    set_up, *moves = entered(text)
    real.open(Reader(text).head())
    visitor.page.wait_for_selector(".outcome")
    yield "what was drawn"
    real.tell(set_up.drawn)
    visitor.page.wait_for_selector(".laid")
    yield "laid out"
    visitor.page.click(".told-done")
    visitor.until(lambda: visitor.now.get("status") == "playing")
    yield "own move"
    for move in moves:
        enter(real, move)
        if visitor.sees(".told-done"):
            break
    yield "a step"


def enter(real: RealTable, wanted: Entered) -> None:
    """A move of one's own, and what was drawn for it."""
    moves = real.move(wanted.move)
    real.tell(wanted.drawn)
    real.visitor.until(lambda: real.visitor.now["moves"] > moves)
    real.visitor.page.wait_for_selector(".told-done, .table-screen")


@contextmanager
def somebody(browser: Browser, url: str, **settled: Any) -> Iterator[Visitor]:
    context = browser.new_context(
        base_url=url, reduced_motion="reduce", service_workers="block", **settled
    )
    context.add_init_script("localStorage.fondaco ??= JSON.stringify({speed: 0})")
    yield Visitor(context)
    context.close()


def looked_at(visitor: Visitor, screens: Iterator[str], is_small: bool) -> tuple[int, list[str]]:
    """How many screens there were, and what is wrong with them."""
    problems, count = [], 0
    for name in screens:
        found = serious(visitor, ALL)
        visitor.page.emulate_media(color_scheme="dark")
        found += serious(visitor, CONTRAST)
        visitor.page.emulate_media(color_scheme="light")
        found += out_of_place(visitor) if is_small else []
        problems += [f"{name}: {one}" for one in found]
        count += 1
    return count, problems + visitor.troubles


def walked(browser: Browser, house: OpenHouse, scene: Scene, screen: str, language: str) -> bool:
    """Whether all is well."""
    is_well = True
    for walk, touched in ((screens, {}), (at_real_tables, {"has_touch": True})):
        settled = {"locale": LOCALES[language], **SCREENS[screen], **touched}
        with somebody(browser, house.url, **settled) as visitor:
            sign_in_as(visitor, scene.anna)
            count, problems = looked_at(visitor, walk(visitor, scene), screen == "phone")
        print(f"{screen}, {language}: {count} screens, {len(problems)} problems", flush=True)
        print("".join(f"    {one}\n" for one in problems), end="", flush=True)
        is_well = is_well and not problems
    return is_well


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screens", default="desk,phone")
    parser.add_argument("--languages", default="en,de")
    given = parser.parse_args()
    began = time.monotonic()
    with (
        sync_playwright() as playwright,
        tempfile.TemporaryDirectory() as folder,
        opened(Path(folder)) as house,
    ):
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        scene = Scene(house)
        well = [
            walked(browser, house, scene, screen, language)
            for screen in given.screens.split(",")
            for language in given.languages.split(",")
        ]
        browser.close()
    print(f"{time.monotonic() - began:.0f} s: {'all is well' if all(well) else 'see above'}")
    sys.exit(0 if all(well) else 1)


if __name__ == "__main__":
    main()
