"""A room: one live table. It alone changes what happens at its table, one message at a time."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable

from fondaco import Refused
from fondaco.analysis.shapes import Hint
from fondaco.server import presenter, wire
from fondaco.server.answering import Answering
from fondaco.server.audience import Audience
from fondaco.server.bots import Bots
from fondaco.server.database import Away, WriteFailed
from fondaco.server.deciders import decided
from fondaco.server.decisions import Decision, Message
from fondaco.server.errands import called_off
from fondaco.server.keeper import Keeper
from fondaco.server.live import LiveTable, News
from fondaco.server.playing import moved
from fondaco.server.runtime import Stopwatch
from fondaco.server.store.own import StoredOwn
from fondaco.server.visitor import Visitor

SHOWN_SECONDS = 0.7  # for each move of a table that bots play for whoever watches
ANSWERS = 128  # first answers that are kept in case a message is sent again
TRIES = 5  # when another process is faster
BOT = "bot"
BUSY = "The table is too busy; nothing was changed. Try again."
MISTAKE = "The house made a mistake and has noted it; nothing was changed."

log = logging.getLogger("fondaco.room")

Reply = Callable[[wire.ServerMessage], None]
Answered = tuple[wire.ServerMessage, list[News]]
Place = tuple[int, int]  # a position, by its number, and who is to act there


class Room:
    """One table that is being watched or played."""

    def __init__(
        self, live: LiveTable, keeper: Keeper, audience: Audience, own: StoredOwn, bots: Bots
    ) -> None:
        self.id = live.id
        self.live = live
        self.keeper = keeper
        self.audience = audience
        self.answering = Answering(live, own)
        self.bots = bots
        self.metrics = bots.metrics
        self.lock = asyncio.Lock()
        self.used = Stopwatch(live.runtime)
        self.bot_task: asyncio.Task[None] | None = None
        self.hints: dict[Place, asyncio.Task[Hint]] = {}  # what is thought of, or was, as it stands
        self._answers: OrderedDict[tuple[str, str], wire.ServerMessage] = OrderedDict()

    # --- Several processes ---

    async def heard_of(self, seq: int) -> None:
        """Another process has told of an entry."""
        self.keeper.known_to_be = max(self.keeper.known_to_be, seq)
        await self.look_again()

    async def look_again(self) -> None:
        """Read what others have made, and tell of it."""
        if self.keeper.is_behind:
            async with self.lock:
                await self._catch_up_if_behind()

    async def _catch_up_if_behind(self) -> None:
        if self.keeper.is_behind:
            await self._catch_up()
            self.keeper.is_doubtful = False

    async def _catch_up(self) -> None:
        try:
            news = await self.keeper.catch_up()
        except Refused:
            self.audience.send_home()  # those who come back find what is stored
            raise
        self.audience.tell(news)

    # --- Messages ---

    async def handle(self, visitor: Visitor, message: Message, reply: Reply) -> None:
        """Settle one message: answer its sender, then tell everybody what happened."""
        async with self.lock:
            self.used.begin()
            answer, news = await self._settled(visitor, message)
            reply(answer)
            self.audience.tell(news)
        self.ask_bot()

    async def _settled(self, visitor: Visitor, message: Message) -> Answered:
        kept = self._answers.get((visitor.person, message.cid))
        if kept is not None:
            return kept, []
        try:
            return await self._weighed(visitor, message)
        except WriteFailed as problem:
            self.metrics.unkept.inc()
            log.error("could not write", extra={"table": self.id, "problem": str(problem)})
            again = isinstance(problem, Away)
            return wire.Refused(message.cid, str(problem), again=again), []
        except Exception:
            self.metrics.mistakes.inc()
            log.exception("a message failed", extra={"table": self.id})
            return wire.Refused(message.cid, MISTAKE), []

    async def _weighed(self, visitor: Visitor, message: Message) -> Answered:
        try:
            await self._catch_up_if_behind()
            return await self._decided(visitor, message)
        except Refused as refused:
            repeated = await self._kept_before(visitor, message.cid)
            answer = wire.Refused(message.cid, refused.text, refused.clause, refused.page)
            return repeated or answer, []

    async def _decided(self, visitor: Visitor, message: Message) -> Answered:
        for _ in range(TRIES):
            if self._is_stale(message):
                repeated = await self._kept_before(visitor, message.cid)
                return repeated or self._stale(visitor, message.cid), []
            decision = decided(self.live, visitor, message)
            if decision.answer is not None:
                return decision.answer, []
            news = await self.keeper.append(visitor.person, message.cid, decision)
            if news:
                answer = wire.Ok(message.cid, news[0][0].seq)
                self._remember(visitor, answer)
                return answer, news
            if repeated := await self._kept_before(visitor, message.cid):
                return repeated, []
            await self._catch_up()
        raise WriteFailed(BUSY)

    def _is_stale(self, message: Message) -> bool:
        """Whether it was decided in a position that has passed."""
        at = self.live.record.at
        return bool(getattr(message, "at", at) != at)

    def _stale(self, visitor: Visitor, cid: str) -> wire.Stale:
        return wire.Stale(cid, presenter.shown_to(self.live, visitor, None))

    async def _kept_before(self, visitor: Visitor, cid: str) -> wire.Ok | None:
        """The first answer to a message that was kept before this process knew of it."""
        seq = await self.keeper.entry_of(visitor.person, cid)
        return None if seq is None else wire.Ok(cid, seq)

    def _remember(self, visitor: Visitor, answer: wire.Ok) -> None:
        self._answers[visitor.person, answer.cid] = answer
        if len(self._answers) > ANSWERS:
            self._answers.popitem(last=False)

    # --- Answers that stand for people ---

    async def stand(self, visitor: Visitor, message: wire.Stand) -> wire.ServerMessage:
        """Keep what is to be answered for a seat; only its person is told of it."""
        try:
            async with self.lock:
                await self.answering.stand(visitor, message)
        except (Refused, WriteFailed) as problem:
            return wire.Refused(message.cid, str(problem), again=isinstance(problem, Away))
        self.audience.show_to(visitor.person)
        self.ask_bot()
        return wire.Ok(message.cid, self.live.record.seq)

    # --- The house and its bots ---

    async def note(self, decide: Callable[[], Decision | None], author: str) -> None:
        """Let the house or a bot do something, if it is still to be done."""
        async with self.lock:
            await self._catch_up_if_behind()
            self.audience.tell(await self._noted(decide, author))
        self.ask_bot()

    async def _noted(self, decide: Callable[[], Decision | None], author: str) -> list[News]:
        for _ in range(TRIES):
            decision = decide()
            if decision is None:
                return []
            cid = f"{author} {self.live.record.seq + 1}"
            news = await self.keeper.append(author, cid, decision)
            if news:
                return news
            await self._catch_up()
        raise WriteFailed(BUSY)

    def ask_bot(self) -> None:
        """Play for those who need not be waited for: bots, and people for whom an answer stands."""
        if self.bot_task is None and (self._bot() or self._is_answer_due):
            self.bot_task = asyncio.create_task(self._play_bots())

    @property
    def _is_answer_due(self) -> bool:
        return self.bots.may_play(self.id) and self.answering.is_due

    @property
    def is_for_somebody(self) -> bool:
        """Whether a person decides something at the table, or has looked at it just now."""
        return bool(self.live.record.deciders()) or self.audience.is_attended

    def _bot(self) -> str:
        """The level of the bot that is to act. Bots play for somebody, in the process that looks
        after the table, and rest with the house."""
        if not self.bots.may_play(self.id) or not self.is_for_somebody:
            return ""
        return self.live.bot_to_act()

    async def _play_bots(self) -> None:
        """Play as long as a bot is to act, or an answer stands for who is."""
        try:
            while (level := self._bot()) or self._is_answer_due:
                await (self._play_bot(level) if level else self._answer())
        except WriteFailed as problem:
            details = {"table": self.id, "problem": str(problem)}
            log.error("a bot's move was not kept", extra=details)
        except Exception:
            self.metrics.mistakes.inc()
            log.exception("a bot failed", extra={"table": self.id})
        finally:
            self.bot_task = None

    async def _answer(self) -> None:
        """Answer for the person who is asked."""
        await self.answering.forget_passed()
        if (seat := self.live.to_act) is not None:
            await self.note(self.answering.answer, self.live.record.seats[seat].person)

    async def rest(self) -> None:
        """Let no bot play on."""
        if self.bot_task is not None:
            await called_off(self.bot_task)

    async def _play_bot(self, level: str) -> None:
        live = self.live
        at = live.record.at
        if live.record.opened.to_watch:
            await asyncio.sleep(SHOWN_SECONDS)
        thought = await self.bots.chosen(live, level, lambda: self.audience.is_waited_for)
        if thought.share < 1.0:
            live.hurried = Stopwatch(live.runtime)

        def decide() -> Decision | None:
            is_current = live.record.at == at and live.bot_to_act() == level
            return moved(live, thought.move) if is_current else None

        await self.note(decide, BOT)
