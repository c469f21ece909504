"""A game that nobody can win any more: all trade routes lie, and lead nobody to enough posts."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merchants.components import CITY_PLACE, END, ROUTES_EACH, other_end
from fondaco.games.merchants.holdings import board_of, owed_by
from fondaco.games.merchants.network import UNSEEN
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import Seat


def nobody_can_win(state: MerchantsState) -> bool:
    # rule win.stuck
    for seat in range(state.seats):
        if state.opened[(seat + 1) * ROUTES_EACH - 1] == NONE:
            return False
    return all(most_deliveries(state, seat) < owed_by(state, seat) for seat in range(state.seats))


def most_deliveries(state: MerchantsState, seat: Seat) -> i64:
    """How many commodity tokens the seat could deliver at most, all trade routes being laid: to
    the posts of others that it reaches, and to those that may still be founded there."""
    reached = places_reached(state, seat)
    free: i64 = 0
    empty: i64 = 0
    for city in board_of(state).cities:
        if reached[CITY_PLACE[city]] == 0:
            continue
        if state.posts[city] == NONE:
            empty += 1
        elif state.posts[city] != seat and state.commodities[city] == NONE:
            free += 1
    return free + min(empty, posts_to_come(state, seat))


def posts_to_come(state: MerchantsState, seat: Seat) -> i64:
    """The trading posts that the others have in storage."""
    found: i64 = 0
    for other in range(state.seats):
        if other != seat:
            found += state.storage[other]
    return found


def places_reached(state: MerchantsState, seat: Seat) -> vec[i64]:
    """By intersection, 1 where trade routes that hang together with one of the seat's lead."""
    seen = UNSEEN[:]
    waiting = vec[i64]()
    for path in state.opened[seat * ROUTES_EACH : (seat + 1) * ROUTES_EACH]:
        if path != NONE and seen[END[2 * path]] == 0:
            seen[END[2 * path]] = 1
            waiting = append(waiting, END[2 * path])
    at: i64 = 0
    while at < i64(len(waiting)):
        place = waiting[at]
        at += 1
        for path in board_of(state).paths_at[place]:
            next = other_end(path, place)
            if state.routes[path] != NONE and seen[next] == 0:
                seen[next] = 1
                waiting = append(waiting, next)
    return seen
