"""Selling: as many barrels as one likes."""

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause

from .. import events
from ..clauses import SELL_OWN
from ..events import Told
from ..state import JettyState, all_barrels_of, barrels_of
from ..step import Choice, Step
from ..terms import GOODS, Good
from ..turns import end_turn


class Sell(Step):
    """Asked of those who have a barrel."""

    def has_choice(self, state: JettyState) -> bool:
        return all_barrels_of(state, state.active) > 0

    def go_on(self, state: JettyState, chance: Chance, told: Told) -> None:
        end_turn(state, chance, told)


class SellBarrel(Choice):
    """Sell a barrel at the price of the day."""

    def bars_one(self, state: JettyState, move: Move) -> Clause | None:
        # rule sell.own
        return SELL_OWN if barrels_of(state, state.active, move.what) == 0 else None

    def apply(self, state: JettyState, move: Move, chance: Chance, told: Told) -> None:
        sell(state, move.what, told)


class Done(Choice):
    """Sell no more."""

    def apply(self, state: JettyState, move: Move, chance: Chance, told: Told) -> None:
        end_turn(state, chance, told)


def sell(state: JettyState, good: Good, told: Told) -> None:
    state.barrels[state.active * GOODS + good] -= 1
    state.coins[state.active] += state.prices[good]
    events.sold(told, state.active, good, state.prices[good])
