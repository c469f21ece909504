"""What goes over the wire: each message a client may send, and each that it is sent.

A socket, the plain HTTP interface and the log of a table speak of the same things with the same
words. `scripts/wire.py` writes `web/src/wire.ts` and `docs/wire.md` from this file.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST_TEXT = 500  # characters in one line of chat
MOST_NAME = 24  # characters in the name of a person

Cid = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Nonce = Annotated[str, Meta(max_length=64, pattern=r"^[!-~]*$")]
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
Status = Literal["waiting", "playing", "over", "aside"]
Choice = Literal["wait", "bot", "end"]

# --- From the client ---------------------------------------------------------------------------


class Sent(Struct, tag_field="type", forbid_unknown_fields=True):
    """A message of a client. `cid` names it: sent again, it gets its first answer again."""


class Hello(Sent, tag="hello"):
    """The first message on a socket: the last number that the client has seen, if any."""

    last: Number | None = None


class Ping(Sent, tag="ping"):
    """Is anybody there?"""


class Play(Sent, tag="play"):
    """A move, in the grammar of the game; `at` is the position that the client decided in."""

    cid: Cid
    at: Number
    move: MoveText


class Preview(Sent, tag="preview"):
    """What would this legal move bring?"""

    cid: Cid
    at: Number
    move: MoveText


class Why(Sent, tag="why"):
    """Why is this move not possible now?"""

    cid: Cid
    at: Number
    move: MoveText


class Undo(Sent, tag="undo"):
    """Take back my last decision: at once if that is free, otherwise the others are asked."""

    cid: Cid
    at: Number


class End(Sent, tag="end"):
    """End the game here, if the others agree."""

    cid: Cid
    at: Number


class Answer(Sent, tag="answer"):
    """Yes or no to what was asked."""

    cid: Cid
    at: Number
    yes: bool


class Look(Sent, tag="look"):
    """See the table from one of my seats; from none: lower the curtain. For this socket alone."""

    cid: Cid
    seat: SeatNumber | None


class Say(Sent, tag="say"):
    """A line of chat."""

    cid: Cid
    text: Annotated[str, Meta(min_length=1, max_length=MOST_TEXT)]


class Sit(Sent, tag="sit"):
    """Sit down at an open seat, and add a word of one's own to its luck."""

    cid: Cid
    seat: SeatNumber
    nonce: Nonce = ""
    link: Annotated[str, Meta(max_length=64)] = ""  # the key of a seat link


class Leave(Sent, tag="leave"):
    """Leave a seat before the game begins."""

    cid: Cid
    seat: SeatNumber


class Fill(Sent, tag="fill"):
    """Give an empty seat to a bot of that level, or empty it again. For the owner."""

    cid: Cid
    seat: SeatNumber
    level: Annotated[str, Meta(max_length=32)] = ""  # none: empty it


class Start(Sent, tag="start"):
    """Begin the game: all seats are taken. For the owner."""

    cid: Cid


class Hand(Sent, tag="hand"):
    """Hand my seat to a bot of that level."""

    cid: Cid
    seat: SeatNumber
    level: Level


class Take(Sent, tag="take"):
    """Take my seat back from the bot."""

    cid: Cid
    seat: SeatNumber


class Link(Sent, tag="link"):
    """A link with which somebody else, or I on another device, may sit down there."""

    cid: Cid
    seat: SeatNumber


class Revoke(Sent, tag="revoke"):
    """Links made for this seat are no longer valid."""

    cid: Cid
    seat: SeatNumber


class Choose(Sent, tag="choose"):
    """After somebody's time ran out: wait, let a bot play, or end the game."""

    cid: Cid
    choice: Choice


class Rematch(Sent, tag="rematch"):
    """Another game with the same people."""

    cid: Cid


ClientMessage = (
    Hello
    | Ping
    | Play
    | Preview
    | Why
    | Undo
    | End
    | Answer
    | Look
    | Say
    | Sit
    | Leave
    | Fill
    | Start
    | Hand
    | Take
    | Link
    | Revoke
    | Choose
    | Rematch
)

# --- What is known of a table -------------------------------------------------------------------


