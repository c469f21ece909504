"""Watching over a house: how long its lines are, how late its event loop, and whether its store
answers."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from fondaco.server.database import WriteFailed
from fondaco.server.house import House
from fondaco.server.metrics import Metrics
from fondaco.server.visitor import encoder
from fondaco.server.wire import Outage

LOOK_SECONDS = 0.1
GIVE_WAY_SECONDS = 2.0

log = logging.getLogger("fondaco.watch")


def lines_of(house: House) -> dict[str, Callable[[], float]]:
    """Who waits for what: for the store, for workers, or at a table where a message is settled."""
    database = house.store.database
    return {
        "writes": lambda: database.waiting_writes,
        "reads": lambda: database.waiting_reads,
        "bots": lambda: house.bots.workers.waiting,
        "queue": lambda: house.bots.workers.asked,
        "work": lambda: house.workers.waiting,
        "keeping": lambda: house.keepers.waiting,
        "rooms": lambda: sum(room.lock.locked() for room in house.rooms.values()),
    }


async def note_lateness(metrics: Metrics) -> None:
    """Ask to be woken up again and again, and note how late that was."""
    while True:
        due = time.monotonic() + LOOK_SECONDS
        await asyncio.sleep(LOOK_SECONDS)
        metrics.loop_late.observe(max(0.0, time.monotonic() - due))


async def tell_of_outages(house: House) -> None:
    """Let everybody know when nothing can be written down, and when it can again."""
    was_away = False
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        if house.kind.is_away != was_away:
            was_away = house.kind.is_away
            _tell(house, Outage(over=not was_away))


def _tell(house: House, outage: Outage) -> None:
    message = encoder.encode(outage)
    for room in house.rooms.values():
        for viewer in room.audience.viewers:
            viewer.send_bytes(message)


async def give_way(house: House) -> None:
    """Close, if others took us for dead, and serve by now with other rules or a newer store."""
    is_overtaken = False
    while not is_overtaken:
        await asyncio.sleep(GIVE_WAY_SECONDS)
        with suppress(WriteFailed):
            is_overtaken = await house.store.database.read(house.accord.is_overtaken)
    if not house.is_draining:
        log.error("others serve these data otherwise: this process closes")
        house.is_draining = True
        house.leave()


@asynccontextmanager
async def watched(house: House) -> AsyncIterator[None]:
    for line, length in lines_of(house).items():
        house.metrics.waiting.labels(line).set_function(length)
    house.metrics.store_away.set_function(lambda: house.kind.is_away)
    house.metrics.bus_away.set_function(lambda: house.neighbors.bus.is_away)
    house.metrics.rooms.set_function(lambda: len(house.rooms))
    house.metrics.leases.set_function(lambda: len(house.leasing.held))
    house.metrics.bot_share.set_function(lambda: house.bots.workers.share)
    looking = [note_lateness(house.metrics), tell_of_outages(house), give_way(house)]
    tasks = [asyncio.create_task(look) for look in looking]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
