"""Whether the step at hand leaves the asked seat a decision: what has one answer is not asked."""

from fondaco.core.bags import NONE
from fondaco.games.merv.legal import legal
from fondaco.games.merv.payment import color_at_hand
from fondaco.games.merv.state import MervState, is_seat, masters
from fondaco.games.merv.steps import (
    caravansary,
    contracts,
    library,
    market,
    marketplace,
    mosque,
    palace,
    wall,
)
from fondaco.games.merv.terms import (
    ACT,
    AFTER,
    BEGIN,
    CARDS,
    COMMIT,
    COURTIERS,
    GOODS,
    LINE_UP,
    NEED_EITHER,
    NOTHING_ASKED,
    OVER,
    PAY,
    POST,
    PRAY,
    SCROLLS,
    SIDE,
    SITE,
    SLOT,
    WALLS,
)


def has_choice(state: MervState) -> bool:
    """Whether there is more than one thing to do, or the game is over."""
    step = state.step
    if step in (SLOT, SITE, ACT, OVER, BEGIN):
        return True
    if step >= NOTHING_ASKED:
        return False
    if step == AFTER:
        # rule turn.end
        return market.can_trade(state) or contracts.can_fulfil(state)
    if CARDS <= step <= WALLS and step != POST and state.units > 0:
        return can_repeat(state)
    if is_settled(state):
        return False
    return len(legal(state)) > 1


def is_settled(state: MervState) -> bool:
    """Whether all that the step asks for is known, or it is an opponent's whom the rules play."""
    step = state.step
    # rule pay.order
    if step == PAY:
        return color_at_hand(state) == NONE
    if step == COMMIT:
        return state.need[NEED_EITHER] == 0
    if step < LINE_UP:
        return False
    ended = state.turn == (SIDE if step == LINE_UP else masters(state))
    return ended or not is_seat(state, state.active)


def can_repeat(state: MervState) -> bool:
    """Whether the board action at hand can be performed once more."""
    # rule action.again
    step = state.step
    if step == CARDS:
        # A contract may bring the influence for one more kind of spice.
        return caravansary.can_take(state) or contracts.can_fulfil(state)
    if step == COURTIERS:
        return palace.can_begin(state)
    if step == SCROLLS:
        return library.can_go_on(state)
    if step == GOODS:
        return marketplace.can_buy(state)
    return mosque.can_begin(state) if step == PRAY else wall.can_begin(state)
