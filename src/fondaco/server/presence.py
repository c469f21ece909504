"""Who is at a table through other processes: each tells the others whom it has there."""

from collections.abc import Callable

import msgspec

from fondaco.server import wire

NOBODY = wire.Presence([], 0)


class Company(msgspec.Struct, frozen=True, array_like=True):
    """Whom one process has at one table."""

    process: str
    table: str
    seats: list[int]
    onlookers: int


class RemotePresence:
    """Those at a table who came in through another process."""

    def __init__(self, process: str, table: str, publish: Callable[[Company], None]) -> None:
        self.process = process
        self.table = table
        self.publish = publish  # lets the other processes know
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
        if here != self._told:
            self._told = here
            self.publish(Company(self.process, self.table, here.seats, here.onlookers))

    def hear(self, company: Company) -> None:
        """Another process has told; one that is new to us has not heard of us either."""
        if company.process == self.process:
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
