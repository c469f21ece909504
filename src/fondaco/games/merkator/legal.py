"""What may be chosen now: the legal moves, and the clause against any other."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import moves
from fondaco.games.merkator.clauses import TURN_STEPS
from fondaco.games.merkator.moves import (
    BUY_BUILDING,
    DONE,
    FLIP_NEXT,
    FULFILL_CONTRACT,
    GAIN_SAME,
    GIVE_UP,
    HOLD_BUILDING,
    HOLD_CONTRACT,
    LOSE_GOOD,
    OFFER_TALER,
    STAY,
    TAKE_SECOND,
    TRADE_FOR,
    TRAVEL,
    USE_SUPPLY,
    MerkatorMove,
)
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.steps import (
    barter,
    forced,
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
    BID_TALER,
    BID_TIME,
    BLOCKED,
    CHECK,
    FORCE,
    FULFILL,
    GIVE,
    INVEST,
    JOIN,
    LOSE,
    NO_COINS,
    PAY,
    REWARD,
    SPEND,
    SWAP,
    TAKE,
    TRADE,
)

# The step to which each kind of move belongs, in the order of the kinds; NONE: it sees for itself.
STEP_OF: Final = vec[i64](
    [
        INVEST,  # SELL
        INVEST,  # BUY_BONUS
        INVEST,  # BUY_BUILDING, also when FORCEd
        INVEST,  # TRAVEL
        TAKE,  # TAKE_GOODS
        TAKE,  # TAKE_SECOND
        CHECK,  # ACCEPT
        CHECK,  # FLIP_NEXT
        LOSE,  # LOSE_GOOD
        NONE,  # USE_SUPPLY
        FULFILL,  # FULFILL_CONTRACT, also to close a TRADE
        PAY,  # PAY_GOODS
        FULFILL,  # DONE
        FULFILL,  # TRADE_TOWARD
        TRADE,  # TRADE_FOR
        JOIN,  # JOIN_TRAVEL
        JOIN,  # STAY
        SPEND,  # SPEND_CONTRACT
        INVEST,  # GIVE_UP
        NONE,  # HOLD_CONTRACT
        NONE,  # HOLD_BONUS
        NONE,  # HOLD_BUILDING
        REWARD,  # GAIN_TOP
        REWARD,  # GAIN_HAND
        BID_TALER,  # OFFER_TALER
        BID_TIME,  # OFFER_TIME
        SWAP,  # KEEP
        SWAP,  # SWAP_CONTRACT
        BLOCKED,  # GAIN_SAME
        BLOCKED,  # GAIN_PEACE
        BLOCKED,  # GAIN_NOTHING
        GIVE,  # GIVE_BONUS
    ]
)


def legal(state: MerkatorState) -> list[Move]:
    """Every move the asked seat may make."""
    found: list[Move] = []
    step = state.step
    if step == INVEST:
        legal_investments(state, found)
        legal_travels(state, found)
    elif step == TAKE:
        travel.legal_takes(state, found)
    elif step == CHECK:
        loss.legal_checks(found)
    elif step == LOSE:
        loss.legal_losses(state, found)
        supply.legal(state, found)
    elif step == JOIN:
        join.legal(found)
        supply.legal(state, found)
    elif step < REWARD:
        legal_for_contracts(state, found)
    else:
        legal_rewards(state, found)
    hand.legal(state, found)
    return found


def legal_travels(state: MerkatorState, found: list[Move]) -> None:
    if soloplay.bars_leaving(state) is None:
        travel.legal_travels(state, found)


def legal_investments(state: MerkatorState, found: list[Move]) -> None:
    if plays_with(state, NO_COINS):
        barter.legal(state, found)
    else:
        invest.legal(state, found)


def legal_for_contracts(state: MerkatorState, found: list[Move]) -> None:
    step = state.step
    if step == FULFILL:
        fulfill.legal_fulfillments(state, found)
        trade.legal_tradings(state, found)
        supply.legal(state, found)
        found.append(moves.MOVE_DONE)
    elif step == TRADE:
        fulfill.legal_fulfillments(state, found)
        trade.legal_trades(state, found)
    elif step == PAY:
        fulfill.legal_payments(state, found)
    elif step == SPEND:
        barter.legal_spendings(state, found)
    elif step == FORCE:
        forced.legal(state, found)


def legal_rewards(state: MerkatorState, found: list[Move]) -> None:
    if state.step == REWARD:
        hand.legal_gains(found)
    elif state.step == SWAP:
        offers.legal_swap(found)
    elif state.step > SWAP:
        soloplay.legal(state, found)
    else:
        offers.legal_offers(state, found)


def bars(state: MerkatorState, move: MerkatorMove) -> Clause | None:
    """The clause that forbids the move to the asked seat; None if it is legal."""
    kind = move.kind
    if not belongs_here(state, move):
        return TURN_STEPS
    if kind <= BUY_BUILDING:
        return bars_investment(state, move)
    if kind <= TAKE_SECOND:
        return bars_travel(state, move)
    if kind <= LOSE_GOOD:
        return loss.bars(state, move)
    if kind == USE_SUPPLY:
        return supply.bars(state, move.what)
    if kind <= DONE:
        return fulfill.bars(state, move)
    if kind <= TRADE_FOR:
        return trade.bars(state, move)
    return bars_more(state, move)


def bars_travel(state: MerkatorState, move: MerkatorMove) -> Clause | None:
    barred = soloplay.bars_leaving(state) if move.kind == TRAVEL else None
    return barred if barred is not None else travel.bars(state, move)


def bars_investment(state: MerkatorState, move: MerkatorMove) -> Clause | None:
    if state.step == FORCE:
        return forced.bars(state, move.what)
    if plays_with(state, NO_COINS):
        return barter.bars(state, move)
    return invest.bars(state, move)


def bars_more(state: MerkatorState, move: MerkatorMove) -> Clause | None:
    kind = move.kind
    if kind <= STAY:
        return join.bars(state, move)
    if kind <= GIVE_UP:
        return barter.bars(state, move)
    if HOLD_CONTRACT <= kind <= HOLD_BUILDING:
        return hand.bars(state, move)
    if kind >= GAIN_SAME:
        return soloplay.bars(state, move)
    return offers.bars(state, move) if kind >= OFFER_TALER else None


def belongs_here(state: MerkatorState, move: MerkatorMove) -> bool:
    # rule turn.steps
    step = STEP_OF[move.kind]
    if step in (NONE, state.step):
        return True
    if state.step == FORCE:
        return move.kind == BUY_BUILDING
    if state.step == LOSE:
        return move.kind == FLIP_NEXT
    return move.kind == FULFILL_CONTRACT and state.step == TRADE
