"""What `fondaco worker` does: it thinks for bots of houses on any machine, and analyzes games."""

import asyncio
import logging
import secrets
import signal
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from fondaco import Refused
from fondaco.server.analysing import Analysing, NotDone
from fondaco.server.bots import HARD_LIMIT, share_of
from fondaco.server.jobs import Analyse, Analysed, Answer, AnyJob, Hurried
from fondaco.server.redis_answers import ALIVE_SECONDS, KEPT_SECONDS, Queue
from fondaco.server.redis_bus import AGAIN_SECONDS, FAILURES, raw
from fondaco.server.slices import MOST
from fondaco.server.workers import Workers, WorkFailed

if TYPE_CHECKING:
    from redis.asyncio import Redis

TICK_SECONDS = 1.0  # between two words about how far analyses are
AT_ONCE = 0.01  # seconds that whoever has some waits for another analysis

log = logging.getLogger("fondaco.worker")

DoNext = Callable[[str], Awaitable[None]]  # at a place


class Shift:
    """Some places at which jobs are done, one after the other, and one for analyses."""

    def __init__(self, client: "Redis", places: int) -> None:
        self.client = client
        self.workers = Workers(HARD_LIMIT, places)
        self.analysing = Analysing(lambda: self.workers.working > 0)
        self.queue = Queue()
        self.id = secrets.token_hex(8)
        self.is_over = False
        self._parts: dict[str, float] = {}  # of the analyses that are made here: what is done
        self._making: dict[str, asyncio.Task[None]] = {}
        self._left: set[str] = set()  # those that nobody waits for any more

    async def work(self) -> None:
        """Do jobs until it is over; thoughts that were begun are finished, analyses left to
        others."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(sign, self.end)
        places = self.workers.most
        said = f"Thinking for bots at {places} places, and analyzing games. Ctrl-C ends it."
        print(said, flush=True)
        thinking = [self._go_on(f"{self.id} {n}", self._think_next) for n in range(places)]
        await asyncio.gather(*thinking, self._go_on(self.id, self._analyse_next))
        await self._leave_analyses()
        await self.workers.close()
        await self.analysing.close()
        await self.client.aclose()

    def end(self) -> None:
        self.is_over = True

    async def _go_on(self, place: str, do_next: DoNext) -> None:
        is_away = False
        while not self.is_over:
            try:
                await do_next(place)
                is_away = False
            except FAILURES as problem:
                if not is_away:
                    log.error("the queue does not answer", extra={"problem": repr(problem)})
                is_away = True
                await asyncio.sleep(AGAIN_SECONDS)

    # --- Thoughts ---

    async def _think_next(self, place: str) -> None:
        await self.client.zadd(self.queue.workers, {place: time.time()})
        found = await self.client.bzpopmin([self.queue.jobs], timeout=1)
        if not found:
            return
        id = raw(found[1]).decode()
        job = await self._told(id)
        if job is not None:  # else it was asked long ago
            await self._reply(id, await self._answer(job))

    async def _told(self, id: str) -> AnyJob | None:
        sent = await self.client.get(self.queue.job(id))
        return None if sent is None else msgspec.msgpack.decode(raw(sent), type=AnyJob)

    async def _answer(self, job: AnyJob) -> Answer:
        if isinstance(job, Hurried):
            job = replace(job, share=await self._share())
        try:
            return await self.workers.answered(job, lambda: False)
        except WorkFailed as problem:
            return Answer(0.0, failed=str(problem))

    async def _share(self) -> float:
        """The part of their time that bots get: less, the more wait for all places there are."""
        since = time.time() - ALIVE_SECONDS
        await self.client.zremrangebyscore(self.queue.workers, "-inf", since)
        places = await self.client.zcard(self.queue.workers)
        return share_of(places, await self.client.zcard(self.queue.jobs))

    async def _reply(self, id: str, answer: Answer) -> None:
        to = self.queue.answers(id)
        line = self.client.pipeline(transaction=False)
        line.rpush(to, msgspec.msgpack.encode((id, answer)))
        line.expire(to, KEPT_SECONDS)
        await line.execute()

    # --- Analyses ---

    async def _analyse_next(self, place: str) -> None:
        """Tell how far all are, and begin another. Whoever has none waits for one; others look now
        and then, and so come after."""
        await self.client.zadd(self.queue.analysts, {place: time.time()})
        if self._making:
            await asyncio.sleep(TICK_SECONDS)
            await self._tell_of_all()
        if len(self._making) < MOST:
            patience = AT_ONCE if self._making else TICK_SECONDS
            found = await self.client.bzpopmin([self.queue.analyses], timeout=patience)
            if found:
                self._begin(raw(found[1]).decode())

    def _begin(self, id: str) -> None:
        task = self._making[id] = asyncio.create_task(self._make(id))
        task.add_done_callback(lambda _: self._making.pop(id, None))

    async def _tell_of_all(self) -> None:
        """How far each is; what nobody waits for any more is left."""
        for id in list(self._making):
            if await self.client.exists(self.queue.job(id)):
                await self._reply(id, _told(Analysed(self._parts.get(id, 0.0))))
            else:
                self._left.add(id)

    async def _make(self, id: str) -> None:
        """Make an analysis; where the queue is away, whoever waits for it will see."""
        with suppress(NotDone, *FAILURES):
            job = await self._told(id)
            if isinstance(job, Analyse):  # else it was asked long ago
                await self._reply(id, await self._made(id, job))

    async def _made(self, id: str, job: Analyse) -> Answer:
        def note(part: float) -> None:
            self._parts[id] = part
            if id in self._left:
                raise NotDone

        try:
            return _told(await self.analysing.analysed(job, note))
        except Refused as refused:
            return Answer(0.0, refused=refused.text)
        except WorkFailed as problem:
            return Answer(0.0, failed=str(problem))
        finally:
            self._parts.pop(id, None)
            self._left.discard(id)

    async def _leave_analyses(self) -> None:
        """Put back what was not done, for somebody else."""
        making = dict(self._making)
        for task in making.values():
            task.cancel()
        await asyncio.gather(*making.values(), return_exceptions=True)
        if making:
            left = dict.fromkeys(making, time.time())
            await self.client.zadd(self.queue.analyses, left)


def _told(done: Analysed) -> Answer:
    return Answer(0.0, msgspec.msgpack.encode(done))
