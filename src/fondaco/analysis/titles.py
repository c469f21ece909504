"""The modules that know what matters in each title, by its name."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol

from fondaco.analysis.scene import Found, Scene
from fondaco.core.game import State
from fondaco.core.refusal import Refused


class Matters(Protocol):
    """What such a module has.

    Attributes:
        MARKS (list[int]): Points that are worth reaching alone.
        LONGEST (int): The most moves of a game that a house analyses.
        SECONDS (float): About what the analysis of a game takes for each of its moves.
        POINT (float): About the chance that a point is worth where all stand alike.
        DOUBT (float): By how much the chance at the end of one line of play may be off, at least.
        OFF (float): The same of points.
    """

    MARKS: list[int]
    LONGEST: int
    SECONDS: float
    POINT: float
    DOUBT: float
    OFF: float

    def progress(self, state: State) -> float:
        """Which part of the game is over, as the table shows it: 0 to 1."""

    def turn(self, state: State) -> object:
        """What tells a turn that begins here from the one before; None in the middle of one."""

    def names(self, known: dict[str, str]) -> dict[str, str]:
        """Names of things that the guide has none for, from those it has."""

    def facts(self, scene: Scene) -> list[Found]:
        """What speaks for or against a decision, besides what the engine tells."""

    def think(self, state: State, seat: int) -> str:
        """The question that helps a seat in this position, by its name in the catalogue."""


def has_teacher(title: str) -> bool:
    """Whether anybody has told what matters in a title; it can be played without."""
    return find_spec(f"fondaco.analysis.{title}") is not None


@cache
def matters_of(title: str) -> Matters:
    if not has_teacher(title):
        raise Refused(f"Nobody has taught the house yet what matters in {title!r}.")
    found: Matters = import_module(f"fondaco.analysis.{title}")
    return found
