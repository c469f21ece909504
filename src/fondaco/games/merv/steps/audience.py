"""The scoring of the palace: who has too little favour chooses which courtiers score."""

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import moves
from fondaco.games.merv.clauses import SCORE_CHOOSE, SCORE_ORDER
from fondaco.games.merv.events import Told
from fondaco.games.merv.places import score_courtier
from fondaco.games.merv.state import MervState, favour_of
from fondaco.games.merv.terms import FAVOUR, HALLS, TRACKS


def waiting(state: MervState, hall: i64) -> i64:
    """Courtiers of the active player in a hall that have not scored this year."""
    return state.halls[state.active * HALLS + hall] - state.need[hall]


def waiting_from(state: MervState, hall: i64) -> i64:
    """Those in that hall and in the halls to its right."""
    found: i64 = 0
    for right in range(hall, HALLS):
        found += waiting(state, right)
    return found


def bars_hall(state: MervState, hall: i64) -> Clause | None:
    """What forbids to let a courtier of that hall score next."""
    # rule score.choose
    if favour_of(state, state.active) == 0 or waiting(state, hall) == 0:
        return SCORE_CHOOSE
    # rule score.order
    if hall < state.thing or waiting_from(state, hall) < left_to_hear(state):
        return SCORE_ORDER
    return None


def left_to_hear(state: MervState) -> i64:
    """How many courtiers are still to score: as many as there are, or as favour allows."""
    # rule score.favour
    favour = favour_of(state, state.active)
    there = waiting_from(state, 0)
    return favour if favour < there else there


def legal(state: MervState, found: list[Move]) -> None:
    for hall in range(HALLS):
        if bars_hall(state, hall) is None:
            found.append(moves.score_hall(hall))


def begin(state: MervState) -> None:
    state.thing = 0
    for hall in range(HALLS):
        state.need[hall] = 0


def hear(state: MervState, hall: i64, told: Told) -> None:
    """A courtier spends a favour and scores."""
    # rule score.favour
    state.tracks[state.active * TRACKS + FAVOUR] -= 1
    state.need[hall] += 1
    state.thing = hall
    score_courtier(state, state.active, hall, told)
