"""The turn: which step follows which. Nothing else writes whose turn it is and what is asked.

    INVEST -> TAKE -> CHECK, LOSE -> FULFILL (TRADE, PAY, REWARD) -> JOIN -> FULFILL ... -> INVEST

SoloPlay's AI, who decides nothing, has turns between yours:

    AI_TURN -> CHECK, LOSE -> GIVE -> JOIN -> FULFILL ... -> INVEST

After each move `advance` walks on until somebody has something to decide.
"""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.games.merkator import events
from fondaco.games.merkator.asking import is_asked
from fondaco.games.merkator.components import LOCATION
from fondaco.games.merkator.doing import carry_out
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import (
    ACCEPT,
    BUY_BONUS,
    BUY_BUILDING,
    DONE,
    FLIP_NEXT,
    FULFILL_CONTRACT,
    GAIN_HAND,
    GAIN_NOTHING,
    GAIN_PEACE,
    GAIN_SAME,
    GAIN_TOP,
    GIVE_BONUS,
    JOIN_TRAVEL,
    KEEP,
    OFFER_TALER,
    OFFER_TIME,
    STAY,
    SWAP_CONTRACT,
    TRADE_TOWARD,
    TRAVEL,
    MerkatorMove,
)
from fondaco.games.merkator.soloplay import path, purchases, reasons, turn
from fondaco.games.merkator.soloplay.scoring import rating
from fondaco.games.merkator.state import MerkatorState, is_ai_turn, plays_with
from fondaco.games.merkator.steps import (
    barter,
    fulfill,
    loss,
    offers,
    solitary,
    soloplay,
    travel,
)
from fondaco.games.merkator.terms import (
    AI,
    AI_TURN,
    BID_TALER,
    BID_TIME,
    BLOCKED,
    CHECK,
    FORCE,
    FORCED_CASH,
    FULFILL,
    GIVE,
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
    SOLOPLAY,
    SPEND,
    SWAP,
    TAKE,
    TEN_TAKEN,
    TRADE,
    Seat,
)


def apply(state: MerkatorState, move: MerkatorMove, chance: Chance, told: Told) -> None:
    """Change the table by one legal move, then walk on to the next decision."""
    carry_out(state, move, chance, told)
    follow(state, move.kind, told)
    advance(state, chance, told)


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
    if kind in (GAIN_TOP, GAIN_HAND, GAIN_SAME, GAIN_PEACE, GAIN_NOTHING):
        after_reward(state, told)
    elif kind == OFFER_TALER:
        state.step = BID_TIME
    elif kind == OFFER_TIME:
        ask_next_to_offer(state, told)
    elif kind in (KEEP, SWAP_CONTRACT):
        state.step = FULFILL
    elif kind == GIVE_BONUS:
        ask_to_join_ai(state, told)


def advance(state: MerkatorState, chance: Chance, told: Told) -> None:
    """Walk on until somebody has something to decide, or the game is over."""
    while not is_asked(state):
        go_on(state, chance, told)


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
        give_reward(state, chance, told)
    elif step == BID_TALER:
        state.step = BID_TIME
    elif step == BID_TIME:
        ask_next_to_offer(state, told)
    elif step == SWAP:
        state.step = FULFILL
    else:
        go_on_with_ai(state, chance, told)


def go_on_with_ai(state: MerkatorState, chance: Chance, told: Told) -> None:
    if state.step == AI_TURN:
        play_ai(state, chance, told)
    else:
        since = reasons.mark(told)
        soloplay.give_only_card(state, chance, told)
        turn.explain_bonus(told, since)
        ask_to_join_ai(state, told)


def arrive(state: MerkatorState, chance: Chance, told: Told) -> None:
    travel.arrive(state, told)
    if plays_with(state, SOLITARY):
        solitary.draw_solo_card(state, chance, told)
    state.step = CHECK


def go_on_with_checks(state: MerkatorState, chance: Chance, told: Told) -> None:
    if state.letter != NONE:
        begin_losses(state)
    elif len(state.checks) > 0:
        flip_last(state, chance, told)
    else:
        state.step = GIVE if is_ai_turn(state) else FULFILL


def flip_last(state: MerkatorState, chance: Chance, told: Told) -> None:
    since = reasons.mark(told)
    loss.flip_last(state, chance, told)
    if is_ai_turn(state):
        turn.explain_loss(told, since)


