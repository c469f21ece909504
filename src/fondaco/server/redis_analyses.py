"""Analyses that workers on other machines make, each as a whole, as long as some are there."""

import time

import msgspec

from fondaco import Refused
from fondaco.server.analysing import NotDone, Note
from fondaco.server.jobs import Analyse, Analysed, Answer
from fondaco.server.redis_answers import KEPT_SECONDS, Answers
from fondaco.server.redis_bus import FAILURES
from fondaco.server.workers import WorkFailed

LOST_SECONDS = 10.0  # without a sign of who has taken it: they tell every second how far they are


class QueuedAnalyses:
    """What a process asks of them."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.client, self.queue = answers.client, answers.queue

    async def analysed(self, job: Analyse, note: Note) -> Analysed:
        try:
            if await self.answers.has_workers(self.queue.analysts):
                return await self._analysed(job, note)
        except FAILURES as problem:
            raise NotDone from problem
        raise NotDone

    async def _analysed(self, job: Analyse, note: Note) -> Analysed:
        async with self.answers.expected(job) as id:
            try:
                await self.client.zadd(self.queue.analyses, {id: time.time()})
                return await self._followed(id, note)
            finally:  # whoever is at work on it leaves it
                await self.client.delete(self.queue.job(id))

    async def _followed(self, id: str, note: Note) -> Analysed:
        """Hear how far it is, until it is done; but do not wait for who has died with it."""
        heard = time.monotonic()
        while time.monotonic() - heard < LOST_SECONDS:
            answer = await self.answers.next(id)
            await self.client.expire(self.queue.job(id), KEPT_SECONDS)
            if answer is not None:
                heard, done = time.monotonic(), _done(answer)
                if done.told:
                    return done
                note(done.part)
            elif await self._waits_for_somebody(id):
                heard = time.monotonic()
        raise NotDone

    async def _waits_for_somebody(self, id: str) -> bool:
        """Whether it is still in the queue, and somebody is there who may take it."""
        if await self.client.zscore(self.queue.analyses, id) is None:
            return False
        if await self.answers.has_workers(self.queue.analysts):
            return True
        if await self.client.zrem(self.queue.analyses, id):
            raise NotDone
        return False


def _done(answer: Answer) -> Analysed:
    """How far it is; or why it is not made."""
    if answer.refused:
        raise Refused(answer.refused)
    if answer.failed:
        raise WorkFailed(answer.failed)
    return msgspec.msgpack.decode(answer.result, type=Analysed)
