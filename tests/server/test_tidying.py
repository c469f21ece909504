"""Garbage is collected in quiet moments: what a room leaves behind goes, and nobody waits."""

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.server.house import House
from fondaco.server.room import Room
from fondaco.server.tidying import LATEST_SECONDS, QUIET, SOONEST_SECONDS, Tidying
from houses import OpenHouse, opened

pytestmark = pytest.mark.usefixtures("by_hand")


class Clock:
    """The time of a house, which a test moves on."""

    now = 1_000_000_000_000

    def __call__(self) -> int:
        return self.now


@pytest.fixture
def by_hand() -> Iterator[None]:
    """Garbage is collected by who is tested, and not by chance."""
    gc.disable()
    yield
    gc.enable()


def left_room(house: OpenHouse, clock: Clock) -> "weakref.ref[Room]":
    """A room that nobody uses any more, and that the house has dropped."""
    table = house.person().open("merkator", ["me", "me"])
    room = weakref.ref(house.house.rooms[table["id"]])
    clock.now += 10_000_000
    house.run(House.sweep)
    assert not house.house.rooms
    return room


def tidy(house: OpenHouse, tidying: Tidying, seconds: float) -> None:
    """Tidy up, if it is due after so many seconds."""

    async def work(_: House) -> None:
        tidying.tidy_if_due(tidying.last + seconds)

    house.run(work)


def test_a_room_that_was_left_goes_in_a_quiet_moment(tmp_path: Path) -> None:
    clock = Clock()
    with opened(tmp_path, now=clock) as house:
        room = left_room(house, clock)
        tidying = Tidying(house.house)
        tidy(house, tidying, SOONEST_SECONDS - 1)
        assert room() is not None, "if this fails, rooms go by themselves: better"
        tidy(house, tidying, SOONEST_SECONDS + 1)
        assert room() is None


def test_nobody_waits_for_it_unless_it_is_never_quiet(tmp_path: Path) -> None:
    clock = Clock()
    with opened(tmp_path, now=clock) as house:
        room = left_room(house, clock)
        tidying = Tidying(house.house)
        house.person().open("merkator", ["me", "me"])
        clock.now += QUIET // 2
        tidy(house, tidying, SOONEST_SECONDS + 1)
        assert room() is not None
        tidy(house, tidying, LATEST_SECONDS + 1)
        assert room() is None
