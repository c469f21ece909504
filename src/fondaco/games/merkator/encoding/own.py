"""What the seat has: goods, counters, Taler, cards, points."""

from mypy_extensions import i64

from fondaco.core.encoding import Lit
from fondaco.games.merkator.components import (
    BONUS_ACTIVE,
    BONUS_CARDS,
    BONUS_GOOD,
    BONUS_PLACE,
    TIME_CHANGE,
)
from fondaco.games.merkator.encoding import features
from fondaco.games.merkator.encoding.contracts import one_more
from fondaco.games.merkator.encoding.survey import HAULS, WANTS, Survey
from fondaco.games.merkator.encoding.tables import number_of
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.terms import (
    GOODS,
    MAJORS,
    OPEN,
    PLACES,
    SOLITARY,
    SOLOPLAY,
)


def light_goods(survey: Survey, lit: Lit) -> None:
    """The goods of the office, against what the seat's Contracts name; and what cubes lie out."""
    state = survey.state
    useful: i64 = 0
    for color in range(MAJORS):
        lacking = light_good(survey, lit, 2 * color) + light_good(survey, lit, 2 * color + 1)
        lacking = min(lacking, state.cubes[color])
        useful += lacking
        survey.notes[HAULS + color] += lacking
        lit.level(features.SUPPLY, color, 2, state.supply[survey.seat * MAJORS + color])
    lit.level(features.USEFUL_CUBES, 0, 16, useful)


def light_good(survey: Survey, lit: Lit, good: i64) -> i64:
    """One good; how many of it are lacking."""
    held = survey.state.goods[survey.seat * GOODS + good]
    wanted = survey.notes[WANTS + good]
    lit.level(features.GOODS_HELD, good, 6, held)
    lit.level(features.GOODS_LACKING, good, 4, wanted - held)
    lit.level(features.GOODS_SPARE, good, 4, held - wanted)
    return wanted - held if wanted > held else 0


def light_hauls(survey: Survey, lit: Lit) -> None:
    """What a travel to each location would bring of what is lacking."""
    time = survey.offices[survey.seat].time
    most: i64 = 0
    for place in range(PLACES):
        if time + TIME_CHANGE[place] >= 0:
            lit.level(features.HAULS, place, 6, survey.notes[HAULS + place])
            most = max(most, survey.notes[HAULS + place])
    lit.level(features.BEST_HAUL, 0, 8, most)


def light_means(survey: Survey, lit: Lit) -> None:
    """What the seat has in all."""
    office = survey.offices[survey.seat]
    lit.level(features.UNITS, 0, 30, office.units)
    lit.level(features.KINDS, 0, 16, number_of(office.kinds))
    lit.level(features.FOURS, 0, 5, office.fours)
    lit.level(features.TIME, survey.stage, 14, office.time)
    lit.level(features.TALER, 0, 20, survey.state.taler[survey.seat])
    lit.level(features.PURSE, survey.stage, 26, survey.purse)
    lit.level(features.NUMBER, 0, 10, office.contracts)
    lit.level(features.PLACES_NAMED, 0, 10, number_of(office.places))
    lit.level(features.BONUS_CARDS, 0, 8, office.bonus_cards)
    lit.level(features.BUILDINGS, 0, 12, office.buildings)
    if office.hand > 0:
        lit.flag(features.HAND, office.hand - 1)


def light_points(survey: Survey, lit: Lit) -> None:
    office = survey.offices[survey.seat]
    contracts = 2 * office.full + office.rest
    mode = mode_of(survey.state)
    lit.level(features.POINTS, 0, 100, (contracts + office.halves + 1) // 2)
    lit.level(features.CONTRACT_POINTS, 0, 70, (contracts + 1) // 2)
    lit.level(features.BUILDING_POINTS, survey.stage, 40, (office.halves + 1) // 2)
    lit.level(features.TURNS, mode, 18, survey.turns)
    lit.flag(features.MODE, mode)


def mode_of(state: MerkatorState) -> i64:
    if plays_with(state, SOLITARY):
        return 0
    return 1 if plays_with(state, SOLOPLAY) else state.seats


def light_bonus_cards(survey: Survey, lit: Lit) -> None:
    """Own Bonus cards, and those that lie open."""
    state = survey.state
    office = survey.offices[survey.seat]
    since = lit.count
    meets: i64 = 0
    for card in range(BONUS_CARDS):
        lies = state.bonus_cards[card]
        is_met = office.places >> BONUS_PLACE[card] & 1
        if lies == survey.seat:
            one_more(lit, since, features.BONUS_PLACES, BONUS_PLACE[card], 2)
            one_more(lit, since, features.BONUS_GOODS, BONUS_GOOD[card], 2)
            meets += is_met
            good = BONUS_GOOD[card]
            lacking = survey.notes[WANTS + good] - state.goods[survey.seat * GOODS + good]
            survey.notes[HAULS + BONUS_PLACE[card]] += max(min(lacking, BONUS_ACTIVE), 0)
        elif lies == OPEN:
            one_more(lit, since, features.OFFERED_BONUS, offered(survey, card, is_met), 4)
    lit.level(features.BONUS_MEETS, 0, 5, meets)


def offered(survey: Survey, card: i64, is_met: i64) -> i64:
    """The row of an open Bonus card, by what the seat's Contracts ask for."""
    good = BONUS_GOOD[card]
    is_lacking = survey.notes[WANTS + good] > survey.state.goods[survey.seat * GOODS + good]
    if is_lacking:
        return 2 if is_met == 1 else 0
    return 1 if is_met == 1 else 3
