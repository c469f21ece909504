"""A room: one live table. It alone changes what happens at its table, one message at a time."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence

from fondaco import Event, Refused
from fondaco.server import journal, presenter, wire
from fondaco.server.audience import Audience, News
from fondaco.server.bots import Bots
from fondaco.server.database import WriteFailed
from fondaco.server.deciders import DECIDE
from fondaco.server.decisions import Decision, Message
from fondaco.server.journal import Entry
from fondaco.server.live import LiveTable
from fondaco.server.metrics import Metrics
from fondaco.server.playing import moved
from fondaco.server.store import Store
from fondaco.server.summary import summary_of
from fondaco.server.visitor import Visitor

ANSWERS = 128  # first answers that are kept in case a message is sent again
TRIES = 5  # when another process is faster
HOUSE = "house"
BUSY = "The table is too busy; nothing was changed. Try again."
MISTAKE = "The house made a mistake, and noted it; nothing was changed."

log = logging.getLogger("fondaco.room")

Reply = Callable[[wire.ServerMessage], None]
Answered = tuple[wire.ServerMessage, list[News]]


class Room:
    """One table that is being watched or played."""

    def __init__(
        self, live: LiveTable, audience: Audience, store: Store, metrics: Metrics, bots: Bots
    ) -> None:
        self.id = live.id
        self.live = live
        self.audience = audience
        self.store = store
        self.metrics = metrics
        self.bots = bots
        self.lock = asyncio.Lock()
        self.used = live.runtime.now()
        self.known_to_be = 0  # the number that another process has told of
        self.is_doubtful = False  # the store may hold more than we know
        self.is_broken = False  # half read: the house has to open it anew
        self.bot_task: asyncio.Task[None] | None = None
        self._answers: OrderedDict[tuple[str, str], wire.ServerMessage] = OrderedDict()

    # --- Several processes ---

    async def heard_of(self, seq: int) -> None:
        """Another process has told of an entry."""
        self.known_to_be = max(self.known_to_be, seq)
        await self.look_again()

    @property
    def is_behind(self) -> bool:
        """Whether others have made an entry, or may have, that is not known here."""
        return self.is_doubtful or self.live.record.seq < self.known_to_be

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
            entries = await self.store.journal(self.id, self.live.record.seq)
            news: list[News] = [(entry, self.live.follow(entry)) for entry in entries]
        except WriteFailed:
            raise
        except Exception as problem:
            log.exception("could not follow", extra={"table": self.id})
            self._break()
            raise Refused("This table could not be read on. Come back to it.") from problem
        self.audience.tell(news)

    def _break(self) -> None:
        """Send everybody away: those who come back find what is stored."""
        self.is_broken = True
        for viewer in self.audience.viewers:
            viewer.cut_off()

    # --- Messages ---

    async def handle(self, visitor: Visitor, message: Message, reply: Reply) -> None:
        """Settle one message: answer its sender, then tell everybody what happened."""
        async with self.lock:
            self.used = self.live.runtime.now()
            answer, news = await self._settled(visitor, message)
            reply(answer)
            self.audience.tell(news)
        self.ask_bot()

    async def _settled(self, visitor: Visitor, message: Message) -> Answered:
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
            self.metrics.unkept.inc()
            log.error("could not write", extra={"table": self.id, "problem": str(problem)})
            return wire.Refused(message.cid, str(problem)), []
        except Exception:
            self.metrics.mistakes.inc()
            log.exception("a message failed", extra={"table": self.id})
            return wire.Refused(message.cid, MISTAKE), []

    async def _decided(self, visitor: Visitor, message: Message) -> Answered:
        for _ in range(TRIES):
            if self._is_stale(message):
                repeated = await self._kept_before(visitor, message.cid)
                return repeated or self._stale(visitor, message.cid), []
            decision = DECIDE[type(message)](self.live, visitor, message)
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

    def _is_stale(self, message: Message) -> bool:
        """Whether it was decided in a position that is no more."""
        at = self.live.record.at
        return bool(getattr(message, "at", at) != at)

    def _stale(self, visitor: Visitor, cid: str) -> wire.Stale:
        return wire.Stale(cid, presenter.shown_to(self.live, visitor, None))

    async def _kept_before(self, visitor: Visitor, cid: str) -> wire.Ok | None:
        """The first answer to a message that was kept before this process knew of it."""
        seq = await self.store.entry_of(self.id, visitor.person, cid)
        return None if seq is None else wire.Ok(cid, seq)

    def _remember(self, visitor: Visitor, answer: wire.Ok) -> None:
        self._answers[visitor.person, answer.cid] = answer
        if len(self._answers) > ANSWERS:
            self._answers.popitem(last=False)

    # --- Keeping ---

    async def _keep(self, author: str, cid: str, decision: Decision) -> list[News]:
        """Append to the journal, durably, then let the table stand so; nothing, if another
        process was faster."""
        live = self.live
        entries = self._entries(author, cid, decision)
        record = live.record.copy()
        for entry in entries:
            record.add(entry)
        table = decision.table or live.table
        try:
            is_kept = await self.store.append(self.id, entries, summary_of(record, table))
        except WriteFailed:
            self.is_doubtful = True  # it may have been kept all the same
            raise
        if not is_kept:
            return []
        live.record, live.table = record, table
        self.metrics.entries.inc(len(entries))
        return [(entry, _events(entry, decision)) for entry in entries]

    def _entries(self, author: str, cid: str, decision: Decision) -> list[Entry]:
        first = self.live.record.seq + 1
        now = self.live.runtime.now()
        entries = [Entry(first, author, cid, decision.bodies[0], now)]
        for number, body in enumerate(decision.bodies[1:], first + 1):
            entries.append(Entry(number, HOUSE, f"after {number}", body, now))
        return entries

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
            news = await self._keep(author, f"{author} {self.live.record.seq + 1}", decision)
            if news:
                return news
            await self._catch_up()
        raise WriteFailed(BUSY)

    # --- Bots ---

    def ask_bot(self) -> None:
        if self.live.bot_to_act() and self.bot_task is None:
            self.bot_task = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        """Play as long as a bot is to act."""
        try:
            while level := self.live.bot_to_act():
                await self._play_bot(level)
        except WriteFailed as problem:
            details = {"table": self.id, "problem": str(problem)}
            log.error("a bot's move was not kept", extra=details)
        except Exception:
            self.metrics.mistakes.inc()
            log.exception("a bot failed", extra={"table": self.id})
        finally:
            self.bot_task = None

    async def _play_bot(self, level: str) -> None:
        live = self.live
        at = live.record.at
        move = await self.bots.chosen(live, level)

        def decide() -> Decision | None:
            is_current = live.record.at == at and live.bot_to_act() == level
            return moved(live, move) if is_current else None

        await self.note(decide, "bot")


def _events(entry: Entry, decision: Decision) -> Sequence[Event]:
    return decision.events if isinstance(entry.body, journal.Moved) else ()
