"""People and games that are in a data folder before its house opens.

A load of thousands of guests would be turned away at the door, and rightly; so they are written
into the store first, by the house's own code. The luck of a game is fixed by its name, so that it
can be played twice.
"""

import asyncio
import hashlib
from pathlib import Path

from msgspec import Struct

import fondaco
from fondaco import Seal, Table
from fondaco.server import journal
from fondaco.server.beginning import head_of
from fondaco.server.database import Kind
from fondaco.server.house import House
from fondaco.server.journal import Entry
from fondaco.server.opened import Opened, Wish
from fondaco.server.people import People
from fondaco.server.record import Record
from fondaco.server.rows import BOTS, Summary
from fondaco.server.sqlite import Sqlite
from fondaco.server.summary import people_of
from fondaco.server.visitor import Visitor

TITLE = "merkator"


class Game(Struct, frozen=True):
    """A game to be set up: how many sit there, how it is played, and how far it has come."""

    name: str
    seats: int
    options: dict[str, str] = {}
    moves: int = 0  # that were played before anybody comes
    title: str = TITLE
    level: str = ""  # of the bots that play on for everybody, if they do


class Seated(Struct, frozen=True):
    """A table, and the key of the guest at each of its seats."""

    id: str
    keys: list[str]


def digits(text: str) -> str:
    """64 digits that depend on a text alone."""
    return hashlib.sha256(text.encode()).hexdigest()


def any_of(name: str, moves: int, choices: int) -> int:
    """A choice that depends on the game and the number of its move alone."""
    return int(digits(f"{name} {moves}")[:12], 16) % choices


def begun(game: Game, moves: int) -> Table:
    """The game after its first moves."""
    nonces = [digits(f"{game.name} seat {seat}") for seat in range(game.seats)]
    seal = Seal(digits(game.name))
    table = fondaco.new(game.title, game.seats, game.options, seal=seal, nonces=nonces)
    while table.moves_played < moves and table.to_act is not None:
        play_one(game, table)
    return table


def play_one(game: Game, table: Table) -> None:
    """The move that the people of this game choose."""
    legal = table.legal()
    text = legal[any_of(game.name, table.moves_played, len(legal))]
    table.play_move(table.legal_move(text, None))


def seat_all(data: Path, games: list[Game]) -> list[Seated]:
    """Write guests and games into a data folder that nobody serves."""
    data.mkdir(parents=True, exist_ok=True)
    return seat_all_in(Sqlite(data), games)


def seat_all_in(kind: Kind, games: list[Game]) -> list[Seated]:
    """The same in any database that nobody serves."""
    return asyncio.run(_seat_all(House(kind), games))


async def _seat_all(house: House, games: list[Game]) -> list[Seated]:
    await house.open()
    try:
        return [await _seat(house, game) for game in games]
    finally:
        await house.close()


async def _seat(house: House, game: Game) -> Seated:
    people = People(house)
    guests = await asyncio.gather(*[people.new_guest() for _ in range(game.seats)])
    visitors = [visitor for visitor, _ in guests]
    table = begun(game, game.moves)
    seal = Seal(digits(game.name))
    wishes = [Wish("open")] * game.seats
    opened = Opened(game.title, table.options, wishes, visitors[0].person, False, seal.commitment)
    entries = _entries(house, game, table, visitors)
    id = digits(f"table of {game.name}")[:16]
    await house.store.tables.add(id, opened, seal.seed, entries, _summary(opened, entries, table))
    return Seated(id, [key for _, key in guests])


def _entries(house: House, game: Game, table: Table, visitors: list[Visitor]) -> list[Entry]:
    """The journal of a table until now."""
    bodies: list[journal.Happening] = []
    for seat, visitor in enumerate(visitors):
        nonce = digits(f"{game.name} seat {seat}")
        bodies.append(journal.Sat(seat, visitor.person, visitor.name, nonce))
    head = head_of(begun(game, 0))
    bodies.append(journal.Started(head))
    rows = table.log()[len(head) + 1 :].split("\n")
    bodies += [journal.Moved(line) for line in rows[: table.moves_played]]
    bodies += [journal.Handed(seat, game.level) for seat in range(game.seats) if game.level]
    now = house.runtime.now()
    return [Entry(seq, "house", f"set up {seq}", body, now) for seq, body in enumerate(bodies, 1)]


def _summary(opened: Opened, entries: list[Entry], table: Table) -> Summary:
    record = Record(opened)
    for entry in entries:
        record.add(entry)
    seats = record.shown()
    acting = table.to_act
    turn = "" if acting is None else record.seats[acting].person if record.deciders() else BOTS
    status = "over" if acting is None else record.status
    return Summary(status, turn, None, len(record.lines), seats, people_of(record))
