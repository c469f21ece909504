"""Worker processes of the house: long work is done there, while the house goes on answering."""

import asyncio
import os
import sys
import time
from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

from fondaco import Refused
from fondaco.server.jobs import Answer, AnyJob
from fondaco.server.turnstile import Turnstile
from fondaco.server.worker import LENGTH, answer, framed

START_SECONDS = 20.0
NICENESS = 10  # workers stand back behind those who answer people
# Before it loads anything: that takes as long as a hundred answers.
BEGIN = f"import os; os.nice({NICENESS}); from fondaco.server import worker; worker.main()"
T = TypeVar("T")
IsFirst = Callable[[], bool]


class WorkFailed(Exception):
    """A worker died, took too long, or made a mistake."""


def _nobody() -> bool:
    """Nobody is first."""
    return False


class Bill:
    """The seconds that workers have spent for somebody."""

    def __init__(self) -> None:
        self.seconds = 0.0


# Out of time, a process that died (uvloop says RuntimeError), nonsense for an answer.
GAVE_UP = (TimeoutError, OSError, EOFError, RuntimeError, msgspec.MsgspecError)


class Worker:
    """One process, which does one job after another."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def started(cls, environment: Mapping[str, str] | None = None) -> "Worker":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            BEGIN,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, **(environment or {})},
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(START_SECONDS):
                await worker._read()
        except BaseException:
            await worker.stop()
            raise
        return worker

    async def do(self, job: AnyJob) -> Answer:
        assert self.process.stdin is not None
        self.process.stdin.write(framed(msgspec.msgpack.encode(job)))
        await self.process.stdin.drain()
        return msgspec.msgpack.decode(await self._read(), type=Answer)

    async def _read(self) -> bytes:
        assert self.process.stdout is not None
        length = await self.process.stdout.readexactly(LENGTH)
        return await self.process.stdout.readexactly(int.from_bytes(length, "big"))

    async def stop(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Workers:
    """Some processes, and those who wait for one."""

    def __init__(
        self, seconds: float, most: int = 0, environment: Mapping[str, str] | None = None
    ) -> None:
        self.seconds = seconds  # that a job may take
        self.environment = environment  # what they have besides that of the house
        self._beginning: set[asyncio.Task[Worker]] = set()
        self._all: set[Worker] = set()
        self._free: list[Worker] = []
        self.most = most or max(1, (os.cpu_count() or 1) - 1)
        self._places = Turnstile(self.most)

    @property
    def waiting(self) -> int:
        """How many jobs wait for a worker."""
        return self._places.waiting

    @property
    def working(self) -> int:
        """How many workers have something to do."""
        return len(self._all) - len(self._free)

    async def do(
        self, job: AnyJob, kind: type[T], bill: Bill | None = None, is_first: IsFirst = _nobody
    ) -> T:
        """What comes of a job; or its refusal, which costs as much. Who `is_first` is done first,
        if several wait."""
        began = time.monotonic()
        try:
            answer = await self.answered(job, is_first)
        except WorkFailed:
            _charge(bill, time.monotonic() - began)
            raise
        _charge(bill, answer.seconds)
        if answer.refused:
            raise Refused(answer.refused)
        if answer.failed:
            raise WorkFailed(answer.failed)
        return msgspec.msgpack.decode(answer.result, type=kind)

    async def answered(self, job: AnyJob, is_first: IsFirst) -> Answer:
        async with self._places.place(is_first):
            try:
                worker = self._free.pop() if self._free else await self._begun()
                answer = await self._in_time(worker, job)
            except GAVE_UP as problem:
                raise WorkFailed(repr(problem)) from problem
            self._free.append(worker)
            return answer

    async def _begun(self) -> Worker:
        """A new worker. Whoever waits for it may be called off, but it begins all the same."""
        task = asyncio.create_task(self._begin())
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)
        return await asyncio.shield(task)

    async def _begin(self) -> Worker:
        worker = await Worker.started(self.environment)
        self._all.add(worker)
        return worker

    async def _in_time(self, worker: Worker, job: AnyJob) -> Answer:
        """The answer of a worker; one that does not give it, or is no longer asked, is stopped."""
        try:
            async with asyncio.timeout(self.seconds):
                return await worker.do(job)
        except BaseException:
            await worker.stop()
            self._all.discard(worker)
            raise

    async def close(self) -> None:
        await asyncio.gather(*self._beginning, return_exceptions=True)
        await asyncio.gather(*[worker.stop() for worker in self._all])


def _charge(bill: Bill | None, seconds: float) -> None:
    if bill is not None:
        bill.seconds += seconds


class Here(Workers):
    """Work that is done in this process, in a thread: while the house closes."""

    def __init__(self) -> None:
        super().__init__(0.0)

    async def answered(self, job: AnyJob, is_first: IsFirst) -> Answer:
        sent = msgspec.msgpack.encode(job)
        return await asyncio.to_thread(answer, msgspec.msgpack.decode(sent, type=AnyJob))
