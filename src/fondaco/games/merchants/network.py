"""Trade routes as a net: what they connect, and where pieces that move on it can come to rest."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, filled, zeros
from fondaco.games.merchants.components import (
    CITY_PLACE,
    END,
    FEE,
    PLACES,
    ROOM,
    ROUTES_EACH,
    STEPS_A_SALT,
    other_end,
)
from fondaco.games.merchants.state import MerchantsState, board_of, caravans_on
from fondaco.games.merchants.terms import COLORS, PIECES_EACH, City, Path, Place, Seat

UNSEEN: Final = zeros(PLACES)  # copied where a search notes which intersections it has seen
UNREACHED: Final = filled(PLACES, NONE)


def post_at(state: MerchantsState, place: Place) -> i64:
    """The color of the trading post on an intersection, or NONE."""
    city = board_of(state).city_at[place]
    return state.posts[city] if city != NONE else NONE


def touches_post(state: MerchantsState, seat: Seat, path: Path) -> bool:
    """Whether a trading post of the seat stands at an end of the path."""
    return post_at(state, END[2 * path]) == seat or post_at(state, END[2 * path + 1]) == seat


def touches_route(state: MerchantsState, seat: Seat, path: Path) -> bool:
    """Whether a trade route of the seat meets the path."""
    for end in (END[2 * path], END[2 * path + 1]):
        for other in board_of(state).paths_at[end]:
            if other != path and state.routes[other] == seat:
                return True
    return False


def meet(path: Path, other: Path) -> bool:
    """Whether two paths have an end in common."""
    one = END[2 * path]
    two = END[2 * path + 1]
    return END[2 * other] in (one, two) or END[2 * other + 1] in (one, two)


def own_places(state: MerchantsState, seat: Seat) -> vec[i64]:
    """The intersections that trading posts or trade routes of the seat touch, each once."""
    board = board_of(state)
    seen = UNSEEN[:]
    found = vec[i64]()
    number = seat * ROUTES_EACH
    while number < (seat + 1) * ROUTES_EACH and state.opened[number] != NONE:
        for end in (2 * state.opened[number], 2 * state.opened[number] + 1):
            if seen[END[end]] == 0:
                seen[END[end]] = 1
                found = append(found, END[end])
        number += 1
    for city in board.cities:
        if state.posts[city] == seat and seen[CITY_PLACE[city]] == 0:
            found = append(found, CITY_PLACE[city])
    return found


def open_paths(state: MerchantsState, seat: Seat) -> vec[i64]:
    """The empty paths that touch the seat's trading posts or trade routes, each once."""
    found = vec[i64]()
    for place in own_places(state, seat):
        for path in board_of(state).paths_at[place]:
            if state.routes[path] == NONE and path not in found:
                found = append(found, path)
    return found


# First connections.


class Reach:
    """What trade routes of all colors lead to from an intersection."""

    def __init__(self, state: MerchantsState, start: Place) -> None:
        self.seen = UNSEEN[:]
        self.sites: i64 = 0
        self.site: City = NONE  # the last that was found
        board = board_of(state)
        self.seen[start] = 1
        waiting = vec[i64]([start])
        at: i64 = 0
        while at < i64(len(waiting)):
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


def distances(state: MerchantsState, source: City) -> vec[i64]:
    """How many trade routes lead from each intersection to the nearest other city-site."""
    board = board_of(state)
    found = UNREACHED[:]
    waiting = vec[i64]()
    for city in board.cities:
        if city != source:
            found[CITY_PLACE[city]] = 0
            waiting = append(waiting, CITY_PLACE[city])
    at: i64 = 0
    while at < i64(len(waiting)):
        place = waiting[at]
        at += 1
        for path in board.paths_at[place]:
            next = other_end(path, place)
            if state.routes[path] != NONE and found[next] == NONE:
                found[next] = found[place] + 1
                waiting = append(waiting, next)
    return found


def next_on_connection(state: MerchantsState) -> vec[i64]:
    """The trade routes with which the shortest connection may go on from where it has come."""
    # rule route.shortest
    away = distances(state, state.source)
    found = vec[i64]()
    for path in board_of(state).paths_at[state.joining]:
        next = other_end(path, state.joining)
        if state.routes[path] != NONE and away[next] == away[state.joining] - 1:
            found = append(found, path)
    return found


# Merchants.


