"""One look over the board that finds out, for all colors at once, what they produce and reach.

Counts of all colors are one number with eight bits for each: `SPREAD` makes them from a bit for
each color, `lane` reads one of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE, zeros
from fondaco.games.merchants.components import CITIES, CITY_PLACE, TOKEN_VALUE
from fondaco.games.merchants.encoding.nets import ALL, ALMOST, POST, TAKES, Nets
from fondaco.games.merchants.encoding.tables import (
    AROUND,
    AROUND_TWICE,
    CHANCES,
    MAPS,
    Map,
)
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import COLORS

SPREAD: Final = vec[i64](
    [sum([(bits >> color & 1) << 8 * color for color in range(COLORS)]) for bits in range(ALL + 1)]
)

# What is counted of a color, after the chances of each resource.
BLOCKED: Final[i64] = 5  # chances that the robber takes away
NUMBERS: Final[i64] = 6  # the numbers that bring something, a bit each
ROLLS: Final[i64] = 7  # how many rolls of 36 show one of these
BLANK: Final[i64] = 8  # hexes without a number beside trading posts
COUNTED: Final[i64] = 9

_NOTHING: Final = zeros(COLORS * COUNTED)


def lane(counts: i64, color: i64) -> i64:
    """What a number that counts for all colors says of one."""
    return counts >> 8 * color & 255


@mypyc_attr(acyclic=True)
class Survey:
    """The board of a position."""

    def __init__(self, state: MerchantsState) -> None:
        self.state = state
        self.map = MAPS[state.board]
        self.nets = Nets(state, self.map)
        self.tally = _NOTHING[:]  # by color, by what is counted
        self.empty: i64 = 0  # empty city-sites
        self.taking: i64 = 0  # trading posts that take a commodity, of whatever color
        # Counts for all colors.
        self.own_taking: i64 = 0  # such posts of that color
        self.reached: i64 = 0  # foreign ones that their net leads to
        self.one_route: i64 = 0  # those one trade route away, two trade routes away
        self.two_routes: i64 = 0
        self.sites: i64 = 0  # empty city-sites within one grain of their posts
        self._look_at_posts()
        self.nets.look_across()
        self._look_at_cities()

    def count(self, color: i64, what: i64) -> i64:
        return self.tally[color * COUNTED + what]

    # Trading posts and city-sites.

    def _look_at_posts(self) -> None:
        """Which take a commodity, and what they produce."""
        state = self.state
        posts = state.posts
        commodities = state.commodities
        notes = self.nets.notes
        tally = self.tally
        for city in self.map.cities:
            owner = posts[city]
            if owner == NONE:
                continue
            note: i64 = 1 << POST + owner
            if commodities[city] == NONE:
                note |= 1 << TAKES + owner
            notes[CITY_PLACE[city]] |= note
            if owner < state.seats:
                produce(self.map, state.laid, state.robber, city, owner * COUNTED, tally)

    def _look_at_cities(self) -> None:
        posts = self.state.posts
        notes = self.nets.notes
        close = self.map.close
        for city in self.map.cities:
            owner = posts[city]
            if owner == NONE:
                self.empty += 1
                self.sites += SPREAD[settled_near(city, close, posts)]
            elif notes[CITY_PLACE[city]] & ALL << TAKES != 0:
                self._note_target(city, owner, notes)

    def _note_target(self, city: i64, owner: i64, notes: vec[i64]) -> None:
        """Who reaches a trading post that takes a commodity, and by how many more routes."""
        place = CITY_PLACE[city]
        there = notes[place] & ALL
        one = there | notes[place] >> ALMOST & ALL
        two: i64 = 0
        beyond = self.map.beyond
        for number in range(place * AROUND, place * AROUND + AROUND):
            if beyond[number] == NONE:
                break
            note = notes[beyond[number]]
            one |= note | note >> POST
            two |= note >> ALMOST
        two |= around(notes, self.map.second, city * AROUND_TWICE)
        others = ALL - (1 << owner)
        self.taking += 1
        self.own_taking += SPREAD[1 << owner]
        self.reached += SPREAD[there & others]
        self.one_route += SPREAD[(one & ~there) & others]
        self.two_routes += SPREAD[(two & ~one) & others]


def produce(map: Map, laid: vec[i64], robber: i64, city: i64, first: i64, tally: vec[i64]) -> None:
    """Count what a trading post brings its owner, whose counts begin there."""
    # rule production.post
    hexes = map.hexes
    for number in range(city * AROUND, city * AROUND + AROUND):
        hex = hexes[number]
        if hex == NONE:
            break
        dice = map.number[hex] if laid[hex] == NONE else TOKEN_VALUE[laid[hex]]
        if dice == 0:
            tally[first + BLANK] += 1
        elif hex == robber:
            tally[first + BLOCKED] += CHANCES[dice]
        else:
            tally[first + map.terrain[hex]] += CHANCES[dice]
            if tally[first + NUMBERS] >> dice & 1 == 0:
                tally[first + NUMBERS] |= 1 << dice
                tally[first + ROLLS] += CHANCES[dice]


def settled_near(city: i64, close: vec[i64], posts: vec[i64]) -> i64:
    """The colors that have a trading post within one grain of a city."""
    found: i64 = 0
    at = city * CITIES
    while close[at] != NONE:
        owner = posts[close[at]]
        if owner != NONE:
            found |= 1 << owner
        at += 1
    return found


def around(notes: vec[i64], places: vec[i64], first: i64) -> i64:
    """The colors whose net or trading post is at one of these intersections."""
    found: i64 = 0
    for number in range(first, first + AROUND_TWICE):
        if places[number] == NONE:
            break
        note = notes[places[number]]
        found |= note | note >> POST
    return found
