"""Games of Merv move by move, with what was told of them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import fondaco

NAMES = ["You", "Ana", "Ben", "Cleo"]
GAME = fondaco.game("merv")


@cache
def stories() -> list[tuple[fondaco.Table, list[dict[str, Any]]]]:
    """Games of every number of seats, move by move, with what was told."""
    found = []
    for seats in (1, 2, 3, 4):
        table = fondaco.new("merv", seats=seats, seed=f"story {seats}")
        will = fondaco.Seeded(seats)
        while table.to_act is not None:
            legal = table.legal()
            events = table.play(legal[will.pick(len(legal))])
            found.append((table.copy(), events))
    return found


def told() -> Iterator[dict[str, Any]]:
    for _, events in stories():
        yield from events
