"""A queue in Valkey or Redis, from which workers on any machine take positions to think about.

A job waits by its id in a sorted set, those of watched tables first; what it says is a key beside
it. Its answer comes back on a list of the process that asked.
"""

import asyncio
import hashlib
import itertools
import time
from typing import TYPE_CHECKING

import msgspec

import fondaco
from fondaco.games.shelf import TITLES
from fondaco.server.bots import HARD_LIMIT, BotWorkers
from fondaco.server.jobs import Answer, AnyJob
from fondaco.server.redis_bus import AGAIN_SECONDS, FAILURES, PREFIX, raw
from fondaco.server.workers import IsFirst

if TYPE_CHECKING:
    from redis.asyncio import Redis

LOOK_SECONDS = 1.0  # between two looks at what became of a job
PATIENCE_SECONDS = 3.0  # that a job waits in the queue before it is done here
LOST_SECONDS = PATIENCE_SECONDS + HARD_LIMIT + 1.0  # after which who took it has died with it
ALIVE_SECONDS = HARD_LIMIT + 2.0  # for which a sign of life of a worker counts
KEPT_SECONDS = 60  # for which jobs and answers are kept
UNWATCHED = 1e12  # what is added to the time at which a job was asked, if nobody watches


class NotDone(Exception):
    """No worker has done it."""


class Queue:
    """The names of what is in the queue. A worker with other rules or editions has another one."""

    def __init__(self) -> None:
        games = [fondaco.game(title) for title in TITLES]
        terms = [(game.title, game.rules_version, game.edition) for game in games]
        digest = hashlib.blake2b(repr((fondaco.__version__, terms)).encode(), digest_size=8)
        self.jobs = f"{PREFIX}jobs:{digest.hexdigest()}"
        self.workers = f"{PREFIX}workers:{digest.hexdigest()}"

    def job(self, id: str) -> str:
        return f"{PREFIX}job:{id}"

    def answers(self, id: str) -> str:
        return f"{PREFIX}answers:{id.partition('.')[0]}"


class QueuedWorkers(BotWorkers):
    """Workers on other machines, as long as there are some; else those here."""

    def __init__(self, client: "Redis", process: str) -> None:
        super().__init__(HARD_LIMIT)
        self.client = client
        self.process = process
        self.queue = Queue()
        self._numbers = itertools.count(1)
        self._awaited: dict[str, asyncio.Future[Answer]] = {}
        self._listening: asyncio.Task[None] | None = None
        self._is_over = False
        self._looked = -LOOK_SECONDS
        self._are_there = False  # workers, when we last looked

    @property
    def asked(self) -> int:
        return len(self._awaited)

    async def answered(self, job: AnyJob, is_first: IsFirst) -> Answer:
        try:
            if await self._has_workers():
                return await self._answered_elsewhere(job, is_first)
        except (NotDone, *FAILURES):
            self._are_there = False
        return await super().answered(job, is_first)

    async def _has_workers(self) -> bool:
        """Whether anybody takes jobs from the queue, as of a second ago."""
        if time.monotonic() - self._looked >= LOOK_SECONDS:
            self._looked = time.monotonic()
            since = time.time() - ALIVE_SECONDS
            self._are_there = await self.client.zcount(self.queue.workers, since, "+inf") > 0
        return self._are_there

    # --- One job ---

    async def _answered_elsewhere(self, job: AnyJob, is_first: IsFirst) -> Answer:
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())
        id = f"{self.process}.{next(self._numbers)}"
        self._awaited[id] = asyncio.get_running_loop().create_future()
        try:
            sent = msgspec.msgpack.encode(job)
            await self.client.set(self.queue.job(id), sent, ex=KEPT_SECONDS)
            await self._line_up(id, is_first)
            return await self._answer_to(id, is_first)
        finally:
            del self._awaited[id]

    async def _line_up(self, id: str, is_first: IsFirst, again: bool = False) -> None:
        rank = time.time() + (0.0 if is_first() else UNWATCHED)
        await self.client.zadd(self.queue.jobs, {id: rank}, lt=True, xx=again)

    async def _answer_to(self, id: str, is_first: IsFirst) -> Answer:
        """Wait for an answer; but neither long for a place, nor for who has died with the job."""
        future, asked = self._awaited[id], time.monotonic()
        while time.monotonic() - asked < LOST_SECONDS:
            await asyncio.wait([future], timeout=LOOK_SECONDS)
            if future.done():
                return future.result()
            if await self.client.zscore(self.queue.jobs, id) is not None:
                if time.monotonic() - asked > PATIENCE_SECONDS and await self._take_back(id):
                    break
                await self._line_up(id, is_first, again=True)  # somebody may watch by now
        raise NotDone

    async def _take_back(self, id: str) -> bool:
        """Whether nobody has taken it, nor will."""
        return bool(await self.client.zrem(self.queue.jobs, id))

    # --- Answers ---

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
        future = self._awaited.get(id)
        if answer is not None and future is not None and not future.done():
            future.set_result(answer)

    async def close(self) -> None:
        self._is_over = True  # the client may swallow that its task is cancelled
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.wait([self._listening])
        await super().close()
