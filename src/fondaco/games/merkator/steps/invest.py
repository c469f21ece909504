"""Step 1 of a turn: sell Contracts, buy Bonus cards and Buildings."""

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, turns
from fondaco.games.merkator.clauses import BARTER_NO_SALE, INVEST_LAST, INVEST_OWN
from fondaco.games.merkator.components import CONTRACTS, VALUE
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.purchase import (
    bars_bonus_card,
    bars_building,
    buy_bonus_card,
    buy_building,
)
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.step import Choice
from fondaco.games.merkator.terms import DISCARD, FORCED_CASH, NO_COINS, Card


class Sell(Choice):
    """Sell a Contract for its value."""

    def candidates(self, state: MerkatorState) -> list[Move]:
        # Few of the 78 are one's own: to ask about each takes a tenth of a random game's time.
        own = state.active
        return [self.moves[card] for card in range(CONTRACTS) if state.contracts[card] == own]

    def bars_all(self, state: MerkatorState) -> Clause | None:
        return bars_sales(state)

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_sale(state, move.what)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        sell(state, move.what, told)


def bars_sales(state: MerkatorState) -> Clause | None:
    """What forbids to sell at all."""
    # rule barter.no_sale
    return BARTER_NO_SALE if plays_with(state, NO_COINS) else None


def bars_sale(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids the active player to sell the Contract."""
    # rule invest.own
    if state.contracts[card] != state.active:
        return INVEST_OWN
    # rule invest.last
    return None if owns_another(state, card) else INVEST_LAST


def owns_another(state: MerkatorState, card: Card) -> bool:
    """Whether the active player has a Contract besides that one."""
    for other in range(CONTRACTS):
        if other != card and state.contracts[other] == state.active:
            return True
    return False


def sell(state: MerkatorState, card: Card, told: Told) -> None:
    # rule invest.sale
    state.taler[state.active] += VALUE[card]
    # rule invest.discard
    state.contracts[card] = DISCARD
    events.sold(told, state.active, card, VALUE[card])


class BuyBonus(Choice):
    """Buy a Bonus card; the Investment goes on."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        # rule invest.several
        return bars_bonus_card(state, move.what)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        buy_bonus_card(state, move.what, chance, told)


class BuyBuilding(Choice):
    """Buy a Building; with variant B, everybody is then asked whether he must build."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        # rule invest.several
        return bars_building(state, move.what)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        buy_building(state, move.what, chance, told)
        # rule variants.forced_order
        if plays_with(state, FORCED_CASH):
            turns.ask_to_build(state)
