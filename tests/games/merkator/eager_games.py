"""Games of Merkator in which much is fulfilled, traded and joined, for tests of the words."""

import random
from collections.abc import Iterator

import fondaco
from fondaco import Table


def eager(table: Table, luck: random.Random) -> str:
    """Any move, but often one that fulfills, trades or joins."""
    legal = table.legal()
    bold = [move for move in legal if move.split()[0] in ("fulfill", "trade", "join", "buy")]
    return luck.choice(bold if bold and luck.random() < 0.7 else legal)


def games() -> Iterator[tuple[Table, random.Random]]:
    for seed in range(45):
        yield fondaco.new("merkator", seats=2 + seed % 3, seed=seed), random.Random(seed)
