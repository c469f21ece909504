"""Of those who wait for a worker, those who are watched go first."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from fondaco.server.turnstile import Turnstile


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())


class Line:
    """Several who wait, by their names; each leaves when it is told to."""

    def __init__(self, places: int) -> None:
        self.turnstile = Turnstile(places)
        self.watched: set[str] = set()
        self.inside: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.ends: dict[str, asyncio.Event] = {}

    async def come(self, *names: str) -> None:
        for name in names:
            self.ends[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._pass(name))
        await settled()

    async def _pass(self, name: str) -> None:
        async with self.turnstile.place(lambda: name in self.watched):
            self.inside.append(name)
            await self.ends[name].wait()
        self.inside.remove(name)

    async def leave(self, name: str) -> None:
        self.ends[name].set()
        await settled()

    async def call_off(self, name: str) -> None:
        self.tasks[name].cancel()
        await settled()


async def settled() -> None:
    """Everybody has done what can be done."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_in_their_order_where_nobody_is_watched() -> None:
    async def work() -> None:
        line = Line(2)
        await line.come("a", "b", "c", "d")
        assert line.inside == ["a", "b"]
        await line.leave("b")
        assert line.inside == ["a", "c"]
        await line.leave("a")
        assert line.inside == ["c", "d"]

    run(work)


def test_who_is_watched_goes_first_also_if_that_has_just_begun() -> None:
    async def work() -> None:
        line = Line(1)
        await line.come("a", "b", "c", "d")
        line.watched = {"d"}
        await line.leave("a")
        assert line.inside == ["d"]
        line.watched = {"c"}
        await line.leave("d")
        await line.leave("c")
        assert line.inside == ["b"]

    run(work)


def test_who_is_called_off_takes_no_place() -> None:
    async def work() -> None:
        line = Line(1)
        await line.come("a", "b", "c")
        await line.call_off("b")
        await line.leave("a")
        assert line.inside == ["c"]
        await line.leave("c")
        await line.come("d")
        assert line.inside == ["d"]

    run(work)


def test_who_is_called_off_with_a_place_in_hand_gives_it_back() -> None:
    async def work() -> None:
        line = Line(1)
        await line.come("a", "b", "c")
        line.ends["a"].set()
        await asyncio.sleep(0)  # a has left, b has its place, but does not know yet
        line.tasks["b"].cancel()
        await settled()
        assert line.inside == ["c"]

    run(work)
