"""Merv: a mosque that is never entered, and buildings that are given up though they need not be."""

from fondaco.table import Table
from spotting.folly import Watcher

MOSQUE = "never enters the mosque in a game"
RANSOM = "gives up a building that it could ransom"


class Merv(Watcher):
    """Who was in the mosque is known at the end."""

    def __init__(self) -> None:
        super().__init__()
        self.entered: set[int] = set()

    def before(self, table: Table, seat: int, move: str) -> None:
        if move.startswith("advance to"):
            self.entered.add(seat)
        legal = table.legal()
        if "surrender" in legal and len(legal) > 1:
            self.count(RANSOM, move == "surrender")

    def at_the_end(self, table: Table) -> None:
        for seat in range(table.seats):
            self.count(MOSQUE, seat not in self.entered)
