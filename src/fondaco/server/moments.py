"""What people ask about the past of a table: a moment, board, story, points, log."""

from typing import Any

from fondaco import Refused
from fondaco.log import whole
from fondaco.server import presenter, wire
from fondaco.server.aside import NoTable, SetAside
from fondaco.server.house import House
from fondaco.server.live import LiveTable
from fondaco.server.stretch import head_of
from fondaco.server.visitor import Visitor
from fondaco.server.workers import Bill

MOST_TABLES = 1_000
MOST_SHOWN = 60  # moves that are shown again to who comes back


async def moment(
    house: House, live: LiveTable, visitor: Visitor, at: int, chosen: int | None, bill: Bill
) -> wire.Moment:
    """A table after one of its moves: as the visitor may see it; after the end, from any seat."""
    moves = len(live.record.lines)
    if live.shown is None or at > moves:
        raise NoTable(f"This table has no moment {at}.")
    eyes = _looking_back(live, visitor, chosen)
    seen = await house.history.moment(live, at, eyes, bill)
    may_read = live.status == "over" or seen.seat == eyes
    move = seen.move if may_read else ""
    return wire.Moment(
        live.id, at, moves, seen.seat, move, seen.events, seen.lines, seen.view, _edition(live, at)
    )


def _edition(live: LiveTable, at: int) -> str:
    """The edition with which the last of so many moves was played."""
    if at == len(live.record.lines):
        return presenter.edition(live)
    since = [renewal.edition for renewal in live.record.renewals if renewal.moves < at]
    return since[-1] if since else head_of(live.record.head).edition


def _looking_back(live: LiveTable, visitor: Visitor, chosen: int | None) -> int | None:
    """With whose eyes a past moment is seen: after the end, with those of any seat."""
    if live.status == "over" and chosen is not None and chosen < len(live.record.seats):
        return chosen
    return live.eyes(visitor, chosen)


def board_now(live: LiveTable, visitor: Visitor, chosen: int | None) -> wire.Board:
    """The table as lines of text, as it is now."""
    if live.shown is None:
        return wire.Board(0, [])
    return board(live, len(live.record.lines), live.shown.view(live.eyes(visitor, chosen)))


def board(live: LiveTable, at: int, view: dict[str, Any] | None) -> wire.Board:
    """The table as lines of text after one of its moves."""
    return wire.Board(at, [] if view is None else live.game.board(view, live.record.names()))


async def story(
    house: House, live: LiveTable, visitor: Visitor, chosen: int | None, bill: Bill
) -> bytes:
    """The game from its first move, told again, and the chat: as JSON."""
    return await house.history.story(live, live.eyes(visitor, chosen), 0, bill)


async def replay(
    house: House, live: LiveTable, visitor: Visitor, since: int, chosen: int | None, bill: Bill
) -> bytes:
    """What happened after so many moves, each with the table after it: as JSON."""
    moves = len(live.record.lines)
    if live.shown is None or since > moves:
        raise NoTable(f"This table has no moment {since}.")
    latest = max(since, moves - MOST_SHOWN)
    return await house.history.replay(live, live.eyes(visitor, chosen), latest, bill)


async def course(house: House, live: LiveTable, bill: Bill) -> bytes:
    """How the points went, when the game is over: as JSON."""
    if live.status != "over" or live.shown is None:
        raise Refused("How the points developed is shown once the game is over.")
    names = [score.name for score in presenter.scores(live) or []] or live.record.names()
    return await house.history.course(live, names, bill)


async def stops(house: House, live: LiveTable, bill: Bill) -> wire.Stops:
    """Where decisions, turns and rounds end: everybody at the table sees that."""
    if live.shown is None:
        raise NoTable("This table has no moment 0.")
    return await house.history.stops(live, bill)


async def log_of(house: House, id: str, visitor: Visitor) -> str:
    """The log of a game that is over; of one that was set aside, what is stored of it."""
    try:
        live = (await house.room(id)).live
    except SetAside:
        return await _left_of(house, id, visitor)
    if live.status != "over" or live.shown is None:
        raise Refused("The log is available once the game is over: until then it holds secrets.")
    return whole(live.record.rows(), presenter.seed(live))


async def _left_of(house: House, id: str, visitor: Visitor) -> str:
    """All that is stored of the game of a table that was set aside, as it is stored."""
    mine = await house.store.tables.of(visitor.person, MOST_TABLES)
    if id not in [stored.id for stored in mine]:
        raise Refused("Only those who played at this table may download what is left of it.")
    rows = await house.store.tables.raw_journal(id)
    return "".join([f"{seq} {made} {body}\n" for seq, _, _, body, made in rows])
