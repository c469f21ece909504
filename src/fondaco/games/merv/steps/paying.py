"""Pay for what is being bought, cube by cube."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.games.merv import events, moves
from fondaco.games.merv.events import Told
from fondaco.games.merv.payment import bars_coin, color_at_hand, give_coin, rank_of
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import BUY_CARD, COINS, COLORS, NEED_ANY, Color


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
    given = give_coin(state, coin)
    events.paid(told, state.asked, coin, given)
    state.need[color] -= 1
    state.rank = rank_of(color, coin) if state.need[color] > 0 else 0
    # rule caravansary.color
    if state.buying == BUY_CARD and coin < COLORS:
        state.hues = 1 << coin
