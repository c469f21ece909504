"""A table as it stands right now: all that a decision, or a picture of the table, is made from."""

from collections.abc import Sequence

from msgspec.structs import replace

import fondaco
from fondaco import Event, Table
from fondaco.server import journal, wire
from fondaco.server.allowance import HOUR, reserve_in
from fondaco.server.journal import Entry
from fondaco.server.past import END_IT, Past
from fondaco.server.positions import Position, is_due, position_of
from fondaco.server.record import Record
from fondaco.server.replay import Replay
from fondaco.server.rows import StoredTable
from fondaco.server.runtime import Runtime, Stopwatch
from fondaco.server.store.own import StandsFor
from fondaco.server.stretch import play_line
from fondaco.server.visitor import Visitor

HURRIED = 10_000  # milliseconds for which a table says that its bots think less

News = tuple[Entry, Sequence[Event]]


class LiveTable:
    """The record of a table, its game, and its clock. Only its room changes it."""

    def __init__(self, stored: StoredTable, record: Record, runtime: Runtime) -> None:
        self.id = stored.id
        self.seed = stored.seed
        self.runtime = runtime
        self.game = fondaco.game(stored.opened.title)
        self.record = record
        self.table: Table | None = None  # once the game has begun, if it can be played here
        self.past: Past | None = None  # in its place, if it cannot
        self.is_to_be_renewed = False  # before it is played on, under other rules than so far
        self.positions: list[Position] = []  # from which it can be played again, in their order
        self.kept = stored.kept  # how many moments; -1 if they cannot be made
        self.standing: dict[int, StandsFor] = {}  # what the house answers, by seat
        self.fading: dict[int, int] = {}  # by seat: decisions in a row with hardly a chance
        self.looked = -1  # the position in which that was looked at last
        self.hurried: Stopwatch | None = None  # since a bot of it had less than its time
        self.lasts = Stopwatch(runtime)  # how long the position has, while the house was open

    @property
    def replay(self) -> Replay:
        return Replay(self.record, self.seed, self.positions)

    def stand(self, record: Record, table: Table | None, kept: Position | None) -> None:
        """Let the table stand as it was written down, and a position along it with it."""
        if len(record.lines) < len(self.record.lines):
            self.kept = min(self.kept, 0)  # until it is looked up again
        if len(record.renewals) > len(self.record.renewals):
            self.kept = max(self.kept, 0)  # what comes now can be made again
        if record.since != self.record.since:
            self.lasts.begin()
        self.record, self.table = record, table
        self.is_to_be_renewed = False
        self._forget_positions()
        if kept is not None:
            self.positions.append(kept)

    def _forget_positions(self) -> None:
        """Moves were taken back, perhaps."""
        while self.positions and self.positions[-1].moves > len(self.record.lines):
            self.positions.pop()

    @property
    def unkept(self) -> int:
        """How many moments could still be kept."""
        if self.kept < 0 or not self.record.head or self.past is not None:
            return 0
        return len(self.record.lines) + 1 - self.kept

    def is_position_due(self, record: Record, table: Table | None) -> bool:
        """Whether it is time to keep a position along the game."""
        last = self.positions[-1].moves if self.positions else 0
        return table is not None and is_due(table, len(record.lines) - last)

    def follow(self, entry: Entry) -> Sequence[Event]:
        """Read an entry that another process has made."""
        since = self.record.since
        self.record.add(entry)
        if self.record.since != since:
            self.lasts.begin(self.runtime.now() - self.record.since)
        if isinstance(entry.body, journal.TookBack):
            self.kept = min(self.kept, 0)
        self._forget_positions()
        if isinstance(entry.body, journal.Moved) and self.table is not None:
            after = self.table.copy()
            seed = f"{self.seed} {len(self.record.lines)}"
            events = play_line(after, entry.body.line, seed)
            self.table = after
            return events
        is_begun = bool(self.record.head)  # else it was closed before
        if is_begun and isinstance(entry.body, journal.CHANGES_POSITION) and self.past is None:
            self.table = self.replay.after(len(self.record.lines))
        return []

    def renewal(self) -> Position | None:
        """From which position the game is to go on under other rules, if it is."""
        if self.table is None or not self.is_to_be_renewed or self.status != "playing":
            return None
        stood = position_of(self.table, len(self.record.lines))
        return replace(stood, edition=self.game.edition)

    # --- What is shown ---

    @property
    def shown(self) -> "Table | Past | None":
        """What there is to see of the game."""
        return self.table or self.past

    @property
    def problem(self) -> str:
        """Why it cannot be played here any more, and what can be done."""
        if self.past is None:
            return ""
        return f"{self.past.why} {END_IT}" if self.status == "playing" else self.past.why

    @property
    def is_hurried(self) -> bool:
        """Whether bots had less than their time a moment ago; said for a while, not in flashes."""
        return self.hurried is not None and self.hurried.passed < HURRIED

    # --- Whose turn it is ---

    @property
    def status(self) -> wire.Status:
        if self.record.status == "playing" and self.shown is not None and self.shown.is_over:
            return "over"
        return self.record.status

    @property
    def to_act(self) -> int | None:
        if self.table is None or self.status != "playing":
            return None
        return self.table.to_act

    @property
    def moves_left(self) -> int | None:
        """How many moves there may still be, if those are few, before the house ends the game."""
        left = self.game.most_moves - len(self.record.lines)
        is_near = self.status == "playing" and 10 * left <= self.game.most_moves
        return left if is_near else None

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
        if seat is None or self.record.clock is None or self.bot_to_act():
            return None
        return seat

    def spent(self) -> int:
        """Milliseconds since the position changed, while the house was open."""
        return 0 if self.running is None else self.lasts.passed

    def time_left(self, seat: int) -> int:
        return self.record.left[seat] - (self.spent() if seat == self.running else 0)

    def clock_now(self) -> wire.ClockNow | None:
        rule = self.record.clock
        if rule is None:
            return None
        left = [max(0, self.time_left(seat)) for seat in range(len(self.record.seats))]
        if isinstance(rule, wire.Patience):
            left = [-(-time // HOUR) * HOUR for time in left]  # nobody counts the seconds
        late = self.record.ran_out is not None
        kept = [
            min(reserve_in(rule, self.record.left[seat]), time) for seat, time in enumerate(left)
        ]
        return wire.ClockNow(rule, left, self.running, late, self.record.choices, kept)
