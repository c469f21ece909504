"""Whose turn it is and what is asked: this file alone writes it.

    INVEST -> TAKE -> CHECK, LOSE -> FULFILL (TRADE, PAY, REWARD) -> JOIN -> FULFILL ... -> INVEST

SoloPlay's AI, who decides nothing, has turns between yours:

    AI_TURN -> CHECK, LOSE -> GIVE -> JOIN -> FULFILL ... -> INVEST
"""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, zeros
from fondaco.games.merkator import events
from fondaco.games.merkator.components import LEVEL, LOCATION
from fondaco.games.merkator.effects import top_of_stack
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.solitary import is_last_turn
from fondaco.games.merkator.soloplay import reasons, turn
from fondaco.games.merkator.soloplay.scoring import rating
from fondaco.games.merkator.state import MerkatorState, is_ai_turn, plays_with
from fondaco.games.merkator.terms import (
    AI,
    AI_TURN,
    BID_TALER,
    BLOCKED,
    CHECK,
    FORCE,
    FULFILL,
    GIVE,
    INVEST,
    JOIN,
    LOSE,
    NO_JOINING,
    OFFERS,
    OVER,
    REWARD,
    SOLITARY,
    SOLO_STACK_DRAWN,
    SOLOPLAY,
    SWAP,
    TEN_TAKEN,
    Seat,
)


def go_to(state: MerkatorState, step: i64) -> None:
    """The asked seat stays the same."""
    state.step = step


def first_asked(state: MerkatorState) -> Seat:
    """With whom a question to all begins: the active player; with the AI, it is for you alone."""
    return 0 if is_ai_turn(state) else state.active


def next_seat(state: MerkatorState, seat: Seat) -> Seat:
    return (seat + 1) % state.seats


# The turn itself.


def begin_turn(state: MerkatorState, seat: Seat, told: Told) -> None:
    state.active = seat
    state.asked = seat
    state.step = INVEST
    events.turn_began(told, seat)


def begin_ai_turn(state: MerkatorState, told: Told) -> None:
    # rule soloplay.order
    state.active = AI
    state.asked = 0
    state.step = AI_TURN
    reasons.turn_began(told)


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


def count_final_turns(state: MerkatorState) -> None:
    # rule solitary.last
    if state.ending == NONE and plays_with(state, SOLITARY) and is_last_turn(state):
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


# Questions that go round.


def ask_to_build(state: MerkatorState) -> None:
    """Everybody, the active player first, is asked for a forced purchase."""
    # rule variants.forced_order
    state.step = FORCE
    state.asked = state.active


def ask_next_to_build(state: MerkatorState) -> None:
    # rule variants.forced_order
    state.asked = next_seat(state, state.asked)
    if state.asked == state.active:
        state.step = INVEST


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


def end_checks(state: MerkatorState) -> None:
    """No counter is left to be flipped."""
    state.step = GIVE if is_ai_turn(state) else FULFILL


def ask_next_to_join(state: MerkatorState, told: Told) -> None:
    # rule join.order
    # rule join.next
    state.asked = next_seat(state, state.asked)
    state.step = JOIN
    # rule two.no_joining
    # rule soloplay.no_join
    if state.asked == first_asked(state) or plays_with(state, NO_JOINING):
        end_turn(state, told)


def ask_to_join_ai(state: MerkatorState, told: Told) -> None:
    turn.discard_cubes(state, told)
    state.asked = 0
    state.step = JOIN
    # rule soloplay.end_ten
    if state.ending == TEN_TAKEN:
        end_turn(state, told)


# A Contract is fulfilled.


def go_to_reward(state: MerkatorState) -> None:
    state.step = BLOCKED if plays_with(state, SOLOPLAY) else REWARD


def after_reward(state: MerkatorState, told: Told) -> None:
    """The Contract at hand is done with; the others may bid for the one that was gained."""
    state.contract = NONE
    state.step = FULFILL
    # rule soloplay.end_peace
    if plays_with(state, SOLOPLAY) and has_peace(state):
        end_at_once(state, told)
    # rule offers.order
    if plays_with(state, OFFERS) and is_revealed(state):
        ask_for_offers(state)


def has_peace(state: MerkatorState) -> bool:
    """Whether the Peace of Westphalia has just been gained from its stack."""
    # rule soloplay.end_peace
    return state.gained != NONE and LOCATION[state.gained] == NONE


def is_revealed(state: MerkatorState) -> bool:
    """Whether taking the Contract has revealed another one under it."""
    # rule offers.revealed
    return state.gained != NONE and top_of_stack(state, LEVEL[state.gained]) != NONE


def ask_for_offers(state: MerkatorState) -> None:
    """The others are asked what they offer the taker."""
    state.taker = state.asked
    state.bids = zeros(2 * state.seats)
    state.asked = next_seat(state, state.asked)
    state.step = BID_TALER


def ask_next_to_offer(state: MerkatorState) -> None:
    state.asked = next_seat(state, state.asked)
    state.step = SWAP if state.asked == state.taker else BID_TALER
