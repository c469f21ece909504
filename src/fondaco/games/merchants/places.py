"""Where a trade route may be opened in a turn: what several steps ask."""

from typing import Final

from fondaco.core.bags import NONE, zeros
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merchants.clauses import ROUTE_ADJACENT, ROUTE_BOARD, ROUTE_EMPTY, ROUTE_LIMIT
from fondaco.games.merchants.components import PATHS
from fondaco.games.merchants.holdings import board_of, routes_left
from fondaco.games.merchants.moves import ROUTE_ON
from fondaco.games.merchants.network import own_places, touches_post, touches_route
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import Path

UNSEEN: Final = zeros(PATHS)


def bars_another_route(state: MerchantsState) -> Clause | None:
    """What forbids the active player to open any more trade routes."""
    # rule route.limit
    return ROUTE_LIMIT if routes_left(state, state.active) == 0 else None


def bars_path(state: MerchantsState, path: Path) -> Clause | None:
    """What forbids anybody to open a trade route there."""
    # rule route.board
    # rule components.sea
    if board_of(state).on_board[path] == 0:
        return ROUTE_BOARD
    # rule route.empty
    return ROUTE_EMPTY if state.routes[path] != NONE else None


def bars_route_at(state: MerchantsState, path: Path) -> Clause | None:
    """What forbids the active player to open a trade route there, own ones beside it."""
    barred = bars_path(state, path)
    if barred is not None:
        return barred
    # rule route.adjacent
    # rule route.foreign
    own = touches_route(state, state.active, path) or touches_post(state, state.active, path)
    return None if own else ROUTE_ADJACENT


def routes_around(state: MerchantsState) -> list[Move]:
    """The paths at all intersections that the active player's pieces touch, each once."""
    paths_at = board_of(state).paths_at
    seen = UNSEEN[:]
    found: list[Move] = []
    for place in own_places(state, state.active):
        for path in paths_at[place]:
            if seen[path] == 0:
                seen[path] = 1
                found.append(ROUTE_ON[path])
    return found


def can_open_route(state: MerchantsState) -> bool:
    """Whether the active player has a place for a trade route."""
    if bars_another_route(state) is not None:
        return False
    return any(bars_route_at(state, move.what) is None for move in routes_around(state))
