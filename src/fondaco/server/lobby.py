"""The lobby: opening a table, playing another game, uploading an old one."""

from collections.abc import Sequence

import fondaco
from fondaco import Refused, Seal
from fondaco.log import FORMAT, begins_a_log
from fondaco.players import levels
from fondaco.players.levels import plays
from fondaco.server import beginning, jobs, journal, solos, told, wire, wishes
from fondaco.server.archive import MOMENT_SECONDS
from fondaco.server.decisions import Decision
from fondaco.server.house import House
from fondaco.server.journal import Entry
from fondaco.server.keeper import HOUSE
from fondaco.server.opened import Opened, Wish
from fondaco.server.people import clean_name
from fondaco.server.positions import Position
from fondaco.server.record import Record
from fondaco.server.room import Room
from fondaco.server.rows import Summary
from fondaco.server.summary import people_of
from fondaco.server.visitor import Visitor
from fondaco.server.workers import Bill

MOST_LISTED = 3  # tables of one guest
MOST_LOG_MOVES = 20_000
MOST_HEAD = 100  # rows of a log that are no moves


def shelf() -> list[wire.TitleNow]:
    """The titles on the shelf with their options and bots."""
    return [_title(str(found["title"])) for found in fondaco.titles()]


def _title(title: str) -> wire.TitleNow:
    game = fondaco.game(title)
    options = [
        wire.OptionNow(o.name, o.text, o.values, next(iter(o.values)), o.seats)
        for o in game.options
    ]
    offered = levels(title)
    described = {level: plays(level) for level in offered}
    return wire.TitleNow(title, game.name, game.seats, options, offered, described)


async def open_table(house: House, visitor: Visitor, wanted: wire.NewTable) -> Room:
    """Open a table as somebody wants it. If every seat is taken it begins at once, or as soon as
    they have named their nonces, if they want to do that."""
    game = fondaco.game(wanted.title)
    options = game.settled(len(wanted.seats), wanted.options)
    wishes.check_seats(wanted)
    told.check_wish(wanted)
    wishes.check_rated(wanted, visitor)
    solos.check_voyage(wanted, options)
    if wanted.listed:
        await check_may_list(house, visitor)
    seats = [Wish("link" if wish.kind == "link" else "open") for wish in wanted.seats]
    seal = Seal(house.runtime.token())
    is_sealed, is_told = wanted.luck == "sealed", wanted.luck == "told"
    opened = Opened(
        wanted.title,
        options,
        seats,
        visitor.person,
        wanted.listed,
        seal.commitment if is_sealed else "",
        wanted.clock,
        awaits_nonces=wanted.own_nonces and _is_full(wanted) and is_sealed,
        told=is_told,
        hints=wanted.hints,
        rated=wanted.rated,
        voyage=solos.day_of(house.runtime.now()) if wanted.luck == "voyage" else "",
    )
    bodies = [body for at, wish in enumerate(wanted.seats) for body in _taken(visitor, at, wish)]
    return await _added(house, opened, seal.seed, bodies)


async def open_house_table(house: House, title: str, seats: int, level: str) -> Room:
    """A table of the house, at which bots of a level play; it is nobody's."""
    options = fondaco.game(title).settled(seats, {})
    seal = Seal(house.runtime.token())
    wishes = [Wish("open")] * seats
    opened = Opened(title, options, wishes, "", False, seal.commitment, to_watch=True)
    bodies: list[journal.Happening] = [journal.Filled(seat, level) for seat in range(seats)]
    return await _added(house, opened, seal.seed, bodies)


def _is_full(wanted: wire.NewTable) -> bool:
    return all(wish.kind in ("me", "bot") for wish in wanted.seats)


async def may_list(house: House, visitor: Visitor) -> bool:
    """A guest, who is anybody, may not fill the list."""
    return visitor.account or await house.store.tables.listed_by(visitor.person) < MOST_LISTED


async def check_may_list(house: House, visitor: Visitor) -> None:
    if not await may_list(house, visitor):
        raise Refused(
            f"A guest may have {MOST_LISTED} tables in the public list at a time. "
            "Close one, make an account, or send a link instead."
        )


def _taken(visitor: Visitor, at: int, wish: wire.SeatWish) -> list[journal.Happening]:
    if wish.kind == "bot":
        return [journal.Filled(at, wish.level)]
    if wish.kind != "me":
        return []
    name = clean_name(wish.name) if wish.name else visitor.name
    sat = journal.Sat(at, visitor.person, name, program=visitor.is_program)
    return [sat, journal.Named(at, wish.nonce, early=True)] if wish.nonce else [sat]


