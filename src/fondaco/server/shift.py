"""What `fondaco worker` does: it thinks for the bots of houses on any machine."""

import asyncio
import logging
import secrets
import signal
import time
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from fondaco.server.bots import HARD_LIMIT, share_of
from fondaco.server.jobs import Answer, AnyJob, Hurried
from fondaco.server.redis_bus import AGAIN_SECONDS, FAILURES, raw
from fondaco.server.redis_queue import ALIVE_SECONDS, KEPT_SECONDS, Queue
from fondaco.server.workers import Workers, WorkFailed

if TYPE_CHECKING:
    from redis.asyncio import Redis

log = logging.getLogger("fondaco.worker")


class Shift:
    """Some places at which jobs are done, one after the other."""

    def __init__(self, client: "Redis", places: int) -> None:
        self.client = client
        self.workers = Workers(HARD_LIMIT, places)
        self.queue = Queue()
        self.id = secrets.token_hex(8)
        self.is_over = False

    async def work(self) -> None:
        """Do jobs until it is over; those that were taken are finished."""
        for sign in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(sign, self.end)
        print(f"Thinking for bots at {self.workers.most} places. Ctrl-C ends it.", flush=True)
        await asyncio.gather(*[self._work_at(str(n)) for n in range(self.workers.most)])
        await self.workers.close()
        await self.client.aclose()

    def end(self) -> None:
        self.is_over = True

    async def _work_at(self, place: str) -> None:
        is_away = False
        while not self.is_over:
            try:
                await self._do_next(f"{self.id} {place}")
                is_away = False
            except FAILURES as problem:
                if not is_away:
                    log.error("the queue does not answer", extra={"problem": repr(problem)})
                is_away = True
                await asyncio.sleep(AGAIN_SECONDS)

    async def _do_next(self, place: str) -> None:
        await self.client.zadd(self.queue.workers, {place: time.time()})
        found = await self.client.bzpopmin([self.queue.jobs], timeout=1)
        if not found:
            return
        id = raw(found[1]).decode()
        job = await self.client.get(self.queue.job(id))
        if job is not None:  # else it was asked long ago
            await self._reply(id, await self._answer(raw(job)))

    async def _answer(self, sent: bytes) -> Answer:
        job = msgspec.msgpack.decode(sent, type=AnyJob)
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
