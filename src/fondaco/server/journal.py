"""The journal of a table: everything that ever happened there, each a numbered entry.

An entry is kept before anybody hears of it. What a table is, is read off it by `record.py` alone.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from fondaco.server.positions import Position
from fondaco.server.wire import Choice, NonceOf, Speakers


class Body(Struct, tag_field="is"):
    """What happened."""


class Sat(Body, tag="sat"):
    """Somebody sat down, or took a seat over by its link."""

    seat: int
    person: str
    name: str
    nonce: str = ""  # in old journals, which do not tell who chose it
    program: bool = False  # a bot with an account of its own


class Named(Body, tag="nonce"):
    """A seat named its nonce, after the seal was published; `early`: before that."""

    seat: int
    nonce: str
    early: bool = False


class Became(Body, tag="became"):
    """A guest signed in: what was theirs here, and seats' names that were, are the account's."""

    guest: str
    called: str
    person: str
    name: str


class Left(Body, tag="left"):
    """A seat was left before the game."""

    seat: int


class Removed(Body, tag="removed"):
    """Whoever opened the table asked somebody to leave a seat before the game."""

    seat: int
    person: str


class Hushed(Body, tag="hushed"):
    """Whoever opened the table settled who may chat there."""

    speakers: Speakers


class Forgotten(Body, tag="forgotten"):
    """Somebody is forgotten: the name goes, also from all that was written; what they did stays."""

    person: str


class Filled(Body, tag="filled"):
    """An empty seat was given to a bot."""

    seat: int
    level: str
    nonce: str = ""  # in old journals


class Revoked(Body, tag="revoked"):
    """Links to a seat are no longer good."""

    seat: int


class Started(Body, tag="started"):
    """The game began; the head of its log."""

    head: str
    nonces: list[NonceOf] = []  # whose those in the head are


class Moved(Body, tag="moved"):
    """A move: its line in the log, with the luck it drew; the milliseconds it took and gained."""

    line: str
    spent: int = 0
    gained: int = 0


class Uploaded(Body, tag="uploaded"):
    """A game that was played elsewhere, as its log has it."""

    head: str
    lines: list[str]
    renewals: list[Position]


class Renewed(Body, tag="renewed"):
    """From this position on the game is played under other rules, or with another edition."""

    position: Position


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


class Resigned(Body, tag="resigned"):
    """A seat was given up for good; the bot that plays on there, unless the game ends with it."""

    seat: int
    level: str = ""
    spent: int = 0  # milliseconds that it is charged


class Said(Body, tag="said"):
    """A line of chat; without a seat, an onlooker's; without a name, of somebody who is gone."""

    name: str
    text: str
    seat: int | None


class Hinted(Body, tag="hinted"):
    """A seat was given a hint."""

    seat: int


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
    """The game ended early; `decided` if somebody has won it by that, and it was not just left."""

    why: str
    decided: bool = False


class Rematched(Body, tag="rematched"):
    """The next game has a table."""

    table: str


Seating = Sat | Left | Removed | Filled | Revoked
Course = Started | Moved | Uploaded | Renewed | TookBack | Ended
Consent = Asked | Agreed | Handed | Taken | Resigned | RanOut | Chose | Waited
Remark = Became | Forgotten | Said | Hinted | Hushed | Rematched
Happening = Seating | Named | Course | Consent | Remark

CHANGES_POSITION = (Started, Moved, Uploaded, Renewed, TookBack, Ended)


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
    return split(body.line)[0] if isinstance(body, Moved) else getattr(body, "seat", None)
