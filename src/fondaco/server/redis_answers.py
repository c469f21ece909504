"""What is asked of workers on other machines by way of Valkey or Redis, and what they answer.

A job waits by its id in a sorted set; what it says is a key beside that. Answers come back on a
list of the process that asked: one to a thought, to an analysis one after the other as it goes on.
"""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec

from fondaco.server.bots import HARD_LIMIT
from fondaco.server.build import fingerprint
from fondaco.server.jobs import Answer, AnyJob
from fondaco.server.redis_bus import AGAIN_SECONDS, FAILURES, PREFIX, raw

if TYPE_CHECKING:
    from redis.asyncio import Redis

LOOK_SECONDS = 1.0  # between two looks at what became of a job
ALIVE_SECONDS = HARD_LIMIT + 2.0  # for which a sign of life of a worker counts
KEPT_SECONDS = 60  # for which jobs and answers are kept


class Queue:
    """The names of what is in the queue. A worker that is made of something else, or plays with
    other editions, has another one."""

    def __init__(self) -> None:
        made_of = fingerprint()
        self.jobs = f"{PREFIX}jobs:{made_of}"
        self.workers = f"{PREFIX}workers:{made_of}"
        self.analyses = f"{PREFIX}analyses:{made_of}"
        self.analysts = f"{PREFIX}analysts:{made_of}"

    def job(self, id: str) -> str:
        return f"{PREFIX}job:{id}"

    def answers(self, id: str) -> str:
        return f"{PREFIX}answers:{id.partition('.')[0]}"


class Answers:
    """What one process has asked, and hears of it."""

    def __init__(self, client: "Redis", process: str) -> None:
        self.client = client
        self.process = process
        self.queue = Queue()
        self._numbers = itertools.count(1)
        self._expected: dict[str, asyncio.Queue[Answer]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._is_over = False
        self._looked: dict[str, float] = {}
        self._are_there: dict[str, bool] = {}  # workers, when we last looked

    async def has_workers(self, kind: str) -> bool:
        """Whether anybody of a kind takes jobs from the queue, as of a second ago."""
        now = time.monotonic()
        if now - self._looked.get(kind, -LOOK_SECONDS) >= LOOK_SECONDS:
            self._looked[kind] = now
            since = time.time() - ALIVE_SECONDS
            self._are_there[kind] = await self.client.zcount(kind, since, "+inf") > 0
        return self._are_there.get(kind, False)

    def look_again(self, kind: str) -> None:
        """Nobody has answered: there is nobody, until we look again."""
        self._are_there[kind] = False

    @asynccontextmanager
    async def expected(self, job: AnyJob) -> AsyncIterator[str]:
        """Tell what is to be done; inside, answers to it are heard, by its id."""
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())
        id = f"{self.process}.{next(self._numbers)}"
        self._expected[id] = asyncio.Queue()
        try:
            await self.client.set(self.queue.job(id), msgspec.msgpack.encode(job), ex=KEPT_SECONDS)
            yield id
        finally:
            del self._expected[id]

    async def next(self, id: str) -> Answer | None:
        """The next answer; nothing, if there is none for a while."""
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                return await self._expected[id].get()
        except TimeoutError:
            return None

    async def _listen(self) -> None:
        while not self._is_over:
            try:
                found = await self.client.blpop([self.queue.answers(self.process)], timeout=1)
            except FAILURES:
                await asyncio.sleep(AGAIN_SECONDS)
            else:
                self._take(raw(found[1]) if found else b"")

    def _take(self, said: bytes) -> None:
        id, answer = msgspec.msgpack.decode(said, type=tuple[str, Answer]) if said else ("", None)
        expected = self._expected.get(id)
        if answer is not None and expected is not None:
            expected.put_nowait(answer)

    async def close(self) -> None:
        self._is_over = True  # the client may swallow that its task is cancelled
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
