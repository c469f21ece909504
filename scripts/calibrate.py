"""Fits the calibration of titles to games of the levels against each other; goes on where it
stopped.

Usage: calibrate.py [TITLE ...] [--games N] [--fresh]. Each third of the games is measured with what
was fitted to the others: figures and pictures go into docs/strength.md. What the package gets is
fitted to all of them.
"""

import argparse
import sys
from pathlib import Path

import msgspec

import fondaco
from calibrating.document import write
from calibrating.figures import Held, held_out
from calibrating.fitting import fitted
from calibrating.games import Played, played, wanted
from fondaco.analysis.calibration import Calibration
from fondaco.analysis.outlook import name_of_judge
from fondaco.games.shelf import TITLES

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "calibration"
INTO = ROOT / "src" / "fondaco" / "analysis" / "calibration"
GAMES = 400


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("titles", nargs="*", default=list(TITLES))
    options.add_argument("--games", type=int, default=GAMES)
    options.add_argument("--fresh", action="store_true", help="play all games again")
    args = options.parse_args()
    for title in args.titles:
        found = games_of(title, args.games, args.fresh)
        calibration, held = calibrated(title, found, args.games)
        write_json(calibration)
        write(title, calibration, held)
    return 0


def games_of(title: str, games: int, is_fresh: bool) -> list[Played]:
    """All games, those that were kept and those that are missing."""
    game = fondaco.game(title)
    name = f"{title}-{game.rules_version}-{game.edition}-{name_of_judge(title)}.jsonl"
    path = KEPT / name
    path.parent.mkdir(parents=True, exist_ok=True)
    if is_fresh:
        path.unlink(missing_ok=True)
    rows = path.read_bytes().splitlines() if path.exists() else []
    found = [msgspec.json.decode(row, type=Played) for row in rows]
    everything = list(wanted(title, games))
    for done, one in enumerate(everything[len(found) :], len(found) + 1):
        found.append(played(title, *one))
        with path.open("ab") as file:
            file.write(msgspec.json.encode(found[-1]) + b"\n")
        print(f"\r{title}: {done} of {len(everything)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found[: len(everything)]


def calibrated(title: str, games: list[Played], number: int) -> tuple[Calibration, dict[str, Held]]:
    """Curves for each way to play, and how far such curves can be trusted."""
    game, ways, held = fondaco.game(title), {}, {}
    for way in dict.fromkeys(one.way for one in games):
        inside = [one for one in games if one.way == way]
        ways[way] = fitted(way, inside)
        held[way] = held_out(way, inside, game.par)
    judge = name_of_judge(title)
    seed = f"calibrate {title}"
    found = Calibration(title, game.rules_version, game.edition, judge, number, seed, ways)
    return found, held


def write_json(calibration: Calibration) -> None:
    INTO.mkdir(exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(calibration), indent=1)
    (INTO / f"{calibration.title}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    sys.exit(main())
