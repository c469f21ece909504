"""Nets of trade routes: which colors belong to each, and which are one trade route away.

What is noted of an intersection has a bit for each color, each kind of note four bits further up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE, wipe, zeros
from fondaco.games.merchants.components import END, PLACES, ROUTES_EACH
from fondaco.games.merchants.encoding.tables import AROUND, Map
from fondaco.games.merchants.state import MerchantsState

ALL: Final[i64] = 15  # the bits of all colors

# The first note, without a shift: a net to which one of their trade routes belongs leads there.
OWN: Final[i64] = 4  # they have a trading post or a trade route there, and may build on
ALMOST: Final[i64] = 8  # one more trade route of theirs would join their net to the net there
TAKES: Final[i64] = 12  # the color of the trading post there, if it takes a commodity
SEEN: Final[i64] = 16  # their caravans come there: see caravans.py
FOUND: Final[i64] = 1 << 20  # it belongs to a net that was looked at


@mypyc_attr(acyclic=True)
class Nets:
    """The trade routes of a position."""

    def __init__(self, state: MerchantsState, map: Map) -> None:
        self.routes = state.routes
        self.paths = map.paths
        self.beyond = map.beyond
        self.notes = zeros(PLACES)  # by intersection
        self.queue = zeros(2 * PLACES)  # the intersections of each net, then NONE
        self.queued: i64 = 0
        self.laid: i64 = 0  # trade routes of all seats, eight bits for each
        self._follow(state.opened)

    def look(self, state: MerchantsState, map: Map) -> None:
        """The same of another position."""
        self.routes = state.routes
        self.paths = map.paths
        self.beyond = map.beyond
        wipe(self.notes)
        self.queued = 0
        self.laid = 0
        self._follow(state.opened)

    def _follow(self, opened: vec[i64]) -> None:
        notes = self.notes
        one: i64 = 1
        mark: i64 = 1 << OWN
        first: i64 = 0
        while first < i64(len(opened)):
            for at in range(first, first + ROUTES_EACH):
                path = opened[at]
                if path == NONE:
                    break
                self.laid += one
                notes[END[2 * path]] |= mark
                notes[END[2 * path + 1]] |= mark
                if notes[END[2 * path]] & FOUND == 0:
                    self._fill(END[2 * path])
            one <<= 8
            mark <<= 1
            first += ROUTES_EACH

    def _fill(self, place: i64) -> None:
        """Note at all intersections of a net whose trade routes belong to it."""
        notes = self.notes
        queue = self.queue
        first = self.queued
        queue[first] = place
        notes[place] |= FOUND
        colors = self._spread(first, notes, queue)
        for at in range(first, self.queued):
            notes[queue[at]] |= colors
        queue[self.queued] = NONE
        self.queued += 1

    def _spread(self, at: i64, notes: vec[i64], queue: vec[i64]) -> i64:
        """Find all intersections of a net; the colors of its trade routes."""
        routes = self.routes
        paths = self.paths
        beyond = self.beyond
        count = at + 1
        colors: i64 = 0
        while at < count:
            side = queue[at] * AROUND
            at += 1
            for number in range(side, side + AROUND):
                path = paths[number]
                if path == NONE:
                    break
                owner = routes[path]
                if owner == NONE:
                    continue
                colors |= 1 << owner
                next = beyond[number]
                if notes[next] & FOUND == 0:
                    notes[next] |= FOUND
                    queue[count] = next
                    count += 1
        self.queued = count
        return colors

    def look_across(self) -> None:
        """Note at all intersections of a net which colors could join it by one trade route."""
        notes = self.notes
        queue = self.queue
        first: i64 = 0
        while first < self.queued:
            found: i64 = 0
            end = first
            while queue[end] != NONE:
                found |= self._across(queue[end], notes)
                end += 1
            found = (found >> OWN & ALL) << ALMOST
            for at in range(first, end):
                notes[queue[at]] |= found
            first = end + 1

    def _across(self, place: i64, notes: vec[i64]) -> i64:
        """What is noted at both ends of the empty paths of an intersection."""
        paths = self.paths
        routes = self.routes
        beyond = self.beyond
        here = notes[place]
        found: i64 = 0
        for number in range(place * AROUND, place * AROUND + AROUND):
            path = paths[number]
            if path == NONE:
                break
            if routes[path] == NONE:
                found |= here | notes[beyond[number]]
        return found
