"""A decision with what was before and after it, and a fact that is found there."""

from collections.abc import Sequence
from typing import NamedTuple

from fondaco.analysis.shapes import Sign, Step, Values
from fondaco.core.game import Game, Move, State


class Scene(NamedTuple):
    """A decision: who makes it, how it stood before and stands after, and what was told."""

    game: Game
    seat: int
    before: State
    after: State
    moves: Sequence[Move]
    told: list[dict[str, object]]
    line: Sequence[Step]


class Found(NamedTuple):
    """A fact, before it is put into words."""

    sign: Sign
    kind: str
    values: Values
    weight: float
