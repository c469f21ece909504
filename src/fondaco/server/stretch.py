"""A stretch of a game: some of its moves, and the position before them. Whoever has one can play
them again: the room of a table, or a worker process that knows nothing else."""

from collections.abc import Iterator

from msgspec import Struct

import fondaco
from fondaco import Event, Keyed, Recorded, Seal, Sealed, Seeded, Table
from fondaco.log import Head
from fondaco.opening import is_passed_over
from fondaco.reading import Reader
from fondaco.server.journal import split
from fondaco.server.positions import Position

FIXED = (Sealed, Keyed)  # luck that goes on as it was fixed


class Stretch(Struct, frozen=True):
    """Moves of a game, from a position on; without one, from the set-up."""

    head: str  # of the log
    position: Position | None
    lines: list[str]
    seed: str  # of the table's luck; nothing where it is sealed and not known
    is_sealed: bool

    @property
    def first(self) -> int:
        """How many moves were played before it."""
        return self.position.moves if self.position is not None else 0

    @property
    def seats(self) -> int:
        return head_of(self.head).seats

    def beginning(self) -> Table:
        """The table before its first move."""
        return self._read([])

    def end(self) -> Table:
        """The table after its last move."""
        return self._read(self.lines)

    def _read(self, lines: list[str]) -> Table:
        """A log read in; luck that was fixed goes on as it was, any other luck afresh."""
        origin = [] if self.position is None else [self.position.row()]
        text = "\n".join([self.head, *origin, *lines, "end", ""])
        if head_of(self.head).voyage and self.position is None:
            return fondaco.replay(text)
        if not self.is_sealed:
            return fondaco.replay(text, seed=f"{self.seed} {self.first + len(lines)}")
        return fondaco.replay(text, seal=Seal(self.seed) if self.seed else None)

    def play_at(self, table: Table) -> Iterator[tuple[str, list[Event]]]:
        """Play it at the table of its beginning: each line, and what happened."""
        is_older = self.is_older
        for number, line in enumerate(self.lines, self.first + 1):
            if is_older and is_passed_over(table, *split(line)):
                yield line, []
            else:
                yield line, play_line(table, line, f"{self.seed} {number}")

    @property
    def is_older(self) -> bool:
        """Whether it was played under rules that are older than today's."""
        head = head_of(self.head)
        rules = head.rules if self.position is None else self.position.rules
        return rules < fondaco.game(head.title).rules_version

    def last_between_decisions(self) -> int | None:
        """The number of moves after which, for the last time, no decision was half made."""
        table = self.beginning()
        found = None if table.is_mid_decision else self.first
        for number, _ in enumerate(self.play_at(table), self.first + 1):
            if not table.is_mid_decision:
                found = number
        return found


def head_of(text: str) -> Head:
    """What a head says, as it stands in a journal."""
    return Reader(f"{text}\nend\n").head()


def play_line(table: Table, line: str, seed: str) -> list[Event]:
    """Play one more line of the log at a table, with the luck that was drawn; luck that is not
    fixed goes on with a seed."""
    seat, move = split(line)
    if not isinstance(table.chance.source, FIXED):
        picks = line.partition(" | ")[2].split()
        table.chance.source = Recorded([int(pick) for pick in picks])
    events = table.play_move(table.legal_move(move, seat))
    if table.last_row() != line:
        raise ValueError(f"{line!r} is not what was drawn here: {table.last_row()!r}")
    if not isinstance(table.chance.source, FIXED):
        table.chance.source = Seeded(seed)
    return events
