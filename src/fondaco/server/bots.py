"""Bots think in processes of their own, inside a time budget, and know what their seat may know."""

import logging
import time
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from fondaco import Refused, Seeded
from fondaco.analysis.shapes import Hint
from fondaco.server.jobs import Advise, Answer, AnyJob, Hurried, Think, Thought
from fondaco.server.live import LiveTable
from fondaco.server.metrics import Metrics
from fondaco.server.workers import Bill, Worker, Workers, WorkFailed

HARD_LIMIT = 5.0  # seconds after which a bot that has not answered is given up
LEAST_SHARE = 0.1  # of its time, which a bot gets however busy the house is

log = logging.getLogger("fondaco.bots")


def share_of(places: int, waiting: int) -> float:
    """The part of their time that bots get, if so many wait for so many places."""
    return max(LEAST_SHARE, places / max(1, places + waiting))


class BotWorkers(Workers):
    """Workers that give each thought less, the more others wait for them."""

    @property
    def asked(self) -> int:
        """How many thoughts are asked of other machines."""
        return 0

    @property
    def share(self) -> float:
        """The part of their time that bots get here now."""
        return share_of(self.most, self.waiting)

    async def _in_time(self, worker: Worker, job: AnyJob) -> Answer:
        hurried = replace(job, share=self.share) if isinstance(job, Hurried) else job
        return await super()._in_time(worker, hurried)


class Bots:
    """Those who play seats that no person plays."""

    def __init__(
        self,
        metrics: Metrics,
        workers: BotWorkers | None = None,
        holds: Callable[[str], bool] = lambda table: True,
    ) -> None:
        self.metrics = metrics
        self.workers = workers or BotWorkers(HARD_LIMIT)
        self.holds = holds  # whether this process looks after a table
        self.are_resting = False  # while the house is read-only

    def may_play(self, table: str) -> bool:
        return not self.are_resting and self.holds(table)

    async def chosen(self, live: LiveTable, level: str, is_watched: Callable[[], bool]) -> Thought:
        """The move of the bot that is to act: its own, or any that is legal if it has none. Those
        who are watched think first."""
        began = time.monotonic()
        try:
            thought = await self.workers.do(
                self._problem(live, level), Thought, is_first=is_watched
            )
            self.metrics.bots_hurried.inc(thought.share < 1.0)
            return thought
        except (WorkFailed, Refused) as problem:
            self.metrics.bot_failures.inc()
            log.warning("a bot gave up", extra={"table": live.id, "problem": repr(problem)})
            return Thought(self._any_move(live))
        finally:
            self.metrics.bot_seconds.labels(level).observe(time.monotonic() - began)

    def _problem(self, live: LiveTable, level: str) -> Think:
        """What the bot's seat may know, and nothing else."""
        assert live.table is not None
        seat = live.table.to_act
        assert seat is not None
        seed = f"{live.id} {live.record.at}"
        guess = live.table.guess(seat, Seeded(seed))
        return Think(live.game.title, level, live.id, seat, seed, live.game.snapshot(guess))

    def advice(self, live: LiveTable, bill: Bill) -> Awaitable[Hint]:
        """What the seat that is to act now could do, by what it may know. Bots of tables that are
        watched think before that."""
        problem = self._problem(live, "")
        advise = Advise(problem.title, problem.seat, problem.state)
        return self.workers.do(advise, Hint, bill)

    @property
    def are_busy(self) -> bool:
        """Whether anybody thinks, or waits for it."""
        return self.workers.working > 0 or self.workers.asked > 0

    def _any_move(self, live: LiveTable) -> str:
        """Any legal move, by luck that depends on the position alone."""
        assert live.table is not None
        moves = live.table.legal()
        return moves[Seeded(f"{live.id} {live.record.at}").pick(len(moves))]

    async def close(self) -> None:
        await self.workers.close()