async def _added(
    house: House,
    opened: Opened,
    seed: str,
    bodies: list[journal.Happening],
    positions: Sequence[Position] = (),
    scores: list[wire.ScoreNow] | None = None,
) -> Room:
    """Keep a new table, and go to its room."""
    id = house.runtime.token()[:16]
    now = house.runtime.now()
    author = opened.owner or HOUSE
    entries = [
        Entry(number, author, f"open {number}", body, now) for number, body in enumerate(bodies, 1)
    ]
    record = Record(opened)
    for entry in entries:
        record.add(entry)
    seats = record.shown()
    moves = len(record.lines)
    status = "over" if opened.uploaded else record.status
    summary = Summary(status, "", None, moves, seats, people_of(record), scores)
    link = house.runtime.token()[:16]
    await house.store.tables.add(id, opened, seed, entries, summary, now, positions, link)
    room = await house.room(id)
    if _begins_at_once(record):
        await room.note(lambda: beginning.begun(room.live), HOUSE)
    return room


def _begins_at_once(record: Record) -> bool:
    opened = record.opened
    is_full = all(seat.is_taken for seat in record.seats)
    return is_full and not (opened.uploaded or opened.awaits_nonces or opened.told)


def check_played(room: Room, visitor: Visitor) -> None:
    if room.live.status != "over":
        raise Refused("The game is not over.")
    if not room.live.record.seats_of(visitor.person) or not visitor.may_play:
        raise Refused("Only those who played can do that.")


async def rematch(house: House, room: Room, visitor: Visitor, own_nonces: bool) -> str:
    """A table for another game of the same people; the same one for whoever asks next."""
    check_played(room, visitor)
    record = room.live.record
    if record.rematch:
        return record.rematch
    opened = record.opened
    seal = Seal(house.runtime.token())
    wishes = [
        Wish("held", seat.person, seat.name) if seat.person else Wish("open")
        for seat in record.seats
    ]
    again = Opened(
        opened.title,
        opened.options,
        wishes,
        visitor.person,
        opened.listed and await may_list(house, visitor),
        "" if opened.told else seal.commitment,
        opened.clock,
        awaits_nonces=own_nonces and record.people() == {visitor.person} and not opened.told,
        told=opened.told,
        hints=opened.hints,
        rated=opened.rated,
    )
    following = await _added(house, again, seal.seed, _back_again(record, visitor))
    await room.note(lambda: _rematched(room, following.id), HOUSE)
    return room.live.record.rematch


def _back_again(record: Record, visitor: Visitor) -> list[journal.Happening]:
    """Bots sit where they sat, and so does the person who asks."""
    bodies: list[journal.Happening] = []
    for at, seat in enumerate(record.seats):
        if seat.person == visitor.person:
            bodies.append(journal.Sat(at, seat.person, seat.name, program=seat.is_program))
        elif not seat.person:
            bodies.append(journal.Filled(at, seat.level))
    return bodies


def _rematched(room: Room, table: str) -> Decision | None:
    return None if room.live.record.rematch else Decision(journal.Rematched(table))


async def upload(house: House, visitor: Visitor, text: str, bill: Bill) -> Room:
    """A table to look at, from the log of a game that was played anywhere, or from a snapshot."""
    check_size(text)
    found = await house.workers.do(jobs.Check(text), jobs.Checked, bill)
    bill.seconds += MOMENT_SECONDS * len(found.lines)  # which are going to be kept
    wishes = [Wish("open", "", f"Seat {at + 1}") for at in range(found.seats)]
    opened = Opened(
        *(found.title, found.options, wishes, visitor.person, False, found.seal, None, True),
        voyage=found.voyage if found.is_over and solos.solo_of(found.title, found.options) else "",
    )
    bodies: list[journal.Happening] = [journal.Uploaded(found.head, found.lines, found.renewals)]
    if not found.is_over:
        bodies.append(journal.Ended("it was uploaded"))
    return await _added(house, opened, found.seed, bodies, found.positions, found.scores)


def check_size(text: str) -> None:
    """Refuse what is neither a log nor a snapshot, or too long, before anybody reads it."""
    if not begins_a_log(text) and not text.startswith("{"):
        raise Refused(f"This is not a Fondaco log; a log begins with {FORMAT!r}.")
    if text.count("\n") > MOST_LOG_MOVES + MOST_HEAD:
        raise Refused(f"The log has more than {MOST_LOG_MOVES} moves.")
