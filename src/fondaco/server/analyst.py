"""Who analyses games that are over: one after the other, in slices, while no bot has to think."""

import asyncio
import logging
import zlib

import msgspec
from msgspec import Struct

from fondaco import Refused
from fondaco.analysis.outlook import name_of_judge
from fondaco.analysis.shapes import Account, Accuracy
from fondaco.log import whole
from fondaco.server import presenter, wire
from fondaco.server.bots import Bots
from fondaco.server.errands import Errands
from fondaco.server.jobs import METHOD, USUAL, Analyse, Analysed
from fondaco.server.live import LiveTable
from fondaco.server.runtime import Runtime
from fondaco.server.store import Store
from fondaco.server.workers import Workers, WorkFailed

SLICE = 0.5  # seconds after which others may have their turn
SLICE_SECONDS = 30.0  # after which a worker that has not answered is given up
REST_SECONDS = 0.05
LONGEST_REST = 5.0  # after which it goes on, however busy the bots are
NOT_OVER = "A game is analyzed once it is over."
OTHER_RULES = "It was played under rules that are no longer played here, and cannot be analyzed."

log = logging.getLogger("fondaco.analyst")


class Judged(Struct):
    """Of an account, what is needed for a list of games."""

    accuracy: list[Accuracy | None]


class Analyst:
    """Knows the accounts of games, and makes those that nobody has asked for before."""

    def __init__(self, store: Store, bots: Bots, runtime: Runtime, errands: Errands) -> None:
        self.store = store
        self.bots = bots
        self.runtime = runtime
        self.errands = errands
        self.workers = Workers(SLICE_SECONDS, 1)
        self._parts: dict[str, float] = {}  # of those that are asked for: what is done
        self._failed: set[str] = set()
        self._one_at_a_time = asyncio.Lock()

    async def now(self, live: LiveTable) -> wire.AnalysisNow:
        """How far the analysis of a game is, and what came of it."""
        if not is_playable(live):
            return wire.AnalysisNow("impossible", 0.0)
        hinted = live.record.hints
        body = await self.store.analyses.found(live.id, version_of(live))
        if body is not None:
            account = msgspec.json.decode(zlib.decompress(body), type=Account)
            return wire.AnalysisNow("done", 1.0, account, hinted)
        part = self._parts.get(live.id)
        if part is None:
            return wire.AnalysisNow("failed" if live.id in self._failed else "none", 0.0)
        return wire.AnalysisNow("working" if part > 0 else "waiting", part, None, hinted)

    def is_asked(self, live: LiveTable) -> bool:
        return live.id in self._parts

    def ask(self, live: LiveTable) -> None:
        """Have a game analysed, when its turn comes."""
        check_over(live)
        if live.id not in self._parts:
            self._parts[live.id] = 0.0
            self._failed.discard(live.id)
            self.errands.run(self._analyse(live))

    async def _analyse(self, live: LiveTable) -> None:
        try:
            async with self._one_at_a_time:
                account = await self._sliced(live)
            body, now = zlib.compress(account, 6), self.runtime.now()
            accuracy = msgspec.json.encode(accuracy_in(account)).decode()
            await self.store.analyses.keep(live.id, version_of(live), body, now, accuracy)
        except (WorkFailed, Refused) as problem:
            self._failed.add(live.id)
            log.error("no analysis", extra={"table": live.id, "problem": str(problem)})
        finally:
            del self._parts[live.id]

    async def _sliced(self, live: LiveTable) -> bytes:
        text = whole(live.record.rows(), presenter.seed(live))
        while True:
            await self._let_bots_pass()
            job = Analyse(live.id, text, people_at(live), SLICE)
            done = await self.workers.do(job, Analysed)
            if done.account:
                return done.account
            self._parts[live.id] = max(done.part, 0.001)

    async def _let_bots_pass(self) -> None:
        """Rest while bots think: nobody at a table waits for an analysis."""
        rested = 0.0
        while self.bots.are_busy and rested < LONGEST_REST:
            await asyncio.sleep(REST_SECONDS)
            rested += REST_SECONDS

    async def close(self) -> None:
        await self.workers.close()


def accuracy_in(account: bytes) -> list[int | None]:
    """How well each seat has played, of 100; nothing of those that were not judged."""
    found = msgspec.json.decode(account, type=Judged)
    return [one.whole if one is not None else None for one in found.accuracy]


def check_over(live: LiveTable) -> None:
    if live.status != "over" or live.shown is None:
        raise Refused(NOT_OVER)
    if not is_playable(live):
        raise Refused(OTHER_RULES)


def is_playable(live: LiveTable) -> bool:
    """Whether its moves can be played again, all under the rules of today."""
    is_todays = live.past is None and bool(live.record.head) and live.record.is_of(live.game)
    return is_todays and live.status == "over" and not live.record.renewals


def people_at(live: LiveTable) -> list[int]:
    """The seats whose decisions are judged: those of people, or all where nobody is known."""
    people = [at for at, seat in enumerate(live.record.seats) if seat.person]
    return people or list(range(len(live.record.seats)))


def version_of(live: LiveTable) -> str:
    """Of all that decides what an analysis says."""
    game = live.game
    judged = f"{METHOD} {USUAL} {name_of_judge(game.title)}"
    return f"{judged} {game.rules_version} {game.edition}"
