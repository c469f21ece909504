"""Perft: the leaves of the tree of legal moves, to a depth, with scripted luck.

One number checks generation and application at once. perft.txt holds a line a count:
seats, seed of the set-up, moves played at random before, depth, leaves.
"""

from pathlib import Path

import pytest

import fondaco

COUNTS = [
    [int(word) for word in line.split()]
    for line in Path(__file__).with_name("perft.txt").read_text().splitlines()
    if not line.startswith("#")
]
MOST = 3_000_000 if fondaco.is_compiled() else 20_000  # leaves counted in one test


class First(fondaco.Chance):
    """Luck that always picks the first."""

    def pick(self, n: int) -> int:
        return 0


def leaves(game: fondaco.Game, state: fondaco.State, depth: int) -> int:
    moves = game.legal(state)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        game.apply(after, move, First())
        total += leaves(game, after, depth - 1)
    return total


def opening(game: fondaco.Game, seats: int, seed: int, played: int) -> fondaco.State:
    chance = fondaco.Seeded(seed)
    state = game.new(seats, {}, chance)
    for _ in range(played):
        moves = game.legal(state)
        game.apply(state, moves[chance.pick(len(moves))], chance)
    return state


@pytest.mark.parametrize(
    ("seats", "seed", "played", "depth", "count"), [row for row in COUNTS if row[4] <= MOST]
)
def test_perft(seats: int, seed: int, played: int, depth: int, count: int) -> None:
    game = fondaco.game("merkator")
    assert leaves(game, opening(game, seats, seed, played), depth) == count
