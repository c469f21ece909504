"""Buying: one barrel a turn."""

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause

from .. import events
from ..clauses import BUY_PRICE, BUY_STOCK
from ..events import Told
from ..state import JettyState
from ..step import Choice
from ..terms import GOODS, Good
from ..turns import go_to_sale


class BuyBarrel(Choice):
    """Buy a barrel at the price of the day."""

    def bars_one(self, state: JettyState, move: Move) -> Clause | None:
        return bars_purchase(state, move.what)

    def apply(self, state: JettyState, move: Move, chance: Chance, told: Told) -> None:
        buy(state, move.what, told)
        go_to_sale(state)


class Pass(Choice):
    """Buy nothing."""

    def apply(self, state: JettyState, move: Move, chance: Chance, told: Told) -> None:
        go_to_sale(state)


def bars_purchase(state: JettyState, good: Good) -> Clause | None:
    # rule buy.stock
    if state.stock[good] == 0:
        return BUY_STOCK
    # rule buy.price
    if state.coins[state.active] < state.prices[good]:
        return BUY_PRICE
    return None


def buy(state: JettyState, good: Good, told: Told) -> None:
    state.stock[good] -= 1
    state.coins[state.active] -= state.prices[good]
    state.barrels[state.active * GOODS + good] += 1
    events.bought(told, state.active, good, state.prices[good])
