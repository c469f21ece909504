"""What is told of a position, a decision and a game: plain shapes that go into JSON as they are.

A chance lies between 0 and 1. Where nobody is played against, `measure` is `points`, and what would
be a chance is a number of points.
"""

from typing import Literal

from msgspec import Struct

Sign = Literal["gain", "then", "cost"]
Measure = Literal["chance", "points"]
Verdict = Literal["best", "good", "doubtful", "mistake"]
Value = str | int | float
Values = dict[str, Value]


class Words(Struct, frozen=True):
    """A sentence, or a part of one, in both languages."""

    en: str
    de: str


class Reason(Struct, frozen=True):
    """One fact that speaks for or against a decision; each is true of the position after it.

    Attributes:
        sign (Sign): What it brings, what it leads to, what it costs.
        kind (str): Which fact it is, by its name in the catalogue.
        values (dict[str, str | int | float]): What it speaks of: ids of things, and numbers.
        words (Words): The fact in words.
    """

    sign: Sign
    kind: str
    values: dict[str, str | int | float]
    words: Words


class Step(Struct, frozen=True):
    """What a seat would probably do next."""

    seat: int
    moves: list[str]


class Candidate(Struct, frozen=True):
    """A complete decision: its small moves, its name, and what it is worth.

    Attributes:
        worth (float): How the chance, or the points to expect, would change against now.
        line (list[Step]): What would probably follow.
    """

    moves: list[str]
    name: Words
    worth: float
    reasons: list[Reason]
    line: list[Step]


class Mark(Struct, frozen=True):
    """A number of points that is worth reaching, and the chance of it."""

    points: int
    chance: float


class Outlook(Struct, frozen=True):
    """How a position looks.

    Attributes:
        open (bool): Whether it is too early to say: the numbers are there, and mean little.
        chances (list[float]): The chance to win, seat by seat; none where nobody is played against.
        points (float): The points to expect, of a seat alone; else 0.
        marks (list[Mark]): Of a seat alone: what it may reach.
    """

    measure: Measure
    open: bool
    chances: list[float]
    points: float
    marks: list[Mark]


class Hint(Struct, frozen=True):
    """What helps a seat to decide.

    Attributes:
        now (float): The chance that the seat has now, or its points to expect.
        think (Words): The first nudge: a question.
        candidates (list[Candidate]): The best first, three at most.
    """

    measure: Measure
    open: bool
    now: float
    think: Words
    candidates: list[Candidate]
    marks: list[Mark]


class Moment(Struct, frozen=True):
    """How the game stood at the beginning of a turn, or at its end.

    Attributes:
        at (int): After how many moves of the log.
        seat (int | None): Whose turn it is; None at the end, or where the rules play.
        marks (list[Mark]): Of a seat alone: what it may reach.
    """

    at: int
    turn: int
    seat: int | None
    open: bool
    chances: list[float]
    points: float
    marks: list[Mark] = []


class Judged(Struct, frozen=True):
    """A decision that was made, and what it lost.

    Attributes:
        at (int): After how many moves it was due.
        last (int): After how many it was made.
        lost (float): By how much it was worse than the best, luck aside.
        before (float): The chance, or the points, with the best decision.
        after (float): The same with the one that was made.
        better (Candidate | None): The best one, if another was made.
        luck (float): What the luck that followed at once gave or took.
        points (float): Where that is why it is blamed: the points that it threw away, whoever wins.
        missed (float): The points by which it was probably worse.
        short (float): The chance by which it was probably worse, less sure than `lost`.
    """

    at: int
    last: int
    turn: int
    seat: int
    verdict: Verdict
    lost: float
    before: float
    after: float
    played: Candidate
    better: Candidate | None
    luck: float
    points: float = 0.0
    missed: float = 0.0
    short: float = 0.0


class Phase(Struct, frozen=True):
    """A part of a game, by its turns, and how well it was played."""

    first: int
    last: int
    accuracy: int | None
    decisions: int


class Accuracy(Struct, frozen=True):
    """How well a seat has played, of 100: the whole game, then opening, middle and end."""

    whole: int
    decisions: int
    phases: list[Phase]


class Luck(Struct, frozen=True):
    """What made the chance of a seat change, from the first moment that is not open to the end.

    Attributes:
        start (float): The chance, or the points to expect, at that moment.
        play (float | None): What its own decisions lost: as far as its chance fell while it
            decided, and better decisions are known. Of points, what they brought, too. None where
            they were not judged.
        others (float): The rest: what the others played.
        end (float): All of these together.
    """

    start: float
    luck: float
    play: float | None
    others: float
    end: float


class Key(Struct, frozen=True):
    """A moment that decided the game."""

    at: int
    turn: int
    seat: int | None
    words: Words


class Fact(Struct, frozen=True):
    """Something counted over the whole game, seat by seat."""

    name: Words
    values: list[str | int | float]


class Account(Struct, frozen=True):
    """A whole game, told.

    Attributes:
        net (str): The judge: a hash of the net, or `greedy`.
        quality (str): How thoroughly it was looked at.
        costliest (list[list[int]]): Seat by seat, places in `decisions`, the costliest first.
        advice (list[Advice]): Seat by seat, a sentence for each panel.
        turning (Words | None): The few turns in which the game was decided.
        totals (list[float]): Seat by seat, the result as it stands at the end of the log.
    """

    title: str
    rules: int
    edition: str
    net: str
    quality: str
    measure: Measure
    moments: list[Moment]
    decisions: list[Judged]
    accuracy: list[Accuracy | None]
    luck: list[Luck]
    key: list[Key]
    costliest: list[list[int]]
    advice: list["Advice"]
    facts: list[Fact]
    turning: Words | None = None
    totals: list[float] = []


class Advice(Struct, frozen=True):
    """What to do next time, a sentence for each panel of an account."""

    whole: Words
    luck: Words
    accuracy: Words
