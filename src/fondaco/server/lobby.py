"""The lobby: opening a table, finding one, playing another game, uploading an old one."""

import fondaco
from fondaco import Refused, Seal
from fondaco.log import FORMAT, begins_a_log
from fondaco.players import levels
from fondaco.server import journal, seating, wire
from fondaco.server.decisions import Decision
from fondaco.server.house import House
from fondaco.server.journal import Entry, Opened, Wish
from fondaco.server.keeper import HOUSE
from fondaco.server.people import clean_name
from fondaco.server.record import Record
from fondaco.server.room import Room
from fondaco.server.rows import StoredTable, Summary
from fondaco.server.summary import people_of
from fondaco.server.visitor import Visitor

LIST = 100
MOST_LOG_MOVES = 20_000


def shelf() -> list[wire.TitleNow]:
    """The titles on the shelf with their options and bots."""
    return [_title(str(found["title"])) for found in fondaco.titles()]


def _title(title: str) -> wire.TitleNow:
    game = fondaco.game(title)
    options = [
        wire.OptionNow(o.name, o.text, o.values, next(iter(o.values)), o.seats)
        for o in game.options
    ]
    return wire.TitleNow(title, game.name, game.seats, options, levels(title))


async def open_table(house: House, visitor: Visitor, wanted: wire.NewTable) -> Room:
    """Open a table as somebody wants it; it begins at once if every seat is taken."""
    game = fondaco.game(wanted.title)
    options = game.settled(len(wanted.seats), wanted.options)
    check_seats(wanted)
    wishes = [Wish("link" if wish.kind == "link" else "open") for wish in wanted.seats]
    seal = Seal(house.runtime.token())
    opened = Opened(
        wanted.title,
        options,
        wishes,
        visitor.person,
        wanted.listed,
        seal.commitment,
        wanted.clock,
    )
    bodies = [_taken(house, visitor, at, wish) for at, wish in enumerate(wanted.seats)]
    return await _added(house, opened, seal.seed, [body for body in bodies if body is not None])


def check_seats(wanted: wire.NewTable) -> None:
    known = levels(wanted.title)
    for wish in wanted.seats:
        if wish.kind == "bot" and wish.level not in known:
            raise Refused(f"There is no bot {wish.level!r}; the bots are {', '.join(known)}.")
    if all(wish.kind == "bot" for wish in wanted.seats):
        raise Refused("At least one seat must be for a person.")


def _taken(
    house: House, visitor: Visitor, at: int, wish: wire.SeatWish
) -> journal.Happening | None:
    if wish.kind == "me":
        name = clean_name(wish.name) if wish.name else visitor.name
        return journal.Sat(at, visitor.person, name, wish.nonce or house.runtime.token())
    if wish.kind == "bot":
        return journal.Filled(at, wish.level, house.runtime.token())
    return None


async def _added(house: House, opened: Opened, seed: str, bodies: list[journal.Happening]) -> Room:
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
    summary = Summary(status, "", None, moves, seats, people_of(record))
    await house.store.tables.add(id, opened, seed, entries, summary, now)
    room = await house.room(id)
    if not opened.uploaded and all(seat.is_taken for seat in record.seats):
        await room.note(lambda: seating.started(room.live), HOUSE)
    return room


async def rematch(house: House, room: Room, visitor: Visitor) -> str:
    """A table for another game of the same people; the same one for whoever asks next."""
    record = room.live.record
    if room.live.status != "over":
        raise Refused("The game is not over.")
    if not record.seats_of(visitor.person) or not visitor.may_play:
        raise Refused("Only those who played can do that.")
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
        opened.listed,
        seal.commitment,
        opened.clock,
    )
    following = await _added(house, again, seal.seed, _back_again(house, record, visitor))
    await room.note(lambda: _rematched(room, following.id), HOUSE)
    return room.live.record.rematch


def _back_again(house: House, record: Record, visitor: Visitor) -> list[journal.Happening]:
    """Bots sit where they sat, and so does the person who asks."""
    bodies: list[journal.Happening] = []
    for at, seat in enumerate(record.seats):
        if seat.person == visitor.person:
            bodies.append(journal.Sat(at, seat.person, seat.name, house.runtime.token()))
        elif not seat.person:
            bodies.append(journal.Filled(at, seat.level, house.runtime.token()))
    return bodies


def _rematched(room: Room, table: str) -> Decision | None:
    return None if room.live.record.rematch else Decision(journal.Rematched(table))


async def upload(house: House, visitor: Visitor, text: str) -> Room:
    """A table to look at, from the log of a game that was played anywhere."""
    if not begins_a_log(text):
        raise Refused(f"This is not a Fondaco log; a log begins with {FORMAT!r}.")
    table = fondaco.replay(text)
    if table.moves_played > MOST_LOG_MOVES:
        raise Refused(f"The log has more than {MOST_LOG_MOVES} moves.")
    rows = text.split("\n")
    first = next(at for at, row in enumerate(rows) if row.startswith(("start", "from ")))
    lines = rows[first + 1 : first + 1 + table.moves_played]
    seats = [Wish("open", "", f"Seat {at + 1}") for at in range(table.seats)]
    opened = Opened(
        table.game.title, table.options, seats, visitor.person, False, table.head.seal, None, True
    )
    bodies: list[journal.Happening] = [journal.Started("\n".join(rows[: first + 1]))]
    bodies += [journal.Moved(line) for line in lines]
    if not table.is_over:
        bodies.append(journal.Ended("it was uploaded"))
    return await _added(house, opened, table.seed, bodies)


def table_row(stored: StoredTable, person: str) -> wire.TableRow:
    """A table in a list."""
    return wire.TableRow(
        stored.id,
        stored.opened.title,
        _name(stored.opened.title),
        "aside" if stored.aside else stored.status,
        stored.seats,
        stored.listed,
        stored.moves,
        stored.changed,
        bool(person) and stored.turn == person and not stored.aside,
    )


def _name(title: str) -> str:
    """The name of a title, even of one that is no longer on the shelf."""
    try:
        return fondaco.game(title).name
    except Refused:
        return title


async def listed(house: House, person: str) -> list[wire.TableRow]:
    return [table_row(stored, person) for stored in await house.store.tables.listed(LIST)]


async def mine(house: House, person: str) -> list[wire.TableRow]:
    """The tables of a person, those waiting for that person first."""
    rows = [table_row(stored, person) for stored in await house.store.tables.of(person, LIST)]
    return sorted(rows, key=lambda row: (not row.your_turn, row.status == "over", -row.changed))
