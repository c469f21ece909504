"""What the house asks of its worker processes, and what they answer.

A worker has neither store nor network: a job brings all that it needs.
"""

from typing import Any

from msgspec import Struct

from fondaco.server.positions import Position
from fondaco.server.stretch import Stretch
from fondaco.server.wire import ChatLine, Destinations, Preview, RenewedLine, ScoreNow, Why


class Job(Struct, frozen=True, tag_field="job"):
    """Something to be done."""


class Think(Job, frozen=True):
    """Choose a move in a position, which is told as the seat that is to act may know it."""

    title: str
    level: str
    table: str
    seat: int
    seed: str
    state: dict[str, Any]
    share: float = 1.0  # of the time that its level takes: less in a busy house


class Thought(Struct, frozen=True):
    """The move that a bot chose, and the part of its time that it had."""

    move: str
    share: float = 1.0


class Advise(Job, frozen=True):
    """Give a hint in a position, which is told as the seat that asks may know it: a `Hint`."""

    title: str
    seat: int
    state: dict[str, Any]
    share: float = 1.0  # of the thought that it takes: less in a busy house


class Told(Struct, frozen=True):
    """A game as one viewer may see it: moments that were kept, and the moves after them."""

    viewer: int  # a seat, or ONLOOKER
    names: list[str]
    chapters: list[tuple[int, bytes]]  # each with the number of its first moment
    rest: Stretch | None


class Recall(Job, frozen=True):
    """Show one moment: one of the only chapter, or the last of the rest."""

    told: Told
    at: int


class Seen(Struct, frozen=True):
    """One moment of a game, as a viewer may see it."""

    seat: int | None
    move: str
    events: list[dict[str, Any]]
    lines: list[str]
    view: dict[str, Any]


class Story(Job, frozen=True):
    """Tell what happened from a moment on, and the chat: a `wire.Story` as JSON."""

    told: Told
    since: int
    chat: list[ChatLine]
    renewals: list[RenewedLine]


class Replay(Job, frozen=True):
    """Show every moment from one on: a `wire.Replay` as JSON."""

    told: Told
    since: int


class Points(Job, frozen=True):
    """Tell how the points went: a `wire.Course` as JSON."""

    told: Told
    names: list[str]


USUAL = "usual"  # how thoroughly games are looked at
METHOD = 6  # how, and how it is written down: what was said by another is not said again


class Analyse(Job, frozen=True):
    """Analyse a finished game for a while, from where that was left; its log is read once."""

    id: str
    version: str  # of what decides what is said
    log: str
    seats: list[int]  # whose decisions are judged
    hinted: list[int]  # how many hints each seat has had
    seconds: float


class Analysed(Struct, frozen=True):
    """How much of an analysis is done; and what is told of it when all is: a `wire.AnalysisNow` as
    JSON, packed by zlib."""

    part: float
    told: bytes = b""


class Studied(Struct, frozen=True):
    """A position to study: the last of a stretch, and a branch from there."""

    stretch: Stretch
    moves: list[str]
    seat: int | None  # who looks at it; None: whoever is to act
    names: list[str]  # of the seats


class Show(Job, frozen=True):
    """Show a position that is studied: a `wire.StudyNow` as JSON."""

    studied: Studied


class Reply(Job, frozen=True):
    """Answer a question about a move of a study, as at a table: a `wire.ServerMessage` as JSON."""

    studied: Studied
    message: Preview | Why | Destinations


class Consider(Job, frozen=True):
    """Tell what bots would play in a study: a `wire.Considered` as JSON."""

    studied: Studied


class Judge(Job, frozen=True):
    """Judge a decision in a study, by what its seat could know: a `wire.Tried` as JSON."""

    studied: Studied
    moves: list[str]


class Path(Job, frozen=True):
    """Tell the lessons of a title, and which of them can be played: `wire.LessonRow`s as JSON."""

    title: str


class Lecture(Job, frozen=True):
    """Show how a lesson stands after some moves: a `wire.LessonPosition` as JSON."""

    title: str
    lesson: str
    moves: list[str]


class LectureReply(Job, frozen=True):
    """Answer a question about a move of a lesson: a `wire.ServerMessage` as JSON."""

    lecture: Lecture
    message: Preview | Why | Destinations


class Solve(Job, frozen=True):
    """Judge a decision that shall solve a puzzle: a `wire.PuzzleTried` as JSON."""

    title: str
    id: str
    moves: list[str]


class Halt(Job, frozen=True):
    """Tell where the decisions, turns and rounds of a game end: a `wire.Stops`."""

    stretch: Stretch


class Keep(Job, frozen=True):
    """Make a chapter: the moments of a stretch, from the first on, for every kind of viewer."""

    stretch: Stretch
    first: int


class Survey(Job, frozen=True):
    """Play a stretch again, and tell the positions along it, the last at its end."""

    stretch: Stretch


class Check(Job, frozen=True):
    """Read a log, or a snapshot, that somebody has brought."""

    text: str


class Checked(Struct, frozen=True):
    """What a sound log tells."""

    title: str
    options: dict[str, str]
    seats: int
    seal: str
    seed: str
    is_over: bool
    head: str
    lines: list[str]
    renewals: list[Position]  # where the rules changed
    positions: list[Position]  # along the game, the last at its end
    scores: list[ScoreNow]
    voyage: str = ""  # the day of a daily voyage, whose luck it has


Hurried = Think | Advise  # less is thought about these in a busy house
Looking = Recall | Story | Replay | Points | Halt
Teaching = (
    Advise | Analyse | Show | Reply | Consider | Judge | Solve | Path | Lecture | LectureReply
)
AnyJob = Think | Looking | Teaching | Keep | Survey | Check


class Answer(Struct, frozen=True):
    """What came of a job, in MessagePack; or why nothing did. And how long it took."""

    seconds: float
    result: bytes = b""
    refused: str = ""  # the reason, for people
    failed: str = ""  # the mistake, for the log of the house
