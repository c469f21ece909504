"""What Taler can buy, what forbids to buy it and what happens then; and Taler above the limit."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events
from fondaco.games.merkator.clauses import INVEST_OPEN, INVEST_PRICE
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_PRICE,
    BUILDING_PRICE,
    BUILDINGS,
    CASH_LIMIT,
)
from fondaco.games.merkator.effects import gain_bonus_card, gain_building
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.terms import FORCED_CASH, HAND, OPEN, Card, Seat


def bars_offer(seat: Seat, lies: i64) -> Clause | None:
    """What forbids the seat to buy a card that lies there, whatever its price."""
    # rule invest.open
    # rule hand.buy
    return None if lies in (OPEN, HAND + seat) else INVEST_OPEN


def bars_closed(lies: i64) -> Clause | None:
    """What forbids to buy a card that lies there outside the own Investment."""
    # rule hand.buy
    return None if lies == OPEN else INVEST_OPEN


def bars_price(state: MerkatorState, price: i64) -> Clause | None:
    """What forbids the asked seat to pay that price."""
    # rule invest.price
    return INVEST_PRICE if state.taler[state.asked] < price else None


def bars_bonus_card(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids the asked seat to buy the Bonus card."""
    barred = bars_offer(state.asked, state.bonus_cards[card])
    return bars_price(state, BONUS_PRICE[card]) if barred is None else barred


def bars_building(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids the asked seat to buy the Building."""
    barred = bars_offer(state.asked, state.buildings[card])
    return bars_price(state, BUILDING_PRICE[card]) if barred is None else barred


def can_buy(state: MerkatorState) -> bool:
    """Whether the asked seat can buy any card."""
    if any(bars_bonus_card(state, card) is None for card in range(BONUS_CARDS)):
        return True
    return any(bars_building(state, card) is None for card in range(BUILDINGS))


def buy_bonus_card(state: MerkatorState, card: Card, chance: Chance, told: Told) -> None:
    # rule invest.purchase
    state.taler[state.asked] -= BONUS_PRICE[card]
    events.bought_bonus(told, state.asked, card, BONUS_PRICE[card])
    gain_bonus_card(state, state.asked, card, chance, told)


def buy_building(state: MerkatorState, card: Card, chance: Chance, told: Told) -> None:
    # rule invest.purchase
    state.taler[state.asked] -= BUILDING_PRICE[card]
    events.bought_building(told, state.asked, card, BUILDING_PRICE[card])
    gain_building(state, state.asked, card, chance, told)


def excess_of(state: MerkatorState, seat: Seat) -> i64:
    """The Taler of a seat above the limit."""
    # rule variants.forced_cash
    if plays_with(state, FORCED_CASH) or state.taler[seat] <= CASH_LIMIT:
        return 0
    return state.taler[seat] - CASH_LIMIT


def give_up_excess(state: MerkatorState, seat: Seat, told: Told) -> None:
    # rule invest.limit
    excess = excess_of(state, seat)
    if excess > 0:
        state.taler[seat] -= excess
        events.gave_up(told, seat, excess)
