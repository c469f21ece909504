"""Taler above the limit, paid in another step than the Investment: cards are bought at once, or
the excess is given up."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import turns
from fondaco.games.merkator.components import BONUS_PRICE, BUILDING_PRICE
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.purchase import (
    bars_closed,
    bars_price,
    buy_bonus_card,
    buy_building,
    excess_of,
    give_up_excess,
)
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.step import Choice, Step
from fondaco.games.merkator.terms import FULFILL


class Excess(Step):
    """What becomes of the Taler above the limit: asked while any open card can be bought."""

    def has_choice(self, state: MerkatorState) -> bool:
        # rule offers.limit
        return excess_of(state, state.asked) > 0 and len(self.legal(state)) > 1

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        give_up_excess(state, state.asked, told)
        turns.go_to(state, FULFILL)


class BuyBonusAtOnce(Choice):
    """Buy an open Bonus card."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_purchase(state, state.bonus_cards[move.what], BONUS_PRICE[move.what])

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        buy_bonus_card(state, move.what, chance, told)


class BuyBuildingAtOnce(Choice):
    """Buy an open Building."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_purchase(state, state.buildings[move.what], BUILDING_PRICE[move.what])

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        buy_building(state, move.what, chance, told)


class GiveUpTaler(Choice):
    """Give up what lies above the limit."""

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        give_up_excess(state, state.asked, told)


def bars_purchase(state: MerkatorState, lies: i64, price: i64) -> Clause | None:
    """What forbids the asked seat to buy a card that lies there."""
    barred = bars_closed(lies)
    return bars_price(state, price) if barred is None else barred