def can_rest(state: MerchantsState, seat: Seat, merchant: i64, place: Place) -> bool:
    """Whether that merchant of the seat could end its move there."""
    # rule move.end
    for number in range(i64(len(state.merchants))):
        if state.merchants[number] == place and number != seat * PIECES_EACH + merchant:
            return False
    city = board_of(state).city_at[place]
    if city == NONE:
        return True
    # rule move.no_post
    return state.posts[city] == NONE and state.storage[seat] > 0


def steps_to_rest(state: MerchantsState, seat: Seat, merchant: i64, start: Place, most: i64) -> i64:
    """How many steps it is to where the merchant could end its move; `most` + 1 if too far."""
    if can_rest(state, seat, merchant, start):
        return 0
    away = UNREACHED[:]
    away[start] = 0
    waiting = vec[i64]([start])
    at: i64 = 0
    while at < i64(len(waiting)) and away[waiting[at]] < most:
        place = waiting[at]
        at += 1
        for path in board_of(state).paths_at[place]:
            next = other_end(path, place)
            if away[next] == NONE:
                away[next] = away[place] + 1
                if can_rest(state, seat, merchant, next):
                    return away[next]
                waiting = append(waiting, next)
    return most + 1


def can_walk(state: MerchantsState, seat: Seat, steps: i64) -> bool:
    """Whether a merchant of the seat could move by so many steps, without paying for more."""
    for merchant in range(PIECES_EACH):
        place = state.merchants[seat * PIECES_EACH + merchant]
        if place == NONE:
            continue
        for path in board_of(state).paths_at[place]:
            next = other_end(path, place)
            if steps_to_rest(state, seat, merchant, next, steps - 1) < steps:
                return True
    return False


# Caravans.


def has_room(state: MerchantsState, number: i64, path: Path) -> bool:
    """Whether that caravan could end its move beside the trade route."""
    # rule caravan.two_max
    others = caravans_on(state, path) - (1 if state.caravans[number] == path else 0)
    return others < ROOM


def fee_for(state: MerchantsState, seat: Seat, caravan: i64, path: Path) -> i64:
    """What it costs that caravan of the seat to enter a trade route now."""
    # rule fee.owner
    # rule fee.flat
    # rule fee.each
    owner = state.routes[path]
    if owner == seat or state.fees[caravan * COLORS + owner] == 1:
        return 0
    return FEE


class Drive:
    """A caravan looking for a trade route where it can end its move."""

    def __init__(self, state: MerchantsState, seat: Seat, caravan: i64) -> None:
        self.state = state
        self.seat = seat
        self.caravan = caravan

    def finds_rest(self, path: Path, steps: i64, salt: i64, gold: i64, deep: i64 = 0) -> bool:
        """Whether it could rest on the path, or go on from there to where it can."""
        number = self.seat * PIECES_EACH + self.caravan
        if has_room(self.state, number, path):
            return True
        if steps == 0:
            if salt == 0:
                return False
            salt -= 1
            steps = STEPS_A_SALT
        if deep > COLORS * PIECES_EACH // ROOM:
            return False
        for end in (END[2 * path], END[2 * path + 1]):
            for next in board_of(self.state).paths_at[end]:
                if next != path and self.goes_on(next, steps - 1, salt, gold, deep):
                    return True
        return False

    def goes_on(self, next: Path, steps: i64, salt: i64, gold: i64, deep: i64) -> bool:
        owner = self.state.routes[next]
        if owner == NONE:
            return False
        fee = fee_for(self.state, self.seat, self.caravan, next)
        if fee > gold:
            return False
        at = self.caravan * COLORS + owner
        before = self.state.fees[at]
        self.state.fees[at] = 1
        found = self.finds_rest(next, steps, salt, gold - fee, deep + 1)
        self.state.fees[at] = before
        return found


def can_drive(state: MerchantsState, seat: Seat, steps: i64) -> bool:
    """Whether a caravan of the seat could move by so many steps, without paying for more."""
    for caravan in range(PIECES_EACH):
        path = state.caravans[seat * PIECES_EACH + caravan]
        if path == NONE:
            continue
        found = Drive(state, seat, caravan)
        for end in (END[2 * path], END[2 * path + 1]):
            for next in board_of(state).paths_at[end]:
                if next != path and found.goes_on(next, steps - 1, 0, state.gold[seat], 0):
                    return True
    return False
