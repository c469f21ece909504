"""The marketplace: establish a trading post, then buy goods, with camels where there is no post."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, moves
from fondaco.games.merv.clauses import (
    MARKETPLACE_COST,
    MARKETPLACE_DISKS,
    MARKETPLACE_GOODS,
    MARKETPLACE_INNER,
    MARKETPLACE_OTHERS,
    MARKETPLACE_ROUTES,
)
from fondaco.games.merv.components import CITY_COST, POSTS
from fondaco.games.merv.effects import take_stores
from fondaco.games.merv.events import Told
from fondaco.games.merv.moves import ESTABLISH, MervMove
from fondaco.games.merv.payment import can_pay
from fondaco.games.merv.places import establish, good_of
from fondaco.games.merv.state import MervState, has_post, posts_of
from fondaco.games.merv.terms import (
    BUY_GOOD,
    CITIES,
    IN_BOX,
    IN_CARAVANSARY,
    IN_MARKET,
    INNER,
    MARKET_SLOTS,
    ON_ROUTE,
)


def bars(state: MervState, move: MervMove) -> Clause | None:
    if move.kind == ESTABLISH:
        return bars_post(state, move.what)
    return bars_good(state, move.what)


def bars_post(state: MervState, city: i64) -> Clause | None:
    """What forbids the active player to establish a trading post there."""
    # rule marketplace.disks
    if posts_of(state, state.active) == POSTS:
        return MARKETPLACE_DISKS
    # rule marketplace.others
    if has_post(state, state.active, city):
        return MARKETPLACE_OTHERS
    # rule marketplace.inner
    if city >= INNER and not has_post(state, state.active, city - INNER):
        return MARKETPLACE_INNER
    return None


def legal_posts(state: MervState, found: list[Move]) -> None:
    # rule marketplace.post
    for city in range(CITIES):
        if bars_post(state, city) is None:
            found.append(moves.establish(city))


def can_begin(state: MervState) -> bool:
    """Whether a post can be established or a good bought."""
    if any(bars_post(state, city) is None for city in range(CITIES)):
        return True
    return any(bars_good_after(state, city, 0) is None for city in range(CITIES))


def place_post(state: MervState, city: i64, told: Told) -> None:
    establish(state, state.active, city, told)
    state.units += 1


def place_free_post(state: MervState, city: i64, told: Told) -> None:
    """The post of a breakthrough comes with the good of its city."""
    # rule library.post
    establish(state, state.active, city, told)
    take_stores(state, state.active, good_of(city), 1, told)


# Goods. The cities from which one was bought in this action are marked in `hues`.


def bars_good(state: MervState, city: i64) -> Clause | None:
    return bars_good_after(state, city, state.hues)


def bars_good_after(state: MervState, city: i64, bought: i64) -> Clause | None:
    """What forbids to buy a good of that city, after those that were bought already."""
    # rule marketplace.goods
    if bought & (1 << city) != 0:
        return MARKETPLACE_GOODS
    # rule marketplace.routes
    if camels_needed(state, city) > state.camels[state.active]:
        return MARKETPLACE_ROUTES
    # rule marketplace.cost
    if not can_pay(state, state.active, BUY_GOOD, CITY_COST, city):
        return MARKETPLACE_COST
    return None


def camels_needed(state: MervState, city: i64) -> i64:
    """How many camels the routes to a city still need."""
    # rule marketplace.routes
    if is_linked(state, city):
        return 0
    return 1 if city < INNER or is_linked(state, city - INNER) else 2


def is_linked(state: MervState, city: i64) -> bool:
    """Whether a post or a camel gives access to a city from the one before it."""
    return has_post(state, state.active, city) or state.camels[ON_ROUTE + city] > 0


def legal_goods(state: MervState, found: list[Move]) -> None:
    for city in range(CITIES):
        if bars_good(state, city) is None:
            found.append(moves.buy(city))


def can_buy(state: MervState) -> bool:
    return any(bars_good(state, city) is None for city in range(CITIES))


def buy(state: MervState, city: i64, told: Told) -> None:
    """The good is paid: place the camels, take it."""
    camels = camels_needed(state, city)
    if camels == 2:
        place_on_route(state, city - INNER)
    if camels > 0:
        place_on_route(state, city)
    events.bought(told, state.active, city, camels)
    take_stores(state, state.active, good_of(city), 1, told)
    state.hues = state.hues | (1 << city)
    state.units += 1


def place_on_route(state: MervState, city: i64) -> None:
    state.camels[state.active] -= 1
    state.camels[ON_ROUTE + city] += 1


def clear_routes(state: MervState, told: Told) -> None:
    """The camels of the routes go to the caravansary, to the camel market, or to the box."""
    moved = vec[i64]([0, 0, 0])
    for city in range(CITIES):
        for _ in range(state.camels[ON_ROUTE + city]):
            moved[return_camel(state)] += 1
        state.camels[ON_ROUTE + city] = 0
    events.camels_returned(told, moved[0], moved[1], moved[2])


def return_camel(state: MervState) -> i64:
    """One camel goes to a card (0), a slot of the camel market (1), or the box (2)."""
    # rule marketplace.return
    if state.camels[IN_CARAVANSARY] < len(state.display):
        state.camels[IN_CARAVANSARY] += 1
        return 0
    # rule marketplace.full
    for slot in range(MARKET_SLOTS):
        if state.camels[IN_MARKET + slot] == 0:
            state.camels[IN_MARKET + slot] = 1
            return 1
    state.camels[IN_BOX] += 1
    return 2
