"""Perft: the leaves of the tree of legal moves, to a depth, with scripted luck.

One number checks generation and application at once. A perft.txt holds a line a count: seats, seed
of the set-up, moves played at random before, depth, leaves, and options as name=value, if any.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import fondaco

MOST = 3_000_000 if fondaco.is_compiled() else 20_000  # leaves counted in one test


class Count(NamedTuple):
    """A position of a title, and how many leaves its tree has."""

    seats: int
    seed: int
    played: int
    depth: int
    leaves: int
    options: Mapping[str, str]


class First(fondaco.Chance):
    """Luck that always picks the first."""

    def pick(self, n: int) -> int:
        return 0


def counts(path: Path) -> list[Count]:
    """The counts of a file that this engine is fast enough for."""
    rows = [line.split() for line in path.read_text().splitlines() if not line.startswith("#")]
    return [count for count in map(read, rows) if count.leaves <= MOST]


def read(row: list[str]) -> Count:
    seats, seed, played, depth, leaves = (int(word) for word in row[:5])
    options = dict(word.split("=") for word in row[5:])
    return Count(seats, seed, played, depth, leaves, options)


def leaves(title: str, count: Count) -> int:
    game = fondaco.game(title)
    return leaves_below(game, opening(game, count), count.depth)


def opening(game: fondaco.Game, count: Count) -> fondaco.State:
    chance = fondaco.Seeded(count.seed)
    state = game.new(count.seats, count.options, chance)
    for _ in range(count.played):
        moves = game.legal(state)
        game.apply(state, moves[chance.pick(len(moves))], chance)
    return state


def leaves_below(game: fondaco.Game, state: fondaco.State, depth: int) -> int:
    moves = game.legal(state)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        game.apply(after, move, First())
        total += leaves_below(game, after, depth - 1)
    return total
