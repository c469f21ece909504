"""A game that a log tells of, move by move."""

from collections.abc import Iterator
from typing import NamedTuple

import fondaco
from fondaco.reading import Reader


class Moment(NamedTuple):
    """A table right before a move, and that move; after the last one there is none."""

    table: fondaco.Table
    move: str | None


def moments(log: str) -> Iterator[Moment]:
    """From the first move to the end; where a log was renewed, from there on. It is the same table
    each time, one move further."""
    text = fondaco.replay(log).log()  # in today's words, and known to be whole
    reader = Reader(text)
    table = fondaco.replay(text, to=reader.head().moves_before)
    while (entry := reader.entry()) is not None:
        yield Moment(table, entry.text)
        table.chance.source = fondaco.Recorded(entry.picks)
        table.play(entry.text, entry.seat)
    yield Moment(table, None)
