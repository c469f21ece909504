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
    PAY_WHITE,
    PAY_WHOLE,
)
from fondaco.games.merv.state import MervState, cubes_of
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
    # rule library.second
    if not state.exchanged:
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
        # An exchanged cube counts as one of the color at hand, so it leaves that color open.
        spare = exchanged_color(state, seat)
        able = spare != NONE and cubes_of(state, seat, spare) > 0 and state.hues != 1 << spare
        return None if able else PAY_EXCHANGE
    # rule caravansary.color
    if coin != WHITE and state.hues not in (0, 1 << coin):
        return CARAVANSARY_COLOR
    return None if cubes_of(state, seat, coin) > 0 else PAY_COLOR


# A payment under way.


def color_at_hand(state: MervState) -> i64:
    """The first color of which something is still to be paid, NEED_ANY, or NONE."""
    for color in range(NEED_ANY + 1):
        if state.need[color] > 0:
            return color
    return NONE


def rank_of(color: i64, coin: i64) -> i64:
    """Where a coin stands in the order in which a color is paid."""
    # rule pay.order
    if color == NEED_ANY:
        return coin
    if coin < COLORS:
        return 0
    return coin - WHITE + 1


def bars_coin(state: MervState, coin: i64) -> Clause | None:
    """What forbids the asked seat to pay the cube at hand with that coin."""
    color = color_at_hand(state)
    if color == NEED_ANY:
        return bars_any_coin(state, coin)
    barred = lacks_coin(state, color, coin)
    if barred is not None:
        return barred
    # rule pay.order
    if rank_of(color, coin) < state.rank:
        return PAY_ORDER
    # rule pay.whole
    return None if rest_is_payable(state, color, coin) else PAY_WHOLE


def bars_any_coin(state: MervState, coin: i64) -> Clause | None:
    """Where the color is free: for a caravan card, or the cubes of a contract."""
    if state.buying == BUY_CARD:
        return bars_card_coin(state, state.asked, coin)
    # rule contract.cubes
    if coin > WHITE:
        return PAY_DISCOUNT if coin == COIN_DISCOUNT else PAY_EXCHANGE
    if cubes_of(state, state.asked, coin) == 0:
        return PAY_COLOR
    if coin < state.rank:
        return PAY_ORDER
    found: i64 = 0
    for later in range(coin, CUBES):
        found += cubes_of(state, state.asked, later)
    return None if found >= state.need[NEED_ANY] else PAY_WHOLE


def lacks_coin(state: MervState, color: Color, coin: i64) -> Clause | None:
    """What forbids that coin for the color by itself."""
    seat = state.asked
    if coin == COIN_DISCOUNT:
        return None if discount(state, seat, state.buying) == 1 else PAY_DISCOUNT
    if coin == COIN_EXCHANGE:
        spare = exchanged_color(state, seat)
        able = spare not in (NONE, color) and cubes_of(state, seat, spare) > 0
        return None if able else PAY_EXCHANGE
    if coin == WHITE:
        return None if cubes_of(state, seat, WHITE) > 0 else PAY_WHITE
    # rule pay.color
    return None if coin == color and cubes_of(state, seat, coin) > 0 else PAY_COLOR


def rest_is_payable(state: MervState, color: Color, coin: i64) -> bool:
    """Whether all that is left can be paid when that coin has been paid for the color."""
    seat = state.asked
    rank = rank_of(color, coin)
    power = exchanged_color(state, seat)
    white = cubes_of(state, seat, WHITE) - (1 if coin == WHITE else 0)
    cheaper = discount(state, seat, state.buying) - (1 if coin == COIN_DISCOUNT else 0)
    given = power if coin == COIN_EXCHANGE else coin
    here = state.need[color] - 1
    if rank == 0:
        here -= held_after(state, color, given)
    here = here if here > 0 else 0
    later: i64 = 0
    for other in range(color + 1, COLORS):
        lacking = state.need[other] - held_after(state, other, given)
        later += lacking if lacking > 0 else 0
    if coin == COIN_EXCHANGE or power == NONE or not is_spare(state, power, given, rank):
        power = NONE
    return is_covered(here, later, white, cheaper, power, color, rank)


def held_after(state: MervState, color: Color, given: Color) -> i64:
    return cubes_of(state, state.asked, color) - (1 if color == given else 0)


def is_spare(state: MervState, power: Color, given: Color, rank: i64) -> bool:
    """Whether a cube of the color that can be exchanged is not needed for its own color."""
    needed = state.need[power]
    if power == color_at_hand(state):
        needed = needed - 1 if rank == 0 else 0
    return held_after(state, power, given) > needed


def is_covered(
    here: i64, later: i64, white: i64, cheaper: i64, power: Color, color: Color, rank: i64
) -> bool:
    """Whether white cubes, exchange and discount make up for what is short."""
    exchange: i64 = 0 if power == NONE else 1
    for_here = cheaper + (white if rank <= 1 else 0)
    if power != color and rank <= 2:
        for_here += exchange
    return here <= for_here and here + later <= white + cheaper + exchange


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
