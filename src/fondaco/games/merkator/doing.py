"""Which step carries out which kind of move. Whose turn it is then, the flow decides."""

from fondaco.core.chance import Chance
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import (
    BUY_BUILDING,
    DONE,
    GAIN_HAND,
    GAIN_TOP,
    GIVE_BONUS,
    GIVE_UP,
    HOLD_BUILDING,
    JOIN_TRAVEL,
    LOSE_GOOD,
    STAY,
    SWAP_CONTRACT,
    TAKE_SECOND,
    TRADE_FOR,
    USE_SUPPLY,
    MerkatorMove,
)
from fondaco.games.merkator.soloplay import reasons, turn
from fondaco.games.merkator.state import MerkatorState, is_ai_turn, plays_with
from fondaco.games.merkator.steps import (
    barter,
    fulfill,
    hand,
    invest,
    join,
    loss,
    offers,
    soloplay,
    supply,
    trade,
    travel,
)
from fondaco.games.merkator.terms import (
    NO_COINS,
)


def carry_out(state: MerkatorState, move: MerkatorMove, chance: Chance, told: Told) -> None:
    """Let the step to which the move belongs change the table."""
    kind = move.kind
    if kind <= BUY_BUILDING:
        apply_investment(state, move, chance, told)
    elif kind <= TAKE_SECOND:
        travel.apply(state, move, told)
    elif kind <= LOSE_GOOD:
        loss.apply(state, move, chance, told)
    elif kind == USE_SUPPLY:
        supply.apply(state, move.what, told)
    elif kind <= DONE:
        fulfill.apply(state, move, told)
    elif kind <= TRADE_FOR:
        trade.apply(state, move, told)
    else:
        apply_more(state, move, chance, told)


def apply_investment(state: MerkatorState, move: MerkatorMove, chance: Chance, told: Told) -> None:
    if plays_with(state, NO_COINS):
        barter.apply(state, move, told)
    else:
        invest.apply(state, move, chance, told)


def apply_more(state: MerkatorState, move: MerkatorMove, chance: Chance, told: Told) -> None:
    kind = move.kind
    if kind <= STAY:
        apply_joining(state, move, told)
    elif kind <= GIVE_UP:
        barter.apply(state, move, told)
    elif kind <= HOLD_BUILDING:
        hand.apply(state, move, chance, told)
    elif kind == GAIN_TOP:
        fulfill.reward(state, chance, told)
    elif kind == GAIN_HAND:
        hand.gain(state, told)
    elif kind <= SWAP_CONTRACT:
        offers.apply(state, move, told)
    else:
        apply_soloplay(state, move, chance, told)


def apply_soloplay(state: MerkatorState, move: MerkatorMove, chance: Chance, told: Told) -> None:
    since = reasons.mark(told)
    soloplay.apply(state, move, chance, told)
    if move.kind == GIVE_BONUS:
        turn.explain_bonus(told, since)


def apply_joining(state: MerkatorState, move: MerkatorMove, told: Told) -> None:
    if move.kind == JOIN_TRAVEL and is_ai_turn(state):
        soloplay.apply_join(state, told)
    else:
        join.apply(state, move, told)
