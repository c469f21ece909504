"""What cards and gold in hand are worth to a seat, by what they can be spent on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merchants.components import COST, HAND_LIMIT
from fondaco.games.merchants.holdings import routes_left
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import (
    CARAVAN_COST,
    CARD_COST,
    GOLD,
    GRAIN,
    MERCHANT_COST,
    PIECES,
    PIECES_EACH,
    RESOURCES,
    ROUTE_COST,
    SALT,
    Seat,
)

# In hundredths of a hundredth of a delivery.
FIRST: Final[i64] = 34  # the first card of a kind
SECOND: Final[i64] = 24
FURTHER: Final[i64] = 9
MOVING: Final[i64] = 14  # more for grain with a merchant under way, for salt with a free commodity
COIN: Final[i64] = 15
MANY_COINS: Final[i64] = 6
FURTHER_COIN: Final[i64] = 8
RISK: Final[i64] = 9  # for each card above the limit

# What a complete set adds to its cards, by what is paid for; and parts of it for incomplete ones.
PLAN: Final = vec[i64]([20, 110, 60, 60])
LACKS_ONE: Final[i64] = 45
LACKS_TWO: Final[i64] = 12


def purse(state: MerchantsState, seat: Seat) -> vec[i64]:
    """All that the seat could give away, by kind of piece."""
    found = vec[i64]([0 for _ in range(PIECES)])
    for resource in range(RESOURCES):
        found[resource] = state.hands[seat * RESOURCES + resource]
    found[GOLD] = state.gold[seat]
    return found


def purse_worth(state: MerchantsState, seat: Seat, purse: vec[i64]) -> i64:
    worth = coins_worth(purse[GOLD])
    size: i64 = 0
    for resource in range(RESOURCES):
        worth += cards_worth(purse[resource])
        size += purse[resource]
    if size > HAND_LIMIT:
        worth -= (size - HAND_LIMIT) * RISK
    if purse[GRAIN] > 0 and has_merchant_out(state, seat):
        worth += MOVING
    if purse[SALT] > 0 and state.freed[seat] > 0:
        worth += MOVING
    return worth + plans_worth(state, seat, purse)


def has_merchant_out(state: MerchantsState, seat: Seat) -> bool:
    first = seat * PIECES_EACH
    return state.merchants[first] != NONE or state.merchants[first + 1] != NONE


def cards_worth(count: i64) -> i64:
    if count == 0:
        return 0
    return FIRST if count == 1 else FIRST + SECOND + (count - 2) * FURTHER


def coins_worth(coins: i64) -> i64:
    few = min(coins, MANY_COINS)
    return few * COIN + (coins - few) * FURTHER_COIN


def plans_worth(state: MerchantsState, seat: Seat, purse: vec[i64]) -> i64:
    """The best of what could be built next."""
    best: i64 = 0
    for what in (CARD_COST, MERCHANT_COST, CARAVAN_COST, ROUTE_COST):
        if wants(state, seat, what):
            missing = lacking(purse, what)
            worth = PLAN[what]
            if missing == 1:
                worth = worth * LACKS_ONE // 100
            elif missing > 1:
                worth = worth * LACKS_TWO // 100 if missing == 2 else 0
            best = max(best, worth)
    return best


def wants(state: MerchantsState, seat: Seat, what: i64) -> bool:
    """Whether the seat has a use for such a piece."""
    first = seat * PIECES_EACH
    if what == MERCHANT_COST:
        out: i64 = 0
        for number in (first, first + 1):
            if state.merchants[number] != NONE:
                out += 1
        return out < PIECES_EACH and out < state.storage[seat]
    if what == CARAVAN_COST:
        return state.caravans[first] == NONE or state.caravans[first + 1] == NONE
    return what == CARD_COST or routes_left(state, seat) > 0


def lacking(purse: vec[i64], what: i64) -> i64:
    """How many cards of the price are missing."""
    missing: i64 = 0
    for resource in range(RESOURCES):
        missing += max(COST[what * RESOURCES + resource] - purse[resource], 0)
    return missing


def after_trade(purse: vec[i64], gives: vec[i64], gets: vec[i64]) -> vec[i64]:
    found = purse[:]
    for piece in range(PIECES):
        found[piece] += gets[piece] - gives[piece]
    return found
