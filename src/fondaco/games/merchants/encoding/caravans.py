"""How far the caravans of a seat can go, and what they come by."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE
from fondaco.games.merchants.components import END, FEE, STEPS_A_SALT
from fondaco.games.merchants.encoding.nets import ALL, SEEN, TAKES, WAY, WAY_END, WAYS, Nets
from fondaco.games.merchants.encoding.tables import PART
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import COLORS, PIECES_EACH, Seat

LOOK_AHEAD: Final[i64] = 6  # trade routes that caravans look ahead
ENOUGH: Final[i64] = 6  # targets, after which nobody looks further
SALT_REACH: Final[i64] = min(STEPS_A_SALT, LOOK_AHEAD)


@mypyc_attr(acyclic=True)
class Drive:
    """The trading posts that take a commodity, near the caravans of one seat after another."""

    def __init__(self, state: MerchantsState, nets: Nets) -> None:
        self.state = state
        self.nets = nets
        self.seat: Seat = 0
        self.caravans: i64 = 0  # on the board
        self.open_to: i64 = 0  # the colors whose trade routes they may use
        self.count: i64 = 0  # intersections in the queue, which the nets need no more
        self.nearest: i64 = 0  # steps to the first target, and one; 0 if none is near
        self.at_once: i64 = 0  # how many are beside the caravans
        self.one_salt: i64 = 0  # within one salt
        self.in_hand: i64 = 0  # within the steps that were asked about
        self.six_routes: i64 = 0

    def look(self, seat: Seat, steps: i64) -> None:
        """Look around the caravans of a seat; `steps` is how far they can go now."""
        self.seat = seat
        self.nearest = 0
        self.caravans = 0
        self.count = 0
        caravans = self.state.caravans
        for number in range(seat * PIECES_EACH, seat * PIECES_EACH + PIECES_EACH):
            if caravans[number] != NONE:
                self.caravans += 1
                self._start(2 * caravans[number])
                self._start(2 * caravans[number] + 1)
        self.open_to = self._right_of_way()
        self._go(min(steps, LOOK_AHEAD))

    def _start(self, end: i64) -> None:
        place = END[end]
        mark: i64 = 1 << SEEN + self.seat
        if self.nets.notes[place] & mark == 0:
            self.nets.notes[place] |= mark
            self.nets.queue[self.count] = place
            self.count += 1

    def _right_of_way(self) -> i64:
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

    def _go(self, steps: i64) -> None:
        """From the intersections of each distance to those of the next."""
        notes = self.nets.notes
        queue = self.nets.queue
        open_to = self.open_to
        foreign: i64 = (ALL - (1 << self.seat)) << TAKES
        mark: i64 = 1 << SEEN + self.seat
        count = self.count
        found: i64 = 0
        at: i64 = 0
        for away in range(LOOK_AHEAD + 1):
            stop = count
            while at < stop:
                noted = notes[queue[at]]
                at += 1
                if noted & foreign != 0:
                    found += 1
                ways = noted >> WAYS
                while ways > 0:
                    if ways & open_to != 0:
                        next = ways >> WAY_END & PART
                        there = notes[next]
                        if there & mark == 0:
                            notes[next] = there | mark
                            queue[count] = next
                            count += 1
                    ways >>= WAY
            self._note(away, steps, found)
            if at == count or found >= ENOUGH:
                break

    def _note(self, away: i64, steps: i64, found: i64) -> None:
        """So many targets are within that distance; and beyond, unless more is noted of it."""
        if found > 0 and self.nearest == 0:
            self.nearest = away + 1
        if away == 0:
            self.at_once = found
        if away <= SALT_REACH:
            self.one_salt = found
        if away <= steps:
            self.in_hand = found
        self.six_routes = found
