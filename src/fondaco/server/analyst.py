"""Who has games analyzed that are over: elsewhere, where workers are, or here. Whoever asks has one
made at a time."""

import logging
import zlib
from contextlib import suppress

import msgspec
from msgspec import Struct

from fondaco import Refused
from fondaco.analysis.outlook import name_of_judge
from fondaco.analysis.shapes import Accuracy
from fondaco.analysis.titles import matters_of
from fondaco.log import whole
from fondaco.server import presenter, wire
from fondaco.server.analysing import Analysing, Elsewhere, NotDone
from fondaco.server.bots import Bots
from fondaco.server.errands import Errands
from fondaco.server.jobs import METHOD, USUAL, Analyse, Analysed
from fondaco.server.limits import Turns
from fondaco.server.live import LiveTable
from fondaco.server.runtime import Runtime
from fondaco.server.store import Store
from fondaco.server.workers import WorkFailed

SLICE = 0.5  # seconds after which others may have their turn
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

    def __init__(
        self,
        store: Store,
        bots: Bots,
        runtime: Runtime,
        errands: Errands,
        elsewhere: Elsewhere | None = None,
    ) -> None:
        self.store = store
        self.runtime = runtime
        self.errands = errands
        self.elsewhere = elsewhere
        self.here = Analysing(lambda: bots.are_busy)
        self._parts: dict[str, float] = {}  # of those that are asked for: what is done
        self._failed: set[str] = set()
        self._turns = Turns()  # of those who ask

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
        self.errands.run(self._make, job, whose)

    async def _make(self, job: Analyse, whose: str) -> None:
        """Have it made when it is its turn, and keep what is told."""
        try:
            async with self._turns.of(whose):
                done = await self._analysed(job)
                accuracy = msgspec.json.encode(accuracy_in(done.told)).decode()
                now = self.runtime.now()
                await self.store.analyses.keep(job.id, job.version, done.told, now, accuracy)
        except (WorkFailed, Refused) as problem:
            self._failed.add(job.id)
            log.error("no analysis", extra={"table": job.id, "problem": str(problem)})
        finally:
            del self._parts[job.id]

    async def _analysed(self, job: Analyse) -> Analysed:
        """What comes of it, made wherever somebody makes it."""

        def note(part: float) -> None:
            self._parts[job.id] = max(part, 0.001)

        if self.elsewhere is not None:
            with suppress(NotDone):
                return await self.elsewhere.analysed(job, note)
        return await self.here.analysed(job, note)

    async def close(self) -> None:
        await self.here.close()


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
