"""How much each board action would bring to a seat with the cubes that it has."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merv.components import (
    CITY_COST,
    HALL_COLOR,
    HALL_SPACES,
    LIBRARY_CUBES,
    SERVANTS,
    WALL_COLOR,
    WALL_COUNT,
    WALL_KINDS,
    WALL_PRICE,
)
from fondaco.games.merv.encoding.survey import ROW, SOLDIERS
from fondaco.games.merv.holdings import courtiers_of, cubes_of
from fondaco.games.merv.mosque_track import SEGMENT_COST, SEGMENT_FROM, SEGMENT_TO, SEGMENTS, SPACES
from fondaco.games.merv.payment import discount
from fondaco.games.merv.places import courtiers_in, hall_points
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    BUY_ADVANCE,
    BUY_CARD,
    BUY_COURTIER,
    BUY_GOOD,
    CITIES,
    COLORS,
    CUBES,
    INNER,
    PRAYER,
    TRACKS,
    WHITE,
    Seat,
)

_BITS: Final[i64] = 15
_STEPS_AHEAD: Final[i64] = 3
_PRICES: Final[i64] = 3  # of walls: 1, 2, 3 or more


def _packed(costs: vec[i64], rows: i64) -> vec[i64]:
    """Costs with 15 bits for each color."""
    return vec[i64](
        [
            sum([costs[row * COLORS + color] << (_BITS * color) for color in range(COLORS)])
            for row in range(rows)
        ]
    )


_SEGMENT: Final = _packed(SEGMENT_COST, SEGMENTS)
_CITY: Final = _packed(CITY_COST, CITIES)
_MASK: Final[i64] = (1 << _BITS) - 1


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
    """The cubes of each color that the next three steps from each space cost."""
    found: list[int] = []
    for start in range(SPACES):
        costs = [0 for _ in range(COLORS)]
        space = i64(start)
        for _ in range(_STEPS_AHEAD):
            if _FIRST[space] < _FIRST[space + 1]:
                segment = _NEXT[_FIRST[space]]
                space = SEGMENT_TO[segment]
                costs = [costs[n] + SEGMENT_COST[segment * COLORS + n] for n in range(COLORS)]
        found += costs
    return vec[i64](found)


_WAY: Final = _ways()


def way_ahead(space: i64, color: i64) -> i64:
    """The cubes of a color that the next three steps cost."""
    return _WAY[space * COLORS + color]


# Paying in thought: colored cubes are packed, those that stand for any color are counted.


def purse_of(state: MervState, seat: Seat) -> i64:
    found: i64 = 0
    for color in range(COLORS):
        found += state.cubes[seat * CUBES + color] << (_BITS * color)
    return found


def short_of(purse: i64, cost: i64) -> i64:
    """How many cubes of a cost the colored ones cannot pay."""
    short: i64 = 0
    for _ in range(COLORS):
        lacking = (cost & _MASK) - (purse & _MASK)
        if lacking > 0:
            short += lacking
        cost = cost >> _BITS
        purse = purse >> _BITS
    return short


def paid_from(purse: i64, cost: i64) -> i64:
    """What is left of the colored cubes."""
    left: i64 = 0
    for color in range(COLORS):
        shift = _BITS * color
        there = ((purse >> shift) & _MASK) - ((cost >> shift) & _MASK)
        if there > 0:
            left += there << shift
    return left


# By board action.


def cards_within(state: MervState, seat: Seat) -> i64:
    most: i64 = 0
    for color in range(COLORS):
        most = max(most, cubes_of(state, seat, color))
    most += cubes_of(state, seat, WHITE) + discount(state, seat, BUY_CARD)
    return min(most, len(state.display))


def hall_within(state: MervState, seat: Seat, hall: i64, city: vec[i64]) -> i64:
    """One more than a hall scores, if a courtier can be placed and paid there."""
    court = courtiers_of(state, seat)
    cubes = cubes_of(state, seat, HALL_COLOR[hall]) + cubes_of(state, seat, WHITE)
    if cubes + discount(state, seat, BUY_COURTIER) <= court:
        return 0
    if court + city[seat * ROW + SOLDIERS] == SERVANTS or courtiers_in(state, hall) == HALL_SPACES:
        return 0
    return hall_points(state, seat, hall) + 1


def scrolls_within(state: MervState, seat: Seat) -> i64:
    held = cubes_of(state, seat, WHITE)
    for color in range(COLORS):
        if cubes_of(state, seat, color) > 0:
            held += 1
    return min(held, LIBRARY_CUBES)


def goods_within(state: MervState, seat: Seat) -> i64:
    """Goods, with one new trading post and with camels."""
    purse = purse_of(state, seat)
    wild = cubes_of(state, seat, WHITE) + discount(state, seat, BUY_GOOD)
    links = state.camels[seat] + 1
    found: i64 = 0
    for city in range(CITIES):
        short = short_of(purse, _CITY[city])
        needed = links_to(state, seat, city)
        if short <= wild and needed <= links:
            purse = paid_from(purse, _CITY[city])
            wild -= short
            links -= needed
            found += 1
    return found


def links_to(state: MervState, seat: Seat, city: i64) -> i64:
    """The posts or camels that a seat lacks on the way to a city."""
    first = seat * CITIES
    if state.posts[first + city] == 1:
        return 0
    return 1 if city < INNER or state.posts[first + city - INNER] == 1 else 2


def steps_within(state: MervState, seat: Seat) -> i64:
    """Steps in the mosque, each time the one for which fewest cubes are lacking."""
    purse = purse_of(state, seat)
    wild = cubes_of(state, seat, WHITE) + discount(state, seat, BUY_ADVANCE)
    space = state.tracks[seat * TRACKS + PRAYER]
    steps: i64 = 0
    segment = cheapest(purse, space)
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


# Walls: how many pieces are left, 5 bits for each color and price.
WALL_PLACE: Final = vec[i64](
    [
        5 * (WALL_COLOR[wall] * _PRICES + min(WALL_PRICE[wall], _PRICES) - 1)
        for wall in range(WALL_KINDS)
    ]
)
ALL_WALLS: Final[i64] = sum([WALL_COUNT[wall] << WALL_PLACE[wall] for wall in range(WALL_KINDS)])


def walls_within(state: MervState, seat: Seat, walls: i64) -> i64:
    """Pieces of the wall, cheap ones first; a white cube is one more."""
    found = cubes_of(state, seat, WHITE)
    for color in range(COLORS):
        cubes = cubes_of(state, seat, color)
        for price in range(1, _PRICES + 1):
            built = min(cubes // price, (walls >> (5 * (color * _PRICES + price - 1))) & 31)
            found += built
            cubes -= built * price
    return found
