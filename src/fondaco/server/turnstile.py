"""A turnstile: some may pass at a time, and of those who wait, those who are watched go first."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

Waiting = tuple[Callable[[], bool], "asyncio.Future[None]"]


class Turnstile:
    """So many places, and those who wait for one."""

    def __init__(self, places: int) -> None:
        self._free = places  # while some are, nobody waits
        self._waiting: list[Waiting] = []

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(not turn.done() for _, turn in self._waiting)

    @asynccontextmanager
    async def place(self, is_first: Callable[[], bool]) -> AsyncIterator[None]:
        """Wait for a place, and have it for a while. Who `is_first` is asked when one is free: that
        may have changed by then."""
        await self._enter(is_first)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, is_first: Callable[[], bool]) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append((is_first, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had just been given a place
                self._leave()
            raise

    def _leave(self) -> None:
        self._waiting = [waiting for waiting in self._waiting if not waiting[1].done()]
        if not self._waiting:
            self._free += 1
            return
        chosen = next((one for one in self._waiting if one[0]()), self._waiting[0])
        self._waiting.remove(chosen)
        chosen[1].set_result(None)
