"""Step 1 of a turn: sell Contracts, buy Bonus cards and Buildings."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, moves
from fondaco.games.merkator.clauses import (
    INVEST_LAST,
    INVEST_OPEN,
    INVEST_OWN,
    INVEST_PRICE,
)
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_PRICE,
    BUILDING_PRICE,
    BUILDINGS,
    CONTRACTS,
    VALUE,
)
from fondaco.games.merkator.effects import gain_bonus_card, gain_building, is_offered
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import BUY_BONUS, SELL, MerkatorMove
from fondaco.games.merkator.state import MerkatorState, contracts_of
from fondaco.games.merkator.terms import DISCARD, Card


def legal(state: MerkatorState, found: list[Move]) -> None:
    legal_sales(state, found)
    legal_purchases(state, found)


def bars(state: MerkatorState, move: MerkatorMove) -> Clause | None:
    if move.kind == SELL:
        return bars_sale(state, move.what)
    if move.kind == BUY_BONUS:
        return bars_bonus_card(state, move.what)
    return bars_building(state, move.what)


def apply(state: MerkatorState, move: MerkatorMove, chance: Chance, told: Told) -> None:
    if move.kind == SELL:
        apply_sale(state, move.what, told)
    elif move.kind == BUY_BONUS:
        apply_bonus_card(state, move.what, chance, told)
    else:
        apply_building(state, move.what, chance, told)


def bars_sale(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids the active player to sell the Contract."""
    # rule invest.own
    if state.contracts[card] != state.active:
        return INVEST_OWN
    # rule invest.last
    if contracts_of(state, state.active) == 1:
        return INVEST_LAST
    return None


def legal_sales(state: MerkatorState, found: list[Move]) -> None:
    if contracts_of(state, state.active) == 1:
        return
    for card in range(CONTRACTS):
        if state.contracts[card] == state.active:
            found.append(moves.sell(card))


def apply_sale(state: MerkatorState, card: Card, told: Told) -> None:
    # rule invest.sale
    state.taler[state.active] += VALUE[card]
    # rule invest.discard
    state.contracts[card] = DISCARD
    events.sold(told, state.active, card, VALUE[card])


def bars_bonus_card(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids the asked seat to buy the Bonus card."""
    return _bars_purchase(state, state.bonus_cards[card], BONUS_PRICE[card])


def bars_building(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids the asked seat to buy the Building."""
    return _bars_purchase(state, state.buildings[card], BUILDING_PRICE[card])


def _bars_purchase(state: MerkatorState, lies: i64, price: i64) -> Clause | None:
    # rule invest.open
    if not is_offered(state, state.asked, lies):
        return INVEST_OPEN
    # rule invest.price
    if state.taler[state.asked] < price:
        return INVEST_PRICE
    return None


def legal_purchases(state: MerkatorState, found: list[Move]) -> None:
    # rule invest.several
    for card in range(BONUS_CARDS):
        if bars_bonus_card(state, card) is None:
            found.append(moves.buy_bonus(card))
    for card in range(BUILDINGS):
        if bars_building(state, card) is None:
            found.append(moves.buy_building(card))


def apply_bonus_card(state: MerkatorState, card: Card, chance: Chance, told: Told) -> None:
    # rule invest.purchase
    state.taler[state.asked] -= BONUS_PRICE[card]
    events.bought_bonus(told, state.asked, card, BONUS_PRICE[card])
    gain_bonus_card(state, state.asked, card, chance, told)


def apply_building(state: MerkatorState, card: Card, chance: Chance, told: Told) -> None:
    # rule invest.purchase
    state.taler[state.asked] -= BUILDING_PRICE[card]
    events.bought_building(told, state.asked, card, BUILDING_PRICE[card])
    gain_building(state, state.asked, card, chance, told)
