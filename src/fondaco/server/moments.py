"""Looking back: any moment of a game, and its log."""

from collections.abc import Iterator
from typing import cast

import fondaco
from fondaco import Refused
from fondaco.server import journal, presenter, wire
from fondaco.server.aside import NoTable, SetAside
from fondaco.server.house import House
from fondaco.server.journal import Entry, split
from fondaco.server.live import LiveTable
from fondaco.server.visitor import Visitor


def moment(live: LiveTable, visitor: Visitor, at: int, chosen: int | None) -> wire.Moment:
    """A table after one of its moves: as the visitor may see it; after the end, from any seat."""
    lines = live.record.lines
    if live.table is None or at > len(lines):
        raise NoTable(f"This table has no moment {at}.")
    eyes = _looking_back(live, visitor, chosen)
    table = live.replay.after(max(0, at - 1))
    events = live.replay.play_line(table, lines[at - 1]) if at else []
    seen = [event.seen_by(eyes) for event in events]
    seat, move = split(lines[at - 1]) if at else (None, "")
    may_read = live.status == "over" or seat == eyes
    return wire.Moment(
        live.id,
        at,
        len(lines),
        seat,
        move if may_read else "",
        seen,
        presenter.sentences(live.game, seen, live.record.names()),
        table.view(eyes),
    )


def _looking_back(live: LiveTable, visitor: Visitor, chosen: int | None) -> int | None:
    """With whose eyes a past moment is seen: after the end, with those of any seat."""
    if live.status == "over" and chosen is not None and chosen < len(live.record.seats):
        return chosen
    return live.eyes(visitor, chosen)


def board(live: LiveTable, visitor: Visitor, at: int | None, chosen: int | None) -> wire.Board:
    """The table as lines of text: now, or after one of its moves."""
    if live.table is None:
        return wire.Board(0, [])
    if at is None:
        at, view = len(live.record.lines), live.table.view(live.eyes(visitor, chosen))
    else:
        view = moment(live, visitor, at, chosen).view
    return wire.Board(at, live.game.board(view, live.record.names()))


def story(
    live: LiveTable, entries: list[Entry], visitor: Visitor, chosen: int | None
) -> wire.Story:
    """The game from its first move, told again, and the chat among the entries of its journal."""
    eyes = live.eyes(visitor, chosen)
    return wire.Story(_moves(live, eyes), _chat(entries))


def _moves(live: LiveTable, eyes: int | None) -> list[wire.StoryLine]:
    if live.table is None:
        return []
    names = live.record.names()
    told: list[wire.StoryLine] = []
    for at, (seat, events) in enumerate(_replayed(live), 1):
        seen = [event.seen_by(eyes) for event in events]
        told.append(wire.StoryLine(at, seat, seen, presenter.sentences(live.game, seen, names)))
    return told


def _replayed(live: LiveTable) -> Iterator[tuple[int, list[fondaco.Event]]]:
    """Who moved and what happened, move by move."""
    table = live.replay.after(0)
    for line in live.record.lines:
        yield split(line)[0], live.replay.play_line(table, line)


def _chat(entries: list[Entry]) -> list[wire.ChatLine]:
    return [
        wire.ChatLine(entry.seq, entry.body.name, entry.body.seat, entry.body.text, entry.made)
        for entry in entries
        if isinstance(entry.body, journal.Said)
    ]


def course(live: LiveTable) -> wire.Course:
    """How the points went, when the game is over."""
    if live.status != "over" or live.table is None:
        raise Refused("How the points developed is shown once the game is over.")
    table = live.replay.after(0)
    totals = [_totals(table)]
    for line in live.record.lines:
        live.replay.play_line(table, line)
        totals.append(_totals(table))
    shown = presenter.scores(live) or []
    return wire.Course([score.name for score in shown], totals)


def _totals(table: fondaco.Table) -> list[float]:
    return [cast(float, score["total"]) for score in table.scores()]


async def log_of(house: House, id: str, visitor: Visitor) -> str:
    """The log of a game that is over; of one that was set aside, what is stored of it."""
    try:
        live = (await house.room(id)).live
    except SetAside:
        return await house.export(id, visitor)
    if live.status != "over" or live.table is None:
        raise Refused("The log is available once the game is over: until then it holds secrets.")
    return live.table.log()
