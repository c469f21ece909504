"""Keeping every moment of a game, chapter by chapter: no later engine is needed to show it."""

import logging

from fondaco import Refused
from fondaco.server import jobs
from fondaco.server.live import LiveTable
from fondaco.server.store import Store
from fondaco.server.store.moments import Chapter
from fondaco.server.workers import Workers, WorkFailed

CHAPTER = 100  # moments
MOMENT_SECONDS = 0.0005  # of work for each moment that is kept

log = logging.getLogger("fondaco.archive")


class Archive:
    """Makes the moments of games, and keeps them."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers

    async def keep(self, live: LiveTable, is_all: bool) -> None:
        """Keep what is not kept yet: whole chapters, or all there is."""
        if not live.record.head:
            await self.store.moments.give_up(live.id)  # it was closed before it began
        if not live.unkept:
            return
        first = await self._first(live)
        try:
            while await self._keep_from(live, first, is_all):
                first += CHAPTER
        except (Refused, WorkFailed) as problem:
            log.warning("moments not kept", extra={"table": live.id, "problem": str(problem)})
            await self.give_up(live)

    async def give_up(self, live: LiveTable) -> None:
        """Note that the moments of a game cannot be made: nobody need try again."""
        await self.store.moments.give_up(live.id)
        live.kept = -1

    async def _first(self, live: LiveTable) -> int:
        """The first moment of the chapter that is to be made next; none has moments under two
        versions of the rules."""
        first, last = await self.store.moments.last_chapter(live.id)
        begun = live.record.renewed.moves if live.record.renewed is not None else 0
        if last - first + 1 < CHAPTER and first >= begun:
            return first
        return max(last + 1, begun)

    async def _keep_from(self, live: LiveTable, first: int, is_all: bool) -> bool:
        """Whether a whole chapter was kept, so that another may follow."""
        seq, moves = live.record.seq, len(live.record.lines)
        last = min(first + CHAPTER - 1, moves)
        is_whole = last - first + 1 == CHAPTER
        if first > moves or not (is_all or is_whole):
            return False
        job = jobs.Keep(live.replay.stretch(max(0, first - 1), last), first)
        bodies = await self.workers.do(job, dict[int, bytes])
        if not await self.store.moments.keep(live.id, Chapter(first, last, bodies), seq):
            return False
        live.kept = last + 1
        return is_whole
