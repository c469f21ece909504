"""Trade routes: opened for a price or free, the gold of first connections, double arrows."""

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants import moves
from fondaco.games.merchants.clauses import (
    ROUTE_ADJACENT,
    ROUTE_ARROW_BESIDE,
    ROUTE_BOARD,
    ROUTE_COST_CLAUSE,
    ROUTE_EMPTY,
    ROUTE_LIMIT,
    ROUTE_TIE,
)
from fondaco.games.merchants.components import END, REWARD, other_end
from fondaco.games.merchants.effects import can_pay, gain_gold, open_route, pay_cost
from fondaco.games.merchants.events import Told
from fondaco.games.merchants.moves import COUNT_VIA, OPEN_ROUTE, MerchantsMove
from fondaco.games.merchants.network import (
    meet,
    next_on_connection,
    open_paths,
    touches_post,
    touches_route,
)
from fondaco.games.merchants.state import MerchantsState, board_of, routes_left
from fondaco.games.merchants.terms import ACT, ARROW, CHARTER, ROUTE_COST, Path


def bars(state: MerchantsState, move: MerchantsMove) -> Clause | None:
    if move.kind == OPEN_ROUTE:
        return bars_route(state, move.what)
    if move.kind == COUNT_VIA:
        # rule route.tie
        return None if move.what in next_on_connection(state) else ROUTE_TIE
    return None


def legal(state: MerchantsState, found: list[Move]) -> None:
    if state.step == ACT:
        if can_pay(state, state.active, ROUTE_COST):
            legal_routes(state, found)
    else:
        legal_routes(state, found)
        # rule route.arrow_may
        found.append(moves.MOVE_LEAVE_OUT)


def apply(state: MerchantsState, move: MerchantsMove, told: Told) -> None:
    if move.kind == OPEN_ROUTE:
        apply_route(state, move.what, told)
    elif move.kind == COUNT_VIA:
        follow_connection(state, move.what, told)
    elif state.step == ARROW:
        state.arrow = NONE
    else:
        state.free_routes = 0


def bars_route(state: MerchantsState, path: Path) -> Clause | None:
    """What forbids the active player to open a trade route there."""
    # rule route.cost
    if state.step == ACT and not can_pay(state, state.active, ROUTE_COST):
        return ROUTE_COST_CLAUSE
    # rule route.limit
    if routes_left(state, state.active) == 0:
        return ROUTE_LIMIT
    # rule route.board
    # rule components.sea
    if board_of(state).on_board[path] == 0:
        return ROUTE_BOARD
    # rule route.empty
    if state.routes[path] != NONE:
        return ROUTE_EMPTY
    return bars_place(state, path)


def bars_place(state: MerchantsState, path: Path) -> Clause | None:
    if state.step == ARROW:
        # rule route.arrow_beside
        return None if meet(path, state.arrow) else ROUTE_ARROW_BESIDE
    # rule route.adjacent
    # rule route.foreign
    own = touches_post(state, state.active, path) or touches_route(state, state.active, path)
    return None if own else ROUTE_ADJACENT


def legal_routes(state: MerchantsState, found: list[Move]) -> None:
    if routes_left(state, state.active) == 0:
        return
    if state.step == ARROW:
        for end in (END[2 * state.arrow], END[2 * state.arrow + 1]):
            for path in board_of(state).paths_at[end]:
                if state.routes[path] == NONE:
                    found.append(moves.route(path))
        return
    for path in open_paths(state, state.active):
        found.append(moves.route(path))


def can_open(state: MerchantsState) -> bool:
    """Whether there is a path for a free trade route."""
    found: list[Move] = []
    legal_routes(state, found)
    return len(found) > 0


def apply_route(state: MerchantsState, path: Path, told: Told) -> None:
    if state.step == ACT:
        pay_cost(state, state.active, ROUTE_COST)
    elif state.step == CHARTER:
        state.free_routes -= 1
    open_route(state, state.active, path, state.step == ACT, told)


def has_choice(state: MerchantsState) -> bool:
    """Whether several connections are the shortest."""
    return state.joining != NONE and len(next_on_connection(state)) > 1


def legal_connections(state: MerchantsState, found: list[Move]) -> None:
    for path in next_on_connection(state):
        found.append(moves.via(path))


def follow_connection(state: MerchantsState, path: Path, told: Told) -> None:
    """Count one trade route of the connection that pays."""
    # rule route.gold
    gain_gold(state, state.routes[path], REWARD, "connection", told)
    state.joining = other_end(path, state.joining)
    city = board_of(state).city_at[state.joining]
    if city != NONE:
        state.joining = NONE
        state.source = NONE


def follow_without_choice(state: MerchantsState, told: Told) -> None:
    follow_connection(state, next_on_connection(state)[0], told)
