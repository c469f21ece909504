"""Fits the calibration of titles to games of the levels against each other, and measures it; goes
on where it stopped.

Usage: calibrate.py [TITLE ...] [--games N] [--seen N] [--only fit|seen] [--fresh]

Each third of the games is measured with what was fitted to the others; what the package gets is
fitted to all of them. Then what people see is measured in new games: the chance at the ends of
lines of play. Figures and pictures go into docs/strength.md.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

import fondaco
from calibrating import games, kept, seen
from calibrating.document import write, write_seen
from calibrating.figures import Held, held_out
from calibrating.fitting import fitted
from calibrating.games import Played
from calibrating.seen import Seen
from fondaco.analysis.calibration import Calibration
from fondaco.analysis.outlook import name_of_judge
from fondaco.games.shelf import TITLES
from fondaco.puzzles.files import name_of_chances

INTO = Path(__file__).resolve().parent.parent / "src" / "fondaco" / "analysis" / "calibration"
GAMES, SEEN = 400, 250

T = TypeVar("T", Played, Seen)


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("titles", nargs="*", default=list(TITLES))
    options.add_argument("--games", type=int, default=GAMES, help="to fit to, of each way to play")
    options.add_argument("--seen", type=int, default=SEEN, help="new ones, of each way to play")
    options.add_argument("--only", choices=("fit", "seen"), help="one of the two")
    options.add_argument("--fresh", action="store_true", help="play all games again")
    args = options.parse_args()
    for title in args.titles:
        if args.only != "seen":
            fit(title, args.games, args.fresh)
        if args.only != "fit":
            look(title, args.seen, args.fresh)
    return 0


def fit(title: str, number: int, is_fresh: bool) -> None:
    """Curves of a title, into the package, and how well they hold."""
    path = kept.path_of(title)
    if is_fresh:
        path.unlink(missing_ok=True)
    wanted = list(games.wanted(title, number))
    calibration, held = calibrated(
        title, kept.all_of(title, path, Played, wanted, games.played), number
    )
    write_json(calibration)
    write(title, calibration, held)


def calibrated(title: str, found: list[Played], number: int) -> tuple[Calibration, dict[str, Held]]:
    """Curves for each way to play, and how far such curves can be trusted."""
    game, judge = fondaco.game(title), name_of_judge(title)
    ways = {way: fitted(way, inside) for way, inside in by_way(found).items()}
    held = {way: held_out(way, inside, game.par) for way, inside in by_way(found).items()}
    seed = f"calibrate {title}"
    calibration = Calibration(title, game.rules_version, game.edition, judge, number, seed, ways)
    return calibration, held


def by_way(found: Sequence[T]) -> dict[str, list[T]]:
    ways = dict.fromkeys(one.way for one in found)
    return {way: [one for one in found if one.way == way] for way in ways}


def write_json(calibration: Calibration) -> None:
    INTO.mkdir(exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(calibration), indent=1)
    (INTO / f"{calibration.title}.json").write_bytes(text + b"\n")


def look(title: str, number: int, is_fresh: bool) -> None:
    """How well what people see holds, in games that no curve knows."""
    path = kept.path_of(title, f"-seen-{name_of_chances(title)}")
    if is_fresh:
        path.unlink(missing_ok=True)
    wanted = list(seen.wanted(title, number))
    found = by_way(kept.all_of(title, path, Seen, wanted, seen.seen))
    write_seen(title, {way: seen.held(inside) for way, inside in found.items()})


if __name__ == "__main__":
    sys.exit(main())