class Bank(Struct, frozen=True, tag_field="type", tag="bank", forbid_unknown_fields=True):
    """A clock with a bank for the game, and something added for each move, never above the bank."""

    seconds: Annotated[int, Meta(ge=10, le=86_400)]
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0


class Days(Struct, frozen=True, tag_field="type", tag="days", forbid_unknown_fields=True):
    """A clock with a number of days for each move."""

    days: Annotated[int, Meta(ge=1, le=30)]


ClockRule = Bank | Days


class ClockNow(Struct, frozen=True):
    """The clock of a table: milliseconds left to each seat, and whose time runs."""

    rule: ClockRule
    left: list[int]
    running: int | None  # the seat
    ran_out: bool  # the running seat has no time left, and the others may choose
    choices: dict[int, Choice]  # what other seats have chosen so far


class SeatNow(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    kind: Literal["open", "link", "held", "person", "bot"]
    level: str  # of the bot that plays it, if one does
    handed: bool  # by a person, who may take it back


class AskedNow(Struct, frozen=True):
    """Something that needs the others' consent."""

    what: Literal["undo", "end"]
    seat: int
    to: int  # the number of moves that an undo leaves
    yes: list[int]  # the seats that have agreed so far


class LegalMove(Struct, frozen=True):
    """A move that may be played, and what its text leaves unsaid."""

    move: str
    gloss: str


class ScorePart(Struct, frozen=True):
    """Points, and what for."""

    of: str
    points: float


class ScoreNow(Struct, frozen=True):
    """The points of a seat, or of an opponent whom the rules play."""

    name: str
    total: float
    rank: int
    parts: list[ScorePart]


class TableNow(Struct, frozen=True):
    """All that one client may know of a table."""

    id: str
    title: str
    name: str  # of the title, for people
    options: dict[str, str]
    status: Status
    listed: bool
    seats: list[SeatNow]
    seq: int  # the number of the last thing that happened
    at: int  # the number of the last thing that changed the position
    moves: int  # how many count
    yours: list[int]  # the seats that you hold
    owner: bool  # whether you opened it
    host: str  # the name of the person who opened it, if seated there
    eyes: int | None  # the seat whose view this is; null: an onlooker's
    to_act: int | None  # the seat that decides
    seal: str  # the SHA-256 of the seed of all luck
    seed: str  # once everybody may know it
    view: dict[str, Any] | None = None  # once the game has begun; each title has its own
    legal: list[LegalMove] | None = None  # only for the seat that is to act
    asked: AskedNow | None = None
    clock: ClockNow | None = None
    scores: list[ScoreNow] | None = None  # when it is over
    ended: str = ""  # why, if it was left before its end
    rematch: str = ""  # the table of the next game


# --- To the client ------------------------------------------------------------------------------


class Answered(Struct, tag_field="type"):
    """A message to a client."""


class Table(Answered, tag="table"):
    """The table as it is now."""

    table: TableNow


class Told(Answered, tag="told"):
    """Something happened: number `seq`. The last of several brings the table as it is now."""

    seq: int
    what: str  # its kind: moved, took_back, said ...
    seat: int | None  # of whom it speaks
    text: str  # words that belong to it: of a chat, of your own move
    events: list[dict[str, Any]]  # what you may know of a move, for programs
    lines: list[str]  # the same in sentences, for people
    made: int  # when, in milliseconds since 1970
    table: TableNow | None = None


class Ok(Answered, tag="ok"):
    """Done, and kept: number `seq`."""

    cid: str
    seq: int
    link: str = ""  # the address that was asked for
    table: str = ""  # the table of a rematch


class Refused(Answered, tag="refused"):
    """Not possible, and why; nothing was changed."""

    cid: str
    text: str
    clause: str = ""  # the rule that forbids it, if one does
    page: str = ""  # of the rulebook


class Stale(Answered, tag="stale"):
    """The table has moved on since; this is how it stands."""

    cid: str
    table: TableNow


class Previewed(Answered, tag="previewed"):
    """What the move would bring; the view is not `complete` where luck or a secret decides."""

    cid: str
    view: dict[str, Any]
    events: list[dict[str, Any]]  # of the whole decision that it begins


class Reason(Answered, tag="reason"):
    """Why the move is not possible; no text where it is."""

    cid: str
    text: str
    clause: str = ""  # the rule that forbids it
    page: str = ""  # of the rulebook


class Presence(Answered, tag="presence"):
    """Who is at the table now."""

    seats: list[int]
    onlookers: int


class Notice(Answered, tag="notice"):
    """Something from the house, such as a planned stop."""

    text: str
    seconds: int


class Pong(Answered, tag="pong"):
    """Somebody is there: the answer to a ping."""


ServerMessage = Table | Told | Ok | Refused | Stale | Previewed | Reason | Presence | Notice | Pong

# --- Plain HTTP ---------------------------------------------------------------------------------


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat of a new table should be."""

    kind: Literal["me", "open", "link", "bot"]
    level: Annotated[str, Meta(max_length=32)] = ""  # of a bot
    name: Annotated[str, Meta(max_length=MOST_NAME)] = ""  # of a person who shares this browser
    nonce: Nonce = ""  # a word of one's own for the luck


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants to open."""

    title: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=10)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}
    listed: bool = False  # anybody may find it, and sit down at an open seat
    clock: ClockRule | None = None


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    """The name and password of an account."""

    name: Name
    password: Annotated[str, Meta(min_length=10, max_length=200)]


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person wants to be called."""

    name: Name


class NewToken(Struct, frozen=True, forbid_unknown_fields=True):
    """A token for a bot: to play, or only to watch."""

    label: Annotated[str, Meta(min_length=1, max_length=40)]
    scope: Literal["play", "watch"] = "play"


class TokenMade(Struct, frozen=True):
    """A fresh token; it is shown once."""

    id: str
    token: str
    label: str
    scope: str


class TokenNow(Struct, frozen=True):
    """A valid token; the token itself is not kept."""

    id: str
    label: str
    scope: str
    made: int  # when, in milliseconds since 1970


class PersonNow(Struct, frozen=True):
    """Who you are here."""

    name: str
    guest: bool


class TableRow(Struct, frozen=True):
    """A table in a list."""

    id: str
    title: str
    name: str
    status: Status
    seats: list[SeatNow]
    listed: bool
    moves: int
    changed: int  # when, in milliseconds since 1970
    your_turn: bool = False


class OptionNow(Struct, frozen=True):
    """A choice that a table makes before the game."""

    name: str
    text: str
    values: dict[str, str]  # with a text each
    default: str
    seats: list[int]  # the numbers of seats for which there is this choice


class TitleNow(Struct, frozen=True):
    """A title on the shelf."""

    title: str
    name: str
    seats: list[int]  # how many there can be
    options: list[OptionNow]
    levels: list[str]  # of its bots


class ClauseNow(Struct, frozen=True):
    """A rule, in our own words."""

    id: str
    page: str
    heading: str
    text: str
    reason: str  # of a ruling of ours


class Moment(Struct, frozen=True):
    """A table after one of its moves."""

    table: str
    at: int  # after so many moves
    moves: int  # of the whole game, so far
    seat: int | None  # who moved
    move: str  # your own; after the end, anybody's
    events: list[dict[str, Any]]
    lines: list[str]
    view: dict[str, Any]


class StoryLine(Struct, frozen=True):
    """What one move brought, in sentences."""

    at: int  # the number of moves after it
    seat: int
    events: list[dict[str, Any]]
    lines: list[str]


class ChatLine(Struct, frozen=True):
    """What somebody said."""

    seq: int
    name: str
    seat: int | None
    text: str
    made: int


class Story(Struct, frozen=True):
    """All that happened at a table, as one may know it, and all that was said."""

    moves: list[StoryLine]
    chat: list[ChatLine]


class Board(Struct, frozen=True):
    """A table as lines of text, as one may see it."""

    at: int  # the number of moves that it is after
    lines: list[str]


class Course(Struct, frozen=True):
    """The points of every seat at the start and after each move."""

    names: list[str]
    totals: list[list[float]]


class Problem(Struct, frozen=True):
    """Why a request was not granted."""

    text: str
