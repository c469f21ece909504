"""Work in the background: if it fails, the house goes on and says so in its log."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVarTuple

from fondaco.server.database import WriteFailed
from fondaco.server.metrics import Metrics

AGAIN_SECONDS = 2.0

log = logging.getLogger("fondaco.house")

Given = TypeVarTuple("Given")


class Errands:
    """What a house does in the background, once or at regular times."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, work: Callable[[*Given], Awaitable[None]], *given: *Given) -> None:
        """Do something once. Its task begins it, which may be ended before it comes to that."""
        self._begin(self._once(work, *given))

    def repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something again and again."""
        self._begin(self._repeated(seconds, work))

    def _begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _once(self, work: Callable[[*Given], Awaitable[None]], *given: *Given) -> None:
        await self.quietly(work(*given))

    async def _repeated(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self.quietly(work())

    async def quietly(self, work: Awaitable[None]) -> None:
        """Do something now; if it fails, that is counted and noted, and stops nothing else."""
        try:
            await work
        except WriteFailed as problem:
            self.metrics.unkept.inc()
            log.error("the store is away", extra={"problem": str(problem)})
        except Exception:
            self.metrics.mistakes.inc()
            log.exception("an errand failed")

    async def end(self) -> None:
        """Leave everything where it is, and wait until that is done."""
        await called_off(*self._tasks)


async def called_off(*tasks: asyncio.Task[None]) -> None:
    """Call tasks off, and wait until they are done: again after a while, since a client of Redis
    may swallow that it is called off in the middle of a question."""
    while under_way := [task for task in tasks if not task.done()]:
        for task in under_way:
            task.cancel()
        await asyncio.wait(under_way, timeout=AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)
