"""One look over the board that finds out, for all colors at once, what they produce and reach.

Counts of all colors are one number with eight bits for each: `SPREAD` makes them from a bit for
each color, `lane` reads one of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE, wipe
from fondaco.games.merchants.components import CITY_PLACE
from fondaco.games.merchants.encoding.nets import ALL, ALMOST, FOUND, OWN, TAKES, Nets
from fondaco.games.merchants.encoding.production import NOTHING, ON_BOARD, add_rest
from fondaco.games.merchants.encoding.tables import AROUND, AROUND_TWICE, MAPS
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import COLORS

SPREAD: Final = vec[i64](
    [sum([(bits >> color & 1) << 8 * color for color in range(COLORS)]) for bits in range(ALL + 1)]
)


def lane(counts: i64, which: i64) -> i64:
    """One of the counts in a number that has eight bits for each."""
    return counts >> 8 * which & 255


@mypyc_attr(acyclic=True)
class Survey:
    """The board of a position."""

    def __init__(self, state: MerchantsState) -> None:
        self.state = state
        self.map = MAPS[state.board]
        self.nets = Nets(state, self.map)
        self.produced = NOTHING[:]
        self.empty: i64 = 0  # empty city-sites
        self.taking: i64 = 0  # trading posts that take a commodity, of whatever color
        # Counts for all colors.
        self.own_taking: i64 = 0  # such posts of that color
        self.reached: i64 = 0  # foreign ones that their net leads to
        self.one_route: i64 = 0  # those one trade route away, two trade routes away
        self.two_routes: i64 = 0
        self._look()

    def look(self, state: MerchantsState) -> None:
        """The same of another position."""
        self.state = state
        self.map = MAPS[state.board]
        self.nets.look(state, self.map)
        wipe(self.produced)
        self.empty = 0
        self.taking = 0
        self.own_taking = 0
        self.reached = 0
        self.one_route = 0
        self.two_routes = 0
        self._look()

    def _look(self) -> None:
        self._look_at_posts()
        self.nets.follow()
        self._look_at_cities()

    # Trading posts and city-sites.

    def _look_at_posts(self) -> None:
        """Note where they are, which take a commodity, and what they produce."""
        # rule production.post
        posts = self.state.posts
        commodities = self.state.commodities
        notes = self.nets.notes
        found = self.produced
        yields = ON_BOARD[self.state.board].yields
        numbers = ON_BOARD[self.state.board].numbers
        for city in self.map.cities:
            owner = posts[city]
            if owner != NONE:
                mark: i64 = 1 << OWN + owner
                if commodities[city] == NONE:
                    mark |= 1 << TAKES + owner
                notes[CITY_PLACE[city]] |= mark
                found[owner] += yields[city]
                found[COLORS + owner] |= numbers[city]
        add_rest(self.state, self.map, found)

    def _look_at_cities(self) -> None:
        posts = self.state.posts
        notes = self.nets.notes
        for city in self.map.cities:
            owner = posts[city]
            if owner == NONE:
                self.empty += 1
            elif notes[CITY_PLACE[city]] & ALL << TAKES != 0:
                self._note_target(city, owner, notes)

    def _note_target(self, city: i64, owner: i64, notes: vec[i64]) -> None:
        """Who reaches a trading post that takes a commodity, and by how many more routes."""
        place = CITY_PLACE[city]
        others = ALL - (1 << owner)
        there = notes[place] & others
        self.taking += 1
        self.own_taking += SPREAD[1 << owner]
        self.reached += SPREAD[there]
        if there == others:
            return
        near: i64 = 0
        two: i64 = 0
        beyond = self.map.beyond
        for number in range(place * AROUND, place * AROUND + AROUND):
            next = beyond[number]
            if next == NONE:
                break
            noted = notes[next]
            near |= noted >> OWN
            two |= noted >> ALMOST
        one = there | (near if notes[place] & FOUND == 0 else notes[place] >> ALMOST)
        if one & others != others:
            two |= around(notes, self.map.second, city * AROUND_TWICE)
        self.one_route += SPREAD[(one & ~there) & others]
        self.two_routes += SPREAD[(two & ~one) & others]


def around(notes: vec[i64], places: vec[i64], first: i64) -> i64:
    """The colors that may build on from one of these intersections."""
    found: i64 = 0
    for number in range(first, first + AROUND_TWICE):
        place = places[number]
        if place == NONE:
            break
        found |= notes[place] >> OWN
    return found
