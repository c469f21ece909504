"""Follies: how often there was occasion for one, and how often it was committed."""

from collections import Counter
from typing import Any

from fondaco.table import Table

View = dict[str, Any]


class Watcher:
    """Looks over the shoulders of all players of a title; one for each game."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.chances: Counter[str] = Counter()

    def count(self, folly: str, is_one: bool) -> None:
        """There was occasion for it."""
        self.chances[folly] += 1
        self.seen[folly] += is_one

    def before(self, table: Table, seat: int, move: str) -> None:
        """Somebody is about to make a move."""

    def after(self, table: Table, seat: int, move: str) -> None:
        """Somebody has made it."""

    def at_the_end(self, table: Table) -> None:
        """The game is over."""


def of_seat(table: Table, seat: int, key: str) -> View:
    """What the seat sees of its own part of the table."""
    view: View = table.view(seat)
    part: View = view[key][seat]
    return part
