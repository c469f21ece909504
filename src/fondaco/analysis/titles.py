"""The modules that know what matters in each title, by its name."""

from functools import cache
from importlib import import_module
from typing import Protocol

from fondaco.analysis.scene import Found, Scene
from fondaco.core.game import State


class Matters(Protocol):
    """What such a module has.

    Attributes:
        MARKS (list[int]): Points that are worth reaching alone.
        LONGEST (int): The most moves of a game that a house analyses.
        SECONDS (float): About what the analysis of a game takes for each of its moves.
    """

    MARKS: list[int]
    LONGEST: int
    SECONDS: float

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


@cache
def matters_of(title: str) -> Matters:
    found: Matters = import_module(f"fondaco.analysis.{title}")
    return found