def begin_losses(state: MerkatorState) -> None:
    # rule loss.order
    state.step = LOSE
    state.asked = first_asked(state)
    state.lost = 0


def ask_next_to_lose(state: MerkatorState) -> None:
    # rule loss.all
    state.asked = next_seat(state, state.asked)
    state.lost = 0
    if state.asked == first_asked(state):
        state.letter = NONE
        state.step = CHECK


def go_on_with_payment(state: MerkatorState, told: Told) -> None:
    if state.unpaid > 0:
        fulfill.apply_payment(state, fulfill.least_payable(state), told)
    else:
        fulfill.complete(state, told)
        state.step = REWARD


def give_reward(state: MerkatorState, chance: Chance, told: Told) -> None:
    if not plays_with(state, SOLOPLAY):
        fulfill.reward(state, chance, told)
        after_reward(state, told)
    elif soloplay.has_choice(state):
        state.step = BLOCKED
    else:
        soloplay.reward(state, chance, told)
        after_reward(state, told)


def after_reward(state: MerkatorState, told: Told) -> None:
    """The Contract at hand is done with; the others may bid for the one that was gained."""
    state.contract = NONE
    state.step = FULFILL
    # rule soloplay.end_peace
    if plays_with(state, SOLOPLAY) and soloplay.has_peace(state):
        end_at_once(state, told)
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
    # rule soloplay.no_join
    if state.asked == first_asked(state) or plays_with(state, NO_JOINING):
        end_turn(state, told)


def end_turn(state: MerkatorState, told: Told) -> None:
    state.fulfilled = vec[i64]()
    state.held = False
    count_final_turns(state)
    if is_ai_turn(state):
        turn.spread(state, told)
    if state.turns_left == 0:
        end_game(state, told)
    elif plays_with(state, SOLOPLAY) and not is_ai_turn(state):
        begin_ai_turn(state, told)
    else:
        # rule turn.clockwise
        begin_turn(state, next_seat(state, state.active), told)


def begin_turn(state: MerkatorState, seat: Seat, told: Told) -> None:
    state.active = seat
    state.asked = seat
    state.step = INVEST
    events.turn_began(told, seat)


def end_game(state: MerkatorState, told: Told) -> None:
    state.step = OVER
    fields: dict[str, object] = {}
    if told is not None and plays_with(state, SOLOPLAY):
        fields["rating"] = rating(state)
    events.game_over(told, fields)


def end_at_once(state: MerkatorState, told: Told) -> None:
    """The game is over within a turn."""
    # rule soloplay.end_peace_cubes
    if is_ai_turn(state):
        turn.spread(state, told)
    end_game(state, told)


def begin_ai_turn(state: MerkatorState, told: Told) -> None:
    # rule soloplay.order
    state.active = AI
    state.asked = 0
    state.step = AI_TURN
    reasons.turn_began(told)


def play_ai(state: MerkatorState, chance: Chance, told: Told) -> None:
    """The AI buys and travels; what follows may ask you something."""
    purchases.buy_all(state, chance, told)
    stop = path.next_stop(state)
    if stop == NONE:
        turn.is_stuck(state, told)
        end_game(state, told)
        return
    turn.travel(state, stop, chance, told)
    state.step = CHECK
    if LOCATION[stop] == NONE:
        end_turn(state, told)


def ask_to_join_ai(state: MerkatorState, told: Told) -> None:
    turn.discard_cubes(state, told)
    state.asked = 0
    state.step = JOIN
    # rule soloplay.end_ten
    if state.ending == TEN_TAKEN:
        end_turn(state, told)


def count_final_turns(state: MerkatorState) -> None:
    # rule solitary.last
    if state.ending == NONE and plays_with(state, SOLITARY) and solitary.is_last_turn(state):
        state.ending = SOLO_STACK_DRAWN
    # rule final.one_more
    # rule final.last
    if state.turns_left != NONE:
        state.turns_left -= 1
    elif state.ending != NONE:
        # rule soloplay.end_counters
        # rule soloplay.end_ai_peace
        state.turns_left = state.seats
    # rule soloplay.end_ten
    if state.ending == TEN_TAKEN:
        state.turns_left = 0


def first_asked(state: MerkatorState) -> Seat:
    """With whom a question to all begins: the active player; with the AI, it is for you alone."""
    return 0 if is_ai_turn(state) else state.active


def next_seat(state: MerkatorState, seat: Seat) -> Seat:
    return (seat + 1) % state.seats
