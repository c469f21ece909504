"""Positions that bots think about on other machines, as long as workers are there.

A job waits by its id in a sorted set, those of watched tables first.
"""

import time

from fondaco.server.analysing import NotDone
from fondaco.server.bots import HARD_LIMIT, BotWorkers
from fondaco.server.jobs import Answer, AnyJob
from fondaco.server.redis_answers import Answers
from fondaco.server.redis_bus import FAILURES
from fondaco.server.workers import IsFirst

PATIENCE_SECONDS = 3.0  # that a job waits in the queue before it is done here
LOST_SECONDS = PATIENCE_SECONDS + HARD_LIMIT + 1.0  # after which who took it has died with it
UNWATCHED = 1e12  # what is added to the time at which a job was asked, if nobody watches


class QueuedWorkers(BotWorkers):
    """Workers on other machines, as long as there are some; else those here."""

    def __init__(self, answers: Answers) -> None:
        super().__init__(HARD_LIMIT)
        self.answers = answers
        self.client, self.queue = answers.client, answers.queue
        self._asked = 0

    @property
    def asked(self) -> int:
        return self._asked

    async def answered(self, job: AnyJob, is_first: IsFirst) -> Answer:
        try:
            if await self.answers.has_workers(self.queue.workers):
                return await self._answered_elsewhere(job, is_first)
        except (NotDone, *FAILURES):
            self.answers.look_again(self.queue.workers)
        return await super().answered(job, is_first)

    async def _answered_elsewhere(self, job: AnyJob, is_first: IsFirst) -> Answer:
        self._asked += 1
        try:
            async with self.answers.expected(job) as id:
                await self._line_up(id, is_first)
                return await self._answer_to(id, is_first)
        finally:
            self._asked -= 1

    async def _line_up(self, id: str, is_first: IsFirst, again: bool = False) -> None:
        rank = time.time() + (0.0 if is_first() else UNWATCHED)
        await self.client.zadd(self.queue.jobs, {id: rank}, lt=True, xx=again)

    async def _answer_to(self, id: str, is_first: IsFirst) -> Answer:
        """Wait for an answer; but neither long for a place, nor for who has died with the job."""
        asked = time.monotonic()
        while time.monotonic() - asked < LOST_SECONDS:
            answer = await self.answers.next(id)
            if answer is not None:
                return answer
            if await self.client.zscore(self.queue.jobs, id) is not None:
                if time.monotonic() - asked > PATIENCE_SECONDS and await self._take_back(id):
                    break
                await self._line_up(id, is_first, again=True)  # somebody may watch by now
        raise NotDone

    async def _take_back(self, id: str) -> bool:
        """Whether nobody has taken it, nor will."""
        return bool(await self.client.zrem(self.queue.jobs, id))

    async def close(self) -> None:
        await self.answers.close()
        await super().close()
