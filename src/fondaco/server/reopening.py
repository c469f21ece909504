"""A table as it is read from the store: how it stands, and whether it can be played on here.

A game under way whose rules or edition are not today's goes on from its last position, where that
is valid here. What cannot go on, or is over, is shown from the moments that were kept.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import replace

from fondaco import Refused, Table
from fondaco.server import jobs
from fondaco.server.archive import Archive
from fondaco.server.database import WriteFailed
from fondaco.server.editions import keep_as_played
from fondaco.server.history import History
from fondaco.server.journal import Entry
from fondaco.server.kept import ONLOOKER
from fondaco.server.live import LiveTable
from fondaco.server.past import Past, why_past
from fondaco.server.positions import Position, position_of
from fondaco.server.record import Record
from fondaco.server.rows import StoredTable
from fondaco.server.runtime import Runtime
from fondaco.server.stretch import Stretch
from fondaco.server.witness import scores_of, viewers_of
from fondaco.server.workers import Bill
from fondaco.versions import editions_of

SLICE = 500  # entries that are read before others get their turn
LONG = 300  # moves that are not played again while others wait
DIFFERS = "Its moves no longer lead to the position in which it stood."


class Reopening:
    """Reads tables from the store."""

    def __init__(self, history: History, archive: Archive, runtime: Runtime) -> None:
        self.moments = history.store.moments
        self.workers = history.workers
        self.history = history
        self.archive = archive
        self.runtime = runtime

    async def read(self, stored: StoredTable, entries: Sequence[Entry]) -> LiveTable:
        """The table of a journal: with its game, if it can be played here, or with its past."""
        live = LiveTable(stored, await recorded(stored, entries), self.runtime)
        if live.record.head:
            found = await self.moments.positions(live.id)
            live.positions = [position for position in found if position.fits(live.game)]
            await self._stand(live, stored, await self.moments.latest(live.id))
        return live

    async def _stand(self, live: LiveTable, stored: StoredTable, latest: Position | None) -> None:
        """Let the table stand as its moves, or its last position, or what was kept of it tell."""
        moves = len(live.record.lines)
        if live.unkept and live.record.versions()[1] not in editions_of(live.game):
            await keep_as_played(self.history.store, live)
        is_older = stored.status == "over" and not live.record.is_of(live.game)
        if is_older and live.kept > moves:  # today's rules may count other points
            live.past = await self._past(live, stored)
            return
        stood = latest if latest is not None and latest.moves == moves else None
        try:
            live.table = await self._replayed(live, stood)
        except WriteFailed:
            raise
        except Exception as problem:
            await self._stand_otherwise(live, stored, stood, problem)
        else:
            await self._stand_as_replayed(live, live.table, latest)

    async def _stand_as_replayed(
        self, live: LiveTable, table: Table, latest: Position | None
    ) -> None:
        is_todays = live.record.is_of(live.game)
        live.is_to_be_renewed = not is_todays and live.status == "playing"
        if not is_todays:  # while its moves lead here: those to come may not
            await self.archive.keep(live, is_all=True)
        if latest is None and not live.is_to_be_renewed:
            await self._note_stand(live, table)

    async def _stand_otherwise(
        self, live: LiveTable, stored: StoredTable, stood: Position | None, problem: Exception
    ) -> None:
        """Go on from where it stood, or show what was kept; a damaged journal is shown only if the
        game is over."""
        is_todays = live.record.is_of(live.game)
        is_over = stored.status == "over"
        if stood is not None and not is_todays and not is_over:
            live.table = going_on(live, stood)
            live.is_to_be_renewed = live.table is not None
        if live.table is None:
            live.past = await self._past(live, stored)
            if is_todays and not (is_over and live.past.views):
                raise problem

    # --- Played again ---

    async def _replayed(self, live: LiveTable, latest: Position | None) -> Table:
        """The table after all its moves, played again with today's rules."""
        moves = len(live.record.lines)
        is_long = moves - live.replay.stretch(moves, moves).first > LONG
        if is_long and not live.record.opened.voyage:
            await self._survey(live)
        table = live.replay.after(moves)
        if latest is not None and not stands_so(table, latest):
            raise Refused(DIFFERS)
        return table

    async def _note_stand(self, live: LiveTable, table: Table) -> None:
        """Write down how a game stands that was left by a version which did not."""
        scores = scores_of(table) if live.status == "over" else None
        with suppress(WriteFailed):  # who only wants to look needs no room on the disk
            position = position_of(table, len(live.record.lines))
            await self.moments.note_stand(live.id, position, scores)

    async def _survey(self, live: LiveTable) -> None:
        """Find positions along a long game of which none are kept."""
        moves = len(live.record.lines)
        job = jobs.Survey(live.replay.stretch(moves, moves))
        *found, _ = await self.workers.do(job, list[Position])
        live.positions += found
        await self.moments.add_positions(live.id, found)

    # --- Shown as it was ---

    async def _past(self, live: LiveTable, stored: StoredTable) -> Past:
        """What was kept of a game that cannot be played here."""
        _, last = await self.moments.last_chapter(live.id)
        views = {}
        for viewer in viewers_of(len(live.record.seats)) if last >= 0 else []:
            eyes = None if viewer == ONLOOKER else viewer
            views[viewer] = (await self.history.moment(live, last, eyes, Bill())).view
        is_over = stored.status == "over"
        why = why_past(live.record, live.game, bool(views))
        return Past(views, stored.scores, is_over, why)


def going_on(live: LiveTable, latest: Position) -> Table | None:
    """The table as it stood last, under the rules and with the edition of today; None where that is
    not valid, or the game is over."""
    game = live.game
    if live.record.status != "playing":
        return None
    position = replace(latest, rules=game.rules_version, edition=game.edition)
    is_sealed = bool(live.record.opened.seal)
    try:
        return Stretch(live.record.head, position, [], live.seed, is_sealed).end()
    except Refused:
        return None


def stands_so(table: Table, latest: Position) -> bool:
    state = position_of(table, latest.moves).state
    return msgspec.json.encode(state) == msgspec.json.encode(latest.state)


async def recorded(stored: StoredTable, entries: Sequence[Entry]) -> Record:
    """The record of a journal, read in slices: others get their turn between them."""
    record = Record(stored.opened)
    for number, entry in enumerate(entries, 1):
        record.add(entry)
        if number % SLICE == 0:
            await asyncio.sleep(0)
    return record
