"""Looking back: any moment of a game, and its log."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

import fondaco
from fondaco import Refused
from fondaco.server import journal, presenter, wire
from fondaco.server.house import NoTable, SetAside
from fondaco.server.journal import split
from fondaco.server.room import Room
from fondaco.server.visitor import Visitor

if TYPE_CHECKING:
    from fondaco.server.house import House


def moment(room: Room, visitor: Visitor, at: int, chosen: int | None) -> wire.Moment:
    """A table after one of its moves: as who asks may see it; after the end, from any seat."""
    lines = room.record.lines
    if room.table is None or at > len(lines):
        raise NoTable(f"This table has no moment {at}.")
    eyes = _looking_back(room, visitor, chosen)
    table = room.replay.after(max(0, at - 1))
    events = room.replay.play_line(table, lines[at - 1]) if at else []
    seen = [event.seen_by(eyes) for event in events]
    seat, move = split(lines[at - 1]) if at else (None, "")
    may_read = room.status == "over" or seat == eyes
    return wire.Moment(
        room.id,
        at,
        len(lines),
        seat,
        move if may_read else "",
        seen,
        presenter.sentences(room.game, seen, room.record.names()),
        table.view(eyes),
    )


def _looking_back(room: Room, visitor: Visitor, chosen: int | None) -> int | None:
    """With whose eyes a past moment is seen: after the end, with those of any seat."""
    if room.status == "over" and chosen is not None and chosen < len(room.record.seats):
        return chosen
    return room.eyes(visitor, chosen)


def board(room: Room, visitor: Visitor, at: int | None, chosen: int | None) -> wire.Board:
    """The table as lines of text: now, or after one of its moves."""
    if room.table is None:
        return wire.Board(0, [])
    if at is None:
        at, view = len(room.record.lines), room.table.view(room.eyes(visitor, chosen))
    else:
        view = moment(room, visitor, at, chosen).view
    return wire.Board(at, room.game.board(view, room.record.names()))


async def story(room: Room, visitor: Visitor, chosen: int | None) -> wire.Story:
    """The game from its first move, told again, and the chat."""
    eyes = room.eyes(visitor, chosen)
    return wire.Story(_moves(room, eyes), await _chat(room))


def _moves(room: Room, eyes: int | None) -> list[wire.StoryLine]:
    if room.table is None:
        return []
    names = room.record.names()
    told: list[wire.StoryLine] = []
    for at, (seat, events) in enumerate(_replayed(room), 1):
        seen = [event.seen_by(eyes) for event in events]
        told.append(wire.StoryLine(at, seat, seen, presenter.sentences(room.game, seen, names)))
    return told


def _replayed(room: Room) -> Iterator[tuple[int, list[fondaco.Event]]]:
    """Who moved and what happened, move by move."""
    table = room.replay.after(0)
    for line in room.record.lines:
        yield split(line)[0], room.replay.play_line(table, line)


async def _chat(room: Room) -> list[wire.ChatLine]:
    entries = await room.house.store.journal(room.id)
    return [
        wire.ChatLine(entry.seq, entry.body.name, entry.body.seat, entry.body.text, entry.made)
        for entry in entries
        if isinstance(entry.body, journal.Said)
    ]


def course(room: Room) -> wire.Course:
    """How the points went, when the game is over."""
    if room.status != "over" or room.table is None:
        raise Refused("How the points went is told when the game is over.")
    table = room.replay.after(0)
    totals = [_totals(table)]
    for line in room.record.lines:
        room.replay.play_line(table, line)
        totals.append(_totals(table))
    shown = presenter.scores(room) or []
    return wire.Course([score.name for score in shown], totals)


def _totals(table: fondaco.Table) -> list[float]:
    return [cast(float, score["total"]) for score in table.scores()]


async def log_of(house: "House", id: str, visitor: Visitor) -> str:
    """The log of a game that is over; of one that was set aside, what is stored of it."""
    try:
        room = await house.room(id)
    except SetAside:
        return await house.export(id, visitor)
    if room.status != "over" or room.table is None:
        raise Refused("The log can be had when the game is over: it holds what is still secret.")
    table: fondaco.Table = room.table
    return table.log()
