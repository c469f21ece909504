"""When garbage is collected: as far as possible, while nobody waits for an answer.

A pass over everything takes tenths of a second with thousands of sockets. A move leaves nothing
behind that needs one; a request that was cut off and a socket that was closed do. So what is young
is looked at often, for less than a millisecond, what is a little older now and then, for a few, and
all the rest in a quiet moment.
"""

import asyncio
import gc
import time

from fondaco.server.house import House

THRESHOLD = (2_000, 10, 1_000_000)  # by itself, Python never looks at what is old
LOOK_SECONDS = 1.0
QUIET = 1_000  # milliseconds in which nobody has asked for anything
SOONEST_SECONDS = 600.0  # between two passes over everything
LATEST_SECONDS = 3600.0  # even if it is never quiet


def calm() -> None:
    """What is there now lives as long as the process, and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLD)


class Collector:
    """Waits for quiet moments in a house, and tidies up."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.last = time.monotonic()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.tidy_if_due(time.monotonic())

    def tidy_if_due(self, now: float) -> None:
        waited = now - self.last
        if waited > LATEST_SECONDS or (waited > SOONEST_SECONDS and self.is_quiet()):
            self.last = now
            gc.collect()

    def is_quiet(self) -> bool:
        return all(room.used.passed > QUIET for room in self.house.rooms.values())
