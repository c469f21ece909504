"""Trade routes as a net: what they touch, and what they connect."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, filled, zeros
from fondaco.games.merchants.components import CITY_PLACE, END, PLACES, ROUTES_EACH, other_end
from fondaco.games.merchants.holdings import board_of
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import City, Path, Place, Seat

UNSEEN: Final = zeros(PLACES)  # copied where a search notes which intersections it has seen
UNREACHED: Final = filled(PLACES, NONE)
SHARE: Final = vec[i64]([1, 1_000, 1_000_000, 1_000_000_000])  # a gold of each color: see payments


def post_at(state: MerchantsState, place: Place) -> i64:
    """The color of the trading post on an intersection, or NONE."""
    city = board_of(state).city_at[place]
    return state.posts[city] if city != NONE else NONE


def touches_post(state: MerchantsState, seat: Seat, path: Path) -> bool:
    """Whether a trading post of the seat stands at an end of the path."""
    return post_at(state, END[2 * path]) == seat or post_at(state, END[2 * path + 1]) == seat


def touches_route(state: MerchantsState, seat: Seat, path: Path) -> bool:
    """Whether a trade route of the seat meets the path."""
    board = board_of(state)
    for end in range(2 * path, 2 * path + 2):
        for other in board.paths_at[END[end]]:
            if state.routes[other] == seat and other != path:
                return True
    return False


def meet(path: Path, other: Path) -> bool:
    """Whether two paths have an end in common."""
    one = END[2 * path]
    two = END[2 * path + 1]
    return END[2 * other] in (one, two) or END[2 * other + 1] in (one, two)


def own_places(state: MerchantsState, seat: Seat) -> vec[i64]:
    """The intersections that trading posts or trade routes of the seat touch, each once."""
    seen = UNSEEN[:]
    found = vec[i64]()
    number = seat * ROUTES_EACH
    while number < (seat + 1) * ROUTES_EACH and state.opened[number] != NONE:
        path = state.opened[number]
        for end in range(2 * path, 2 * path + 2):
            if seen[END[end]] == 0:
                seen[END[end]] = 1
                found = append(found, END[end])
        number += 1
    for city in board_of(state).cities:
        if state.posts[city] == seat and seen[CITY_PLACE[city]] == 0:
            found = append(found, CITY_PLACE[city])
    return found


# First connections.


class Reach:
    """What trade routes of all colors lead to from an intersection. It looks no further once it
    has found two city-sites: then nothing there is isolated."""

    def __init__(self, state: MerchantsState, start: Place) -> None:
        self.seen = UNSEEN[:]
        self.sites: i64 = 0
        self.site: City = NONE  # the last that was found
        board = board_of(state)
        self.seen[start] = 1
        waiting = vec[i64]([start])
        at: i64 = 0
        while at < i64(len(waiting)) and self.sites < 2:
            place = waiting[at]
            at += 1
            if board.city_at[place] != NONE:
                self.sites += 1
                self.site = board.city_at[place]
            for path in board.paths_at[place]:
                next = other_end(path, place)
                if state.routes[path] != NONE and self.seen[next] == 0:
                    self.seen[next] = 1
                    waiting = append(waiting, next)


def first_connected(state: MerchantsState, path: Path) -> City:
    """The isolated city-site that a route on that empty path would connect, or NONE."""
    # rule route.isolated
    # rule route.unoccupied
    if leads_nowhere(state, END[2 * path]) or leads_nowhere(state, END[2 * path + 1]):
        return NONE
    one = Reach(state, END[2 * path])
    if one.sites == 0 or one.seen[END[2 * path + 1]] == 1:
        return NONE
    other = Reach(state, END[2 * path + 1])
    if other.sites == 0:
        return NONE
    # rule route.once
    if one.sites == 1:
        return one.site
    return other.site if other.sites == 1 else NONE


def leads_nowhere(state: MerchantsState, place: Place) -> bool:
    """Whether an intersection is no city-site, and no trade route leaves it."""
    board = board_of(state)
    if board.city_at[place] != NONE:
        return False
    return all(state.routes[path] == NONE for path in board.paths_at[place])


def routes_to_site(state: MerchantsState, start: Place, source: City) -> i64:
    """How many trade routes lead from an intersection to the nearest city-site but the source; as
    many as there are intersections if none is reached."""
    board = board_of(state)
    away = UNREACHED[:]
    away[start] = 0
    waiting = vec[i64]([start])
    at: i64 = 0
    while at < i64(len(waiting)):
        place = waiting[at]
        at += 1
        if board.city_at[place] not in (NONE, source):
            return away[place]
        for path in board.paths_at[place]:
            next = other_end(path, place)
            if state.routes[path] != NONE and away[next] == NONE:
                away[next] = away[place] + 1
                waiting = append(waiting, next)
    return PLACES


def is_shortest(state: MerchantsState, place: Place, source: City, path: Path) -> bool:
    """Whether a shortest connection of the source goes on from there with that path."""
    if state.routes[path] == NONE:
        return False
    beyond = routes_to_site(state, other_end(path, place), source)
    return beyond == routes_to_site(state, place, source) - 1


def payments(state: MerchantsState, place: Place, source: City) -> set[i64]:
    """What the shortest connections from there pay, each way to share it once: a number with three
    digits for each color."""
    if board_of(state).city_at[place] not in (NONE, source):
        return {0}
    found: set[i64] = set()
    for path in board_of(state).paths_at[place]:
        if is_shortest(state, place, source, path):
            for beyond in payments(state, other_end(path, place), source):
                found.add(SHARE[state.routes[path]] + beyond)
    return found
