"""How strong the bots are: levels against each other and alone, with intervals and ratings.

Usage: ladder.py [TITLE ...] [--pace tournament|full|all] [--rows WORDS] [--games N] [--to-the-end]
                 [--workers N] [--ray [ADDRESS]] [--report] [--vouch N] [--kept FOLDER]

Games are kept in docs/strength/games and counted on, by anybody who has a clone: a run goes on
where the last one stopped, and plays again only what a change of rules, edition, weights, players
or levels has touched. Ctrl-C stops it at any time. What all rows of a title show is printed, and
written into docs/strength.md; a run of some rows only, or with another number of games, is printed
only.

`--vouch 3` is for a change of the players that should change no game: it plays three games of each
row again, and where all of them come out the same, the other games of the row count as well.
"""

import argparse
import dataclasses
import os
import sys
from collections.abc import Sequence
from pathlib import Path

import fondaco
from fondaco.games.shelf import TITLES
from laddering.crew import Crew, Failed, Players, on_ray
from laddering.document import ROOT, about, write
from laddering.keeping import Busy, Kept
from laddering.program import program
from laddering.results import parts
from laddering.rows import Row
from laddering.running import Run
from laddering.standing import Standing
from laddering.tables import on_screen
from laddering.vouching import vouch

KEPT = ROOT / "docs" / "strength" / "games"


def wishes(given: Sequence[str] | None = None) -> argparse.Namespace:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    add = parser.add_argument
    add("titles", nargs="*", metavar="TITLE", help=f"{', '.join(TITLES)}; all if none is named")
    add("--pace", choices=("tournament", "full", "all"), default="tournament")
    add("--rows", default="", help="only rows whose name has these words")
    add("--games", type=int, help="so many games of each row")
    add("--to-the-end", action="store_true", help="no test ends a row before")
    add("--workers", type=int, default=cores(), help="so many processes; one a core if not told")
    add("--ray", nargs="?", const="here", metavar="ADDRESS", help="play on a Ray cluster, or here")
    add("--report", action="store_true", help="play nothing: write down what is kept")
    add("--vouch", type=int, metavar="N", help="play N games of each row again, no new ones")
    add("--kept", type=Path, default=KEPT, help="the folder of the games")
    wished = parser.parse_args(given)
    for title in wished.titles:
        if title not in TITLES:
            parser.error(f"there is no title {title!r}; there is {', '.join(TITLES)}")
    return wished


def cores() -> int:
    known = hasattr(os, "sched_getaffinity")
    return len(os.sched_getaffinity(0)) if known else os.cpu_count() or 1


def is_meant(row: Row, wished: argparse.Namespace) -> bool:
    """Whether the row is to be played now."""
    at_pace = wished.pace == "all" or (row.pace == "full") == (wished.pace == "full")
    return at_pace and is_named(row, wished) and not (wished.report or wished.vouch)


def is_named(row: Row, wished: argparse.Namespace) -> bool:
    return str(wished.rows).lower() in row.name.lower()


def rows_of(title: str, wished: argparse.Namespace) -> list[Row]:
    rows = program(title)
    if wished.games is None:
        return rows
    return [dataclasses.replace(row, games=wished.games) for row in rows]


def climb(title: str, wished: argparse.Namespace) -> None:
    """Play what is missing of a title, then tell what all of it shows."""
    kept = Kept(wished.kept / f"{title}.jsonl")
    to_the_end = wished.to_the_end
    rows = rows_of(title, wished)
    if wished.vouch:
        vouch_for([row for row in rows if is_named(row, wished)], kept, wished)
    standings = [Standing(row, kept, to_the_end=to_the_end) for row in rows]
    try:
        play([one for one in standings if is_meant(one.row, wished)], kept, wished)
    finally:
        tell(title, [one for one in standings if is_named(one.row, wished)])
        kept.close()
    if wished.report or not (wished.rows or wished.games):
        write(title, standings)


def vouch_for(rows: list[Row], kept: Kept, wished: argparse.Namespace) -> None:
    """Play some games of each row again, and say what came of it."""
    crew = Crew(wished.workers)
    try:
        for row in rows:
            for told in vouch(Standing(row, kept), kept, crew, wished.vouch):
                print(told, flush=True)
    finally:
        crew.dismiss()


def play(standings: list[Standing], kept: Kept, wished: argparse.Namespace) -> None:
    if all(one.is_closed for one in standings):
        return
    crew: Players = on_ray(wished.ray) if wished.ray else Crew(wished.workers)
    try:
        Run(standings, kept, crew).play()
    finally:
        crew.dismiss()


def tell(title: str, standings: list[Standing]) -> None:
    print(f"\n{fondaco.game(title).name}. {about(title, standings)}")
    for part in parts(standings):
        print(f"\n{part.heading}\n{on_screen(part.head, part.rows)}")
    sys.stdout.flush()


def main() -> int:
    wished = wishes()
    print(f"engine: {'compiled' if fondaco.is_compiled() else 'interpreted'}", flush=True)
    try:
        for title in wished.titles or TITLES:
            climb(title, wished)
    except KeyboardInterrupt:
        print("\nStopped; all games that ended are kept, and the same command goes on.")
        return 130
    except (Busy, Failed) as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
