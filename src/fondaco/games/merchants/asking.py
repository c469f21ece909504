"""Whether a step leaves the asked seat anything to decide.

What has one answer is not asked, unless the silence would tell others what a hand holds.
"""

from fondaco.core.bags import NONE
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.steps import answers, numbers, robber, routes
from fondaco.games.merchants.terms import (
    ARROW,
    CHARTER,
    CHOOSE,
    CONNECT,
    DISCARD,
    FAIR,
    NUMBER,
    STEAL,
    TAKE_TOKEN,
)


def is_asked(state: MerchantsState) -> bool:
    """Whether the step at hand leaves the asked seat a decision."""
    step = state.step
    if step in (DISCARD, FAIR):
        return state.owed > 0
    if step == STEAL:
        # rule seven.victim
        return robber.victims(state) > 1
    if step == CONNECT:
        return routes.has_choice(state)
    if step == ARROW:
        return state.arrow != NONE and routes.can_open(state)
    if step == CHARTER:
        return state.free_routes > 0 and routes.can_open(state)
    return is_asked_more(state)


def is_asked_more(state: MerchantsState) -> bool:
    step = state.step
    if step == NUMBER:
        return state.founded != NONE and len(numbers.blank_hexes(state)) > 1
    if step == TAKE_TOKEN:
        return state.chosen != NONE and asks_for_token(state)
    if step == CHOOSE:
        return answers.has_answer(state)
    return True


def asks_for_token(state: MerchantsState) -> bool:
    """Whether a token has to be taken from another hex, and there is a choice."""
    if len(numbers.stock_of(state, state.chosen)) > 0:
        return False
    return len(numbers.token_hexes(state)) > 1
