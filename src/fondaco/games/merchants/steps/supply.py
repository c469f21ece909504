"""Trade with the supply: resources for gold, three of a kind for one, the gifts of a Trade Fair."""

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import events, moves
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
from fondaco.games.merchants.moves import BUY_RESOURCE, EXCHANGE, MerchantsMove
from fondaco.games.merchants.state import MerchantsState, held, supply_of
from fondaco.games.merchants.terms import GOLD, PIECES, RESOURCES, Resource


def bars(state: MerchantsState, move: MerchantsMove) -> Clause | None:
    if move.kind == BUY_RESOURCE:
        return bars_purchase(state, move.what)
    if move.kind == EXCHANGE:
        return bars_exchange(state, move.what, move.other)
    return bars_take(state, move.what)


def legal(state: MerchantsState, found: list[Move]) -> None:
    legal_purchases(state, found)
    for given in range(RESOURCES):
        if held(state, state.active, given) >= EXCHANGED:
            legal_exchanges(state, given, found)


def apply(state: MerchantsState, move: MerchantsMove, told: Told) -> None:
    if move.kind == BUY_RESOURCE:
        apply_purchase(state, move.what, told)
    elif move.kind == EXCHANGE:
        apply_exchange(state, move.what, move.other, told)
    else:
        apply_take(state, move.what, told)


def bars_purchase(state: MerchantsState, resource: Resource) -> Clause | None:
    """What forbids the active player to buy a resource with gold."""
    # rule gold.twice
    if state.purchases >= PURCHASES:
        return GOLD_TWICE
    # rule gold.buy
    if state.gold[state.active] < PRICE:
        return GOLD_BUY
    # rule supply.left
    return SUPPLY_LEFT if supply_of(state, resource) == 0 else None


def legal_purchases(state: MerchantsState, found: list[Move]) -> None:
    if state.purchases < PURCHASES and state.gold[state.active] >= PRICE:
        for resource in range(RESOURCES):
            if supply_of(state, resource) > 0:
                found.append(moves.buy(resource))


def apply_purchase(state: MerchantsState, resource: Resource, told: Told) -> None:
    state.gold[state.active] -= PRICE
    state.purchases += 1
    gain(state, state.active, resource, 1)
    events.bought(told, state.active, resource, PRICE)


def bars_exchange(state: MerchantsState, given: Resource, got: i64) -> Clause | None:
    """What forbids the active player to return three of a kind for one of another, or gold."""
    # rule exchange.three
    if held(state, state.active, given) < EXCHANGED:
        return EXCHANGE_THREE
    # rule supply.left
    return SUPPLY_LEFT if got != GOLD and supply_of(state, got) == 0 else None


def legal_exchanges(state: MerchantsState, given: Resource, found: list[Move]) -> None:
    # rule exchange.like
    for got in range(PIECES):
        if got != given and bars_exchange(state, given, got) is None:
            found.append(moves.exchange(given, got))


def apply_exchange(state: MerchantsState, given: Resource, got: i64, told: Told) -> None:
    pay(state, state.active, given, EXCHANGED)
    if got == GOLD:
        state.gold[state.active] += 1
    else:
        gain(state, state.active, got, 1)
    events.exchanged(told, state.active, given, EXCHANGED, got)


# What a card lets the active player take.


def bars_take(state: MerchantsState, resource: Resource) -> Clause | None:
    # rule supply.left
    if supply_of(state, resource) == 0:
        return SUPPLY_LEFT
    # rule play.fair
    left: i64 = 0
    for kind in range(resource, RESOURCES):
        left += supply_of(state, kind)
    return PLAY_FAIR if resource < state.last or left < state.owed else None


def legal_takes(state: MerchantsState, found: list[Move]) -> None:
    for resource in range(RESOURCES):
        if bars_take(state, resource) is None:
            found.append(moves.take(resource))


def apply_take(state: MerchantsState, resource: Resource, told: Told) -> None:
    gain(state, state.active, resource, 1)
    state.owed -= 1
    state.last = resource
    events.took(told, state.active, resource)
