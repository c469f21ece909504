"""Merkator: a Supply tile that is empty at once, journeys that nobody joins, idle sales."""

from collections import Counter

from fondaco.table import Table
from spotting.folly import Watcher, of_seat

EMPTIED = "the Supply tile has two cubes or fewer after three own turns"
PASSED = "has the Time, and does not join a journey for which it is asked"
SOLD = "sells a Contract of five or fewer, and travels without having bought anything since"
FIRST_TURNS = 3
FEW = 2
OFFICE = 5  # Contracts that may be kept


class Merkator(Watcher):
    """Counts own turns by the journeys that begin them."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: Counter[int] = Counter()
        self.has_sold = False  # in this Investment, though nobody had to
        self.is_for_nothing = False  # so far

    def before(self, table: Table, seat: int, move: str) -> None:
        if move in ("join", "stay") and "join" in table.legal():
            self.count(PASSED, move == "stay")
        self._note_sale(table, seat, move)
        if move.startswith("travel"):
            self._note_turn(table, seat)

    def _note_sale(self, table: Table, seat: int, move: str) -> None:
        if move.startswith("sell"):
            is_forced = len(of_seat(table, seat, "offices")["contracts"]) > OFFICE
            self.has_sold = self.has_sold or not is_forced
            self.is_for_nothing = self.is_for_nothing or not is_forced
        elif move.startswith("buy"):
            self.is_for_nothing = False
        elif move.startswith("travel"):
            if self.has_sold:
                self.count(SOLD, self.is_for_nothing)
            self.has_sold = self.is_for_nothing = False

    def _note_turn(self, table: Table, seat: int) -> None:
        self.turns[seat] += 1
        if self.turns[seat] == FIRST_TURNS + 1:
            left = sum(of_seat(table, seat, "offices")["supply"].values())
            self.count(EMPTIED, left <= FEW)
