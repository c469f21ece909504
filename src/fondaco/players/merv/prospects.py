"""What the action on the activated site may bring, before it is taken: a rough estimate."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merv.cards import may_hold, set_points
from fondaco.games.merv.components import (
    CITY_COST,
    DISPLAY,
    HALL_COLOR,
    SITE_ACTION,
    WALL_COLOR,
    WALL_KINDS,
    WALL_PRICE,
)
from fondaco.games.merv.effects import walls_left
from fondaco.games.merv.holdings import courtiers_of, cubes_of, favour_of, posts_of, space_of
from fondaco.games.merv.mosque_track import SEGMENT_COST, SEGMENT_FROM, SEGMENTS
from fondaco.games.merv.payment import can_pay
from fondaco.games.merv.places import hall_points, has_room
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    BUY_ADVANCE,
    BUY_GOOD,
    CARAVANSARY,
    CITIES,
    COLORS,
    HALLS,
    IN_CARAVANSARY,
    LIBRARY,
    MARKETPLACE,
    MOSQUE,
    PALACE,
    WHITE,
    Seat,
)

# In hundredths of a point, the cubes that it costs already taken off.
FREE_ACTION: Final[i64] = 90  # favour or a soldier is always there
SCROLL: Final[i64] = 65
GOOD: Final[i64] = 60
FIRST_POST: Final[i64] = 110
STEP: Final[i64] = 85
WALL: Final[i64] = 70
CARD: Final[i64] = 30


def action_worth(state: MervState, seat: Seat, scorings: i64) -> i64:
    """The best of the board action and of the two that are always there."""
    action = SITE_ACTION[state.sites[state.site]]
    return max(FREE_ACTION, board_worth(state, seat, action, scorings))


def board_worth(state: MervState, seat: Seat, action: i64, scorings: i64) -> i64:
    if action == CARAVANSARY:
        return cards_worth(state, seat)
    if action == PALACE:
        return courtier_worth(state, seat, scorings)
    if action == LIBRARY:
        return colors_held(state, seat) * SCROLL
    if action == MARKETPLACE:
        return goods_worth(state, seat)
    return steps_worth(state, seat) if action == MOSQUE else walls_worth(state, seat)


def most_of_a_color(state: MervState, seat: Seat) -> i64:
    most: i64 = 0
    for color in range(COLORS):
        most = max(most, cubes_of(state, seat, color))
    return most + cubes_of(state, seat, WHITE)


def colors_held(state: MervState, seat: Seat) -> i64:
    held = cubes_of(state, seat, WHITE)
    for color in range(COLORS):
        if cubes_of(state, seat, color) > 0:
            held += 1
    return min(held, 4)


def cards_worth(state: MervState, seat: Seat) -> i64:
    """Cards within reach, as many as cubes of one color can pay."""
    cubes = most_of_a_color(state, seat)
    reach = min(state.camels[IN_CARAVANSARY] + 1, DISPLAY, len(state.display))
    now = set_points(state, seat, NONE)
    best: i64 = 0
    for at in range(reach):
        spice = state.display[at]
        if may_hold(state, seat, spice):
            best = max(best, (set_points(state, seat, spice) - now) * 100)
    return (best + (cubes - 1) * 100) * 60 // 100 + CARD * cubes if best > 0 and cubes > 0 else 0


def courtier_worth(state: MervState, seat: Seat, scorings: i64) -> i64:
    """The best hall that can be paid, as often as favour will let it score."""
    price = courtiers_of(state, seat) + 1
    heard = min(favour_of(state, seat) - (price - 1), scorings)
    best: i64 = 0
    for hall in range(HALLS):
        cubes = cubes_of(state, seat, HALL_COLOR[hall]) + cubes_of(state, seat, WHITE)
        if cubes >= price and has_room(state, hall):
            points = (hall_points(state, seat, hall) + 1) * 100 * (heard if heard > 1 else 1)
            best = max(best, points - price * 40)
    return best


def goods_worth(state: MervState, seat: Seat) -> i64:
    worth = FIRST_POST if posts_of(state, seat) < 6 else 0
    for city in range(CITIES):
        payable = can_pay(state, seat, BUY_GOOD, CITY_COST, city)
        if payable and state.posts[seat * CITIES + city] == 1:
            worth += GOOD
    return worth


def steps_worth(state: MervState, seat: Seat) -> i64:
    """The next segment, and hope for those after it."""
    here = space_of(state, seat)
    for segment in range(SEGMENTS):
        leads_on = SEGMENT_FROM[segment] == here
        if leads_on and can_pay(state, seat, BUY_ADVANCE, SEGMENT_COST, segment):
            return STEP + colors_held(state, seat) * STEP // 3
    return 0


def walls_worth(state: MervState, seat: Seat) -> i64:
    """Walls that the cubes of each color can pay."""
    worth: i64 = 0
    for wall in range(WALL_KINDS):
        price = WALL_PRICE[wall]
        if walls_left(state, wall) > 0 and cubes_of(state, seat, WALL_COLOR[wall]) >= price:
            worth += WALL if price == 1 else WALL // 2
    return worth
