"""Bots think in processes of their own, inside a time budget, and know what their seat may know."""

import asyncio
import logging
import os
import sys
import time

import msgspec

from fondaco import Refused, Seeded
from fondaco.server.live import LiveTable
from fondaco.server.metrics import Metrics
from fondaco.server.worker import Problem, Solution

BUDGET_SECONDS = 5.0
START_SECONDS = 20.0
LONGEST_ANSWER = 1 << 20
# Out of time, a process that died (uvloop says RuntimeError), nonsense for an answer.
GAVE_UP = (TimeoutError, OSError, EOFError, RuntimeError, msgspec.MsgspecError, Refused)

log = logging.getLogger("fondaco.bots")


class Worker:
    """A process that thinks for bots, one position after another."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    @classmethod
    async def started(cls) -> "Worker":
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "fondaco.server.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_ANSWER,
        )
        assert process.stdout is not None
        async with asyncio.timeout(START_SECONDS):
            await process.stdout.readline()
        return cls(process)

    async def solve(self, problem: Problem) -> str:
        """The move that the bot chooses."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(problem) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        return msgspec.json.decode(line, type=Solution).move

    async def stop(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Bots:
    """The workers, and those who wait for one."""

    def __init__(self, metrics: Metrics, workers: int = 0) -> None:
        self.metrics = metrics
        self.budget = BUDGET_SECONDS
        self._free: list[Worker] = []
        self._places = asyncio.Semaphore(workers or max(1, (os.cpu_count() or 1) - 1))

    async def chosen(self, live: LiveTable, level: str) -> str:
        """The move of the bot that is to act: its own, or any that is legal if it has none."""
        began = time.monotonic()
        try:
            return await self._thought(self._problem(live, level))
        except GAVE_UP as problem:
            self.metrics.bot_failures.inc()
            log.warning("a bot gave up", extra={"table": live.id, "problem": repr(problem)})
            return self._any_move(live)
        finally:
            self.metrics.bot_seconds.labels(level).observe(time.monotonic() - began)

    def _problem(self, live: LiveTable, level: str) -> Problem:
        """What the bot's seat may know, and nothing else."""
        assert live.table is not None
        seat = live.table.to_act
        assert seat is not None
        seed = f"{live.id} {live.record.at}"
        guess = live.table.guess(seat, Seeded(seed))
        return Problem(live.game.title, level, seed, live.game.snapshot(guess))

    async def _thought(self, problem: Problem) -> str:
        async with self._places:
            worker = self._free.pop() if self._free else await Worker.started()
            try:
                async with asyncio.timeout(self.budget):
                    move = await worker.solve(problem)
            except BaseException:
                await worker.stop()
                raise
            self._free.append(worker)
            return move

    def _any_move(self, live: LiveTable) -> str:
        """Any legal move, by luck that depends on the position alone."""
        assert live.table is not None
        moves = live.table.legal()
        return moves[Seeded(f"{live.id} {live.record.at}").pick(len(moves))]

    async def close(self) -> None:
        for worker in self._free:
            await worker.stop()
