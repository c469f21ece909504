"""What is still to come: turns, scorings, an invasion."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merv.scoring import place_of
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    AUDIENCE,
    LINE_UP,
    OVER,
    RANSOM,
    ROUNDS,
    YEARS,
    Cell,
    Owner,
)

NEVER: Final[i64] = 99
_PHASE: Final = vec[i64]([0, 1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5])  # by the turns to begin


def is_between_rounds(state: MervState) -> bool:
    return state.step in (LINE_UP, RANSOM, AUDIENCE, OVER)


def is_to_come(state: MervState, owner: Owner) -> bool:
    """Whether the owner has still to choose an action slot in this round."""
    if is_between_rounds(state):
        return False
    place = place_of(state, owner)
    return place > state.turn or (place == state.turn and state.line == NONE)


def turns_to_begin(state: MervState, owner: Owner) -> i64:
    rounds = YEARS * ROUNDS - state.year * ROUNDS - min(state.round, ROUNDS - 1) - 1
    return rounds + (1 if is_to_come(state, owner) else 0)


def phase(turns: i64) -> i64:
    return _PHASE[turns]


def scorings_to_come(state: MervState, owner: Owner) -> i64:
    if state.step == OVER:
        return 0
    scored = state.step == AUDIENCE and place_of(state, owner) < state.turn
    return YEARS - state.year - (1 if scored else 0)


def rounds_to_invasion(state: MervState) -> i64:
    """This round included; none once the last invasion is under way or over."""
    if state.year == 0:
        return 2 * ROUNDS - state.round
    if state.step == AUDIENCE:
        return ROUNDS if state.year == 1 else NEVER
    return NEVER if state.step == OVER else ROUNDS - state.round


def urgency(rounds: i64) -> i64:
    """The row for an invasion in so many rounds."""
    if rounds <= 1:
        return 2
    return 1 if rounds <= ROUNDS else 0


def is_spared(state: MervState, owner: Owner, cell: Cell) -> bool:
    """Within an invasion: whether what stands there has been attacked already."""
    place = place_of(state, owner)
    return place < state.turn or (place == state.turn and cell < state.site)


def direction(state: MervState, owner: Owner) -> i64:
    """Whether the next turn of an owner is on columns (0) or on rows (1)."""
    if is_to_come(state, owner) or state.round == ROUNDS:
        return state.round % 2
    return (state.round + 1) % 2
