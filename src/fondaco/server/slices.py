"""An analysis in slices: a worker goes on with it for a while, and is free in between."""

import threading
import time
from collections import OrderedDict

from fondaco import analysis
from fondaco.analysis.shapes import Account
from fondaco.server.jobs import USUAL, Analyse

# That are left half done, in the hope that somebody goes on with them. Each holds up to 17 MB: that
# of a game of 3,000 moves.
MOST = 16


class GivenUp(Exception):
    """Nobody goes on with it."""


class Slicing:
    """One analysis, which runs only while somebody waits for it."""

    def __init__(self, job: Analyse) -> None:
        self.part = 0.0
        self.account: Account | None = None
        self.problem: BaseException | None = None
        self._job = job
        self._until = 0.0
        self._is_given_up = False
        self._may_go_on, self._rests = threading.Semaphore(0), threading.Semaphore(0)
        threading.Thread(target=self._run, daemon=True).start()

    def go_on(self, seconds: float) -> None:
        """Let it run so long, or until it is done."""
        self._until = time.monotonic() + seconds
        self._may_go_on.release()
        self._rests.acquire()
        if self.problem is not None:
            raise self.problem

    def give_up(self) -> None:
        self._is_given_up = True
        self._may_go_on.release()

    def _run(self) -> None:
        try:
            self._rest()
            self.account = analysis.analyse(self._job.log, USUAL, self._progress, self._job.seats)
        except GivenUp:
            return
        except BaseException as problem:
            self.problem = problem
        self._rests.release()

    def _progress(self, done: int, whole: int) -> None:
        self.part = done / max(1, whole)
        if time.monotonic() >= self._until:
            self._rests.release()
            self._rest()

    def _rest(self) -> None:
        self._may_go_on.acquire()
        if self._is_given_up:
            raise GivenUp


class Slices:
    """The analyses that a worker has begun."""

    def __init__(self) -> None:
        self._begun: OrderedDict[str, Slicing] = OrderedDict()

    def gone_on(self, job: Analyse) -> tuple[float, Account | None]:
        """How much of an analysis is done after some more time; and the account, when all is."""
        slicing = self._begun.pop(job.id, None) or Slicing(job)
        slicing.go_on(job.seconds)
        if slicing.account is None:
            self._begun[job.id] = slicing
            self._make_room()
        return slicing.part, slicing.account

    def _make_room(self) -> None:
        if len(self._begun) > MOST:
            self._begun.popitem(last=False)[1].give_up()
