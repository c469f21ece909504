"""Trade routes: opened for a price or free, the gold of first connections, double arrows."""

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import turns
from fondaco.games.merchants.clauses import ROUTE_ARROW_BESIDE, ROUTE_COST_CLAUSE, ROUTE_TIE
from fondaco.games.merchants.components import REWARD, other_end
from fondaco.games.merchants.effects import can_pay, gain_gold, open_route, pay_cost
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.holdings import board_of
from fondaco.games.merchants.moves import ROUTES_BESIDE
from fondaco.games.merchants.network import is_shortest, meet, payments
from fondaco.games.merchants.places import (
    bars_another_route,
    bars_path,
    bars_route_at,
    routes_around,
)
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.step import Choice, Deed, Step
from fondaco.games.merchants.terms import ARROW, CHARTER, CONNECT, ROUTE_COST, Path

# For a price.


def bars_route_cost(state: MerchantsState) -> Clause | None:
    # rule route.cost
    return None if can_pay(state, state.active, ROUTE_COST) else ROUTE_COST_CLAUSE


class BuyRoute(Deed):
    """A trade route for a price."""

    def candidates(self, state: MerchantsState) -> list[Move]:
        return routes_around(state)

    def bars_deed(self, state: MerchantsState) -> Clause | None:
        barred = bars_route_cost(state)
        return bars_another_route(state) if barred is None else barred

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_route_at(state, move.what)

    def do(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        pay_cost(state, state.active, ROUTE_COST)
        open_route(state, state.active, move.what, True, told)
        turns.go_to(state, CONNECT)


# The shortest connection.


def bars_connection(state: MerchantsState, path: Path) -> Clause | None:
    """What forbids the shortest connection to go on with that trade route."""
    # rule route.tie
    if path not in board_of(state).paths_at[state.joining]:
        return ROUTE_TIE
    # rule route.shortest
    return None if is_shortest(state, state.joining, state.source, path) else ROUTE_TIE


class CountVia(Choice):
    """A trade route with which the shortest connection goes on."""

    def candidates(self, state: MerchantsState) -> list[Move]:
        return [self.moves[path] for path in board_of(state).paths_at[state.joining]]

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_connection(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        follow_connection(state, move.what, told)


class Connecting(Step):
    """A first connection pays the owners of the shortest one, trade route by trade route."""

    def has_choice(self, state: MerchantsState) -> bool:
        if state.joining == NONE or len(self.legal(state)) < 2:
            return False
        # rule route.tie_alike
        return len(payments(state, state.joining, state.source)) > 1

    def go_on(self, state: MerchantsState, chance: Chance, told: Told) -> None:
        if state.joining == NONE:
            turns.go_to(state, ARROW)
        else:
            follow_connection(state, self.legal(state)[0].what, told)


def follow_connection(state: MerchantsState, path: Path, told: Told) -> None:
    """Count one trade route of the connection that pays."""
    # rule route.gold
    gain_gold(state, state.routes[path], REWARD, "connection", told)
    state.joining = other_end(path, state.joining)
    if board_of(state).city_at[state.joining] != NONE:
        state.joining = NONE
        state.source = NONE


# Without paying: beside a double arrow.


def bars_beside_arrow(state: MerchantsState, path: Path) -> Clause | None:
    """What forbids the active player to open the free trade route of a double arrow there."""
    barred = bars_path(state, path)
    if barred is not None:
        return barred
    # rule route.arrow_beside
    return None if meet(path, state.arrow) else ROUTE_ARROW_BESIDE


class ArrowRoute(Choice):
    """A free trade route beside a double arrow."""

    def candidates(self, state: MerchantsState) -> list[Move]:
        return ROUTES_BESIDE[state.arrow]

    def bars_all(self, state: MerchantsState) -> Clause | None:
        return bars_another_route(state)

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_beside_arrow(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        open_route(state, state.active, move.what, False, told)
        turns.go_to(state, CONNECT)


class LeaveArrow(Choice):
    """The free trade route of a double arrow is left out."""

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        # rule route.arrow_may
        state.arrow = NONE
        turns.go_to(state, CONNECT)


class Arrow(Step):
    """Whoever has opened a double arrow may open another trade route beside it."""

    def has_choice(self, state: MerchantsState) -> bool:
        return state.arrow != NONE and self.choices[0].is_open(state)

    def go_on(self, state: MerchantsState, chance: Chance, told: Told) -> None:
        state.arrow = NONE
        turns.go_to(state, CHARTER)


# Without paying: with a card.


class CharterRoute(Choice):
    """A free trade route of a card."""

    def candidates(self, state: MerchantsState) -> list[Move]:
        return routes_around(state)

    def bars_all(self, state: MerchantsState) -> Clause | None:
        return bars_another_route(state)

    def bars_one(self, state: MerchantsState, move: Move) -> Clause | None:
        return bars_route_at(state, move.what)

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        state.free_routes -= 1
        open_route(state, state.active, move.what, False, told)
        turns.go_to(state, CONNECT)


class LeaveCharter(Choice):
    """What is left of a card's free trade routes is left out."""

    def apply(self, state: MerchantsState, move: Move, chance: Chance, told: Told) -> None:
        state.free_routes = 0
        turns.go_to(state, CONNECT)


class Charter(Step):
    """A card gives free trade routes, as long as there is a place for them."""

    def has_choice(self, state: MerchantsState) -> bool:
        return state.free_routes > 0 and self.choices[0].is_open(state)

    def go_on(self, state: MerchantsState, chance: Chance, told: Told) -> None:
        state.free_routes = 0
        turns.go_back(state)
