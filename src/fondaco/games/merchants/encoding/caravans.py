"""How far the caravans of a seat can go, and what they come by."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE, zeros
from fondaco.games.merchants.components import END, FEE, PLACES, STEPS_A_SALT
from fondaco.games.merchants.encoding.nets import ALL, TAKES, Nets
from fondaco.games.merchants.encoding.tables import AROUND
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import COLORS, PIECES_EACH, Seat

LOOK_AHEAD: Final[i64] = 6  # trade routes that caravans look ahead
SALT_REACH: Final[i64] = min(STEPS_A_SALT, LOOK_AHEAD)

_NOWHERE: Final = zeros(PLACES)


class Drive:
    """The trading posts that take a commodity, near the caravans of one seat after another."""

    def __init__(self, state: MerchantsState, nets: Nets) -> None:
        self.state = state
        self.nets = nets
        self.seat: Seat = 0
        self.seen = _NOWHERE[:]  # by intersection: the bits of colors whose caravans come there
        self.count: i64 = 0  # intersections in the queue, which the nets need no more
        self.nearest: i64 = 0  # steps to the first of them, and one; 0 if none is near
        self.at_once: i64 = 0  # how many are beside the caravans
        self.one_salt: i64 = 0  # within one salt
        self.in_hand: i64 = 0  # within the steps that were asked about
        self.six_routes: i64 = 0

    def look(self, seat: Seat, steps: i64) -> None:
        """Look around the caravans of a seat; `steps` is how far they can go now."""
        self.seat = seat
        self.count = 0
        self.nearest = 0
        for number in range(seat * PIECES_EACH, seat * PIECES_EACH + PIECES_EACH):
            path = self.state.caravans[number]
            if path != NONE:
                self._come_to(END[2 * path])
                self._come_to(END[2 * path + 1])
        self._go(self._right_of_way(), steps)

    def _right_of_way(self) -> i64:
        """The colors whose trade routes the seat may use now, or can pay for."""
        # rule fee.owner
        state = self.state
        if state.gold[self.seat] >= FEE:
            return ALL
        found: i64 = 1 << self.seat
        if self.seat == state.active:
            for number in range(PIECES_EACH * COLORS):
                if state.fees[number] == 1:
                    found |= 1 << number % COLORS
        return found

    def _go(self, open_to: i64, steps: i64) -> None:
        """From the intersections of each distance to those of the next."""
        at: i64 = 0
        found: i64 = 0
        for away in range(LOOK_AHEAD + 1):
            stop = self.count
            while at < stop:
                found += self._look_at(self.nets.queue[at], open_to)
                at += 1
            if found > 0 and self.nearest == 0:
                self.nearest = away + 1
            self._note(away, steps, found)

    def _note(self, away: i64, steps: i64, found: i64) -> None:
        if away == 0:
            self.at_once = found
        if away == SALT_REACH:
            self.one_salt = found
        if away == min(steps, LOOK_AHEAD):
            self.in_hand = found
        self.six_routes = found

    def _look_at(self, place: i64, open_to: i64) -> i64:
        """Go on along the trade routes from there; 1 if there is a target."""
        paths = self.nets.paths
        routes = self.nets.routes
        for number in range(place * AROUND, place * AROUND + AROUND):
            path = paths[number]
            if path == NONE:
                break
            owner = routes[path]
            if owner != NONE and open_to >> owner & 1 == 1:
                self._come_to(self.nets.beyond[number])
        takes = self.nets.notes[place] >> TAKES & ALL
        return 1 if takes & ~(1 << self.seat) != 0 else 0

    def _come_to(self, place: i64) -> None:
        if self.seen[place] >> self.seat & 1 == 0:
            self.seen[place] |= 1 << self.seat
            self.nets.queue[self.count] = place
            self.count += 1
