"""Processes that play games, one at a time each."""

import multiprocessing
import signal
import traceback
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from laddering.matches import Line, Match
from laddering.playing import play


class Failed(Exception):
    """A game that could not be played to its end, and why."""


class Crew:
    """So many processes. Nothing waits in a queue: a match is given to one that is free."""

    def __init__(self, size: int) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._processes: list[BaseProcess] = []
        self._free: list[Connection] = []
        self._busy: dict[Connection, Match] = {}
        for _ in range(size):
            self._hire()

    def _hire(self) -> None:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_work, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        self._processes.append(process)
        self._free.append(ours)

    @property
    def has_room(self) -> bool:
        return bool(self._free)

    @property
    def under_way(self) -> list[Match]:
        return list(self._busy.values())

    def start(self, match: Match) -> None:
        line = self._free.pop()
        line.send(match)
        self._busy[line] = match

    def finished(self) -> list[Line]:
        """The games that have ended, as soon as there is one."""
        ended = [line for line in wait(list(self._busy)) if isinstance(line, Connection)]
        return [self._result(line) for line in ended]

    def _result(self, line: Connection) -> Line:
        match = self._busy.pop(line)
        try:
            result = line.recv()
        except EOFError:
            raise Failed(f"The process that played {match.plain()} has died.") from None
        if isinstance(result, str):
            raise Failed(f"This match failed: {match.plain()}\n{result}")
        self._free.append(line)
        game: Line = result
        return game

    def dismiss(self) -> None:
        """End all processes, also those in the middle of a game."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()


def _work(line: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever gave us work decides when to stop
    while True:
        try:
            match = line.recv()
        except EOFError:
            return
        line.send(_played(match))


def _played(match: Match) -> Line | str:
    try:
        return play(match)
    except Exception:
        return traceback.format_exc()
