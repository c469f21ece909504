"""What an owner lacks for a Contract.

Much of a learner's time is spent here: what a loop reads is a local name, since each look at a
field costs as much as the sum that is made with it.
"""

from mypy_extensions import i64, mypyc_attr

from fondaco.core.bags import NONE
from fondaco.games.merkator.components import BONUS_ACTIVE, DIFFERENT, FREE_COUNT, LOCATION
from fondaco.games.merkator.encoding.survey import BONUS_AT, HOLDINGS, Survey
from fondaco.games.merkator.encoding.tables import (
    BITS,
    COLOR,
    CUBES,
    DEMAND,
    DEMANDS,
    FIT_GOODS,
    PART,
    SECOND,
)
from fondaco.games.merkator.terms import MAJORS, PLACES, Card, Seat


@mypyc_attr(acyclic=True)
class Need:
    """What an owner lacks for a Contract; filled in by `weigh`.

    Attributes:
        lack (int): Goods lacking, wherever he is.
        there (int): Goods lacking once he has traveled to its location.
        colors (int): Of how many colors those are.
        color (int): One of them, or NONE.
    """

    def __init__(self) -> None:
        self.lack: i64 = 0
        self.there: i64 = 0
        self.colors: i64 = 0
        self.color: i64 = 0


def weigh(need: Need, survey: Survey, owner: Seat, card: Card) -> None:
    """Find out what the owner lacks for the goods that the Contract names, unless it leaves the
    choice."""
    if FREE_COUNT[card] > 0:
        weigh_free(need, survey, owner, card)
        return
    sheet = survey.sheet
    place = LOCATION[card]
    bonus = sheet[BONUS_AT + owner * PLACES + place]
    holdings = HOLDINGS + owner * MAJORS
    lack: i64 = 0
    there: i64 = 0
    colors: i64 = 0
    last: i64 = NONE
    for at in range(DEMANDS[card], DEMANDS[card + 1]):
        entry = DEMAND[at]
        color = entry >> COLOR
        held = sheet[holdings + color]
        first = (entry & PART) - (held & PART)
        second = (entry >> SECOND & PART) - (held >> SECOND & PART)
        if first <= 0 and second <= 0:
            continue
        short = max(first, 0) + max(second, 0) - (held >> CUBES)
        if short <= 0:
            continue
        lack += short
        if color == place:
            short -= survey.state.cubes[color]
        if bonus > 0:
            short -= brought(bonus >> 2 * color, first, second)
        if short > 0:
            there += short
            colors += 1
            last = color
    need.lack = lack
    need.there = there
    need.colors = colors
    need.color = last


def brought(marks: i64, first: i64, second: i64) -> i64:
    """How many of what is lacking of a color's two goods Bonus cards would bring."""
    found: i64 = 0
    if marks & 1 == 1 and first > 0:
        found += min(first, BONUS_ACTIVE)
    if marks & 2 == 2 and second > 0:
        found += min(second, BONUS_ACTIVE)
    return found


def weigh_free(need: Need, survey: Survey, owner: Seat, card: Card) -> None:
    """The same where the Contract leaves the choice: a color lacking is worth two goods."""
    sheet = survey.sheet
    place = LOCATION[card]
    fits = FIT_GOODS[card]
    bonus = sheet[BONUS_AT + owner * PLACES + place] & fits
    held: i64 = 0
    there: i64 = 0
    for color in range(MAJORS):
        fit = fits >> 2 * color & 3
        if fit == 0:
            continue
        pair = sheet[HOLDINGS + owner * MAJORS + color]
        has = usable(pair, fit, DIFFERENT[card] == 1)
        held += has
        if color == place:
            there += usable(pair + (survey.state.cubes[color] << CUBES), fit, DIFFERENT[card] == 1)
            there -= has
        if bonus >> 2 * color & 3 > 0:
            there += 1
    need.lack = max(FREE_COUNT[card] - held, 0)
    need.there = max(FREE_COUNT[card] - held - there, 0)
    need.colors = need.there + 1 >> 1
    need.color = NONE


def usable(pair: i64, fit: i64, different: bool) -> i64:
    """How many goods of a color suit a Contract that takes its first good, its second or both."""
    first = (pair & PART) * (fit & 1)
    second = (pair >> SECOND & PART) * (fit >> 1)
    if different:
        return min(min(first, 1) + min(second, 1) + (pair >> CUBES), BITS[fit])
    return first + second + (pair >> CUBES)
