"""Pay for what is being bought, cube by cube.

White, exchange and discount can stand for any color, so it does not matter for which: they are paid
in this order from the first color to the last, and `state.rank` marks which of them were.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events
from fondaco.games.merv.buying import Purchase
from fondaco.games.merv.clauses import (
    PAY_COLOR,
    PAY_DISCOUNT,
    PAY_EXCHANGE,
    PAY_ORDER,
    PAY_WHITE,
    PAY_WHOLE,
)
from fondaco.games.merv.holdings import cubes_of
from fondaco.games.merv.payment import (
    color_at_hand,
    discount,
    exchanged_color,
    give_coin,
    power_color,
)
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice, Small
from fondaco.games.merv.terms import COIN_DISCOUNT, COIN_EXCHANGE, COLORS, NEED_ANY, WHITE, Color
from fondaco.games.merv.told import Told

# Marks of a payment under way: what was paid, so that the same cubes cannot be paid in two ways.
WHITE_PAID: Final[i64] = 1
EXCHANGED: Final[i64] = 2  # so the color of the exchange is paid with its own cubes
DISCOUNTED: Final[i64] = 4
PAID_OTHERWISE: Final[i64] = 8  # the color at hand, with a coin that is not its own
SPARED: Final[i64] = 16  # the color of the exchange was paid otherwise: none of it is exchanged
# For white, exchange and discount: the mark of each, and those after which it is not paid any more.
_MARK: Final = vec[i64]([WHITE_PAID, EXCHANGED, DISCOUNTED])
_LATER: Final = vec[i64]([EXCHANGED | DISCOUNTED, EXCHANGED | DISCOUNTED | SPARED, DISCOUNTED])


class Pay(Small):
    """Cube by cube, color by color; then what was bought is handed over."""

    def __init__(self, coin: Choice, purchases: list[Purchase]) -> None:
        super().__init__([coin])
        self.purchases = vec[Purchase](purchases)

    def has_choice(self, state: MervState) -> bool:
        return color_at_hand(state) != NONE and super().has_choice(state)

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        if color_at_hand(state) == NONE:
            purchase = self.purchases[state.buying]
            state.buying = NONE
            purchase.hand_over(state, told)
        else:
            super().go_on(state, chance, told)

    def pass_by(self, state: MervState, told: Told) -> None:
        raise AssertionError("what can be bought can be paid")


class PayCoin(Choice):
    """Pay the cube at hand with some coin."""

    def __init__(self, kind: i64, purchases: list[Purchase]) -> None:
        super().__init__(kind)
        self.purchases = vec[Purchase](purchases)

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        color, coin = color_at_hand(state), move.what
        if color == NEED_ANY:
            return self.purchases[state.buying].bars_any_coin(state, coin)
        barred = bars_coin(state, color, coin) or bars_coin_order(state, color, coin)
        return barred or bars_dead_end(state, color, coin)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        pay(state, move.what, told)
        self.purchases[state.buying].note_coin(state, move.what)


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


# What may be paid for a color.


def bars_coin_order(state: MervState, color: Color, coin: i64) -> Clause | None:
    # rule pay.order
    return PAY_ORDER if is_out_of_order(state, color, coin) else None


def bars_dead_end(state: MervState, color: Color, coin: i64) -> Clause | None:
    # rule pay.whole
    return None if rest_is_payable(state, color, coin) else PAY_WHOLE


def bars_coin(state: MervState, color: Color, coin: i64) -> Clause | None:
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
