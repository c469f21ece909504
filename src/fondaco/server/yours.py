"""Somebody's own games: what came of each, and the logs of all of them in one file."""

import io
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from typing import Any

import msgspec

import fondaco
from fondaco import Refused
from fondaco.analysis.titles import has_teacher, matters_of
from fondaco.log import whole
from fondaco.server import wire
from fondaco.server.analyst import accuracy_in
from fondaco.server.people import check_person
from fondaco.server.ratings import Ratings
from fondaco.server.record import Record
from fondaco.server.results import result_of
from fondaco.server.rows import Result, StoredTable
from fondaco.server.store import Store
from fondaco.server.store.results import Game
from fondaco.server.visitor import Visitor

MOST_GAMES = 1_000  # on one page
MOST_OLD = 50  # games from before results were kept that are worked out at a time
Accuracies = dict[str, list[int | None]]  # by table, seat by seat


class Yours:
    """Finds what somebody has played. Only games that are over are told of, all luck known."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def games(self, visitor: Visitor) -> wire.YourGames:
        """Your page."""
        check_person(visitor)
        person = visitor.person
        accuracies = await self._accuracies(person)
        told = [
            _played(game.table, game.result, person, accuracies.get(game.table.id, []))
            for game in await self._known(person)
            if game.result is not None and person in game.result.people
        ]
        marks = {title: _marks(title) for title in {one.title for one in told}}
        ratings = await Ratings(self.store).of(person)
        return wire.YourGames(
            since=await self.store.people.made(person),
            games=told,
            marks=marks,
            ratings=ratings,
            sheets=await self.store.sheets.of(person),
            left_out=max(0, len(await self.store.results.finished(person)) - MOST_GAMES),
        )

    async def _known(self, person: str) -> list[Game]:
        """The finished games; of older ones, some more are worked out with each look."""
        found = await self.store.results.of(person, MOST_GAMES)
        older = [game.table for game in found if not game.is_known][:MOST_OLD]
        for table in older:
            await self.store.results.keep(table.id, await self._result(table))
        return await self.store.results.of(person, MOST_GAMES) if older else found

    async def _result(self, stored: StoredTable) -> Result | None:
        try:
            return result_of(await self._record(stored))
        except (Refused, ValueError):
            return None  # its journal cannot be read, or its title is gone

    async def _record(self, stored: StoredTable) -> Record:
        record = Record(stored.opened)
        for entry in await self.store.tables.journal(stored.id):
            record.add(entry)
        return record

    async def _accuracies(self, person: str) -> Accuracies:
        found = await self.store.results.analysed(person)
        return {table: _accuracy(kept, body) for table, kept, body in found}

    async def logs(self, person: str) -> AsyncIterator[bytes]:
        """The logs of all games in one zip, each under its day and its title; game by game, so that
        no number of them is too many."""
        target = Sent()
        with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as file:
            for table in await self.store.results.finished(person):
                await self._add_log(file, table, person)
                yield target.taken()
        yield target.taken()

    async def _add_log(self, file: zipfile.ZipFile, table: str, person: str) -> None:
        stored = await self.store.tables.stored(table)
        if stored is None or stored.is_damaged:
            return
        try:
            record = await self._record(stored)
        except (Refused, ValueError) as problem:  # the others are still good
            file.writestr(f"{table}.txt", f"This game cannot be read: {problem}\n")
            return
        if record.head and record.seats_of(person):
            file.writestr(_entry(record, stored), _log(record, stored))


class Sent(io.RawIOBase):
    """A file that is sent on while it is written: one cannot go back in it."""

    def __init__(self) -> None:
        self._waiting = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self._waiting += data
        return len(data)

    def taken(self) -> bytes:
        """What was written since."""
        found = bytes(self._waiting)
        self._waiting.clear()
        return found


def _marks(title: str) -> list[int]:
    """Points that the rulebook calls good for one who plays alone; nobody need have a teacher."""
    return list(matters_of(title).MARKS) if has_teacher(title) else []


def _accuracy(kept: str, body: bytes | None) -> list[int | None]:
    if body is not None:
        return accuracy_in(body)
    return msgspec.json.decode(kept, type=list[int | None])


def _played(
    stored: StoredTable, result: Result, person: str, accuracy: list[int | None]
) -> wire.GamePlayed:
    yours = [at for at, one in enumerate(result.people) if one == person]
    seats = [_seat(stored, result, at, accuracy) for at in range(len(stored.seats))]
    opened = stored.opened
    return wire.GamePlayed(
        table=stored.id,
        title=opened.title,
        name=fondaco.game(opened.title).name,
        options=opened.options,
        began=result.began,
        ended=result.ended,
        moves=stored.moves,
        yours=yours,
        seats=seats,
        rivals=_rivals(stored),
        counted=result.counted[yours[0]],
        why=result.why,
        rated=opened.rated,
    )


def _seat(
    stored: StoredTable, result: Result, at: int, accuracy: list[int | None]
) -> wire.SeatPlayed:
    shown, scores = stored.seats[at], stored.scores or []
    score = scores[at] if at < len(scores) else None
    return wire.SeatPlayed(
        name=shown.name,
        level=shown.level,
        person=shown.kind == "person",
        total=score.total if score else None,
        rank=score.rank if score and (result.is_decided or at in result.resigned) else None,
        accuracy=accuracy[at] if at < len(accuracy) else None,
        hints=result.hints[at],
        resigned=at in result.resigned,
    )


def _rivals(stored: StoredTable) -> list[wire.SeatPlayed]:
    scores = (stored.scores or [])[len(stored.seats) :]
    return [wire.SeatPlayed(one.name, "", False, one.total, one.rank) for one in scores]


def _log(record: Record, stored: StoredTable) -> str:
    return whole(record.rows(), stored.seed if record.opened.seal else "")


def _entry(record: Record, stored: StoredTable) -> zipfile.ZipInfo:
    """A name that sorts by time; the same game has the same each time."""
    ended = datetime.fromtimestamp(record.since / 1000, UTC)
    name = f"{ended:%Y-%m-%d}-{stored.opened.title}-{stored.id}.log"
    entry = zipfile.ZipInfo(name, ended.timetuple()[:6])
    entry.compress_type = zipfile.ZIP_DEFLATED
    return entry
