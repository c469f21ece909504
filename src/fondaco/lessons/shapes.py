"""What a lesson is made of: the tables of its file."""

from typing import Any, Literal

from msgspec import Struct

from fondaco.analysis.shapes import Words

Kind = Literal["path", "solo", "variant"]


class Position(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a lesson begins: a table that was set up with a seed, some moves, and what is changed
    there by hand.

    Attributes:
        seats (int): How many play.
        seed (str): The same seed brings the same luck, for the set-up and the lesson.
        options (dict[str, str]): Choices of the title.
        pupil (int): The learner's seat, the first being 0.
        moves (list[str]): Played before the lesson.
        change (dict[str, Any]): Fields of the snapshot that are to be otherwise.
    """

    seats: int
    seed: str
    options: dict[str, str] = {}
    pupil: int = 0
    moves: list[str] = []
    change: dict[str, Any] = {}


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One slip, and what it waits for.

    Attributes:
        say (Words): At most 25 words.
        at (str): The thing that the slip is pinned beside, by kind and id: `place hamburg`.
        do (list[str]): Moves of which one is wanted; `travel *` stands for all that begin so. None:
            the pupil reads, and goes on.
        wrong (Words | None): What is said to another move that would be legal.
        rule (str): The clause that tells why.
        then (list[str]): What is played next without the pupil, whoever's turn it is.
    """

    say: Words
    at: str
    do: list[str] = []
    wrong: Words | None = None
    rule: str = ""
    then: list[str] = []


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """A whole lesson, as its file has it.

    Attributes:
        rules (int): The version of the rules for which it was written.
        edition (str): The hash of the edition for which it was written.
        achieved (Words): What the pupil has done in the end.
    """

    rules: int
    edition: str
    name: Words
    achieved: Words
    position: Position
    steps: list[Step]
    kind: Kind = "path"
