"""What the AI buys, and with what: eight choices one after the other, as long as he has 15."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.refusal import Clause
from fondaco.games.merkator.clauses import (
    SOLOPLAY_BUY_ALL,
    SOLOPLAY_BUY_CHANGE,
    SOLOPLAY_BUY_EXACT,
    SOLOPLAY_BUY_FREE,
    SOLOPLAY_BUY_OVER,
    SOLOPLAY_BUY_OVER_SMALL,
    SOLOPLAY_BUY_SEVERAL,
    SOLOPLAY_BUY_SMALL,
)
from fondaco.games.merkator.components import BUILDING_PRICE, LEVEL, LEVELS, VALUE
from fondaco.games.merkator.effects import empty_stacks
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.terms import AI, EXPERT

ENOUGH: Final[i64] = 15  # to buy anything
LARGE: Final[i64] = 10  # the least price of the first choice
DEAR: Final[i64] = 12  # the least price of the fourth
CHEAP: Final[i64] = 8  # up to this price a Building may be taken for nothing
LITTLE: Final[i64] = 2  # the most that is overpaid without need


class Payment:
    """So many Contracts from the lowest on, so many Taler, and what is paid above the price."""

    def __init__(self, contracts: i64, taler: i64, over: i64) -> None:
        self.contracts = contracts
        self.taler = taler
        self.over = over


class Purchase:
    """Buildings, how they are paid, whether change is given, and the rule that chose them."""

    def __init__(self, cards: vec[i64], payment: Payment, change: bool, clause: Clause) -> None:
        self.cards = cards
        self.payment = payment
        self.change = change
        self.clause = clause


# His means.


def in_order(state: MerkatorState) -> vec[i64]:
    """The AI's Contracts from the first that he would pay with to the last."""
    # rule soloplay.pay_lowest
    found = vec[i64]()
    for level in range(LEVELS):
        for back in range(1, len(state.earned) + 1):
            card = state.earned[len(state.earned) - back]
            if LEVEL[card] == level:
                found = append(found, card)
    return found


def unlocked(state: MerkatorState) -> vec[i64]:
    """Those he can spend, in that order."""
    # rule soloplay.locked
    cards = in_order(state)
    free = len(cards) - empty_stacks(state)
    return cards[:free] if free > 0 else vec[i64]()


def locked(state: MerkatorState) -> vec[i64]:
    return in_order(state)[len(unlocked(state)) :]


def funds(state: MerkatorState) -> i64:
    """What the AI can spend."""
    # rule soloplay.funds_value
    total = state.taler[AI]
    for card in unlocked(state):
        total += VALUE[card]
    return total


def payment(state: MerkatorState, price: i64) -> Payment | None:
    """How the AI would pay that price; None if he cannot."""
    # rule soloplay.pay_strict
    # rule soloplay.pay_coins
    worth: i64 = 0
    number: i64 = 0
    for card in unlocked(state):
        if worth + state.taler[AI] >= price:
            break
        worth += VALUE[card]
        number += 1
    if worth > price:
        return Payment(number, 0, worth - price)
    if worth + state.taler[AI] >= price:
        return Payment(number, price - worth, 0)
    return None


# The eight choices.


def choose(state: MerkatorState) -> Purchase:
    """The first of the choices that gives something; the last always does."""
    found = exactly(state, LARGE, 1000, SOLOPLAY_BUY_EXACT)
    if found is None:
        found = several(state)
    if found is None:
        # rule soloplay.buy_small
        found = exactly(state, 0, LARGE, SOLOPLAY_BUY_SMALL)
    if found is None:
        # rule soloplay.buy_over
        found = overpaid(state, DEAR, 1000, SOLOPLAY_BUY_OVER)
    if found is None:
        # rule soloplay.buy_over_small
        found = overpaid(state, 0, DEAR, SOLOPLAY_BUY_OVER_SMALL)
    if found is None:
        found = least_overpaid(state)
    return found if found is not None else taken(state)


def exactly(state: MerkatorState, least: i64, below: i64, clause: Clause) -> Purchase | None:
    """The dearest Building in that range which is paid exactly; the earlier of equal ones."""
    # rule soloplay.buy_exact
    # rule soloplay.buy_row
    best: Purchase | None = None
    dearest: i64 = 0
    for card in state.row:
        price = BUILDING_PRICE[card]
        paid = payment(state, price)
        if least <= price < below and price > dearest and paid is not None and paid.over == 0:
            best = Purchase(vec[i64]([card]), paid, False, clause)
            dearest = price
    return best


def several(state: MerkatorState) -> Purchase | None:
    """Two or more small Buildings that are paid exactly together."""
    # rule soloplay.buy_several
    # rule soloplay.buy_several_which
    best: Purchase | None = None
    most: i64 = 0
    small = small_ones(state)
    size: i64 = 1 << len(small)
    for turn in range(1, size + 1):
        cards = those_of(small, size - turn)
        price = price_of(cards)
        paid = payment(state, price)
        if len(cards) > 1 and price > most and paid is not None and paid.over == 0:
            best = Purchase(cards, paid, False, SOLOPLAY_BUY_SEVERAL)
            most = price
    return best


def small_ones(state: MerkatorState) -> vec[i64]:
    found = vec[i64]()
    for card in state.row:
        if BUILDING_PRICE[card] < LARGE:
            found = append(found, card)
    return found


def those_of(cards: vec[i64], marks: i64) -> vec[i64]:
    """The cards that are marked; the highest mark stands for the first card."""
    found = vec[i64]()
    for at in range(len(cards)):
        if marks >> (len(cards) - 1 - at) & 1 == 1:
            found = append(found, cards[at])
    return found


def price_of(cards: vec[i64]) -> i64:
    price: i64 = 0
    for card in cards:
        price += BUILDING_PRICE[card]
    return price


def overpaid(state: MerkatorState, least: i64, below: i64, clause: Clause) -> Purchase | None:
    """The first Building in that range which is overpaid by little."""
    for card in state.row:
        paid = payment(state, BUILDING_PRICE[card])
        if least <= BUILDING_PRICE[card] < below and paid is not None and paid.over <= LITTLE:
            # rule soloplay.buy_expert
            return Purchase(vec[i64]([card]), paid, plays_with(state, EXPERT), clause)
    return None


def least_overpaid(state: MerkatorState) -> Purchase | None:
    # rule soloplay.buy_change
    best: Purchase | None = None
    least: i64 = 1000
    for card in state.row:
        paid = payment(state, BUILDING_PRICE[card])
        if BUILDING_PRICE[card] > CHEAP and paid is not None and paid.over < least:
            best = Purchase(vec[i64]([card]), paid, True, SOLOPLAY_BUY_CHANGE)
            least = paid.over
    return best


def taken(state: MerkatorState) -> Purchase:
    """The extreme case: a Building for nothing, or for everything."""
    # rule soloplay.buy_free
    for card in state.row:
        if BUILDING_PRICE[card] <= funds(state):
            return Purchase(vec[i64]([card]), Payment(0, 0, 0), False, SOLOPLAY_BUY_FREE)
    # rule soloplay.buy_all
    everything = Payment(len(unlocked(state)), state.taler[AI], 0)
    return Purchase(vec[i64]([state.row[0]]), everything, False, SOLOPLAY_BUY_ALL)
