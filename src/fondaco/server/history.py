"""Looking back at a game: from the moments that were kept, and the moves after them.

Workers do it; the house only brings them what they need.
"""

import msgspec

from fondaco import Refused
from fondaco.server import jobs, journal, wire
from fondaco.server.jobs import Told
from fondaco.server.journal import split
from fondaco.server.kept import ONLOOKER
from fondaco.server.live import LiveTable
from fondaco.server.store import Store
from fondaco.server.stretch import Stretch
from fondaco.server.workers import Bill, Workers

WORK_SECONDS = 30.0
NOT_KEPT = "This was not kept, and can no longer be played again here."


class History:
    """The past of all tables."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers

    async def moment(self, live: LiveTable, at: int, eyes: int | None, bill: Bill) -> jobs.Seen:
        """The game after so many moves, as a seat or an onlooker may see it."""
        viewer = ONLOOKER if eyes is None else eyes
        chapter = await self.store.moments.chapter(live.id, at, viewer)
        names = live.record.names()
        if chapter is not None:
            told = Told(viewer, names, [chapter], None)
        elif live.past is None and at >= live.replay.border:
            told = Told(viewer, names, [], live.replay.stretch(max(0, at - 1), at))
        else:
            raise Refused(NOT_KEPT)
        return await self.workers.do(jobs.Recall(told, at), jobs.Seen, bill)

    async def story(self, live: LiveTable, eyes: int | None, since: int, bill: Bill) -> bytes:
        """What happened from a move on, and the chat: a `wire.Story` as JSON."""
        told = await self._told(live, eyes, since)
        chat = await self._chat(live)
        found = live.record.renewals
        renewals = [wire.RenewedLine(one.moves, one.rules, one.edition) for one in found]
        if live.past is not None and live.status == "over" and not told.chapters:
            return msgspec.json.encode(wire.Story(_as_written(live, since), chat, renewals))
        return await self.workers.do(jobs.Story(told, since, chat, renewals), bytes, bill)

    async def replay(self, live: LiveTable, eyes: int | None, since: int, bill: Bill) -> bytes:
        """What happened after so many moves, and the table each time: a `wire.Replay` as JSON."""
        told = await self._told(live, eyes, since)
        if not told.chapters and (told.rest is None or since < live.replay.border):
            raise Refused(NOT_KEPT)
        return await self.workers.do(jobs.Replay(told, since), bytes, bill)

    async def course(self, live: LiveTable, names: list[str], bill: Bill) -> bytes:
        """How the points went: a `wire.Course` as JSON."""
        told = await self._told(live, None, 0)
        if not told.chapters and told.rest is None:
            raise Refused(NOT_KEPT)
        return await self.workers.do(jobs.Points(told, names), bytes, bill)

    async def stops(self, live: LiveTable, bill: Bill) -> wire.Stops:
        """Where decisions, turns and rounds end; where nobody can play it again, each move does."""
        if live.past is not None or live.replay.border > 0:
            every = list(range(len(live.record.lines) + 1))
            return wire.Stops(every, every, every)
        stretch = live.replay.stretch(0, len(live.record.lines))
        return await self.workers.do(jobs.Halt(stretch), wire.Stops, bill)

    async def _told(self, live: LiveTable, eyes: int | None, since: int) -> Told:
        """The game from a moment on, or from one a little before it."""
        viewer = ONLOOKER if eyes is None else eyes
        kept = await self.store.moments.chapters(live.id, viewer, since)
        rest = self._rest(live, max([since, *[last + 1 for _, last, _ in kept]]))
        chapters = [(first, body) for first, _, body in kept]
        return Told(viewer, live.record.names(), chapters, rest)

    def _rest(self, live: LiveTable, since: int) -> Stretch | None:
        """The moves from a moment on; of those under other rules, nothing is left."""
        last = len(live.record.lines)
        if not live.record.head or live.past is not None or since > last:
            return None
        return live.replay.stretch(max(0, since - 1), last)

    async def _chat(self, live: LiveTable) -> list[wire.ChatLine]:
        return [
            wire.ChatLine(entry.seq, live.record.author_of(said), said.seat, said.text, entry.made)
            for entry in await self.store.tables.said(live.id)
            if isinstance(said := entry.body, journal.Said)
        ]


def _as_written(live: LiveTable, since: int) -> list[wire.StoryLine]:
    """The moves of a game that is over, if nothing but its journal is left."""
    names = live.record.names()
    moves = [split(line) for line in live.record.lines]
    return [
        wire.StoryLine(at, seat, [], [f"{names[seat]}: {move}"])
        for at, (seat, move) in enumerate(moves, 1)
        if at >= since
    ]
