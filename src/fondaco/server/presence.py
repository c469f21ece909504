"""Who is at a table by way of other processes: each tells the others whom it has there."""

from typing import TYPE_CHECKING

import msgspec

from fondaco.server import wire

if TYPE_CHECKING:
    from fondaco.server.house import House

PRESENCE = "presence"  # what processes tell each other begins with it ...
GONE = "gone"  # ... or with this, when one has closed
NOBODY = wire.Presence([], 0)


class Company(msgspec.Struct, frozen=True, array_like=True):
    """Whom one process has at one table."""

    process: str
    table: str
    seats: list[int]
    onlookers: int


class RemotePresence:
    """Those at a table who came in by another process."""

    def __init__(self, house: "House", table: str) -> None:
        self.house = house
        self.table = table
        self._there: dict[str, Company] = {}  # by process
        self._told = NOBODY

    def joined(self, here: wire.Presence) -> wire.Presence:
        """All who are at the table."""
        there = self._there.values()
        seats = {*here.seats, *[seat for company in there for seat in company.seats]}
        onlookers = here.onlookers + sum([company.onlookers for company in there])
        return wire.Presence(sorted(seats), onlookers)

    def tell(self, here: wire.Presence) -> None:
        """Let other processes know who is at the table here, if they do not."""
        house = self.house
        if house.kind.is_shared and here != self._told:
            self._told = here
            company = Company(house.id, self.table, here.seats, here.onlookers)
            house.errand(house.store.tell(f"{PRESENCE} {msgspec.json.encode(company).decode()}"))

    def hear(self, company: Company) -> None:
        """Another process has told; who is new to us has not heard of us either."""
        if company.process == self.house.id:
            return
        if not company.seats and not company.onlookers:
            self._there.pop(company.process, None)
            return
        if company.process not in self._there:
            self._told = NOBODY
        self._there[company.process] = company

    def forget(self, process: str) -> None:
        self._there.pop(process, None)

    def processes(self) -> set[str]:
        return set(self._there)


def hear(house: "House", text: str) -> None:
    """Another process has told who is at a table there."""
    company = msgspec.json.decode(text, type=Company)
    if company.table in house.rooms:
        audience = house.rooms[company.table].audience
        audience.remote.hear(company)
        audience.tell_presence_soon()


def forget(house: "House", process: str) -> None:
    """A process has closed, or has died: nobody is there any more."""
    for room in house.rooms.values():
        if process in room.audience.remote.processes():
            room.audience.remote.forget(process)
            room.audience.tell_presence_soon()


def forget_the_dead(house: "House", alive: set[str]) -> None:
    known = {p for room in house.rooms.values() for p in room.audience.remote.processes()}
    for process in known - alive:
        forget(house, process)
