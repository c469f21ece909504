"""A task that is called off ends, also where what it waits for swallows that once."""

import asyncio

import pytest

from fondaco.server import errands
from fondaco.server.errands import called_off


async def stubborn(heard: list[str]) -> None:
    try:
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        heard.append("swallowed")
    await asyncio.Event().wait()


async def wrong() -> None:
    try:
        await asyncio.Event().wait()
    finally:
        raise ValueError


def test_it_is_called_off_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(errands, "AGAIN_SECONDS", 0.01)
    heard: list[str] = []

    async def run() -> list[asyncio.Task[None]]:
        tasks = [asyncio.create_task(stubborn(heard)), asyncio.create_task(wrong())]
        await asyncio.sleep(0)
        await called_off(*tasks)
        return tasks

    tasks = asyncio.run(run())
    assert heard == ["swallowed"]
    assert tasks[0].cancelled()
    assert isinstance(tasks[1].exception(), ValueError)
