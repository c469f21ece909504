"""What an owner lacks for a Contract."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merkator.components import (
    BONUS_ACTIVE,
    DIFFERENT,
    FITS,
    FREE_COUNT,
    LOCATION,
)
from fondaco.games.merkator.encoding.survey import Survey
from fondaco.games.merkator.encoding.tables import (
    DEMAND_COLOR,
    DEMAND_FIRST,
    DEMAND_SECOND,
    DEMANDS,
    FIT_GOODS,
)
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import GOODS, MAJORS, PLACES, TAKE, Card, Seat


class Need:
    """What an owner lacks for a Contract; filled in by `weigh`.

    Attributes:
        lack (int): Goods lacking, wherever he is.
        there (int): Goods lacking once he has traveled to its location.
        colors (int): Of how many colors those are.
        color (int): One of them.
    """

    def __init__(self) -> None:
        self.lack: i64 = 0
        self.there: i64 = 0
        self.colors: i64 = 0
        self.color: i64 = 0


def weigh(need: Need, survey: Survey, owner: Seat, card: Card) -> None:
    need.lack = 0
    need.there = 0
    need.colors = 0
    if FREE_COUNT[card] > 0:
        weigh_free(need, survey, owner, card)
    else:
        weigh_named(need, survey, owner, card)


def weigh_named(need: Need, survey: Survey, owner: Seat, card: Card) -> None:
    state = survey.state
    place = LOCATION[card]
    bonus = survey.bonus_at[owner * PLACES + place] if place != NONE else 0
    fresh = fresh_color(state, owner)
    for at in range(DEMANDS[card], DEMANDS[card + 1]):
        color = DEMAND_COLOR[at]
        first = DEMAND_FIRST[at] - state.goods[owner * GOODS + 2 * color]
        second = DEMAND_SECOND[at] - state.goods[owner * GOODS + 2 * color + 1]
        if first <= 0 and second <= 0:
            continue
        cubes = state.supply[owner * MAJORS + color]
        if color == fresh:
            cubes += state.cubes[color]
        short = lacking(first, second, cubes)
        need.lack += short
        if bonus > 0:
            first -= BONUS_ACTIVE * (bonus >> 2 * color & 1)
            second -= BONUS_ACTIVE * (bonus >> 2 * color + 1 & 1)
        if color == place:
            cubes += state.cubes[color]
        short = lacking(first, second, cubes)
        if short > 0:
            need.there += short
            need.colors += 1
            need.color = color


def lacking(first: i64, second: i64, cubes: i64) -> i64:
    """How many of the two goods of a color are lacking if the cubes are used as they fit."""
    short = -cubes
    if first > 0:
        short += first
    if second > 0:
        short += second
    return short if short > 0 else 0


def fresh_color(state: MerkatorState, owner: Seat) -> i64:
    """The color whose cubes the owner is about to take, or NONE."""
    if state.step == TAKE and state.active == owner and state.merkator < MAJORS:
        return state.merkator
    return NONE


def weigh_free(need: Need, survey: Survey, owner: Seat, card: Card) -> None:
    """The same where the Contract leaves the choice: a color lacking is worth two goods."""
    held: i64 = 0
    there: i64 = 0
    place = LOCATION[card]
    bonus = survey.bonus_at[owner * PLACES + place] & FIT_GOODS[card]
    fresh = fresh_color(survey.state, owner)
    for color in range(MAJORS):
        taken: i64 = survey.state.cubes[color] if color == fresh else 0
        has = usable(survey.state, owner, card, color, taken)
        held += has
        if color == place:
            there -= has
            there += usable(survey.state, owner, card, color, survey.state.cubes[color])
        if bonus >> 2 * color & 3 > 0:
            there += 1
    need.lack = max(FREE_COUNT[card] - held, 0)
    need.there = max(FREE_COUNT[card] - held - there, 0)
    need.colors = (need.there + 1) // 2
    need.color = NONE


def usable(state: MerkatorState, owner: Seat, card: Card, color: i64, more: i64) -> i64:
    """How many goods of a color suit the Contract, with so many cubes more."""
    fits = FITS[card * GOODS + 2 * color]
    fits_second = FITS[card * GOODS + 2 * color + 1]
    if fits + fits_second == 0:
        return 0
    first = state.goods[owner * GOODS + 2 * color] * fits
    second = state.goods[owner * GOODS + 2 * color + 1] * fits_second
    cubes = state.supply[owner * MAJORS + color] + more
    if DIFFERENT[card] == 1:
        return min(min(first, 1) + min(second, 1) + cubes, fits + fits_second)
    return first + second + cubes
