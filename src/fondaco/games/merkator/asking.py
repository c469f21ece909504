"""Whether a step leaves the asked seat anything to decide: what has one answer is not asked."""

from fondaco.core.bags import NONE
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.steps import (
    barter,
    forced,
    fulfill,
    hand,
    join,
    loss,
    offers,
    soloplay,
    trade,
    travel,
)
from fondaco.games.merkator.terms import (
    AI_TURN,
    BID_TALER,
    BID_TIME,
    CHECK,
    FORCE,
    FULFILL,
    GIVE,
    JOIN,
    LOSE,
    PAY,
    REWARD,
    SPEND,
    SWAP,
    TAKE,
    TRADE,
)


def is_asked(state: MerkatorState) -> bool:
    """Whether the step at hand leaves the asked seat a decision."""
    step = state.step
    if step == TAKE:
        return travel.cubes_here(state) > 0
    if step == CHECK:
        return state.letter != NONE and loss.bars_flip(state) is None
    if step == LOSE:
        return loss.has_choice(state)
    if step == FULFILL:
        return fulfill.can_hope(state) or hand.bars_hand(state) is None
    if step == TRADE:
        return trade.can_trade(state)
    if step == PAY:
        return fulfill.has_choice(state)
    if step == JOIN:
        return join.bars_join(state) is None
    return is_asked_more(state)


def is_asked_more(state: MerkatorState) -> bool:
    step = state.step
    if step == SPEND:
        return barter.has_choice(state)
    if step == FORCE:
        return forced.must_buy(state)
    if step == REWARD:
        return hand.fitting_card(state) != NONE
    if step == BID_TALER:
        return offers.most_taler(state) > 0
    if step == BID_TIME:
        return offers.most_time(state) > 0
    if step == SWAP:
        return offers.has_offer(state)
    if step == GIVE:
        return soloplay.gifts(state) > 1
    return step != AI_TURN
