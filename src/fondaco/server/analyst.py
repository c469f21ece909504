"""Who analyses games that are over: in slices, one for each who asks, while no bot has to think."""

import asyncio
import logging
import zlib

import msgspec
from msgspec import Struct

from fondaco import Refused
from fondaco.analysis.outlook import name_of_judge
from fondaco.analysis.shapes import Accuracy
from fondaco.analysis.titles import matters_of
from fondaco.log import whole
from fondaco.server import presenter, wire
from fondaco.server.bots import Bots
from fondaco.server.errands import Errands
from fondaco.server.jobs import METHOD, USUAL, Analyse, Analysed
from fondaco.server.live import LiveTable
from fondaco.server.rota import Rota
from fondaco.server.runtime import Runtime
from fondaco.server.slices import MOST
from fondaco.server.store import Store
from fondaco.server.workers import Workers, WorkFailed

SLICE = 0.5  # seconds after which others may have their turn
SLICE_SECONDS = 30.0  # after which a worker that has not answered is given up
REST_SECONDS = 0.05
LONGEST_REST = 5.0  # after which it goes on, however busy the bots are
NOT_OVER = "A game is analyzed once it is over."
OTHER_RULES = "It was played under rules that are no longer played here, and cannot be analyzed."
TOO_LONG = "Games of more than {} moves are not analyzed here."

log = logging.getLogger("fondaco.analyst")


class Judged(Struct):
    """Of an account, what a list of games tells."""

    accuracy: list[Accuracy | None] = []


class Told(Judged):
    """What is told of an analysis; older ones were kept as the account alone."""

    account: Judged | None = None


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
        self._rota: Rota[Analyse] = Rota(MOST)  # no more than are left half done
        self._is_working = False

    async def told(self, live: LiveTable) -> bytes | None:
        """What came of an analysis that is done: a `wire.AnalysisNow` as JSON, packed by zlib."""
        return await self.store.analyses.found(live.id, version_of(live))

    def now(self, live: LiveTable) -> wire.AnalysisNow:
        """How far the analysis of a game is that is not done."""
        if not is_playable(live):
            return wire.AnalysisNow("impossible", 0.0)
        part = self._parts.get(live.id)
        if part is None:
            return wire.AnalysisNow("failed" if live.id in self._failed else "none", 0.0)
        return wire.AnalysisNow("working" if part > 0 else "waiting", part, None, live.record.hints)

    def ask(self, live: LiveTable, whose: str) -> None:
        """Have a game analysed, in the turns of who asks."""
        check_may_be_analysed(live)
        if live.id in self._parts:
            return
        self._parts[live.id] = 0.0
        self._failed.discard(live.id)
        text = whole(live.record.rows(), presenter.seed(live))
        judged, hinted = people_at(live), live.record.hints
        job = Analyse(live.id, version_of(live), text, judged, hinted, SLICE)
        self._rota.add(whose, job)
        if not self._is_working:
            self._is_working = True
            self.errands.run(self._work)

    async def _work(self) -> None:
        """Slice after slice, until nobody waits."""
        try:
            while (job := self._rota.turn()) is not None:
                await self.errands.quietly(self._go_on(job))
        finally:
            self._is_working = False

    async def _go_on(self, job: Analyse) -> None:
        """One slice; after the last, and after a mistake, it has no more turns."""
        is_over = True
        try:
            await self._let_bots_pass()
            done = await self.workers.do(job, Analysed)
            is_over = bool(done.told)
            self._parts[job.id] = max(done.part, 0.001)
            if is_over:
                accuracy = msgspec.json.encode(accuracy_in(done.told)).decode()
                now = self.runtime.now()
                await self.store.analyses.keep(job.id, job.version, done.told, now, accuracy)
        except (WorkFailed, Refused) as problem:
            self._failed.add(job.id)
            log.error("no analysis", extra={"table": job.id, "problem": str(problem)})
        finally:
            if is_over:
                self._rota.end(job)
                del self._parts[job.id]

    async def _let_bots_pass(self) -> None:
        """Rest while bots think: nobody at a table waits for an analysis."""
        rested = 0.0
        while self.bots.are_busy and rested < LONGEST_REST:
            await asyncio.sleep(REST_SECONDS)
            rested += REST_SECONDS

    async def close(self) -> None:
        await self.workers.close()


def accuracy_in(told: bytes) -> list[int | None]:
    """How well each seat has played, of 100; nothing of those that were not judged."""
    found = msgspec.json.decode(zlib.decompress(told), type=Told)
    judged = found.account or found
    return [one.whole if one is not None else None for one in judged.accuracy]


def check_may_be_analysed(live: LiveTable) -> None:
    if live.status != "over" or live.shown is None:
        raise Refused(NOT_OVER)
    if not is_playable(live):
        raise Refused(OTHER_RULES)
    longest = matters_of(live.game.title).LONGEST
    if len(live.record.lines) > longest:
        raise Refused(TOO_LONG.format(longest))


def seconds_of(live: LiveTable) -> float:
    """About what its analysis takes: decisions are counted by their moves."""
    return matters_of(live.game.title).SECONDS * len(live.record.lines)


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
