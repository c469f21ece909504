"""The turn: which step follows which. Nothing else writes whose turn it is and what is asked.

    START_POST ... START_NEUTRAL ... START_ROUTE ... -> ROLL -> (DISCARD, ROBBER, STEAL) -> ACT ...

From ROLL and ACT small decisions branch off and come back:

    a trade route, a charter    CONNECT -> ARROW -> CHARTER
    a merchant who stops        NUMBER -> TAKE_TOKEN
    a piece placed anew         RECRUIT, ASSEMBLE
    cards                       ROBBER -> STEAL, FAIR
    an offer                    OFFER -> ANSWER (COUNTER) ... -> CHOOSE

After each move `advance` walks on until somebody has something to decide.
"""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.games.merchants import events
from fondaco.games.merchants.asking import is_asked
from fondaco.games.merchants.components import CARD_EFFECT, START_POSTS
from fondaco.games.merchants.doing import carry_out
from fondaco.games.merchants.effects import clear_offers
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.moves import (
    ACCEPT,
    ASSEMBLE_AT,
    BEGIN_COUNTER,
    BEGIN_OFFER,
    COUNT_VIA,
    DECLINE,
    DELIVER,
    DISBAND,
    DISMISS,
    END_TURN,
    LEAVE_OUT,
    MOVE_ROBBER_TO,
    NO_TRADE,
    NUMBER_HEX,
    OPEN_ROUTE,
    PLAY_CARD,
    PROPOSE,
    RECRUIT_AT,
    ROLL_DICE,
    STEAL_FROM,
    STOP,
    TAKE_FROM,
    TRADE_WITH,
    MerchantsMove,
)
from fondaco.games.merchants.state import MerchantsState, fresh_row, secret_cards
from fondaco.games.merchants.steps import driving, numbers, production, robber, routes
from fondaco.games.merchants.terms import (
    ACT,
    ANSWER,
    ARROW,
    ASSEMBLE,
    CHARTER,
    CHOOSE,
    COLORS,
    CONNECT,
    COUNTER,
    DISCARD,
    FAIR,
    FREE_ROUTES,
    GAIN_RESOURCES,
    MOVE_ROBBER,
    NUMBER,
    OFFER,
    OVER,
    PIECES_EACH,
    RECRUIT,
    ROBBER,
    ROLL,
    START_NEUTRAL,
    START_POST,
    START_ROUTE,
    STEAL,
    TAKE_TOKEN,
    Seat,
)


def apply(state: MerchantsState, move: MerchantsMove, chance: Chance, told: Told) -> None:
    """Change the table by one legal move, then walk on to the next decision."""
    was_start = state.step <= START_ROUTE
    carry_out(state, move, chance, told)
    if was_start:
        ask_next_to_place(state, told)
    else:
        follow(state, move, told)
    advance(state, chance, told)


def follow(state: MerchantsState, move: MerchantsMove, told: Told) -> None:
    """The step that a kind of move leads to; most stay where they are."""
    kind = move.kind
    if kind == ROLL_DICE:
        follow_roll(state)
    elif kind == PLAY_CARD:
        follow_card(state, CARD_EFFECT[move.what])
    elif kind == MOVE_ROBBER_TO:
        state.step = STEAL
    elif kind in (STEAL_FROM, RECRUIT_AT, ASSEMBLE_AT, TAKE_FROM):
        go_back(state)
    elif kind in (OPEN_ROUTE, LEAVE_OUT, COUNT_VIA):
        state.step = CONNECT
    elif kind == DELIVER:
        follow_delivery(state, told)
    elif kind == END_TURN:
        end_turn(state, told)
    else:
        follow_more(state, kind)


def follow_more(state: MerchantsState, kind: i64) -> None:
    if kind == STOP:
        state.step = NUMBER
    elif kind == NUMBER_HEX:
        state.step = TAKE_TOKEN
    elif kind == DISMISS:
        state.step = RECRUIT
    elif kind == DISBAND:
        state.step = ASSEMBLE
    else:
        follow_trade(state, kind)


def follow_trade(state: MerchantsState, kind: i64) -> None:
    if kind == BEGIN_OFFER:
        state.step = OFFER
    elif kind == BEGIN_COUNTER:
        state.step = COUNTER
    elif kind in (PROPOSE, ACCEPT, DECLINE):
        ask_next_to_answer(state)
    elif kind in (TRADE_WITH, NO_TRADE):
        go_back(state)


