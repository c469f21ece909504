"""What can be paid, and with what: cubes, white cubes, one exchanged cube a turn, one discount.

A coin is a color, white, the exchange or the discount. `state.need` holds what is still to be paid,
color by color; the color at hand is the first of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.refusal import Clause
from fondaco.games.merv.clauses import (
    CARAVANSARY_COLOR,
    PAY_COLOR,
    PAY_DISCOUNT,
    PAY_EXCHANGE,
    PAY_ORDER,
)
from fondaco.games.merv.holdings import cubes_of
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    BUY_CARD,
    COIN_DISCOUNT,
    COIN_EXCHANGE,
    COLORS,
    CUBES,
    DISCOUNT_CARAVANSARY,
    DISCOUNT_MARKETPLACE,
    DISCOUNT_MOSQUE,
    DISCOUNT_PALACE,
    EXCHANGE,
    NEED_ANY,
    WHITE,
    Color,
    Seat,
)

# The breakthrough that makes each kind of purchase cheaper, in the order of BUY_IDS.
_DISCOUNT: Final = vec[i64](
    [DISCOUNT_CARAVANSARY, DISCOUNT_PALACE, DISCOUNT_MARKETPLACE, DISCOUNT_MOSQUE, NONE, NONE]
)


def discount(state: MervState, seat: Seat, buying: i64) -> i64:
    """How many cubes less the seat has to pay for that now: 0 or 1."""
    # rule pay.discount
    # rule library.first
    tile = _DISCOUNT[buying]
    if tile == NONE or state.discounted or state.breakthroughs[tile] != seat:
        return 0
    return 1


def exchanged_color(state: MervState, seat: Seat) -> Color:
    """The color of which the seat may still use one cube as any color; NONE if there is none."""
    # rule pay.exchange
    return NONE if state.exchanged else power_color(state, seat)


def power_color(state: MervState, seat: Seat) -> Color:
    """The color of the exchange breakthrough that the seat has, or NONE."""
    # rule library.second
    for color in range(COLORS):
        if state.breakthroughs[EXCHANGE + color] == seat:
            return color
    return NONE


# Whether something can be paid at all.


def can_pay(state: MervState, seat: Seat, buying: i64, costs: vec[i64], row: i64) -> bool:
    """Whether the seat can pay a cost: a row of a table with one number a color."""
    short: i64 = 0
    for color in range(COLORS):
        lacking = costs[row * COLORS + color] - cubes_of(state, seat, color)
        if lacking > 0:
            short += lacking
    # rule pay.white
    short -= cubes_of(state, seat, WHITE)
    if short <= 0:
        return True
    short -= discount(state, seat, buying)
    spare = exchanged_color(state, seat) if short == 1 else NONE
    if spare != NONE and cubes_of(state, seat, spare) > costs[row * COLORS + spare]:
        short -= 1
    return short <= 0


def can_pay_color(state: MervState, seat: Seat, buying: i64, color: Color, count: i64) -> bool:
    """Whether the seat can pay so many cubes of one color."""
    short = count - cubes_of(state, seat, color) - cubes_of(state, seat, WHITE)
    if short <= 0:
        return True
    short -= discount(state, seat, buying)
    spare = exchanged_color(state, seat)
    if spare not in (NONE, color) and cubes_of(state, seat, spare) > 0:
        short -= 1
    return short <= 0


def can_pay_card(state: MervState, seat: Seat) -> bool:
    """Whether the seat can pay for one more caravan card."""
    return any(bars_card_coin(state, seat, coin) is None for coin in range(COIN_DISCOUNT + 1))


def bars_card_coin(state: MervState, seat: Seat, coin: i64) -> Clause | None:
    """What forbids to pay a caravan card with that coin."""
    if coin == COIN_DISCOUNT:
        return None if discount(state, seat, BUY_CARD) == 1 else PAY_DISCOUNT
    if coin == COIN_EXCHANGE:
        return bars_card_exchange(state, seat)
    # rule caravansary.color
    if coin != WHITE and state.hues not in (0, 1 << coin):
        return CARAVANSARY_COLOR
    return None if cubes_of(state, seat, coin) > 0 else PAY_COLOR


def bars_card_exchange(state: MervState, seat: Seat) -> Clause | None:
    """An exchanged cube counts as one of the color that was paid before."""
    spare = exchanged_color(state, seat)
    if spare == NONE or cubes_of(state, seat, spare) == 0 or state.hues == 1 << spare:
        return PAY_EXCHANGE
    # rule pay.order
    return PAY_ORDER if state.hues == 0 else None


# A payment under way.


def color_at_hand(state: MervState) -> i64:
    """The first color of which something is still to be paid, NEED_ANY, or NONE."""
    for color in range(NEED_ANY + 1):
        if state.need[color] > 0:
            return color
    return NONE


def give_coin(state: MervState, coin: i64) -> Color:
    """Take the coin from the asked seat; the color of the cube it gave, NONE for a discount."""
    if coin == COIN_DISCOUNT:
        state.discounted = True
        return NONE
    color = coin
    if coin == COIN_EXCHANGE:
        color = exchanged_color(state, state.asked)
        state.exchanged = True
    state.cubes[state.asked * CUBES + color] -= 1
    return color


def can_pay_any(state: MervState, seat: Seat, count: i64) -> bool:
    """Whether the seat has so many cubes, of whatever color."""
    # rule contract.cubes
    for color in range(CUBES):
        count -= cubes_of(state, seat, color)
    return count <= 0
