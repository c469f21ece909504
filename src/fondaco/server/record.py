"""What the journal of a table says: who sits there, which moves count, what is still open."""

from copy import copy

from fondaco.server import journal
from fondaco.server.journal import Entry, Opened, Wish, split
from fondaco.server.wire import AskedNow, Bank, Choice, ClockRule, SeatNow, Status

DAY = 86_400_000  # milliseconds


class Seat:
    """One seat: what it was set out as, and who has it now."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.person = ""
        self.name = ""
        self.nonce = ""
        self.level = ""  # of the bot that plays it
        self.revoked = 0  # how often its links were

    @property
    def is_taken(self) -> bool:
        return bool(self.person or self.level)

    def empty(self) -> None:
        self.revoked += bool(self.person)  # their links go with them
        self.person = self.name = self.nonce = self.level = ""

    def become(self, body: journal.Became) -> None:
        """A guest, who may have the seat, signed in."""
        if self.person == body.guest:
            self.person = body.person
            self.name = body.name if self.name == body.called else self.name
        if self.wish.person == body.guest:
            self.wish = Wish(self.wish.kind, body.person, self.wish.name)

    def copy(self) -> "Seat":
        twin = Seat(self.wish)
        twin.person, twin.name, twin.nonce = self.person, self.name, self.nonce
        twin.level, twin.revoked = self.level, self.revoked
        return twin

    def shown(self, name: str) -> SeatNow:
        if self.person:
            return SeatNow(name, "person", self.level, bool(self.level))
        if self.level:
            return SeatNow(name, "bot", self.level, False)
        return SeatNow(self.wish.name, self.wish.kind, "", False)


class Record:
    """The journal of a table, read so far."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.owner = opened.owner
        self.seats = [Seat(wish) for wish in opened.seats]
        self.status: Status = "waiting"
        self.head = ""
        self.lines: list[str] = []  # of the moves that count
        self.seq = 0
        self.at = 0
        self.asked: AskedNow | None = None
        self.left = [allowance(opened.clock)] * len(self.seats)  # milliseconds of each seat
        self.since = 0  # when the position was last changed
        self.ran_out: int | None = None
        self.choices: dict[int, Choice] = {}
        self.ended = ""
        self.rematch = ""

    def copy(self) -> "Record":
        twin = copy(self)
        twin.seats = [seat.copy() for seat in self.seats]
        twin.lines = self.lines[:]
        twin.left = self.left[:]
        twin.choices = dict(self.choices)
        return twin

    def names(self) -> list[str]:
        """The names of the seats, each distinct."""
        names = [seat.name or f"Seat {number + 1}" for number, seat in enumerate(self.seats)]
        return [_distinct(names, number) for number in range(len(names))]

    def shown(self) -> list[SeatNow]:
        """The seats as everybody sees them, those that are taken by distinct names."""
        pairs = zip(self.seats, self.names(), strict=True)
        return [seat.shown(name if seat.is_taken else "") for seat, name in pairs]

    def seats_of(self, person: str) -> list[int]:
        return [at for at, seat in enumerate(self.seats) if person and seat.person == person]

    def deciders(self) -> set[str]:
        """The people who play: those whose seat no bot plays for them."""
        return {seat.person for seat in self.seats if seat.person and not seat.level}

    def add(self, entry: Entry) -> None:
        """Read one more entry."""
        if entry.seq != self.seq + 1:
            raise ValueError(f"entry {self.seq + 1} of the journal is missing")
        self.seq = entry.seq
        body = entry.body
        if isinstance(body, journal.CHANGES_POSITION):
            self._change_position(entry)
        elif isinstance(body, journal.Sat | journal.Left | journal.Filled | journal.Revoked):
            self._seat(body)
        elif isinstance(body, journal.Handed | journal.Taken):
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

    def _change_position(self, entry: Entry) -> None:
        body = entry.body
        if isinstance(body, journal.Started):
            self.head = body.head
            self.status = "playing"
        elif isinstance(body, journal.Moved):
            self._charge(split(body.line)[0], body.spent, body.gained)
            self.lines.append(body.line)
        elif isinstance(body, journal.TookBack):
            del self.lines[body.to :]
        elif isinstance(body, journal.Ended):
            self.ended = body.why
            self.status = "over"
        self.at = self.seq
        self.since = entry.made
        self.asked = None
        self._forget_time_out()

    def _charge(self, seat: int, spent: int, gained: int = 0) -> None:
        rule = self.opened.clock
        if isinstance(rule, Bank):
            kept = self.left[seat] - spent + gained
            self.left[seat] = max(0, min(kept, rule.seconds * 1000))

    def _seat(self, body: journal.Sat | journal.Left | journal.Filled | journal.Revoked) -> None:
        seat = self.seats[body.seat]
        if isinstance(body, journal.Sat):
            seat.person, seat.name = body.person, body.name
            seat.nonce = seat.nonce or body.nonce
            seat.revoked += 1  # a link is good for one person
        elif isinstance(body, journal.Filled):
            seat.level, seat.name, seat.nonce = body.level, body.level.capitalize(), body.nonce
        elif isinstance(body, journal.Left):
            seat.empty()
        else:
            seat.revoked += 1

    def _become(self, body: journal.Became) -> None:
        if self.owner == body.guest:
            self.owner = body.person
        for seat in self.seats:
            seat.become(body)

    def _hand(self, body: journal.Handed | journal.Taken, made: int) -> None:
        if isinstance(body, journal.Handed):
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
        self.left[seat] = allowance(self.opened.clock)

    def _forget_time_out(self) -> None:
        self.ran_out = None
        self.choices = {}


def allowance(rule: ClockRule | None) -> int:
    """The time of a seat at the start, in milliseconds."""
    if rule is None:
        return 0
    return rule.seconds * 1000 if isinstance(rule, Bank) else rule.days * DAY


def _distinct(names: list[str], number: int) -> str:
    name = names[number]
    if names.count(name) == 1:
        return name
    return f"{name} {names[: number + 1].count(name)}"
