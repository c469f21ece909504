"""Merkator: a Supply tile that is empty at once, and journeys that nobody joins."""

from collections import Counter

from fondaco.table import Table
from spotting.folly import Watcher, of_seat

EMPTIED = "the Supply tile has two cubes or fewer after three own turns"
PASSED = "has the Time, and does not join a journey for which it is asked"
FIRST_TURNS = 3
FEW = 2


class Merkator(Watcher):
    """Counts own turns by the journeys that begin them."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: Counter[int] = Counter()

    def before(self, table: Table, seat: int, move: str) -> None:
        if move in ("join", "stay") and "join" in table.legal():
            self.count(PASSED, move == "stay")
        if move.startswith("travel"):
            self._note_turn(table, seat)

    def _note_turn(self, table: Table, seat: int) -> None:
        self.turns[seat] += 1
        if self.turns[seat] == FIRST_TURNS + 1:
            left = sum(of_seat(table, seat, "offices")["supply"].values())
            self.count(EMPTIED, left <= FEW)
