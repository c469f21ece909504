"""Pay for what is being bought, cube by cube.

White, exchange and discount can stand for any color, so it does not matter for which: they are paid
in this order from the first color to the last, and `state.rank` marks which of them were.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, moves
from fondaco.games.merv.clauses import (
    PAY_COLOR,
    PAY_DISCOUNT,
    PAY_EXCHANGE,
    PAY_ORDER,
    PAY_WHITE,
    PAY_WHOLE,
)
from fondaco.games.merv.events import Told
from fondaco.games.merv.payment import (
    bars_card_coin,
    color_at_hand,
    discount,
    exchanged_color,
    give_coin,
    power_color,
)
from fondaco.games.merv.state import MervState, cubes_of
from fondaco.games.merv.terms import (
    BUY_CARD,
    COIN_DISCOUNT,
    COIN_EXCHANGE,
    COINS,
    COLORS,
    CUBES,
    NEED_ANY,
    WHITE,
    Color,
)

# Marks of a payment under way: what was paid, so that the same cubes cannot be paid in two ways.
WHITE_PAID: Final[i64] = 1
EXCHANGED: Final[i64] = 2  # so the color of the exchange is paid with its own cubes
DISCOUNTED: Final[i64] = 4
PAID_OTHERWISE: Final[i64] = 8  # the color at hand, with a coin that is not its own
SPARED: Final[i64] = 16  # the color of the exchange was paid otherwise: none of it is exchanged
# For white, exchange and discount: the mark of each, and those after which it is not paid any more.
_MARK: Final = vec[i64]([WHITE_PAID, EXCHANGED, DISCOUNTED])
_LATER: Final = vec[i64]([EXCHANGED | DISCOUNTED, EXCHANGED | DISCOUNTED | SPARED, DISCOUNTED])


def begin_card(state: MervState, at: i64) -> None:
    """The caravan card at that place of the queue is paid with one cube."""
    # rule caravansary.cube
    begin(state, BUY_CARD, at)
    state.need[NEED_ANY] = 1


def begin_cost(state: MervState, buying: i64, thing: i64, costs: vec[i64], row: i64) -> None:
    begin(state, buying, thing)
    for color in range(COLORS):
        state.need[color] = costs[row * COLORS + color]


def begin_color(state: MervState, buying: i64, thing: i64, color: Color, count: i64) -> None:
    begin(state, buying, thing)
    state.need[color] = count


def begin(state: MervState, buying: i64, thing: i64) -> None:
    state.buying = buying
    state.thing = thing
    state.rank = 0


def legal(state: MervState, found: list[Move]) -> None:
    for coin in range(COINS):
        if bars_coin(state, coin) is None:
            found.append(moves.pay(coin))


def pay(state: MervState, coin: i64, told: Told) -> None:
    """Pay the cube at hand with that coin."""
    # rule pay.order
    color = color_at_hand(state)
    state.rank = rank_after(state, color, coin)
    given = give_coin(state, coin)
    events.paid(told, state.asked, coin, given)
    state.need[color] -= 1
    if state.need[color] == 0:
        state.rank = 0 if color_at_hand(state) == NONE else state.rank & ~PAID_OTHERWISE
    # rule caravansary.color
    if state.buying == BUY_CARD and coin < COLORS:
        state.hues = 1 << coin


# What may be paid.


def bars_coin(state: MervState, coin: i64) -> Clause | None:
    """What forbids the asked seat to pay the cube at hand with that coin."""
    color = color_at_hand(state)
    if color == NEED_ANY:
        return bars_any_coin(state, coin)
    barred = lacks_coin(state, color, coin)
    if barred is not None:
        return barred
    # rule pay.order
    if is_out_of_order(state, color, coin):
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


def is_out_of_order(state: MervState, color: Color, coin: i64) -> bool:
    """Whether the same cubes can be paid in an order that comes before this one."""
    # rule pay.order
    if coin < COLORS:
        return state.rank & PAID_OTHERWISE != 0
    if state.rank & EXCHANGED != 0 and color == power_color(state, state.asked):
        return True
    return state.rank & _LATER[coin - WHITE] != 0


def rank_after(state: MervState, color: i64, coin: i64) -> i64:
    """The marks of a payment when that coin has been paid for the color at hand."""
    if color == NEED_ANY:
        return coin
    if coin < COLORS:
        return state.rank
    rank = state.rank | _MARK[coin - WHITE] | PAID_OTHERWISE
    return rank | SPARED if color == power_color(state, state.asked) else rank


def rest_is_payable(state: MervState, color: Color, coin: i64) -> bool:
    """Whether all that is left can be paid when that coin has been paid for the color."""
    seat = state.asked
    rank = rank_after(state, color, coin)
    given = power_color(state, seat) if coin == COIN_EXCHANGE else coin
    if rank & EXCHANGED != 0 and lacking(state, power_color(state, seat), color, given, rank) > 0:
        return False
    wild = discount(state, seat, state.buying) - (1 if coin == COIN_DISCOUNT else 0)
    if rank & _LATER[0] == 0:
        wild += cubes_of(state, seat, WHITE) - (1 if coin == WHITE else 0)
    if coin != COIN_EXCHANGE and rank & _LATER[1] == 0 and is_spare(state, color, given):
        wild += 1
    for other in range(color, COLORS):
        wild -= lacking(state, other, color, given, rank)
    return wild >= 0


def lacking(state: MervState, color: Color, at_hand: Color, given: Color, rank: i64) -> i64:
    """How many cubes of a color its own cubes cannot pay, after one that is given now."""
    if color != at_hand:
        short = state.need[color] - held_after(state, color, given)
    elif rank & PAID_OTHERWISE != 0:
        short = state.need[color] - 1
    else:
        short = state.need[color] - 1 - held_after(state, color, given)
    return short if short > 0 else 0


def held_after(state: MervState, color: Color, given: Color) -> i64:
    return cubes_of(state, state.asked, color) - (1 if color == given else 0)


def is_spare(state: MervState, at_hand: Color, given: Color) -> bool:
    """Whether a cube that can be exchanged is left over when its own color is paid."""
    power = exchanged_color(state, state.asked)
    if power == NONE:
        return False
    needed = state.need[power] - (1 if power == at_hand else 0)
    return held_after(state, power, given) > needed
