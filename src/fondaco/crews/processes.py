"""A crew of this machine: processes of its own."""

import multiprocessing
import signal
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeVar

from fondaco.crews.crew import Failed

Job = TypeVar("Job")
Done = TypeVar("Done")


class Processes(Generic[Job, Done]):
    """So many processes; `work` is a function of a module, which each of them imports."""

    def __init__(self, work: Callable[[Job], Done], size: int) -> None:
        self._work = work
        self._context = multiprocessing.get_context("spawn")
        self._processes: list[BaseProcess] = []
        self._free: list[Connection] = []
        self._busy: dict[Connection, Job] = {}
        for _ in range(size):
            self._hire()

    def _hire(self) -> None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_serve, args=(self._work, theirs), daemon=True)
        process.start()
        theirs.close()
        self._processes.append(process)
        self._free.append(ours)

    @property
    def has_room(self) -> bool:
        return bool(self._free)

    @property
    def under_way(self) -> list[Job]:
        return list(self._busy.values())

    def start(self, job: Job) -> None:
        line = self._free.pop()
        line.send(job)
        self._busy[line] = job

    def finished(self) -> list[Done]:
        ended = [line for line in wait(list(self._busy)) if isinstance(line, Connection)]
        return [self._result(line) for line in ended]

    def _result(self, line: Connection) -> Done:
        job = self._busy.pop(line)
        try:
            done, trouble = line.recv()
        except EOFError:
            raise Failed(f"The process that did this has died: {job}") from None
        if trouble:
            raise Failed(f"This failed: {job}\n{trouble}")
        self._free.append(line)
        result: Done = done
        return result

    def dismiss(self) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()


def _serve(work: Callable[[Any], Any], line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever gave us work decides when to stop
    while True:
        try:
            job = line.recv()
        except EOFError:
            return
        line.send(_done(work, job))


def _done(work: Callable[[Any], Any], job: Any) -> tuple[Any, str]:
    """What came of a job, and what went wrong with it."""
    try:
        return work(job), ""
    except Exception:
        return None, traceback.format_exc()
