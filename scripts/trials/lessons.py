"""Plays every lesson to its end in Chromium: both languages, desk and phone.

Usage: lessons.py [--pictures FOLDER] [--only merkator/travel] [--screens desk,phone]
Each slip has to stand beside its thing and to cover nothing that is asked for; the script fails
with a list of those that do not.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from browser.chromium import FLAGS, chromium_path
from browser.lesson_walk import Walk
from fondaco.games.shelf import TITLES
from fondaco.lessons import Lesson, path_of
from houses import opened

SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
LANGUAGES = ("en", "de")


def plain(lesson: Lesson) -> dict[str, Any]:
    """What the walk needs to know of a lesson."""
    steps = [msgspec.to_builtins(step) for step in lesson.script.steps]
    return {"title": lesson.title, "id": lesson.id, "steps": steps}


def played(page: Page, lesson: Lesson, language: str, name: str, folder: str) -> list[str]:
    """What was wrong on the way to the end of a lesson; what kept it from its end, too."""

    def shown(step: int) -> None:
        if folder:
            page.screenshot(path=Path(folder, f"{lesson.id}-{name}-{language}-{step:02}.png"))

    walk = Walk(page, plain(lesson), shown)
    try:
        return walk.go(language)
    except Exception as problem:  # the other lessons are played all the same
        shown(99)
        return [*walk.problems, f"{lesson.file} {name} {language}: {str(problem)[:300]}"]


def all_played(browser: Browser, url: str, given: argparse.Namespace) -> Iterator[list[str]]:
    lessons = [one for title in TITLES for one in path_of(title) if given.only in one.file]
    for name in given.screens.split(","):
        for language in LANGUAGES if not given.language else [given.language]:
            settled = {"locale": "en-GB", "reduced_motion": "reduce", "color_scheme": given.light}
            context = browser.new_context(base_url=url, **settled, **SCREENS[name])
            context.add_init_script("localStorage.fondaco = JSON.stringify({speed: 0})")
            for lesson in lessons:
                page = context.new_page()
                found = played(page, lesson, language, name, given.pictures)
                print(f"{lesson.file} {name} {language}: {'; '.join(found) or 'played'}")
                page.close()
                yield found
            context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", default="", help="a folder for a picture of every slip")
    parser.add_argument("--only", default="", help="part of a file's name")
    parser.add_argument("--screens", default="desk,phone")
    parser.add_argument("--language", default="")
    parser.add_argument("--light", default="light", choices=["light", "dark"])
    parser.add_argument("--url", default="", help="a house that is open already")
    given = parser.parse_args()
    began = time.monotonic()
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        if given.url:
            found = list(all_played(browser, given.url, given))
        else:
            with opened(Path(folder)) as house:
                found = list(all_played(browser, house.url, given))
        browser.close()
    wrong = [problem for problems in found for problem in problems]
    print(f"{len(found)} walks in {time.monotonic() - began:.0f} s, {len(wrong)} problems")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
