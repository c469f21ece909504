"""Trade with the supply: resources for gold, three of a kind for one, the gifts of a Trade Fair."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, turns
from fondaco.games.merchants.clauses import (
    EXCHANGE_THREE,
    GOLD_BUY,
    GOLD_TWICE,
    PLAY_FAIR,
    SUPPLY_LEFT,
)
from fondaco.games.merchants.components import EXCHANGED, PRICE, PURCHASES
from fondaco.games.merchants.effects import gain, pay
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import held, supply_of
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Choice, Deed, Step
from fondaco.games.merchants.terms import GOLD, RESOURCES, Resource


def bars_supply(state: MerchantsState, resource: Resource) -> Clause | None:
    """What forbids to take a resource from the supply."""
    # rule supply.left
    return SUPPLY_LEFT if supply_of(state, resource) == 0 else None


# Gold.


def bars_purchase(state: MerchantsState) -> Clause | None:
    """What forbids the active player to buy a resource with gold."""
    # rule gold.twice
    if state.purchases >= PURCHASES:
        return GOLD_TWICE
    # rule gold.buy
    return GOLD_BUY if state.gold[state.active] < PRICE else None


class BuyResource(Deed):
    """A resource for gold."""

    def bars_deed(self, state: MerchantsState) -> Clause | None:
        return bars_purchase(state)

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_supply(state, move.what)

    def do(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        state.gold[state.active] -= PRICE
        state.purchases += 1
        gain(state, state.active, move.what, 1)
        events.bought(told, state.active, move.what, PRICE)


# Three of a kind.


def bars_return(state: MerchantsState, given: Resource) -> Clause | None:
    """What forbids the active player to return three of a kind."""
    # rule exchange.three
    return EXCHANGE_THREE if held(state, state.active, given) < EXCHANGED else None


def can_return(state: MerchantsState) -> bool:
    """Whether the active player has three of any kind."""
    return any(bars_return(state, resource) is None for resource in range(RESOURCES))


class Exchange(Deed):
    """Three of a kind for one of another, or gold."""

    def bars_deed(self, state: MerchantsState) -> Clause | None:
        return None if can_return(state) else EXCHANGE_THREE

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        barred = bars_return(state, move.what)
        if barred is not None or move.other == GOLD:
            return barred
        return bars_supply(state, move.other)

    def do(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        exchange(state, move.what, move.other, told)


def exchange(state: MerchantsState, given: Resource, got: i64, told: Told) -> None:
    pay(state, state.active, given, EXCHANGED)
    if got == GOLD:
        state.gold[state.active] += 1
    else:
        gain(state, state.active, got, 1)
    events.exchanged(told, state.active, given, EXCHANGED, got)


# What a card lets the active player take.


def bars_take(state: MerchantsState, resource: Resource) -> Clause | None:
    barred = bars_supply(state, resource)
    if barred is not None:
        return barred
    # rule play.fair
    left: i64 = 0
    for kind in range(resource, RESOURCES):
        left += supply_of(state, kind)
    return PLAY_FAIR if resource < state.last or left < state.owed else None


class TakeResource(Choice):
    """A resource as a gift of the supply."""

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_take(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        gain(state, state.active, move.what, 1)
        state.owed -= 1
        state.last = move.what
        events.took(told, state.active, move.what)


class Fair(Step):
    """A card lets the active player take resources, as many as it says and the supply has."""

    def has_choice(self, state: MerchantsState) -> bool:
        return state.owed > 0

    def go_on(self, state: MerchantsState, chance: Chance, told: Told) -> None:
        turns.go_back(state)
