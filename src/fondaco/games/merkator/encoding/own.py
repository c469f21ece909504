"""What the seat has: goods, counters, Taler, cards, points."""

from librt.vecs import vec
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
from fondaco.games.merkator.encoding.features import OFFERED_ROWS
from fondaco.games.merkator.encoding.survey import HAULS, WANTS, Survey
from fondaco.games.merkator.encoding.tables import BONUS_MARKS, MARK, PART, SECOND, number_of
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.terms import (
    GOODS,
    MAJORS,
    OPEN,
    PLACES,
    SOLITARY,
    SOLOPLAY,
    STACK,
)


def light_goods(survey: Survey, lit: Lit) -> None:
    """The goods of the office, against what the seat's Contracts name; and what cubes lie out."""
    cubes = survey.state.cubes
    goods = survey.state.goods
    supply = survey.own.supply
    on = lit.on
    useful: i64 = 0
    for color in range(MAJORS):
        lacking = light_pair(survey, lit, goods, on, color)
        if lacking > 0 and cubes[color] > 0:
            lacking = min(lacking, cubes[color])
            useful += lacking
            survey.sheet[HAULS + color] += lacking
        if supply >> color & 1 == 1:
            held = survey.state.supply[survey.seat * MAJORS + color]
            lit.level(features.SUPPLY, color, 2, held)
    lit.level(features.USEFUL_CUBES, 0, 16, useful)


def light_pair(survey: Survey, lit: Lit, goods: vec[i64], on: vec[i64], color: i64) -> i64:
    """The two goods of a color; how many of them are lacking."""
    wanted = survey.sheet[WANTS + color]
    count = lit.count
    lacking: i64 = 0
    for good in range(2 * color, 2 * color + 2):
        held = goods[survey.seat * GOODS + good]
        spare = held - (wanted & PART)
        if held > 0:
            on[count] = features.GOODS_HELD + good * 6 + min(held, 6) - 1
            count += 1
        if spare > 0:
            on[count] = features.GOODS_SPARE + good * 4 + min(spare, 4) - 1
            count += 1
        elif spare < 0:
            on[count] = features.GOODS_LACKING + good * 4 + min(-spare, 4) - 1
            count += 1
            lacking -= spare
            survey.lacking |= MARK[good]
            if spare < -1:
                survey.lacking_two |= MARK[good]
        wanted >>= SECOND
    lit.count = count
    return lacking


def light_hauls(survey: Survey, lit: Lit) -> None:
    """What a travel to each location would bring of what is lacking."""
    sheet = survey.sheet
    time = survey.own.time
    most: i64 = 0
    for place in range(PLACES):
        haul = sheet[HAULS + place]
        if haul > 0 and time + TIME_CHANGE[place] >= 0:
            lit.level(features.HAULS, place, 6, haul)
            most = max(most, haul)
    lit.level(features.BEST_HAUL, 0, 8, most)


def light_means(survey: Survey, lit: Lit) -> None:
    """What the seat has in all."""
    office = survey.own
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
    office = survey.own
    contracts = 2 * office.full + office.rest
    mode = mode_of(survey.state)
    lit.level(features.POINTS, 0, 100, contracts + office.halves + 1 >> 1)
    lit.level(features.CONTRACT_POINTS, 0, 70, contracts + 1 >> 1)
    lit.level(features.BUILDING_POINTS, survey.stage, 40, office.halves + 1 >> 1)
    lit.level(features.TURNS, mode, 18, survey.turns)
    lit.flag(features.MODE, mode)


def mode_of(state: MerkatorState) -> i64:
    if plays_with(state, SOLITARY):
        return 0
    return 1 if plays_with(state, SOLOPLAY) else state.seats


def light_bonus_cards(survey: Survey, lit: Lit) -> None:
    """Own Bonus cards, and those that lie open."""
    bonus_cards = survey.state.bonus_cards
    seat = survey.seat
    places = survey.own.places
    since = lit.count
    seen: i64 = 0
    meets: i64 = 0
    offers: i64 = 0  # by row, eight bits each
    for card in range(BONUS_CARDS):
        lies = bonus_cards[card]
        if lies == STACK:
            continue
        if lies == seat:
            meets += places >> BONUS_PLACE[card] & 1
            light_bonus_card(survey, lit, since, card, seen & BONUS_MARKS[card] == 0)
            seen |= BONUS_MARKS[card]
        elif lies == OPEN:
            offers += MARK[8 * offered(survey, card, places >> BONUS_PLACE[card] & 1)]
    lit.level(features.BONUS_MEETS, 0, 5, meets)
    for row in range(OFFERED_ROWS):
        lit.level(features.OFFERED_BONUS, row, 4, offers >> 8 * row & 255)


def light_bonus_card(survey: Survey, lit: Lit, since: i64, card: i64, is_first: bool) -> None:
    """One of the seat's own, the first of its location and of its good or a further one."""
    place = BONUS_PLACE[card]
    good = BONUS_GOOD[card]
    if is_first:
        lit.flag(features.BONUS_PLACES, 2 * place)
        lit.flag(features.BONUS_GOODS, 2 * good)
    else:
        one_more(lit, since, features.BONUS_PLACES, place, 2)
        one_more(lit, since, features.BONUS_GOODS, good, 2)
    lacking = (survey.lacking >> good & 1) + (survey.lacking_two >> good & 1)
    survey.sheet[HAULS + place] += min(lacking, BONUS_ACTIVE)


def offered(survey: Survey, card: i64, is_met: i64) -> i64:
    """The row of an open Bonus card, by what the seat's Contracts ask for."""
    if survey.lacking >> BONUS_GOOD[card] & 1 == 1:
        return 2 if is_met == 1 else 0
    return 1 if is_met == 1 else 3
