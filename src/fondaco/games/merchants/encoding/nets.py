"""Nets of trade routes: which colors belong to each, and which are one trade route away.

What is noted of an intersection has a bit for each color, each kind of note four bits further up;
above them are the trade routes that meet there. So one look at it tells whoever comes by all of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE, zeros
from fondaco.games.merchants.components import END, PLACES, ROUTES_EACH
from fondaco.games.merchants.encoding.tables import OTHER_END, PART, SIDE, Map
from fondaco.games.merchants.state import MerchantsState

ALL: Final[i64] = 15  # the bits of all colors

# The first note, without a shift: a net to which one of their trade routes belongs leads there.
OWN: Final[i64] = 4  # they have a trading post or a trade route there, and may build on
ALMOST: Final[i64] = 8  # one more trade route of theirs would join their net to the net there
TAKES: Final[i64] = 12  # the color of the trading post there, if it takes a commodity
SEEN: Final[i64] = 16  # their caravans come there: see caravans.py
FOUND: Final[i64] = 1 << 20  # it belongs to a net that was looked at
WAYS: Final[i64] = 24  # from there on, for each trade route: its color, and where it leads

# A way, of which three follow each other: a bit for the color, and from WAY_END the intersection.
WAY: Final[i64] = 12  # bits
WAY_END: Final[i64] = 4

BLANK: Final = zeros(PLACES)


@mypyc_attr(acyclic=True)
class Nets:
    """The trade routes of a position."""

    def __init__(self, state: MerchantsState, map: Map) -> None:
        self.routes = state.routes
        self.opened = state.opened
        self.sides = map.sides
        self.notes = BLANK[:]  # by intersection
        self.queue = BLANK[:]  # the intersections of one net
        self.queued: i64 = 0
        self.laid: i64 = 0  # trade routes of all seats, eight bits for each
        self._note_routes()

    def look(self, state: MerchantsState, map: Map) -> None:
        """The same of another position."""
        self.routes = state.routes
        self.opened = state.opened
        self.sides = map.sides
        self.notes = BLANK[:]
        self.laid = 0
        self._note_routes()

    def _note_routes(self) -> None:
        """Note who has trade routes where."""
        notes = self.notes
        opened = self.opened
        one: i64 = 1
        mark: i64 = 1 << OWN
        laid: i64 = 0
        first: i64 = 0
        while first < i64(len(opened)):
            for at in range(first, first + ROUTES_EACH):
                path = opened[at]
                if path == NONE:
                    break
                laid += one
                notes[END[2 * path]] |= mark
                notes[END[2 * path + 1]] |= mark
            one <<= 8
            mark <<= 1
            first += ROUTES_EACH
        self.laid = laid

    def follow(self) -> None:
        """Look at each net, once trade routes and trading posts are noted."""
        notes = self.notes
        opened = self.opened
        first: i64 = 0
        while first < i64(len(opened)):
            for at in range(first, first + ROUTES_EACH):
                path = opened[at]
                if path == NONE:
                    break
                place = END[2 * path]
                if notes[place] & FOUND == 0:
                    self._fill(place, notes)
            first += ROUTES_EACH

    def _fill(self, place: i64, notes: vec[i64]) -> None:
        """Note at all intersections of a net whose trade routes belong to it, and which colors
        could join it by one more."""
        queue = self.queue
        queue[0] = place
        notes[place] |= FOUND
        marks = self._spread(notes, queue)
        for at in range(self.queued):
            notes[queue[at]] |= marks

    def _spread(self, notes: vec[i64], queue: vec[i64]) -> i64:
        """Find all intersections of a net, and note the ways on; what is to be noted at all of
        them."""
        routes = self.routes
        sides = self.sides
        at: i64 = 0
        count: i64 = 1
        owners: i64 = 0
        beside: i64 = 0  # what is noted at both ends of empty paths
        while at < count:
            place = queue[at]
            at += 1
            here = notes[place]
            ways: i64 = 0
            around = sides[place]
            while around > 0:
                owner = routes[around & PART]
                next = (around >> OTHER_END & PART) - 1
                around >>= SIDE
                noted = notes[next]
                if owner == NONE:
                    beside |= here | noted
                    continue
                ways = ways << WAY | next << WAY_END | 1 << owner
                owners |= ways
                if noted & FOUND == 0:
                    notes[next] = noted | FOUND
                    queue[count] = next
                    count += 1
            notes[place] = here | ways << WAYS
        self.queued = count
        return owners & ALL | (beside >> OWN & ALL) << ALMOST
