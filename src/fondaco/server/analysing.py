"""Analyses that are made on one machine: in turns, a slice each, while no bot has to think."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from fondaco.server.jobs import Analyse, Analysed
from fondaco.server.slices import MOST
from fondaco.server.workers import Workers

SLICE_SECONDS = 30.0  # after which a worker that has not answered is given up
REST_SECONDS = 0.05
LONGEST_REST = 5.0  # after which it goes on, however busy the bots are

Note = Callable[[float], None]  # is told how much of an analysis is done


class NotDone(Exception):
    """Nobody elsewhere has done it."""


class Elsewhere(Protocol):
    """Those who make analyses on other machines; they may come and go."""

    async def analysed(self, job: Analyse, note: Note) -> Analysed: ...


class Analysing:
    """One process that makes analyses, and those that are under way there or wait."""

    def __init__(self, are_bots_busy: Callable[[], bool]) -> None:
        self.are_bots_busy = are_bots_busy
        self.workers = Workers(SLICE_SECONDS, 1)
        self._places = asyncio.Semaphore(MOST)  # no more than are left half done
        self._turn = asyncio.Lock()  # whoever had one waits for it behind all others

    async def analysed(self, job: Analyse, note: Note) -> Analysed:
        """Make an analysis, slice after slice."""
        async with self._places:
            while True:
                async with self._turn:
                    await self._let_bots_pass()
                    done = await self.workers.do(job, Analysed)
                if done.told:
                    return done
                note(done.part)

    async def _let_bots_pass(self) -> None:
        """Rest while bots think: nobody at a table waits for an analysis."""
        rested = 0.0
        while self.are_bots_busy() and rested < LONGEST_REST:
            await asyncio.sleep(REST_SECONDS)
            rested += REST_SECONDS

    async def close(self) -> None:
        await self.workers.close()