def advance(state: MerchantsState, chance: Chance, told: Told) -> None:
    """Walk on until somebody has something to decide, or the game is over."""
    while not is_asked(state):
        go_on(state, chance, told)


def go_on(state: MerchantsState, chance: Chance, told: Told) -> None:
    """What follows where the step at hand asks for nothing more."""
    step = state.step
    if step == DISCARD:
        ask_next_to_discard(state)
    elif step == STEAL:
        robber.steal_without_choice(state, chance, told)
        go_back(state)
    elif step == CONNECT:
        go_on_with_connection(state, told)
    elif step == ARROW:
        state.arrow = NONE
        state.step = CHARTER
    elif step == NUMBER:
        go_on_with_number(state)
    elif step == TAKE_TOKEN:
        place_number(state, chance, told)
        go_back(state)
    else:
        give_up_rest(state)


def give_up_rest(state: MerchantsState) -> None:
    """Nothing more can be had of a charter, a fair or an offer."""
    if state.step == CHARTER:
        state.free_routes = 0
    elif state.step == CHOOSE:
        clear_offers(state)
    go_back(state)


def go_back(state: MerchantsState) -> None:
    """To the phase from which a small decision branched off."""
    state.asked = state.active
    state.step = ACT if state.rolled else ROLL


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
        state.step = START_NEUTRAL
        state.asked = (state.first + seats - 1 + state.placed - posts) % seats
    elif state.placed < neutral + seats:
        # rule setup.route
        state.step = START_ROUTE
        state.asked = (state.first + 2 * seats - 1 - (state.placed - neutral)) % seats
    else:
        begin_turn(state, state.first, told)
        return
    state.active = state.asked


def ask_for_post(state: MerchantsState) -> None:
    # rule setup.snake
    seats = state.seats
    turn = state.placed % seats
    if state.placed // seats % 2 == 1:
        turn = seats - 1 - turn
    state.step = START_POST
    state.asked = (state.first + turn) % seats


# Production and cards.


def follow_roll(state: MerchantsState) -> None:
    state.rolled = True
    state.step = ACT
    if state.dice == production.SEVEN:
        # rule seven.order
        state.step = DISCARD
        ask_to_discard(state, state.active)


def ask_to_discard(state: MerchantsState, seat: Seat) -> None:
    state.asked = seat
    state.owed = robber.owed_by(state, seat)
    state.last = NONE


def ask_next_to_discard(state: MerchantsState) -> None:
    ask_to_discard(state, next_seat(state, state.asked))
    # rule seven.robber
    if state.asked == state.active:
        state.owed = 0
        state.step = ROBBER


def follow_card(state: MerchantsState, effect: i64) -> None:
    # rule play.lancer
    if effect == MOVE_ROBBER:
        state.step = ROBBER
    elif effect == FREE_ROUTES:
        state.step = CHARTER
    elif effect == GAIN_RESOURCES:
        state.step = FAIR


# Building and moving.


def go_on_with_connection(state: MerchantsState, told: Told) -> None:
    if state.joining != NONE:
        routes.follow_without_choice(state, told)
    else:
        state.step = ARROW


def go_on_with_number(state: MerchantsState) -> None:
    if state.founded != NONE:
        numbers.choose_only_hex(state)
    state.step = TAKE_TOKEN


def place_number(state: MerchantsState, chance: Chance, told: Told) -> None:
    """Turn up a token, or take the only one that can be taken; nothing if no hex is blank."""
    if state.chosen == NONE:
        state.founded = NONE
    elif len(numbers.stock_of(state, state.chosen)) > 0:
        numbers.turn_up_token(state, chance, told)
    else:
        numbers.take_token(state, numbers.token_hexes(state)[0], told)


def follow_delivery(state: MerchantsState, told: Told) -> None:
    # rule win.once
    if driving.has_won(state):
        state.step = OVER
        events.game_over(told, state.active)


# Trade.


def ask_next_to_answer(state: MerchantsState) -> None:
    # rule trade.shown
    state.asked = next_seat(state, state.asked)
    state.step = CHOOSE if state.asked == state.active else ANSWER


# Turns.


def end_turn(state: MerchantsState, told: Told) -> None:
    secret_cards(state).merge(fresh_row(state), state.active)
    # rule turn.order
    begin_turn(state, next_seat(state, state.active), told)


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


def next_seat(state: MerchantsState, seat: Seat) -> Seat:
    return (seat + 1) % state.seats
