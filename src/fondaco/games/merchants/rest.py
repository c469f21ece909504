"""Where pieces on their way can come to rest, and what it costs a caravan to get there."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merchants.components import END, FEE, ROOM, STEPS_A_SALT, other_end
from fondaco.games.merchants.holdings import board_of, caravans_on
from fondaco.games.merchants.network import UNREACHED
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import COLORS, PIECES_EACH, Path, Place, Seat

# Merchants.


def can_rest(state: MerchantsState, seat: Seat, merchant: i64, place: Place) -> bool:
    """Whether that merchant of the seat could end its move there."""
    # rule move.end
    merchants = state.merchants
    for number in range(i64(len(merchants))):
        if merchants[number] == place and number != seat * PIECES_EACH + merchant:
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
    if most <= 0:
        return most + 1
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
        return self.finds_way(path, steps - 1, salt, gold, deep)

    def finds_way(self, path: Path, steps: i64, salt: i64, gold: i64, deep: i64 = 0) -> bool:
        """Whether one of the trade routes that meet the path leads to where it can rest."""
        board = board_of(self.state)
        for end in range(2 * path, 2 * path + 2):
            for next in board.paths_at[END[end]]:
                if next != path and self.goes_on(next, steps, salt, gold, deep):
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
        found = Drive(state, seat, caravan)
        if path != NONE and found.finds_way(path, steps - 1, 0, state.gold[seat]):
            return True
    return False
