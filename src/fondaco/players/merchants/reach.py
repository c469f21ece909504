"""How far the caravans and merchants of a seat are from what they are out for."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, filled
from fondaco.games.merchants.components import END, PLACES, ROUTES_EACH, other_end
from fondaco.games.merchants.holdings import board_of
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import PIECES_EACH, Place, Seat

FAR: Final[i64] = 9_999
OWN_ROUTE: Final[i64] = 2  # what a trade route costs a caravan, in tenths of a card
FOREIGN_ROUTE: Final[i64] = 4
UNPAID_ROUTE: Final[i64] = 12  # a foreign one, if there is no gold for it
EMPTY_PATH: Final[i64] = 9
TOO_FAR: Final[i64] = 63  # nobody looks further
NEW_CARAVAN: Final[i64] = 14  # if there is none on the board

_FAR: Final = filled(PLACES, FAR)


def caravan_reach(state: MerchantsState, seat: Seat) -> vec[i64]:
    """What it costs to bring a caravan to each intersection, by routes and paths."""
    found = _FAR[:]
    waiting = vec[i64]()
    for path in caravan_starts(state, seat):
        for end in (END[2 * path], END[2 * path + 1]):
            found[end] = 0 if has_caravan(state, seat) else NEW_CARAVAN
            waiting = append(waiting, end)
    board = board_of(state)
    at: i64 = 0
    while at < i64(len(waiting)):
        place = waiting[at]
        at += 1
        for path in board.paths_at[place]:
            next = other_end(path, place)
            cost = found[place] + path_cost(state, seat, state.routes[path])
            if cost < min(found[next], TOO_FAR):
                found[next] = cost
                waiting = append(waiting, next)
    return found


def has_caravan(state: MerchantsState, seat: Seat) -> bool:
    first = seat * PIECES_EACH
    return state.caravans[first] != NONE or state.caravans[first + 1] != NONE


def caravan_starts(state: MerchantsState, seat: Seat) -> vec[i64]:
    """Where the caravans are; or could be, if there are none."""
    found = vec[i64]()
    for number in range(seat * PIECES_EACH, (seat + 1) * PIECES_EACH):
        if state.caravans[number] != NONE:
            found = append(found, state.caravans[number])
    if len(found) == 0:
        for number in range(seat * ROUTES_EACH, (seat + 1) * ROUTES_EACH):
            if state.opened[number] != NONE:
                found = append(found, state.opened[number])
    return found


def path_cost(state: MerchantsState, seat: Seat, owner: i64) -> i64:
    if owner == seat:
        return OWN_ROUTE
    if owner == NONE:
        return EMPTY_PATH
    return FOREIGN_ROUTE if state.gold[seat] > 0 else UNPAID_ROUTE


def merchant_reach(state: MerchantsState, start: Place, most: i64) -> vec[i64]:
    """How many steps it is to each intersection, up to a number."""
    found = _FAR[:]
    found[start] = 0
    waiting = vec[i64]([start])
    at: i64 = 0
    while at < i64(len(waiting)) and found[waiting[at]] < most:
        place = waiting[at]
        at += 1
        for path in board_of(state).paths_at[place]:
            next = other_end(path, place)
            if found[next] == FAR:
                found[next] = found[place] + 1
                waiting = append(waiting, next)
    return found
