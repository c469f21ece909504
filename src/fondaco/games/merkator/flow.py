"""The turn: which step follows which. Nothing else writes whose turn it is and what is asked.

    INVEST -> TAKE -> CHECK, LOSE -> FULFILL (TRADE, PAY) -> JOIN -> FULFILL ... -> the next turn

After each move `advance` walks on until somebody has something to decide.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, moves
from fondaco.games.merkator.clauses import TURN_STEPS
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import (
    ACCEPT,
    BUY_BUILDING,
    DONE,
    FLIP_NEXT,
    FULFILL_CONTRACT,
    JOIN_TRAVEL,
    LOSE_GOOD,
    STAY,
    TAKE_SECOND,
    TRADE_FOR,
    TRADE_TOWARD,
    TRAVEL,
    USE_SUPPLY,
    MerkatorMove,
)
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.steps import fulfill, invest, join, loss, supply, trade, travel
from fondaco.games.merkator.terms import (
    CHECK,
    FULFILL,
    INVEST,
    JOIN,
    LOSE,
    OVER,
    PAY,
    TAKE,
    TRADE,
    Seat,
)

# The step to which each kind of move belongs, in the order of the kinds; NONE: it sees for itself.
STEP_OF: Final = vec[i64](
    [
        INVEST,  # SELL
        INVEST,  # BUY_BONUS
        INVEST,  # BUY_BUILDING
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
    ]
)


def legal(state: MerkatorState) -> list[Move]:
    """Every move the asked seat may make."""
    found: list[Move] = []
    step = state.step
    if step == INVEST:
        invest.legal(state, found)
        travel.legal_travels(state, found)
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
    else:
        legal_for_contracts(state, found)
    return found


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


def bars(state: MerkatorState, move: MerkatorMove) -> Clause | None:
    """The clause that forbids the move to the asked seat; None if it is legal."""
    kind = move.kind
    if not belongs_here(state, move):
        return TURN_STEPS
    if kind <= BUY_BUILDING:
        return invest.bars(state, move)
    if kind <= TAKE_SECOND:
        return travel.bars(state, move)
    if kind <= LOSE_GOOD:
        return loss.bars(state, move)
    if kind == USE_SUPPLY:
        return supply.bars(state, move.what)
    if kind <= DONE:
        return fulfill.bars(state, move)
    if kind <= TRADE_FOR:
        return trade.bars(state, move)
    return join.bars(state, move)


def belongs_here(state: MerkatorState, move: MerkatorMove) -> bool:
    # rule turn.steps
    step = STEP_OF[move.kind]
    if step in (NONE, state.step):
        return True
    if move.kind == FLIP_NEXT:
        return state.step == LOSE
    return move.kind == FULFILL_CONTRACT and state.step == TRADE


def apply(state: MerkatorState, move: MerkatorMove, chance: Chance, told: Told) -> None:
    """Change the table by one legal move, then walk on to the next decision."""
    kind = move.kind
    if kind <= BUY_BUILDING:
        invest.apply(state, move, chance, told)
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
        join.apply(state, move, told)
    follow(state, kind, told)
    advance(state, chance, told)


def follow(state: MerkatorState, kind: i64, told: Told) -> None:
    """The step that a kind of move leads to; most stay where they are."""
    if kind == TRAVEL:
        state.step = TAKE
    elif kind in (ACCEPT, FLIP_NEXT):
        begin_losses(state)
    elif kind == TRADE_TOWARD:
        state.step = TRADE
    elif kind == FULFILL_CONTRACT:
        state.step = PAY
    elif kind == JOIN_TRAVEL:
        # rule join.fulfill
        state.step = FULFILL
    elif kind in (STAY, DONE):
        ask_next_to_join(state, told)


def advance(state: MerkatorState, chance: Chance, told: Told) -> None:
    """Walk on until somebody has something to decide, or the game is over."""
    while not is_asked(state):
        go_on(state, chance, told)


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
        return fulfill.can_hope(state)
    if step == TRADE:
        return trade.can_trade(state)
    if step == PAY:
        return fulfill.has_choice(state)
    if step == JOIN:
        return join.bars_join(state) is None
    return True


def go_on(state: MerkatorState, chance: Chance, told: Told) -> None:
    """What follows where the step at hand asks for nothing more."""
    step = state.step
    if step == TAKE:
        travel.arrive(state, told)
        state.step = CHECK
    elif step == CHECK:
        go_on_with_checks(state, chance, told)
    elif step == LOSE:
        loss.lose_without_choice(state, told)
        ask_next_to_lose(state)
    elif step == TRADE:
        fulfill.begin_payment(state, state.contract, told)
        state.step = PAY
    elif step == PAY:
        go_on_with_payment(state, chance, told)
    else:
        ask_next_to_join(state, told)


def go_on_with_checks(state: MerkatorState, chance: Chance, told: Told) -> None:
    if state.letter != NONE:
        begin_losses(state)
    elif len(state.checks) > 0:
        loss.flip_last(state, chance, told)
    else:
        state.step = FULFILL


def begin_losses(state: MerkatorState) -> None:
    # rule loss.order
    state.step = LOSE
    state.asked = state.active
    state.lost = 0


def ask_next_to_lose(state: MerkatorState) -> None:
    # rule loss.all
    state.asked = next_seat(state, state.asked)
    state.lost = 0
    if state.asked == state.active:
        state.letter = NONE
        state.step = CHECK


def go_on_with_payment(state: MerkatorState, chance: Chance, told: Told) -> None:
    if state.unpaid > 0:
        fulfill.apply_payment(state, fulfill.least_payable(state), told)
    else:
        fulfill.complete(state, chance, told)
        state.step = FULFILL


def ask_next_to_join(state: MerkatorState, told: Told) -> None:
    # rule join.order
    # rule join.next
    state.asked = next_seat(state, state.asked)
    state.step = JOIN
    if state.asked == state.active:
        end_turn(state, told)


def end_turn(state: MerkatorState, told: Told) -> None:
    state.fulfilled = vec[i64]()
    count_final_turns(state)
    if state.turns_left == 0:
        state.step = OVER
        events.game_over(told)
        return
    # rule turn.clockwise
    state.active = next_seat(state, state.active)
    state.asked = state.active
    state.step = INVEST
    events.turn_began(told, state.active)


def count_final_turns(state: MerkatorState) -> None:
    # rule final.one_more
    # rule final.last
    if state.turns_left != NONE:
        state.turns_left -= 1
    elif state.ending != NONE:
        state.turns_left = state.seats


def next_seat(state: MerkatorState, seat: Seat) -> Seat:
    return (seat + 1) % state.seats
