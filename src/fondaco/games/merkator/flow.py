"""The turn: which step follows which. Nothing else writes whose turn it is and what is asked.

    INVEST -> TAKE -> CHECK, LOSE -> FULFILL (TRADE, PAY, REWARD) -> JOIN -> FULFILL ... -> INVEST

After each move `advance` walks on until somebody has something to decide.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.games.merkator import events
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import (
    ACCEPT,
    BUY_BONUS,
    BUY_BUILDING,
    DONE,
    FLIP_NEXT,
    FULFILL_CONTRACT,
    GAIN_HAND,
    GAIN_TOP,
    GIVE_UP,
    HOLD_BUILDING,
    JOIN_TRAVEL,
    KEEP,
    LOSE_GOOD,
    OFFER_TALER,
    OFFER_TIME,
    STAY,
    SWAP_CONTRACT,
    TAKE_SECOND,
    TRADE_FOR,
    TRADE_TOWARD,
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
    solitary,
    supply,
    trade,
    travel,
)
from fondaco.games.merkator.terms import (
    BID_TALER,
    BID_TIME,
    CHECK,
    FORCE,
    FORCED_CASH,
    FULFILL,
    INVEST,
    JOIN,
    LOSE,
    NO_COINS,
    NO_JOINING,
    OFFERS,
    OVER,
    PAY,
    REWARD,
    SOLITARY,
    SOLO_STACK_DRAWN,
    SPEND,
    SWAP,
    TAKE,
    TRADE,
    Seat,
)


def apply(state: MerkatorState, move: MerkatorMove, chance: Chance, told: Told) -> None:
    """Change the table by one legal move, then walk on to the next decision."""
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
    follow(state, kind, told)
    advance(state, chance, told)


def apply_investment(state: MerkatorState, move: MerkatorMove, chance: Chance, told: Told) -> None:
    if plays_with(state, NO_COINS):
        barter.apply(state, move, told)
    else:
        invest.apply(state, move, chance, told)


def apply_more(state: MerkatorState, move: MerkatorMove, chance: Chance, told: Told) -> None:
    kind = move.kind
    if kind <= STAY:
        join.apply(state, move, told)
    elif kind <= GIVE_UP:
        barter.apply(state, move, told)
    elif kind <= HOLD_BUILDING:
        hand.apply(state, move, chance, told)
    elif kind == GAIN_TOP:
        fulfill.reward(state, chance, told)
    elif kind == GAIN_HAND:
        hand.gain(state, told)
    else:
        offers.apply(state, move, told)


def follow(state: MerkatorState, kind: i64, told: Told) -> None:
    """The step that a kind of move leads to; most stay where they are."""
    if kind in (BUY_BONUS, BUY_BUILDING):
        follow_purchase(state, kind)
    elif kind == TRAVEL:
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
    else:
        follow_reward(state, kind, told)


def follow_purchase(state: MerkatorState, kind: i64) -> None:
    if plays_with(state, NO_COINS):
        state.step = SPEND
    elif kind == BUY_BUILDING and plays_with(state, FORCED_CASH):
        # rule variants.forced_order
        state.step = FORCE
        state.asked = state.active


def follow_reward(state: MerkatorState, kind: i64, told: Told) -> None:
    if kind in (GAIN_TOP, GAIN_HAND):
        after_reward(state)
    elif kind == OFFER_TALER:
        state.step = BID_TIME
    elif kind == OFFER_TIME:
        ask_next_to_offer(state, told)
    elif kind in (KEEP, SWAP_CONTRACT):
        state.step = FULFILL


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
    return True


def go_on(state: MerkatorState, chance: Chance, told: Told) -> None:
    """What follows where the step at hand asks for nothing more."""
    step = state.step
    if step == TAKE:
        arrive(state, chance, told)
    elif step == CHECK:
        go_on_with_checks(state, chance, told)
    elif step == LOSE:
        loss.lose_without_choice(state, told)
        ask_next_to_lose(state)
    elif step == TRADE:
        fulfill.begin_payment(state, state.contract, told)
        state.step = PAY
    elif step == PAY:
        go_on_with_payment(state, told)
    elif step in (FULFILL, JOIN):
        ask_next_to_join(state, told)
    else:
        go_on_more(state, chance, told)


def go_on_more(state: MerkatorState, chance: Chance, told: Told) -> None:
    step = state.step
    if step == SPEND:
        go_on_with_spending(state, chance, told)
    elif step == FORCE:
        ask_next_to_buy(state)
    elif step == REWARD:
        fulfill.reward(state, chance, told)
        after_reward(state)
    elif step == BID_TALER:
        state.step = BID_TIME
    elif step == BID_TIME:
        ask_next_to_offer(state, told)
    elif step == SWAP:
        state.step = FULFILL


def arrive(state: MerkatorState, chance: Chance, told: Told) -> None:
    travel.arrive(state, told)
    if plays_with(state, SOLITARY):
        solitary.draw_solo_card(state, chance, told)
    state.step = CHECK


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


def go_on_with_payment(state: MerkatorState, told: Told) -> None:
    if state.unpaid > 0:
        fulfill.apply_payment(state, fulfill.least_payable(state), told)
    else:
        fulfill.complete(state, told)
        state.step = REWARD


def after_reward(state: MerkatorState) -> None:
    """The Contract at hand is done with; the others may bid for the one that was gained."""
    state.contract = NONE
    state.step = FULFILL
    # rule offers.order
    if plays_with(state, OFFERS) and offers.is_revealed(state):
        offers.begin(state)
        state.asked = next_seat(state, state.asked)
        state.step = BID_TALER


def ask_next_to_offer(state: MerkatorState, told: Told) -> None:
    offers.tell(state, told)
    state.asked = next_seat(state, state.asked)
    state.step = SWAP if state.asked == state.taker else BID_TALER


def go_on_with_spending(state: MerkatorState, chance: Chance, told: Told) -> None:
    if state.unpaid > 0:
        barter.spend_without_choice(state, told)
    else:
        barter.complete(state, chance, told)
        state.step = INVEST


def ask_next_to_buy(state: MerkatorState) -> None:
    # rule variants.forced_order
    state.asked = next_seat(state, state.asked)
    if state.asked == state.active:
        state.step = INVEST


def ask_next_to_join(state: MerkatorState, told: Told) -> None:
    # rule join.order
    # rule join.next
    state.asked = next_seat(state, state.asked)
    state.step = JOIN
    # rule two.no_joining
    if state.asked == state.active or plays_with(state, NO_JOINING):
        end_turn(state, told)


def end_turn(state: MerkatorState, told: Told) -> None:
    state.fulfilled = vec[i64]()
    state.held = False
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
    # rule solitary.last
    if state.ending == NONE and plays_with(state, SOLITARY) and solitary.is_last_turn(state):
        state.ending = SOLO_STACK_DRAWN
    # rule final.one_more
    # rule final.last
    if state.turns_left != NONE:
        state.turns_left -= 1
    elif state.ending != NONE:
        state.turns_left = state.seats


def next_seat(state: MerkatorState, seat: Seat) -> Seat:
    return (seat + 1) % state.seats
