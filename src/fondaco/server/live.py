"""A table as it stands right now: all that a decision, or a picture of the table, is made from."""

from collections.abc import Sequence

import fondaco
from fondaco import Event
from fondaco.server import journal, wire
from fondaco.server.journal import Entry
from fondaco.server.record import Record
from fondaco.server.replay import Replay
from fondaco.server.rows import StoredTable
from fondaco.server.runtime import Runtime
from fondaco.server.visitor import Visitor

News = tuple[Entry, Sequence[Event]]


class LiveTable:
    """The record of a table, its game, and its clock. Only its room changes it."""

    def __init__(self, stored: StoredTable, entries: Sequence[Entry], runtime: Runtime) -> None:
        self.id = stored.id
        self.seed = stored.seed
        self.runtime = runtime
        self.game = fondaco.game(stored.opened.title)
        self.record = Record(stored.opened)
        for entry in entries:
            self.record.add(entry)
        self.table = self.replay.now()
        self.credit = (0, 0)  # a moment, and how long the house was closed since

    @property
    def replay(self) -> Replay:
        return Replay(self.record, self.seed)

    def follow(self, entry: Entry) -> Sequence[Event]:
        """Read an entry that another process has made."""
        self.record.add(entry)
        if isinstance(entry.body, journal.Moved) and self.table is not None:
            after = self.table.copy()
            events = self.replay.play_line(after, entry.body.line)
            self.table = after
            return events
        if isinstance(entry.body, journal.CHANGES_POSITION):
            self.table = self.replay.now()
        return []

    # --- Whose turn it is ---

    @property
    def status(self) -> wire.Status:
        if self.record.status == "playing" and self.table is not None and self.table.is_over:
            return "over"
        return self.record.status

    @property
    def to_act(self) -> int | None:
        if self.table is None or self.status != "playing":
            return None
        return self.table.to_act

    def bot_to_act(self) -> str:
        """The level of the bot that is to act, if one is."""
        seat = self.to_act
        return "" if seat is None else self.record.seats[seat].level

    # --- Who sees what ---

    def is_owner(self, visitor: Visitor) -> bool:
        return bool(visitor.person) and visitor.person == self.record.owner

    def eyes(self, visitor: Visitor, chosen: int | None) -> int | None:
        """The seat from which a client sees the table. Whoever holds several has to say which, and
        a curtain falls when the turn passes from one of them to another."""
        seats = self.record.seats_of(visitor.person)
        if len(seats) == 1:
            return seats[0]
        acting = self.to_act
        if seats and not self.game.has_secrets:
            return acting if acting in seats else seats[0]
        if chosen not in seats or (acting in seats and acting != chosen):
            return None
        return chosen

    # --- The clock ---

    @property
    def running(self) -> int | None:
        """The seat whose time is running."""
        seat = self.to_act
        if seat is None or self.record.opened.clock is None or self.bot_to_act():
            return None
        return seat

    def spent(self) -> int:
        """Milliseconds since the position changed, while the house was open."""
        if self.running is None:
            return 0
        moment, closed = self.credit
        passed = self.runtime.now() - self.record.since
        return max(0, passed - closed) if moment == self.record.since else max(0, passed)

    def time_left(self, seat: int) -> int:
        return self.record.left[seat] - (self.spent() if seat == self.running else 0)

    def clock_now(self) -> wire.ClockNow | None:
        rule = self.record.opened.clock
        if rule is None:
            return None
        left = [max(0, self.time_left(seat)) for seat in range(len(self.record.seats))]
        late = self.record.ran_out is not None
        return wire.ClockNow(rule, left, self.running, late, self.record.choices)
