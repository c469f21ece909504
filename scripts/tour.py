"""Looks at games of each title on screens of six sizes, decision by decision, and counts what is
missing there: exits that are no buttons, words that are cut or covered, lit things that cannot be
clicked or lead nowhere, things that cannot be asked about, an empty prospect.

Usage: tour.py [--progress FILE] [--games N] [--decisions N] [TITLE ...]

The first game of each title is looked at in six sizes, and in German in two; nine more in two.
What was looked at is kept in the progress file, so that a tour that was stopped goes on there.
"""

import argparse
import json
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from browser.bar_tour import SEATS, SIZES, Greedy, Tour, steady_tokens
from browser.chromium import FLAGS, chromium_path
from houses import opened

GAMES = 10
LAPTOP_AND_PHONE = ["1280x800", "390x844"]
PEOPLE = {"merkator": [3, 4, 2], "merchants": [3, 4], "merv": [3, 4, 2]}
RARER = {"merchants": 5}  # of the later games each n-th decision
STRETCH = 10  # decisions, after which the progress is kept
MOST = 2000  # decisions of a game


class Part(NamedTuple):
    """One game in one language."""

    title: str
    game: int
    language: str
    sizes: list[str]
    every: int

    @property
    def name(self) -> str:
        return f"{self.title} {self.game} {self.language}"


def parts_of(title: str, games: int) -> list[Part]:
    rarer = RARER.get(title, 1)
    return [
        Part(title, 0, "en-GB", SIZES, 1),
        Part(title, 0, "de-DE", LAPTOP_AND_PHONE, 1),
        *(Part(title, game, "en-GB", LAPTOP_AND_PHONE, rarer) for game in range(1, games)),
    ]


class Progress:
    """What was looked at so far, a line for each stretch of a game."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        lines = path.read_text().splitlines() if path and path.exists() else []
        self.stretches: list[dict[str, Any]] = [json.loads(line) for line in lines]

    def of(self, part: Part) -> list[dict[str, Any]]:
        return [one for one in self.stretches if one["part"] == part.name]

    def decided(self, part: Part) -> int:
        return max((int(one["to"]) for one in self.of(part)), default=0)

    def is_done(self, part: Part) -> bool:
        return any(one["over"] for one in self.of(part))

    def note(self, part: Part, tour: Tour, told: int) -> None:
        """A stretch was looked at; what was told before it is known."""
        found = {
            "part": part.name,
            "to": tour.decided,
            "looks": tour.looked * len(part.sizes),
            "counts": dict(tour.counts),
            "told": tour.told[told:],
            "over": tour.is_over,
        }
        self.stretches.append(found)
        if self.path:
            with self.path.open("a") as file:
                file.write(json.dumps(found) + "\n")


def look_at(part: Part, progress: Progress, chromium: Browser, most: int) -> None:
    """Go on with one game, to its end."""
    people = PEOPLE[part.title]
    seats = ["me", *["greedy"] * (people[part.game % len(people)] - 1)]
    with (
        tempfile.TemporaryDirectory() as place,
        opened(Path(place), token=steady_tokens(part.game)) as house,
    ):
        tour = Tour(
            chromium,
            house.person(),
            part.title,
            part.sizes,
            part.language,
            [size for size in part.sizes if size in LAPTOP_AND_PHONE],
            seats,
            Greedy(house, part.title),
        )
        tour.pass_by(progress.decided(part))
        while not tour.is_over and tour.decided < most:
            told, tour.looked = len(tour.told), 0
            tour.counts.clear()
            tour.go_on(min(STRETCH, most - tour.decided), part.every)
            progress.note(part, tour, told)
            counts = ", ".join(f"{kind} {count}" for kind, count in sorted(tour.counts.items()))
            print(f"{part.name}, decision {tour.decided}: {counts}", flush=True)
            for line in tour.told[told:]:
                print(f"  {line}", flush=True)
        tour.close()


def report(parts: list[Part], progress: Progress) -> int:
    """Print what was counted; how much that is."""
    found = 0
    for part in parts:
        stretches = progress.of(part)
        counts: Counter[str] = Counter()
        for one in stretches:
            counts.update(one["counts"])
        looks = sum(int(one["looks"]) for one in stretches)
        state = "whole" if progress.is_done(part) else "not whole"
        said = ", ".join(f"{kind} {count}" for kind, count in sorted(counts.items()))
        print(f"{part.name}: {state}, {progress.decided(part)} decisions, {looks} looks: {said}")
        found += counts.total() - counts["clicks"]
    return found


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    options.add_argument("titles", nargs="*", default=list(SEATS))
    options.add_argument("--progress", type=Path)
    options.add_argument("--games", type=int, default=GAMES)
    options.add_argument("--decisions", type=int, default=MOST, help="of each game at most")
    wanted = options.parse_args()
    progress = Progress(wanted.progress)
    parts = [part for title in wanted.titles for part in parts_of(title, wanted.games)]
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)
        for part in parts:
            if not progress.is_done(part):
                look_at(part, progress, chromium, wanted.decisions)
        chromium.close()
    return 1 if report(parts, progress) else 0


if __name__ == "__main__":
    raise SystemExit(main())
