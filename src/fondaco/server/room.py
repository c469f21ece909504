"""A room: one live table. It alone changes what happens at its table, one message at a time."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import fondaco
from fondaco import Event, Refused
from fondaco.server import clock, journal, playing, presenter, seating, wire
from fondaco.server.audience import Audience, News
from fondaco.server.database import WriteFailed
from fondaco.server.decisions import Decide, Decision
from fondaco.server.journal import Entry
from fondaco.server.record import Record
from fondaco.server.replaying import Replay
from fondaco.server.rows import BOT, StoredTable, Summary
from fondaco.server.visitor import Visitor

if TYPE_CHECKING:
    from fondaco.server.house import House

ANSWERS = 128  # first answers that are kept for who sends a message again
TRIES = 5  # when another process is faster
HOUSE = "house"

log = logging.getLogger("fondaco.room")

Reply = Callable[[wire.ServerMessage], None]

DECIDE: dict[type, Decide] = {
    wire.Play: playing.play,
    wire.Preview: playing.preview,
    wire.Why: playing.why,
    wire.Undo: playing.undo,
    wire.End: playing.end,
    wire.Answer: playing.answer,
    wire.Say: seating.say,
    wire.Sit: seating.sit,
    wire.Leave: seating.leave,
    wire.Fill: seating.fill,
    wire.Start: seating.start,
    wire.Hand: seating.hand,
    wire.Take: seating.take,
    wire.Link: seating.link,
    wire.Revoke: seating.revoke,
    wire.Choose: clock.choose,
}


class Room:
    """One table that is being looked at or played."""

    def __init__(self, house: "House", stored: StoredTable, entries: Sequence[Entry]) -> None:
        self.house = house
        self.id = stored.id
        self.seed = stored.seed
        self.game = fondaco.game(stored.opened.title)
        self.record = Record(stored.opened)
        for entry in entries:
            self.record.add(entry)
        self.table = self.replay.now()
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.used = house.now()
        self.known_to_be = 0  # the number that another process has told of
        self.is_doubtful = False  # the store may hold more than we know
        self.bot_task: asyncio.Task[None] | None = None
        self.credit = (0, 0)  # a moment, and how long the house was closed since
        self._answers: OrderedDict[tuple[str, str], wire.ServerMessage] = OrderedDict()

    # --- What it is ---

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

    def is_owner(self, visitor: Visitor) -> bool:
        return bool(visitor.person) and visitor.person == self.record.owner

    def bot_to_act(self) -> str:
        """The level of the bot that is to act, if one is."""
        seat = self.to_act
        return "" if seat is None else self.record.seats[seat].level

    @property
    def running(self) -> int | None:
        """The seat whose time runs."""
        seat = self.to_act
        if seat is None or self.record.opened.clock is None or self.bot_to_act():
            return None
        return seat

    def spent(self) -> int:
        """Milliseconds since the position changed, while the house was open."""
        if self.running is None:
            return 0
        moment, closed = self.credit
        passed = self.house.now() - self.record.since
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

    @property
    def replay(self) -> Replay:
        return Replay(self.record, self.seed)

    def eyes(self, visitor: Visitor, chosen: int | None) -> int | None:
        """The seat from which a client sees the table. Who holds several has to say which, and a
        curtain falls when the turn passes from one of them to another."""
        seats = self.record.seats_of(visitor.person)
        if len(seats) == 1:
            return seats[0]
        acting = self.to_act
        if seats and not self.game.has_secrets:
            return acting if acting in seats else seats[0]
        if chosen not in seats or (acting in seats and acting != chosen):
            return None
        return chosen

    def shown_to(self, visitor: Visitor, chosen: int | None) -> wire.TableNow:
        return presenter.table_now(self, visitor, self.eyes(visitor, chosen))

    # --- Several processes ---

    def _follow(self, entry: Entry) -> Sequence[Event]:
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

    async def heard_of(self, seq: int) -> None:
        """Another process has told of an entry."""
        self.known_to_be = max(self.known_to_be, seq)
        await self.look_again()

    @property
    def is_behind(self) -> bool:
        """Whether others have made an entry, or may have, that is not known here."""
        return self.is_doubtful or self.record.seq < self.known_to_be

    async def look_again(self) -> None:
        """Read what others have made, and tell of it."""
        if self.is_behind:
            async with self.lock:
                await self._catch_up_if_behind()

    async def _catch_up_if_behind(self) -> None:
        if self.is_behind:
            await self._catch_up()
            self.is_doubtful = False

    async def _catch_up(self) -> None:
        try:
            entries = await self.house.store.journal(self.id, self.record.seq)
            news: list[News] = [(entry, self._follow(entry)) for entry in entries]
        except WriteFailed:
            raise
        except Exception as problem:
            log.exception("could not follow", extra={"table": self.id})
            self.house.drop(self)  # half read: from here it cannot go on
            raise Refused("This table could not be read on. Come back to it.") from problem
        self.audience.tell(news)

    # --- Messages ---

    async def handle(self, visitor: Visitor, message: Any, reply: Reply) -> None:
        """Settle one message: answer who sent it, then tell everybody what happened."""
        async with self.lock:
            self.used = self.house.now()
            answer, news = await self._settled(visitor, message)
            reply(answer)
            self.audience.tell(news)
        self.ask_bot()

    async def _settled(
        self, visitor: Visitor, message: Any
    ) -> tuple[wire.ServerMessage, list[News]]:
        kept = self._answers.get((visitor.person, message.cid))
        if kept is not None:
            return kept, []
        try:
            await self._catch_up_if_behind()
            return await self._decided(visitor, message)
        except Refused as refused:
            repeated = await self._kept_before(visitor, message.cid)
            answer = wire.Refused(message.cid, refused.text, refused.clause, refused.page)
            return repeated or answer, []
        except WriteFailed as problem:
            self.house.metrics.unkept.inc()
            log.error("could not write", extra={"table": self.id, "problem": str(problem)})
            return wire.Refused(message.cid, str(problem)), []
        except Exception:
            self.house.metrics.mistakes.inc()
            log.exception("a message failed", extra={"table": self.id})
            return wire.Refused(message.cid, MISTAKE), []

    async def _decided(
        self, visitor: Visitor, message: Any
    ) -> tuple[wire.ServerMessage, list[News]]:
        for _ in range(TRIES):
            if getattr(message, "at", self.record.at) != self.record.at:
                repeated = await self._kept_before(visitor, message.cid)
                return repeated or self._stale(visitor, message.cid), []
            decision = DECIDE[type(message)](self, visitor, message)
            if decision.answer is not None:
                return decision.answer, []
            news = await self._keep(visitor.person, message.cid, decision)
            if news:
                answer = wire.Ok(message.cid, news[0][0].seq)
                self._remember(visitor, answer)
                return answer, news
            if repeated := await self._kept_before(visitor, message.cid):
                return repeated, []
            await self._catch_up()
        raise WriteFailed(BUSY)

    def _stale(self, visitor: Visitor, cid: str) -> wire.Stale:
        return wire.Stale(cid, self.shown_to(visitor, None))

    async def _kept_before(self, visitor: Visitor, cid: str) -> wire.Ok | None:
        """The first answer to a message that was kept before this process knew of it."""
        seq = await self.house.store.entry_of(self.id, visitor.person, cid)
        return None if seq is None else wire.Ok(cid, seq)

    def _remember(self, visitor: Visitor, answer: wire.Ok) -> None:
        self._answers[visitor.person, answer.cid] = answer
        if len(self._answers) > ANSWERS:
            self._answers.popitem(last=False)

    async def _keep(self, author: str, cid: str, decision: Decision) -> list[News]:
        """Append to the journal, durably, then let the table stand so; nothing, if another
        process was faster."""
        entries = self._entries(author, cid, decision)
        record = self.record.copy()
        for entry in entries:
            record.add(entry)
        table = decision.table or self.table
        summary = self._summary(record, table)
        try:
            is_kept = await self.house.store.append(self.id, entries, summary)
        except WriteFailed:
            self.is_doubtful = True  # it may have been kept all the same
            raise
        if not is_kept:
            return []
        self.record, self.table = record, table
        self.house.metrics.entries.inc(len(entries))
        silent: Sequence[Event] = ()
        return [
            (entry, decision.events if isinstance(entry.body, journal.Moved) else silent)
            for entry in entries
        ]

    def _entries(self, author: str, cid: str, decision: Decision) -> list[Entry]:
        first = self.record.seq + 1
        now = self.house.now()
        entries = [Entry(first, author, cid, decision.bodies[0], now)]
        for number, body in enumerate(decision.bodies[1:], first + 1):
            entries.append(Entry(number, HOUSE, f"after {number}", body, now))
        return entries

    def _summary(self, record: Record, table: fondaco.Table | None) -> Summary:
        """What lists of tables show of this one."""
        over = record.status == "over" or (table is not None and table.is_over)
        seat = None if over or table is None else table.to_act
        turn, deadline = "", None
        if seat is not None:
            turn = BOT if record.seats[seat].level else record.seats[seat].person
            if record.opened.clock is not None and turn != BOT and record.ran_out is None:
                deadline = record.since + record.left[seat]
        return Summary(
            status="over" if over else record.status,
            turn=turn,
            deadline=deadline,
            moves=len(record.lines),
            seats=record.shown(),
            people=people_of(record),
        )

    async def note(self, decide: Callable[[], Decision | None], author: str) -> bool:
        """Let the house or a bot do something, if it is still to be done."""
        async with self.lock:
            await self._catch_up_if_behind()
            news = await self._noted(decide, author)
            self.audience.tell(news)
        self.ask_bot()
        return bool(news)

    async def _noted(self, decide: Callable[[], Decision | None], author: str) -> list[News]:
        for _ in range(TRIES):
            decision = decide()
            if decision is None:
                return []
            news = await self._keep(author, f"{author} {self.record.seq + 1}", decision)
            if news:
                return news
            await self._catch_up()
        raise WriteFailed(BUSY)

    def ask_bot(self) -> None:
        if self.bot_to_act() and self.bot_task is None:
            self.bot_task = asyncio.create_task(self.house.bots.play_at(self))


BUSY = "The table is too busy; nothing was changed. Try again."
MISTAKE = "The house made a mistake, and noted it; nothing was changed."


def people_of(record: Record) -> list[str]:
    """Those who sit at a table, or for whom a seat of it is held."""
    people = {seat.person or seat.wish.person for seat in record.seats} | {record.owner}
    return sorted(people - {""})
