"""From the lines of a journal to a table: all of them, or as many as wanted."""

import fondaco
from fondaco import Event, Recorded, Seal, Sealed, Seeded, Table
from fondaco.server.journal import split
from fondaco.server.record import Record


class Replay:
    """Plays what a record tells, with the luck of its table."""

    def __init__(self, record: Record, seed: str) -> None:
        self.record = record
        self.seed = seed

    def now(self) -> Table | None:
        """The table as it stands; None if the game has not begun."""
        return self.after(len(self.record.lines)) if self.record.head else None

    def after(self, moves: int) -> Table:
        """The table after some of its moves."""
        text = "\n".join([self.record.head, *self.record.lines[:moves], "end", ""])
        table = self._with_luck(text, moves)
        is_last = moves == len(self.record.lines)
        if self.record.ended and is_last and isinstance(table.chance.source, Sealed):
            table.reveal()
        return table

    def _with_luck(self, text: str, moves: int) -> Table:
        """A log read in; sealed luck goes on as it was sealed, any other luck afresh."""
        if not self.record.opened.seal:
            return fondaco.replay(text, seed=f"{self.seed} {moves}")
        return fondaco.replay(text, seal=Seal(self.seed) if self.seed else None)

    def beginning_of_decision(self, move: int) -> int:
        """The number of moves before the decision that a move is part of."""
        while move > 0 and self.after(move).is_mid_decision:
            move -= 1
        return move

    def play_line(self, table: Table, line: str) -> list[Event]:
        """Play one more line of the log at a table, with the luck that was drawn."""
        seat, move = split(line)
        if not isinstance(table.chance.source, Sealed):
            picks = line.partition(" | ")[2].split()
            table.chance.source = Recorded([int(pick) for pick in picks])
        events = table.play_move(table.legal_move(move, seat))
        if table.last_row() != line:
            raise ValueError(f"{line!r} is not what was drawn here: {table.last_row()!r}")
        if not isinstance(table.chance.source, Sealed):
            table.chance.source = Seeded(f"{self.seed} {table.moves_played}")
        return events
