"""The marketplace: establish a trading post, then buy goods, with camels where there is no post."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, turns
from fondaco.games.merv.action import BoardAction
from fondaco.games.merv.buying import Purchase, ask_cost
from fondaco.games.merv.clauses import MARKETPLACE_COST, MARKETPLACE_GOODS, MARKETPLACE_ROUTES
from fondaco.games.merv.components import CITY_COST
from fondaco.games.merv.effects import take_stores
from fondaco.games.merv.holdings import has_post
from fondaco.games.merv.payment import can_pay
from fondaco.games.merv.places import bars_post, establish, good_of
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice, OnlyIfOpen
from fondaco.games.merv.terms import (
    BUY_GOOD,
    CITIES,
    GOODS,
    IN_BOX,
    IN_CARAVANSARY,
    IN_MARKET,
    INNER,
    MARKET_SLOTS,
    ON_ROUTE,
    PAY,
    POST,
)
from fondaco.games.merv.told import Told


class Posts(OnlyIfOpen):
    """The marketplace action begins with a trading post, if one can be established."""

    def is_mid_decision(self, state: MervState) -> bool:
        return state.units == 0

    def pass_by(self, state: MervState, told: Told) -> None:
        turns.go_to(state, GOODS)


class Marketplace(BoardAction):
    """Then goods are bought; the camels leave the routes at its end."""

    def __init__(self, post: Choice, own: list[Choice], others: list[Choice]) -> None:
        super().__init__(POST, own, others)
        self.post = post

    def can_begin(self, state: MervState) -> bool:
        """Whether a post can be established or a good bought."""
        return self.post.count(state, 1) > 0 or super().can_begin(state)

    def close(self, state: MervState, told: Told) -> None:
        clear_routes(state, told)
        turns.next_due(state)


class Establish(Choice):
    """Establish a trading post."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        # rule marketplace.post
        return bars_post(state, state.active, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        establish(state, state.active, move.what, told)
        state.units += 1
        turns.go_to(state, GOODS)


class EstablishFreely(Establish):
    """The post of a breakthrough comes with the good of its city."""

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        # rule library.post
        establish(state, state.active, move.what, told)
        take_stores(state, state.active, good_of(move.what), 1, told)
        turns.next_due(state)


# Goods. The cities from which one was bought in this action are marked in `hues`.


class BuyGood(Purchase):
    """Buy a good from a city."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        city = move.what
        return bars_same_city(state, city) or bars_routes(state, city) or bars_price(state, city)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        self.begin(state, move.what)
        ask_cost(state, CITY_COST, move.what)
        turns.interrupt(state, PAY)

    def hand_over(self, state: MervState, told: Told) -> None:
        buy(state, state.thing, told)
        turns.next_due(state)


def bars_same_city(state: MervState, city: i64) -> Clause | None:
    # rule marketplace.goods
    return MARKETPLACE_GOODS if state.hues & (1 << city) != 0 else None


def bars_routes(state: MervState, city: i64) -> Clause | None:
    # rule marketplace.routes
    enough = camels_needed(state, city) <= state.camels[state.active]
    return None if enough else MARKETPLACE_ROUTES


def bars_price(state: MervState, city: i64) -> Clause | None:
    # rule marketplace.cost
    payable = can_pay(state, state.active, BUY_GOOD, CITY_COST, city)
    return None if payable else MARKETPLACE_COST


def camels_needed(state: MervState, city: i64) -> i64:
    """How many camels the routes to a city still need."""
    # rule marketplace.routes
    if is_linked(state, city):
        return 0
    return 1 if city < INNER or is_linked(state, city - INNER) else 2


def is_linked(state: MervState, city: i64) -> bool:
    """Whether a post or a camel gives access to a city from the one before it."""
    return has_post(state, state.active, city) or state.camels[ON_ROUTE + city] > 0


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
