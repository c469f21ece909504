"""What a crew promises, wherever its processes are."""

from typing import Protocol, TypeVar

Job = TypeVar("Job")
Done = TypeVar("Done")


class Failed(Exception):
    """A job that could not be done, and why."""


class Crew(Protocol[Job, Done]):
    """Processes that do one job at a time each. Nothing waits in a queue."""

    @property
    def has_room(self) -> bool:
        """Whether somebody is free."""
        ...

    @property
    def under_way(self) -> list[Job]:
        """The jobs that are being done."""
        ...

    def start(self, job: Job) -> None:
        """Give a job to somebody who is free."""

    def finished(self) -> list[Done]:
        """What has come of jobs, as soon as one is done."""
        ...

    def dismiss(self) -> None:
        """End all processes, also those in the middle of a job."""
