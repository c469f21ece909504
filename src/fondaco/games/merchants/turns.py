"""Whose turn it is and what is asked: nothing else writes it.

    START_POST ... START_NEUTRAL ... START_ROUTE ... -> ROLL -> (DISCARD, ROBBER, STEAL) -> ACT ...

From ROLL and ACT small decisions branch off and come back:

    a trade route, a charter    CONNECT -> ARROW -> CHARTER
    a merchant who stops        NUMBER -> TAKE_TOKEN
    a piece placed anew         RECRUIT, ASSEMBLE
    cards                       ROBBER -> STEAL, FAIR
    an offer                    OFFER -> ANSWER (COUNTER) ... -> CHOOSE
"""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merchants import events
from fondaco.games.merchants.components import HAND_LIMIT, START_POSTS
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import hand_size
from fondaco.games.merchants.scoring import leaders
from fondaco.games.merchants.state import MerchantsState, fresh_row, secret_cards
from fondaco.games.merchants.terms import (
    ACT,
    ANSWER,
    CHOOSE,
    COLORS,
    DISCARD,
    OVER,
    PIECES_EACH,
    ROBBER,
    ROLL,
    START_NEUTRAL,
    START_POST,
    START_ROUTE,
    Seat,
)


def go_to(state: MerchantsState, step: i64) -> None:
    """The same seat is asked something else."""
    state.step = step


def go_back(state: MerchantsState) -> None:
    """To the phase from which a small decision branched off."""
    state.asked = state.active
    state.step = ACT if state.rolled else ROLL


def next_seat(state: MerchantsState, seat: Seat) -> Seat:
    return (seat + 1) % state.seats


# The set-up.


def ask_next_to_place(state: MerchantsState, told: Told) -> None:
    state.placed += 1
    seats = state.seats
    posts = START_POSTS * seats
    neutral = posts + (seats if seats < COLORS else 0)
    if state.placed < posts:
        ask_for_post(state)
    elif state.placed < neutral:
        # rule setup.neutral
        ask_to_start(state, START_NEUTRAL, seats - 1 + state.placed - posts)
    elif state.placed < neutral + seats:
        # rule setup.route
        ask_to_start(state, START_ROUTE, 2 * seats - 1 - (state.placed - neutral))
    else:
        begin_turn(state, state.first, told)


def ask_for_post(state: MerchantsState) -> None:
    # rule setup.snake
    seats = state.seats
    turn = state.placed % seats
    backwards = state.placed // seats % 2 == 1
    ask_to_start(state, START_POST, seats - 1 - turn if backwards else turn)


def ask_to_start(state: MerchantsState, step: i64, after: i64) -> None:
    """Ask the seat that comes so many after the starting player."""
    state.step = step
    state.asked = (state.first + after) % state.seats
    state.active = state.asked


# Turns.


def begin_turn(state: MerchantsState, seat: Seat, told: Told) -> None:
    state.active = seat
    state.asked = seat
    state.step = ROLL
    state.rolled = False
    state.played = False
    state.purchases = 0
    state.offers = 0
    # rule fee.turn
    for number in range(PIECES_EACH * COLORS):
        state.fees[number] = 0
    events.turn_began(told, seat)


def end_turn(state: MerchantsState, told: Told) -> None:
    secret_cards(state).merge(fresh_row(state), state.active)
    # rule turn.order
    begin_turn(state, next_seat(state, state.active), told)


def end_game(state: MerchantsState, told: Told) -> None:
    state.step = OVER
    events.game_over(told, state.active)


def end_stuck_game(state: MerchantsState, told: Told) -> None:
    # rule win.stuck_rank
    state.step = OVER
    if told is not None:
        events.nobody_can_win(told, leaders(state))


# A 7.


def begin_discarding(state: MerchantsState) -> None:
    # rule seven.order
    state.step = DISCARD
    ask_to_discard(state, state.active)


def ask_to_discard(state: MerchantsState, seat: Seat) -> None:
    state.asked = seat
    state.owed = owed_by(state, seat)
    state.last = NONE


def owed_by(state: MerchantsState, seat: Seat) -> i64:
    """How many cards the seat must return on a 7."""
    # rule seven.discard
    size = hand_size(state, seat)
    return size // 2 if size > HAND_LIMIT else 0


def ask_next_to_discard(state: MerchantsState) -> None:
    ask_to_discard(state, next_seat(state, state.asked))
    # rule seven.robber
    if state.asked == state.active:
        state.owed = 0
        state.step = ROBBER


# Trade.


def ask_next_to_answer(state: MerchantsState) -> None:
    # rule trade.shown
    state.asked = next_seat(state, state.asked)
    state.step = CHOOSE if state.asked == state.active else ANSWER
