"""Where the AI travels: along the open cards of the path, to the first that suits him."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.refusal import Clause
from fondaco.games.merkator.clauses import (
    SOLOPLAY_PATH_CUBES,
    SOLOPLAY_PATH_ELSEWHERE,
    SOLOPLAY_PATH_TIME,
)
from fondaco.games.merkator.components import LEVELS, LOCATION, TIME_CHANGE
from fondaco.games.merkator.effects import top_of_stack
from fondaco.games.merkator.soloplay.reasons import unsuited
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import AI, MAJORS, Card


def next_stop(state: MerkatorState) -> Card:
    """The Contract for which the AI travels, or NONE if none of the path suits him."""
    for card in stops(state):
        if bars_stop(state, card) is None:
            return card
    return NONE


def stops(state: MerkatorState) -> vec[i64]:
    """The open cards of the path in the order in which the AI looks at them."""
    # rule soloplay.path_order
    found = open_cards(state, state.rising)
    # rule soloplay.path_turn
    for card in open_cards(state, not state.rising):
        found = append(found, card)
    return found


def open_cards(state: MerkatorState, rising: bool) -> vec[i64]:
    """The open cards on one side of the tile, beginning next to it."""
    found = vec[i64]()
    number = LEVELS - 1 - state.tile if rising else state.tile - 1
    for away in range(1, number + 1):
        card = top_of_stack(state, state.tile + away if rising else state.tile - away)
        if card != NONE:
            found = append(found, card)
    return found


def is_at_end(state: MerkatorState) -> bool:
    """Whether no open card lies further on."""
    # rule soloplay.path_turn_when
    return len(open_cards(state, state.rising)) == 0


def bars_stop(state: MerkatorState, card: Card) -> Clause | None:
    """Why the AI does not travel for that Contract."""
    place = LOCATION[card]
    # rule soloplay.path_peace
    if place == NONE:
        return None
    # rule soloplay.path_elsewhere
    if place == state.merkator:
        return SOLOPLAY_PATH_ELSEWHERE
    # rule soloplay.path_cubes
    if place < MAJORS and state.cubes[place] == 0:
        return SOLOPLAY_PATH_CUBES
    # rule soloplay.path_time
    if state.time[AI] + TIME_CHANGE[place] < 0:
        return SOLOPLAY_PATH_TIME
    return None


def refusals(state: MerkatorState, cards: vec[i64]) -> list[str]:
    """What keeps the AI from each of these cards, up to the first that suits him."""
    reasons: list[str] = []
    for card in cards:
        clause = bars_stop(state, card)
        if clause is None:
            break
        reasons.append(unsuited(card, clause))
    return reasons
