"""From the lines of a journal to a table: any moment, from the nearest position before it."""

from collections.abc import Iterable

from msgspec.structs import replace

from fondaco import Refused, Sealed, Table
from fondaco.server.positions import Position
from fondaco.server.record import Record
from fondaco.server.stretch import Stretch

PASSED = "The first {} moves were played under other rules; nobody can go back to them."


class Replay:
    """Plays what a record tells, with the luck of its table."""

    def __init__(self, record: Record, seed: str, positions: Iterable[Position] = ()) -> None:
        self.record = record
        self.seed = seed
        self.positions = positions  # in the order of their moves

    @property
    def border(self) -> int:
        """How many moves were played under other rules."""
        return self.record.renewed.moves if self.record.renewed is not None else 0

    def stretch(self, first: int, last: int) -> Stretch:
        """The moves up to the last, from a position on that comes before the first, if there is
        one under the same rules."""
        if last >= self.border:
            first = max(first, self.border)
        position = self._nearest(first)
        if position is not None:  # what follows from it was played under the rules of the record
            rules, edition = self.record.versions()
            position = replace(position, rules=rules, edition=edition)
        begin = 0 if position is None else position.moves
        lines = self.record.lines[begin:last]
        is_sealed = bool(self.record.opened.seal)
        return Stretch(self.record.head, position, lines, self.seed, is_sealed)

    def _nearest(self, moves: int) -> Position | None:
        """The last position with at most so many moves, played under the rules of today."""
        origin = self.record.renewed
        found = origin
        for position in self.positions:
            if position.moves <= moves and (origin is None or position.moves >= origin.moves):
                found = position
        if found is not None and found.moves > moves:
            raise Refused(PASSED.format(found.moves))
        return found

    def after(self, moves: int) -> Table:
        """The table after some of its moves."""
        table = self.stretch(moves, moves).end()
        is_last = moves == len(self.record.lines)
        if self.record.ended and is_last and isinstance(table.chance.source, Sealed):
            table.reveal()
        return table

    def beginning_of_decision(self, move: int) -> int:
        """The number of moves before the decision that a move is part of."""
        stretch = self.stretch(move, move)
        found = stretch.last_between_decisions()
        while found is None and stretch.first > self.border:
            stretch = self.stretch(stretch.first - 1, move)
            found = stretch.last_between_decisions()
        if found is None and self.border > 0:
            raise Refused(PASSED.format(self.border))
        return found or 0
