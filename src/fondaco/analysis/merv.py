"""What matters in Merv: how far the game is, what is within reach, what an invasion takes."""

from typing import cast

from fondaco.analysis.reasons import Found, Scene
from fondaco.core.game import State
from fondaco.games.merv.state import MervState, masters
from fondaco.games.merv.terms import ROUNDS, YEARS

MARKS: list[int] = []


def progress(state: State) -> float:
    """By the rounds, and the turns of this one."""
    table = cast(MervState, state)
    rounds = table.year * ROUNDS + table.round + min(1.0, table.turn / masters(table))
    return float(rounds / (YEARS * ROUNDS))


def names(known: dict[str, str]) -> dict[str, str]:
    return {}


def facts(scene: Scene) -> list[Found]:
    return []
