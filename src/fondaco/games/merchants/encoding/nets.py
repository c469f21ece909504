"""Nets of trade routes: which colors belong to each, and which are one trade route away.

What is noted of an intersection has a bit for each color, each kind of note four bits further up.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, zeros
from fondaco.games.merchants.components import END, PLACES, ROUTES_EACH
from fondaco.games.merchants.encoding.tables import AROUND, Map
from fondaco.games.merchants.state import MerchantsState

ALL: Final[i64] = 15  # the bits of all colors

NET: Final[i64] = 0  # a net to which one of their trade routes belongs leads there
POST: Final[i64] = 4  # the color of the trading post there
ALMOST: Final[i64] = 8  # one more trade route of theirs would join their net to the net there
TAKES: Final[i64] = 12  # the color of the trading post there, if it takes a commodity

_NOWHERE: Final = zeros(PLACES)
_UNSORTED: Final = zeros(2 * PLACES)


class Nets:
    """The trade routes of a position."""

    def __init__(self, state: MerchantsState, map: Map) -> None:
        self.routes = state.routes
        self.paths = map.paths
        self.beyond = map.beyond
        self.notes = _NOWHERE[:]  # by intersection
        self.queue = _UNSORTED[:]  # the intersections of each net, then NONE
        self.queued: i64 = 0
        self._follow(state.opened)

    def _follow(self, opened: vec[i64]) -> None:
        end = i64(len(opened))
        at: i64 = 0
        while at < end:
            if opened[at] == NONE:
                at += ROUTES_EACH - at % ROUTES_EACH  # the seat has no more
                continue
            place = END[2 * opened[at]]
            if self.notes[place] == 0:
                self._fill(place)
            at += 1

    def _fill(self, place: i64) -> None:
        """Note at all intersections of a net whose trade routes belong to it."""
        routes = self.routes
        notes = self.notes
        queue = self.queue
        paths = self.paths
        beyond = self.beyond
        first = self.queued
        queue[first] = place
        notes[place] = ALL
        count = first + 1
        at = first
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
                if notes[next] == 0:
                    notes[next] = ALL
                    queue[count] = next
                    count += 1
        for at in range(first, count):
            notes[queue[at]] = colors
        queue[count] = NONE  # here another net begins
        self.queued = count + 1

    def look_across(self) -> None:
        """Note at all intersections of a net which colors could join it by one trade route."""
        routes = self.routes
        notes = self.notes
        queue = self.queue
        paths = self.paths
        beyond = self.beyond
        first: i64 = 0
        while first < self.queued:
            found: i64 = 0
            end = first
            while queue[end] != NONE:
                side = queue[end] * AROUND
                end += 1
                for number in range(side, side + AROUND):
                    path = paths[number]
                    if path == NONE:
                        break
                    if routes[path] == NONE:
                        found |= notes[beyond[number]]
            found = (found | found >> POST) & ALL
            for at in range(first, end):
                notes[queue[at]] |= found << ALMOST
            first = end + 1
