"""Where rows are kept: a writer that commits in groups, and readers beside it.

Many people's moves wait for the disk together: whatever has gathered while one transaction was
being written is written by the next. A piece of work that fails is undone and tried again alone,
so that it spoils nothing for its neighbors.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")
Row = tuple[Any, ...]

MOST_TOGETHER = 64  # pieces of work in one transaction
READERS = 2
LATE_SECONDS = 8.0  # that a piece of work waits before it is not begun any more
LATE = "The house is too busy; nothing was changed. Try again."


class WriteFailed(Exception):
    """Something could not be written down, so it did not happen. The text is for people."""


class Away(WriteFailed):
    """The store does not answer in time. Whoever asks again, under the same name, loses nothing."""


class InDoubt(Away):
    """It broke off while the last word was said: it may be written down all the same."""


class Connection(Protocol):
    """What SQLite and PostgreSQL have in common, as far as we need it."""

    def rows(self, sql: str, values: Sequence[object] = ()) -> list[Row]: ...
    def change(self, sql: str, values: Sequence[object] = ()) -> int:
        """Run a statement; the number of rows it changed."""
        ...

    def begin(self) -> None: ...
    def commit(self) -> None: ...
    def roll_back(self) -> None:
        """Undo what was begun; a connection that is dead is opened anew when work begins."""
        ...

    def take_time(self) -> None:
        """What is done until the commit may take long."""
        ...

    def tell(self, text: str) -> None:
        """Let other processes know, when this is committed."""
        ...

    def close(self) -> None: ...


class Kind(Protocol):
    """A kind of database: how to connect, and what other processes say."""

    is_shared: bool  # whether other processes may serve the same tables

    @property
    def is_away(self) -> bool:
        """Whether it is known not to answer."""
        ...

    def connect(self) -> Connection: ...
    def listen(self, heard: Callable[[str], None]) -> Callable[[], None]:
        """Call `heard`, from any thread, with what other processes tell; returns how to stop."""
        ...

    def close(self) -> None:
        """Let other processes have it."""
        ...


class Job:
    """A piece of work for the database, and the future of whoever waits for it."""

    def __init__(self, work: Callable[[Connection], Any], about: str) -> None:
        self.work = work
        self.about = about
        self.asked = time.monotonic()
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = self.loop.create_future()

    @property
    def is_late(self) -> bool:
        """Whether it has waited so long that its sender has given up, or will ask again."""
        return time.monotonic() - self.asked > LATE_SECONDS

    def settle(self, result: Any, problem: Exception | None) -> None:
        if self.future.done():
            return
        if problem is None:
            self.future.set_result(result)
        else:
            self.future.set_exception(problem)


Outcome = tuple[Job, Any, Exception | None]


class Database:
    """Runs work on a database without making the event loop wait."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.batches = 0
        self.written = 0
        self._reads: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._writes: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        first = kind.connect()  # fails here, not in a thread, if nothing can be kept
        self._threads = [self._start(self._write_all, first)]
        self._threads += [self._start(self._read_all, kind.connect()) for _ in range(READERS)]

    def _start(self, run: Callable[[Connection], None], connection: Connection) -> threading.Thread:
        thread = threading.Thread(target=run, args=(connection,), daemon=True)
        thread.start()
        return thread

    def write(self, work: Callable[[Connection], T], about: str = "") -> Awaitable[T]:
        """Do this durably; when it returns, no crash can undo it. `about` names the table."""
        return self._enqueue(self._writes, work, about)

    def read(self, work: Callable[[Connection], T]) -> Awaitable[T]:
        return self._enqueue(self._reads, work, "")

    @property
    def waiting_writes(self) -> int:
        return self._writes.qsize()

    @property
    def waiting_reads(self) -> int:
        return self._reads.qsize()

    def _enqueue(
        self, line: "queue.SimpleQueue[Job | None]", work: Callable[[Connection], T], about: str
    ) -> Awaitable[T]:
        job = Job(work, about)
        line.put(job)
        return job.future

    def close(self) -> None:
        """Finish what was asked for, and stop."""
        self._writes.put(None)
        for _ in range(READERS):
            self._reads.put(None)
        for thread in self._threads:
            thread.join()

    def _read_all(self, connection: Connection) -> None:
        while (job := self._reads.get()) is not None:
            _settle([_read(connection, job)])
        connection.close()

    def _write_all(self, connection: Connection) -> None:
        while batch := self._gathered():
            late = [job for job in batch if job.is_late]
            _settle([(job, None, Away(LATE)) for job in late])
            _settle(self._together(connection, [job for job in batch if job not in late]))
        connection.close()

    def _gathered(self) -> list[Job]:
        """Wait for one piece of work, and take all that queue behind it; none: time to stop."""
        batch: list[Job] = []
        job = self._writes.get()
        while job is not None:
            batch.append(job)
            if len(batch) == MOST_TOGETHER or self._writes.empty():
                return batch
            job = self._writes.get()
        if batch:
            self._writes.put(None)
        return batch

    def _together(self, connection: Connection, batch: list[Job]) -> list[Outcome]:
        batch.sort(key=lambda job: job.about)  # in one order, processes cannot block each other
        self.batches += 1
        self.written += len(batch)
        try:
            connection.begin()
            results = [job.work(connection) for job in batch]
            connection.commit()
        except InDoubt as problem:  # to try again is for whoever knows its name
            connection.roll_back()
            return [(job, None, problem) for job in batch]
        except Exception:
            connection.roll_back()
            return [_alone(connection, job) for job in batch]
        return [(job, result, None) for job, result in zip(batch, results, strict=True)]


def _read(connection: Connection, job: Job) -> Outcome:
    if job.is_late:
        return job, None, Away(LATE)
    outcome = _alone(connection, job)
    if isinstance(outcome[2], WriteFailed):  # a connection that had died is a fresh one now
        outcome = _alone(connection, job)
    return outcome


def _alone(connection: Connection, job: Job) -> Outcome:
    try:
        connection.begin()
        result = job.work(connection)
        connection.commit()
    except Exception as problem:
        connection.roll_back()
        return job, None, problem
    return job, result, None


def _settle(outcomes: list[Outcome]) -> None:
    """Wake those who wait, everybody on one event loop at once."""
    for loop in {job.loop for job, _, _ in outcomes}:
        mine = [outcome for outcome in outcomes if outcome[0].loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle_here, mine)


def _settle_here(outcomes: list[Outcome]) -> None:
    for job, result, problem in outcomes:
        job.settle(result, problem)
