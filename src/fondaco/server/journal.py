"""The journal of a table: everything that ever happened there, each a numbered entry.

An entry is kept before anybody hears of it. What a table is, who sits there, whose time is running
and which moves count is read off its journal by `record.py`; nothing else is the truth.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from fondaco.server.wire import Choice, ClockRule


class Wish(Struct, frozen=True):
    """A seat as it was set out when the table was opened."""

    kind: Literal["open", "link", "held"]
    person: str = ""  # for whom it is held
    name: str = ""


class Opened(Struct, frozen=True):
    """What was settled when the table was opened; it stands before the journal."""

    title: str
    options: dict[str, str]
    seats: list[Wish]
    owner: str
    listed: bool
    seal: str
    clock: ClockRule | None = None
    uploaded: bool = False


class Body(Struct, tag_field="is"):
    """What happened."""


class Sat(Body, tag="sat"):
    """Somebody sat down, or took a seat over by its link."""

    seat: int
    person: str
    name: str
    nonce: str


class Became(Body, tag="became"):
    """A guest signed in: what was theirs at this table is now the account's. Seats keep a name
    of their own; where they had the guest's, they now have the account's."""

    guest: str
    called: str
    person: str
    name: str


class Left(Body, tag="left"):
    """A seat was left before the game."""

    seat: int


class Filled(Body, tag="filled"):
    """An empty seat was given to a bot."""

    seat: int
    level: str
    nonce: str


class Revoked(Body, tag="revoked"):
    """Links to a seat are no longer good."""

    seat: int


class Started(Body, tag="started"):
    """The game began; the head of its log."""

    head: str


class Moved(Body, tag="moved"):
    """A move: its line in the log, with the luck it drew; the milliseconds it took and gained."""

    line: str
    spent: int = 0
    gained: int = 0


class TookBack(Body, tag="took_back"):
    """Moves were taken back; `to` of them are left. `asked` if the others had to agree."""

    seat: int
    to: int
    asked: bool


class Asked(Body, tag="asked"):
    """Somebody wants something that needs the others' consent."""

    seat: int
    what: Literal["undo", "end"]
    to: int


class Agreed(Body, tag="agreed"):
    """Somebody said yes or no to it."""

    seat: int
    yes: bool


class Handed(Body, tag="handed"):
    """A seat was handed to a bot; the milliseconds that it is charged."""

    seat: int
    level: str
    spent: int = 0


class Taken(Body, tag="taken"):
    """A person took the seat back; `to_act` if their time begins to run."""

    seat: int
    to_act: bool = False


class Said(Body, tag="said"):
    """A line of chat; without a seat, an onlooker's."""

    name: str
    text: str
    seat: int | None


class RanOut(Body, tag="ran_out"):
    """The time of a seat ran out."""

    seat: int


class Chose(Body, tag="chose"):
    """What another seat wants to do about that."""

    seat: int
    choice: Choice


class Waited(Body, tag="waited"):
    """The seat was given more time."""

    seat: int


class Ended(Body, tag="ended"):
    """The game was left before its end."""

    why: str


class Rematched(Body, tag="rematched"):
    """The next game has a table."""

    table: str


Happening = (
    Sat
    | Became
    | Left
    | Filled
    | Revoked
    | Started
    | Moved
    | TookBack
    | Asked
    | Agreed
    | Handed
    | Taken
    | Said
    | RanOut
    | Chose
    | Waited
    | Ended
    | Rematched
)

CHANGES_POSITION = (Started, Moved, TookBack, Ended)


class Entry(Struct, frozen=True):
    """One numbered entry; `cid` is the name that its author gave it."""

    seq: int
    author: str
    cid: str
    body: Happening
    made: int


_decoder: msgspec.json.Decoder[Happening] = msgspec.json.Decoder(Happening)


def written(body: Happening) -> str:
    return msgspec.json.encode(body).decode()


def read(text: str) -> Happening:
    return _decoder.decode(text)


def split(line: str) -> tuple[int, str]:
    """Seat and move of a line of a log, without its luck."""
    seat, _, move = line.partition(" | ")[0].partition(" ")
    return int(seat), move


def seat_of(body: Happening) -> int | None:
    """The seat that an entry speaks of."""
    if isinstance(body, Moved):
        return split(body.line)[0]
    return getattr(body, "seat", None)
