"""The bus: how the processes of one house tell each other what happens.

What is told is a line of text: its channel, a space, and the rest. Each table has a channel, and
there are some for all. Whoever hears a channel without any rest may have missed something on it.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

Hear = Callable[[str], None]


class Bus(Protocol):
    """What passes on what is told. It may lose something, but it says so, or lets us say it later:
    what counts is in the journals."""

    @property
    def is_away(self) -> bool:
        """Whether it is known to pass nothing on; then everybody looks again and again."""
        ...

    def open(self, hear: Hear) -> None: ...
    async def tell(self, text: str) -> None: ...
    def follow(self, channel: str) -> None:
        """Hear of a channel from now on; what was told before that may be missed."""
        ...

    def leave(self, channel: str) -> None: ...
    async def close(self) -> None:
        """Say what is still to be said, and stop."""
        ...


class Alone:
    """The bus of a process that serves alone: there is nobody to tell."""

    is_away = False

    def open(self, hear: Hear) -> None:
        """Nobody tells anything."""

    async def tell(self, text: str) -> None:
        """Nobody hears it."""

    def follow(self, channel: str) -> None:
        """Nothing is told on it."""

    def leave(self, channel: str) -> None:
        """Nothing was told on it."""

    async def close(self) -> None:
        """There is nothing left to say."""


class StoreBus(Alone):
    """A database that passes on by itself what is committed, to all who listen to it: it wakes all
    of them for every channel, so there is nothing to choose. Whether it is away, it says itself."""

    def __init__(self, tell: Callable[[str], Awaitable[None]]) -> None:
        self._tell = tell

    async def tell(self, text: str) -> None:
        await self._tell(text)
