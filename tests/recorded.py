"""Recorded games played again, move by move with their own luck."""

from typing import Any, NamedTuple

import fondaco
from fondaco.reading import Reader


class Play(NamedTuple):
    """One move of a log, the view before it and what followed from it."""

    seat: int
    text: str
    before: dict[str, Any]
    events: list[dict[str, Any]]


def played_again(text: str) -> list[Play]:
    reader = Reader(text)
    reader.head()
    table = fondaco.replay(text, to=0)
    found = []
    while entry := reader.entry():
        table.chance.source = fondaco.Recorded(entry.picks)
        before = table.view(None)
        found.append(Play(entry.seat, entry.text, before, table.play(entry.text, entry.seat)))
    return found
