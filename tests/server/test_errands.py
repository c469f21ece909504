"""What a house does in the background, when the house closes."""

import asyncio

from fondaco.server.errands import Errands
from fondaco.server.metrics import Metrics


async def end_early() -> list[str]:
    done: list[str] = []

    async def note(text: str) -> None:
        done.append(text)

    errands = Errands(Metrics())
    errands.run(note, "its task never came to it")
    await errands.end()
    errands.run(note, "its task came to it")
    await asyncio.sleep(0)
    await errands.end()
    return done


def test_an_errand_that_ends_before_it_began_leaves_nothing_behind() -> None:
    """A coroutine that nobody awaits would be a warning, and those fail here."""
    assert asyncio.run(end_early()) == ["its task came to it"]
