"""What is still to come: turns, scorings, an invasion."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    AUDIENCE,
    LINE_UP,
    MOST_MASTERS,
    OVER,
    RANSOM,
    ROUNDS,
    YEARS,
    Owner,
)

NEVER: Final[i64] = 99
NOWHERE: Final[i64] = 15  # the place of one who is not in the queue
_NOBODY: Final[i64] = sum([NOWHERE << (4 + 4 * owner) for owner in range(MOST_MASTERS)])
_PHASE: Final = vec[i64]([0, 1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5])  # by the turns to begin


def is_between_rounds(state: MervState) -> bool:
    return state.step in (LINE_UP, RANSOM, AUDIENCE, OVER)


# The order of the round: a bit for each owner who has still to choose an action slot, then 4 bits
# for the place of each in the queue.


def order_of(state: MervState) -> i64:
    queue = state.queue
    coming = MOST_MASTERS if is_between_rounds(state) else state.turn
    if state.line != NONE:
        coming += 1
    order = _NOBODY
    for place in range(MOST_MASTERS):
        owner = queue[place]
        if owner != NONE:
            order -= (NOWHERE - place) << (4 + 4 * owner)
            if place >= coming:
                order += 1 << owner
    return order


def is_to_come(order: i64, owner: Owner) -> bool:
    return (order >> owner) & 1 == 1


def place_in(order: i64, owner: Owner) -> i64:
    return (order >> (4 + 4 * owner)) & 15


def turns_to_begin(state: MervState, order: i64, owner: Owner) -> i64:
    rounds = (YEARS - state.year) * ROUNDS - min(state.round, ROUNDS - 1) - 1
    return rounds + ((order >> owner) & 1)


def phase(turns: i64) -> i64:
    return _PHASE[turns]


def scorings_to_come(state: MervState, order: i64, owner: Owner) -> i64:
    if state.step == OVER:
        return 0
    if state.step == AUDIENCE and place_in(order, owner) < state.turn:
        return YEARS - state.year - 1
    return YEARS - state.year


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


def direction(state: MervState, order: i64, owner: Owner) -> i64:
    """Whether the next turn of an owner is on columns (0) or on rows (1)."""
    if is_to_come(order, owner) or state.round == ROUNDS:
        return state.round & 1
    return 1 - (state.round & 1)
