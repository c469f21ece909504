"""Counts what a person would laugh at: some games of each level, each among its own kind.

Usage: follies.py [TITLE ...] [--games N] [--levels NAME ...]

Seeds are below those of the ladder, and steps are those of tournament pace, so that a run can be
repeated. A figure is how often it happened, of how many times it could have.
"""

import argparse
import sys
from collections import Counter

import fondaco
from fondaco.games.shelf import TITLES
from fondaco.players import PLAYERS
from fondaco.table import Table
from laddering.participants import limit
from laddering.program import ALONE
from laddering.tables import in_markdown
from spotting.folly import Watcher
from spotting.merchants import Merchants
from spotting.merkator import Merkator
from spotting.merv import Merv

WATCHERS: dict[str, type[Watcher]] = {"merkator": Merkator, "merchants": Merchants, "merv": Merv}
SEATS = {"merkator": 2, "merchants": 4, "merv": 2}  # as the ladder plays
FIRST_SEED = 6_900_000


def main() -> int:
    assert __doc__ is not None
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("titles", nargs="*", metavar="TITLE", help=f"of {', '.join(TITLES)}")
    parser.add_argument("--games", type=int, default=10, help="of each level")
    parser.add_argument("--levels", nargs="+", default=ALONE, metavar="NAME", choices=ALONE)
    wished = parser.parse_args()
    for title in wished.titles or TITLES:
        print(f"\n{fondaco.game(title).name}, {wished.games} games of each\n")
        print(in_markdown(["", *wished.levels], table_of(title, wished.levels, wished.games)))
        sys.stdout.flush()
    return 0


def table_of(title: str, names: list[str], games: int) -> list[list[str]]:
    """A row for each folly, a column for each level."""
    found = {name: watched(title, name, games) for name in names}
    follies = sorted({folly for chances, _ in found.values() for folly in chances})
    return [[folly, *[share(*found[name], folly) for name in names]] for folly in follies]


def share(chances: Counter[str], seen: Counter[str], folly: str) -> str:
    return f"{seen[folly]} of {chances[folly]}"


def watched(title: str, name: str, games: int) -> tuple[Counter[str], Counter[str]]:
    """How often there was occasion for each folly, and how often it was seen."""
    chances: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        watcher = WATCHERS[title]()
        watch(fondaco.new(title, seats=SEATS[title], seed=seed), name, watcher)
        chances += watcher.chances
        seen += watcher.seen
    return chances, seen


def watch(table: Table, name: str, watcher: Watcher) -> None:
    """Let players of a level play the game to its end."""
    players = [PLAYERS[name](table.game.title, f"{name} {seat}") for seat in range(table.seats)]
    budget = limit(name, "tournament").budget()
    luck = fondaco.Seeded(f"follies of {name}")
    while (seat := table.to_act) is not None:
        move = players[seat].choose(table.game, table.guess(seat, luck), budget).text
        watcher.before(table, seat, move)
        table.play(move, seat)
        watcher.after(table, seat, move)
    watcher.at_the_end(table)


if __name__ == "__main__":
    sys.exit(main())
