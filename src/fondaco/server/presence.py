"""Who is at a table through other processes: each tells the others whom it has there."""

from collections.abc import Callable

import msgspec

from fondaco.server import wire

NOBODY = wire.Presence([], 0)


class Attendance(msgspec.Struct, frozen=True, array_like=True):
    """Whom one process has at one table."""

    process: str
    table: str
    seats: list[int]
    onlookers: int


class RemotePresence:
    """Those at a table who came in through another process."""

    def __init__(self, process: str, table: str, publish: Callable[[Attendance], None]) -> None:
        self.process = process
        self.table = table
        self.publish = publish  # lets the other processes know
        self._there: dict[str, Attendance] = {}  # by process
        self._told = NOBODY

    def joined(self, here: wire.Presence) -> wire.Presence:
        """All who are at the table."""
        there = self._there.values()
        seats = {*here.seats, *[seat for attendance in there for seat in attendance.seats]}
        onlookers = here.onlookers + sum([attendance.onlookers for attendance in there])
        return wire.Presence(sorted(seats), onlookers)

    def tell(self, here: wire.Presence) -> None:
        """Let other processes know who is at the table here, if they do not."""
        if here != self._told:
            self._told = here
            self.publish(Attendance(self.process, self.table, here.seats, here.onlookers))

    def tell_again(self) -> None:
        """Others may not have heard of us."""
        self._told = NOBODY

    def hear(self, attendance: Attendance) -> None:
        """Another process has told; one that is new to us has not heard of us either."""
        if attendance.process == self.process:
            return
        if not attendance.seats and not attendance.onlookers:
            self._there.pop(attendance.process, None)
            return
        if attendance.process not in self._there:
            self._told = NOBODY
        self._there[attendance.process] = attendance

    def forget(self, process: str) -> None:
        self._there.pop(process, None)

    def processes(self) -> set[str]:
        return set(self._there)
