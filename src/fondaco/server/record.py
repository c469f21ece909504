"""What the journal of a table says: who sits there, which moves count, what is still open."""

from copy import copy

from fondaco.server import journal
from fondaco.server.allowance import PATIENCE, Rule, allowance, charged, refilled
from fondaco.server.course import Course
from fondaco.server.journal import Entry, split
from fondaco.server.opened import Opened
from fondaco.server.seat import SOMEBODY, Seat, distinct
from fondaco.server.wire import AskedNow, Choice, SeatNow, Speakers, Status

Beginning = journal.Started | journal.Uploaded | journal.Renewed


class Record(Course):
    """The journal of a table, read so far."""

    def __init__(self, opened: Opened) -> None:
        super().__init__()
        self.opened = opened
        self.owner = opened.owner
        self.seats = [Seat(wish) for wish in opened.seats]
        self.status: Status = "waiting"
        self.seq = 0
        self.at = 0
        self.asked: AskedNow | None = None
        self.left = [allowance(opened.clock or PATIENCE)] * len(self.seats)  # milliseconds
        self.since = 0  # when the position was last changed
        self.ran_out: int | None = None
        self.choices: dict[int, Choice] = {}
        self.ended = ""
        self.is_decided = False  # though it ended early
        self.rematch = ""
        self.removed: frozenset[str] = frozenset()  # people who were asked to leave
        self.speakers: Speakers = "everybody"
        self.hints = [0] * len(self.seats)  # that each seat was given
        self.hinted_at = -1  # the position of the last of them
        self.resigned: list[int] = []  # seats, the first to resign first

    def copy(self) -> "Record":
        twin = copy(self)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.lines = self.lines[:]
        twin.renewals = self.renewals[:]
        twin.left = self.left[:]
        twin.choices = dict(self.choices)
        twin.hints = self.hints[:]
        twin.resigned = self.resigned[:]
        return twin

    def names(self) -> list[str]:
        """The names of the seats, each distinct."""
        names = [seat.name or f"Seat {number + 1}" for number, seat in enumerate(self.seats)]
        return [distinct(names, number) for number in range(len(names))]

    def author_of(self, said: journal.Said) -> str:
        """The name under which something was said; of somebody who is gone, that of the seat."""
        if said.name or said.seat is None:
            return said.name or SOMEBODY
        return self.names()[said.seat]

    def shown(self) -> list[SeatNow]:
        """The seats as everybody sees them, those that are taken by distinct names."""
        pairs = zip(self.seats, self.names(), strict=True)
        return [seat.shown(name if seat.is_taken else "") for seat, name in pairs]

    @property
    def has_result(self) -> bool:
        """Whether the game, once it is over, was won by somebody: it was not just left."""
        return not self.ended or self.is_decided

    def seats_of(self, person: str) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if person and seat.person == person]

    def people(self) -> set[str]:
        """Those who sit here, even where a bot plays for them."""
        return {seat.person for seat in self.seats if seat.person}

    def deciders(self) -> set[str]:
        """The people who play: those whose seat no bot plays for them."""
        people = [seat for seat in self.seats if seat.person and not seat.is_gone]
        return {seat.person for seat in people if not seat.level}

    @property
    def clock(self) -> Rule | None:
        """The clock of the table; without one, how long people wait for each other."""
        return self.opened.clock or (PATIENCE if len(self.deciders()) > 1 else None)

    def add(self, entry: Entry) -> None:
        """Read one more entry."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {self.seq + 1} of the journal is missing")
        self.seq = entry.seq
        body = entry.body
        if isinstance(body, journal.CHANGES_POSITION):
            self._change_position(entry)
        elif isinstance(body, journal.Seating):
            self._seat(body)
        elif isinstance(body, journal.Named):
            self.seats[body.seat].name_nonce(body)
        elif isinstance(body, journal.Handed | journal.Taken | journal.Resigned):
            self._hand(body, entry.made)
        elif isinstance(body, journal.Asked | journal.Agreed):
            self._ask(body)
        elif isinstance(body, journal.RanOut | journal.Chose | journal.Waited):
            self._run_out(body, entry.made)
        else:
            self._note(body)

    def _note(self, body: journal.Happening) -> None:
        if isinstance(body, journal.Became):
            self._become(body)
        elif isinstance(body, journal.Rematched):
            self.rematch = body.table
        elif isinstance(body, journal.Hushed):
            self.speakers = body.speakers
        elif isinstance(body, journal.Hinted):
            self.hints[body.seat] += 1
            self.hinted_at = self.at
        elif isinstance(body, journal.Forgotten):
            self._forget(body.person)

    def _forget(self, person: str) -> None:
        """Let a name go; before the game, the seat goes with it."""
        called = self.names()
        for seat in self.seats:
            seat.forget(person)
            if seat.is_gone and self.status == "waiting":
                seat.empty()
        for old, new in zip(called, self.names(), strict=True):
            if self.ended.startswith(f"{old} "):
                self.ended = new + self.ended.removeprefix(old)
        if self.owner == person:
            self.owner = min(self.deciders(), default="")

    def _change_position(self, entry: Entry) -> None:
        body = entry.body
        if isinstance(body, journal.Started | journal.Uploaded | journal.Renewed):
            self._begin(body, entry.made)
        elif isinstance(body, journal.Moved):
            self._charge(split(body.line)[0], body.spent, body.gained)
            self.lines.append(body.line)
        elif isinstance(body, journal.TookBack):
            del self.lines[body.to :]
        elif isinstance(body, journal.Ended):
            self.ended = body.why
            self.is_decided = body.decided
            self.status = "over"
        self.at = self.seq
        self.since = entry.made
        self.asked = None
        self._forget_time_out()

    def _begin(self, body: Beginning, made: int) -> None:
        if isinstance(body, journal.Renewed):
            self.renewals.append(body.position)
            return
        self.head = body.head
        self.began = made
        self.status = "playing"
        if isinstance(body, journal.Started):
            self.nonces = body.nonces
        else:
            self.lines = body.lines[:]
            self.renewals = body.renewals[:]

    def _charge(self, seat: int, spent: int, gained: int = 0) -> None:
        rule = self.opened.clock
        if rule is not None:
            self.left[seat] = charged(rule, self.left[seat], spent, gained)

    def _seat(self, body: journal.Seating) -> None:
        seat = self.seats[body.seat]
        if isinstance(body, journal.Sat):
            seat.person, seat.name, seat.is_gone = body.person, body.name, False
            seat.is_program = body.program
            seat.forget_nonce(body.nonce)  # that of whoever sat there before
            seat.revoked += 1  # a link is good for one person
        elif isinstance(body, journal.Filled):
            seat.level, seat.name = body.level, body.level.capitalize()
            seat.forget_nonce(body.nonce)
        elif isinstance(body, journal.Revoked):
            seat.revoked += 1
        else:
            seat.empty()
        if isinstance(body, journal.Removed):
            self.removed |= {body.person}

    def _become(self, body: journal.Became) -> None:
        if self.owner == body.guest:
            self.owner = body.person
        for seat in self.seats:
            seat.become(body)

    def _hand(self, body: journal.Handed | journal.Taken | journal.Resigned, made: int) -> None:
        if isinstance(body, journal.Resigned):
            self.seats[body.seat].has_resigned = True
            self.resigned.append(body.seat)
            self.asked = None  # others may be all who decide now
        if isinstance(body, journal.Handed | journal.Resigned):
            self.seats[body.seat].level = body.level
            self._charge(body.seat, body.spent)
        else:
            self.seats[body.seat].level = ""
            self.since = made if body.to_act else self.since
        if self.ran_out == body.seat:
            self._refill(body.seat)
            self._forget_time_out()

    def _ask(self, body: journal.Asked | journal.Agreed) -> None:
        if isinstance(body, journal.Asked):
            self.asked = AskedNow(body.what, body.seat, body.to, [])
        elif self.asked is not None and body.yes:
            agreed = [*self.asked.yes, body.seat]
            self.asked = AskedNow(self.asked.what, self.asked.seat, self.asked.to, agreed)
        else:
            self.asked = None

    def _run_out(self, body: journal.RanOut | journal.Chose | journal.Waited, made: int) -> None:
        if isinstance(body, journal.RanOut):
            self.ran_out = body.seat
        elif isinstance(body, journal.Chose):
            self.choices[body.seat] = body.choice
        else:
            self._refill(body.seat)
            self.since = made
            self._forget_time_out()

    def _refill(self, seat: int) -> None:
        self.left[seat] = refilled(self.opened.clock or PATIENCE)

    def _forget_time_out(self) -> None:
        self.ran_out = None
        self.choices = {}
