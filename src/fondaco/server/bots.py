"""Bots think in processes of their own, inside a time budget, and know what their seat may know."""

import asyncio
import logging
import os
import sys
import time
from typing import TYPE_CHECKING

import msgspec

from fondaco import Refused, Seeded
from fondaco.server.database import WriteFailed
from fondaco.server.decisions import Decision
from fondaco.server.playing import moved
from fondaco.server.worker import Problem, Solution

if TYPE_CHECKING:
    from fondaco.server.house import House
    from fondaco.server.room import Room

BUDGET_SECONDS = 5.0
START_SECONDS = 20.0
LONGEST_ANSWER = 1 << 20
# Out of time, a process that died (uvloop says RuntimeError), nonsense for an answer.
GAVE_UP = (TimeoutError, OSError, EOFError, RuntimeError, msgspec.MsgspecError, Refused)

log = logging.getLogger("fondaco.bots")


class Worker:
    """A process that thinks for bots, one position after the other."""

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

    def __init__(self, house: "House", workers: int = 0) -> None:
        self.house = house
        self.budget = BUDGET_SECONDS
        self._free: list[Worker] = []
        self._places = asyncio.Semaphore(workers or max(1, (os.cpu_count() or 1) - 1))

    async def play_at(self, room: "Room") -> None:
        """Play at a table as long as a bot is to act there."""
        try:
            while level := room.bot_to_act():
                await self._one_move(room, level)
        except WriteFailed as problem:
            log.error(
                "a bot's move was not kept", extra={"table": room.id, "problem": str(problem)}
            )
        except Exception:
            self.house.metrics.mistakes.inc()
            log.exception("a bot failed", extra={"table": room.id})
        finally:
            room.bot_task = None

    async def _one_move(self, room: "Room", level: str) -> None:
        at = room.record.at
        move = await self._chosen(room, level)

        def decide() -> Decision | None:
            is_current = room.record.at == at and room.bot_to_act() == level
            return moved(room, move) if is_current else None

        await room.note(decide, "bot")

    async def _chosen(self, room: "Room", level: str) -> str:
        began = time.monotonic()
        try:
            return await self._thought(self._problem(room, level))
        except GAVE_UP as problem:
            self.house.metrics.bot_failures.inc()
            log.warning("a bot gave up", extra={"table": room.id, "problem": repr(problem)})
            return self._any_move(room)
        finally:
            self.house.metrics.bot_seconds.labels(level).observe(time.monotonic() - began)

    def _problem(self, room: "Room", level: str) -> Problem:
        """What the bot's seat may know, and nothing else."""
        assert room.table is not None
        seat = room.table.to_act
        assert seat is not None
        seed = f"{room.id} {room.record.at}"
        guess = room.table.guess(seat, Seeded(seed))
        return Problem(room.game.title, level, seed, room.game.snapshot(guess))

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

    def _any_move(self, room: "Room") -> str:
        """A legal move, by a luck that depends on the position alone."""
        assert room.table is not None
        moves = room.table.legal()
        return moves[Seeded(f"{room.id} {room.record.at}").pick(len(moves))]

    async def close(self) -> None:
        for room in self.house.rooms.values():
            if room.bot_task is not None:
                room.bot_task.cancel()
        for worker in self._free:
            await worker.stop()
