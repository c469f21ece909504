"""What the store hands out and takes: people, keys, tables, entries, each from its row."""

import msgspec
from msgspec import Struct

from fondaco.server import journal
from fondaco.server.database import Row
from fondaco.server.journal import Entry
from fondaco.server.opened import Opened
from fondaco.server.rated_game import RatedGame
from fondaco.server.wire import ScoreNow, SeatNow, Status


class Person(Struct, frozen=True):
    """A person whom the house knows; a guest has no login."""

    id: str
    name: str
    login: str | None
    password: str | None

    @property
    def is_program(self) -> bool:
        """Whether it is the account of a bot: it has a name of its own, and comes by token."""
        return self.login is not None and self.password is None


class Key(Struct, frozen=True):
    """What a cookie or a token opens: its hash, whose it is, and what it is for."""

    hash: str
    person: str
    label: str
    scope: str  # cookie, play or watch
    made: int
    used: int


class Order(Struct, frozen=True):
    """What whoever runs the house has told it: ban, mute, close, or read-only."""

    id: str
    kind: str
    target: str  # an account, a range of addresses, or a table
    until: int | None  # None: for good
    why: str
    made: int


class Report(Struct, frozen=True):
    """What somebody has reported: a table, a line said there, or a name."""

    id: str
    author: str
    table: str
    seq: int | None
    name: str
    text: str
    made: int
    settled: int | None = None  # when
    note: str = ""


class Result(Struct, frozen=True):
    """What people's pages tell of a finished game, besides its points and its seats."""

    began: int
    ended: int
    people: list[str]  # by seat; none where a bot sat
    hints: list[int]  # by seat: how many it was given
    counted: list[dict[str, int]]  # by seat: deliveries, journeys, actions
    why: str = ""  # it ended early
    resigned: list[int] = []  # seats
    is_decided: bool = True  # False: it was left without a result


class Summary(Struct, frozen=True):
    """What lists of tables show, kept up to date with each entry."""

    status: Status
    turn: str  # the person who is to act, or BOT, or BOTS
    deadline: int | None
    moves: int
    seats: list[SeatNow]
    people: list[str]
    scores: list[ScoreNow] | None = None  # when it is over
    result: Result | None = None  # the same, if people have played
    rated: RatedGame | None = None  # the same, if it counts for ratings


class StoredTable(Struct, frozen=True):
    """A table as it is stored; the seed is the secret of its luck."""

    id: str
    opened: Opened
    seed: str
    status: Status
    listed: bool
    turn: str
    moves: int
    seats: list[SeatNow]
    aside: str
    changed: int
    scores: list[ScoreNow] | None = None
    kept: int = 0  # how many moments; -1 if they cannot be made
    deadline: int | None = None  # until when whoever is to act has time

    @property
    def is_damaged(self) -> bool:
        return self.opened is NOTHING


NOTHING = Opened("", {}, [], "", False, "")
BOT = "bot"  # whose turn it is, if not a person's
BOTS = "bots"  # the same, where bots play all seats
DAMAGED = "Its row in the store is damaged."
COLUMNS = (
    "id, opened, seed, status, listed, turn, moves, seats, aside, changed, scores, kept, deadline"
)


def entry_from(row: Row) -> Entry:
    *plain, body, made = row
    seq, author, cid, made = msgspec.convert((*plain, made), tuple[int, str, str, int])
    return Entry(seq, author, cid, journal.read(body), made)


def table_from(row: Row) -> StoredTable:
    """A row as a table; even a damaged one has a place in lists."""
    id, opened, seed, status, listed, turn, moves, seats, aside, changed, scores, *rest = row
    try:
        settled = msgspec.json.decode(opened, type=Opened)
        shown = msgspec.json.decode(seats, type=list[SeatNow])
        points = msgspec.json.decode(scores, type=list[ScoreNow]) if scores else None
        plain = (seed, status, turn, moves, changed, *rest)
        msgspec.convert(plain, tuple[str, Status, str, int, int, int, int | None])
    except (msgspec.MsgspecError, UnicodeError):
        return StoredTable(id, NOTHING, "", "aside", False, "", 0, [], DAMAGED, 0)
    summary = (status, bool(listed), turn, moves, shown, aside, changed, points, *rest)
    return StoredTable(id, settled, seed, *summary)
