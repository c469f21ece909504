"""How much each board action would bring to a seat with the cubes that it has.

Paying is thought through only: colored cubes are packed, 15 bits for each color, and those that
stand for any color are counted.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merv.components import CITY_COST, LIBRARY_CUBES
from fondaco.games.merv.encoding.features import BIT
from fondaco.games.merv.encoding.survey import PRICES
from fondaco.games.merv.mosque_track import SEGMENT_COST, SEGMENT_FROM, SEGMENT_TO, SEGMENTS, SPACES
from fondaco.games.merv.payment import discount
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    BUY_ADVANCE,
    BUY_CARD,
    BUY_GOOD,
    CITIES,
    COLORS,
    CUBES,
    INNER,
    PRAYER,
    TRACKS,
    Seat,
)

_BITS: Final[i64] = 15
_MASK: Final[i64] = (1 << _BITS) - 1
_TOPS: Final[i64] = sum([BIT[_BITS * color + _BITS - 1] for color in range(COLORS)])
_STEPS_AHEAD: Final[i64] = 3


def _packed(costs: vec[i64], rows: i64) -> vec[i64]:
    return vec[i64](
        [
            sum([costs[row * COLORS + color] << (_BITS * color) for color in range(COLORS)])
            for row in range(rows)
        ]
    )


_SEGMENT: Final = _packed(SEGMENT_COST, SEGMENTS)
_CITY: Final = _packed(CITY_COST, CITIES)


def purse_of(state: MervState, seat: Seat) -> i64:
    cubes = state.cubes
    purse: i64 = 0
    for color in range(COLORS):
        purse += cubes[seat * CUBES + color] << (_BITS * color)
    return purse


def cubes_in(purse: i64, color: i64) -> i64:
    return (purse >> (_BITS * color)) & _MASK


def short_of(purse: i64, cost: i64) -> i64:
    """How many cubes of a cost the colored ones cannot pay."""
    # The top bit of a color is lent to it: none is borrowed where its cubes are enough.
    if ((purse | _TOPS) - cost) & _TOPS == _TOPS:
        return 0
    short: i64 = 0
    for color in range(COLORS):
        lacking = ((cost >> (_BITS * color)) & _MASK) - ((purse >> (_BITS * color)) & _MASK)
        if lacking > 0:
            short += lacking
    return short


def paid_from(purse: i64, cost: i64) -> i64:
    """What is left of the colored cubes."""
    if ((purse | _TOPS) - cost) & _TOPS == _TOPS:
        return purse - cost
    left: i64 = 0
    for color in range(COLORS):
        there = ((purse >> (_BITS * color)) & _MASK) - ((cost >> (_BITS * color)) & _MASK)
        if there > 0:
            left += there << (_BITS * color)
    return left


# Cards, scrolls, walls.


def cards_within(state: MervState, seat: Seat, purse: i64, white: i64) -> i64:
    most: i64 = 0
    for color in range(COLORS):
        most = max(most, (purse >> (_BITS * color)) & _MASK)
    return min(most + white + discount(state, seat, BUY_CARD), len(state.display))


def scrolls_within(purse: i64, white: i64) -> i64:
    held = white
    for color in range(COLORS):
        if (purse >> (_BITS * color)) & _MASK > 0:
            held += 1
    return min(held, LIBRARY_CUBES)


def walls_within(purse: i64, white: i64, pieces: i64) -> i64:
    """Pieces of the wall, cheap ones first; a white cube is one more."""
    found = white
    for color in range(COLORS):
        cubes = (purse >> (_BITS * color)) & _MASK
        if cubes > 0:
            found += walls_of(cubes, (pieces >> (5 * color * PRICES)) & _MASK)
    return min(found, 15)


def walls_of(cubes: i64, pieces: i64) -> i64:
    """How many pieces of one color so many cubes buy; 5 bits for the pieces of each price."""
    single = min(cubes, pieces & 31)
    cubes -= single
    double = min(cubes >> 1, (pieces >> 5) & 31)
    cubes -= 2 * double
    return single + double + (1 if cubes > 2 and pieces >> 10 > 0 else 0)


# Goods.


def goods_within(state: MervState, seat: Seat, purse: i64, white: i64) -> i64:
    """Goods, with one new trading post and with camels."""
    wild = white + discount(state, seat, BUY_GOOD)
    if purse + wild == 0:
        return 0
    posts = state.posts
    links = state.camels[seat] + 1
    found: i64 = 0
    for city in range(CITIES):
        needed = links_to(posts, seat * CITIES, city)
        short = short_of(purse, _CITY[city]) if needed <= links else wild + 1
        if short <= wild:
            purse = paid_from(purse, _CITY[city])
            wild -= short
            links -= needed
            found += 1
    return found


def links_to(posts: vec[i64], first: i64, city: i64) -> i64:
    """The posts or camels that a seat lacks on the way to a city."""
    if posts[first + city] == 1:
        return 0
    return 1 if city < INNER or posts[first + city - INNER] == 1 else 2


# The mosque.


def _outgoing() -> vec[i64]:
    """Where the segments of each space begin in `_NEXT`, and where they end."""
    counts = [
        len([n for n in range(SEGMENTS) if SEGMENT_FROM[n] == space]) for space in range(SPACES)
    ]
    return vec[i64]([sum(counts[:space]) for space in range(SPACES + 1)])


_FIRST: Final = _outgoing()
_NEXT: Final = vec[i64](
    [n for space in range(SPACES) for n in range(SEGMENTS) if SEGMENT_FROM[n] == space]
)


def next_space(space: i64) -> i64:
    """The space after one in the mosque, the first if there are several; NONE after the last."""
    return NONE if _FIRST[space] == _FIRST[space + 1] else SEGMENT_TO[_NEXT[_FIRST[space]]]


def _ways() -> vec[i64]:
    """What the next three steps from each space cost."""
    found: list[i64] = []
    for start in range(SPACES):
        cost: i64 = 0
        space = i64(start)
        for _ in range(_STEPS_AHEAD):
            if next_space(space) != NONE:
                cost += _SEGMENT[_NEXT[_FIRST[space]]]
                space = next_space(space)
        found.append(cost)
    return vec[i64](found)


_WAY: Final = _ways()


def way_ahead(space: i64) -> i64:
    return _WAY[space]


def steps_within(state: MervState, seat: Seat, purse: i64, white: i64) -> i64:
    """Steps in the mosque, on the way that leads furthest."""
    wild = white + discount(state, seat, BUY_ADVANCE)
    if purse + wild == 0:
        return 0
    here = state.tracks[seat * TRACKS + PRAYER]
    most: i64 = 0
    for at in range(_FIRST[here], _FIRST[here + 1]):
        most = max(most, steps_along(_NEXT[at], purse, wild))
    return min(most, 15)


def steps_along(segment: i64, purse: i64, wild: i64) -> i64:
    """Steps that begin with a segment, then each time the one for which fewest are lacking."""
    steps: i64 = 0
    while segment != NONE and short_of(purse, _SEGMENT[segment]) <= wild:
        wild -= short_of(purse, _SEGMENT[segment])
        purse = paid_from(purse, _SEGMENT[segment])
        steps += 1
        segment = cheapest(purse, SEGMENT_TO[segment])
    return steps


def cheapest(purse: i64, space: i64) -> i64:
    """The segment from a space for which fewest cubes are lacking; NONE after the last."""
    best = NONE
    least: i64 = 99
    for at in range(_FIRST[space], _FIRST[space + 1]):
        short = short_of(purse, _SEGMENT[_NEXT[at]])
        if short < least:
            best = _NEXT[at]
            least = short
    return best
