"""What Buildings give: to their owners now, and to the seat if it bought one."""

from mypy_extensions import i64

from fondaco.core.encoding import Lit
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BUILDING_HALVES,
    BUILDING_KIND,
    BUILDING_LEAST,
    BUILDING_PLACE,
    BUILDING_PRICE,
    BUILDING_SUBJECT,
    BUILDINGS,
)
from fondaco.games.merkator.encoding import features
from fondaco.games.merkator.encoding.contracts import one_more
from fondaco.games.merkator.encoding.offices import Office
from fondaco.games.merkator.encoding.survey import OTHER_RATES, RATES, Survey
from fondaco.games.merkator.encoding.tables import (
    COLUMN_MARKS,
    COUNTED,
    COUNTED_COLORS,
    MARK,
    number_of,
)
from fondaco.games.merkator.scoring import EXPERT_CAP
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.terms import (
    AI,
    ALL_UNITS,
    AT_LEAST,
    BEST_VALUE,
    BONUS_OWNED,
    BUILDINGS_OWNED,
    CONTRACT_PLACES,
    CONTRACTS_OWNED,
    COUNTERS,
    EXPERT,
    FULL_COLUMNS,
    GOODS,
    HAND,
    KINDS,
    LARGEST_STOCK,
    OPEN,
    PER,
    SOLE_MOST,
    STACK,
    TOKEN_AT,
    UNITS,
    Card,
    Seat,
    counts_goods,
)


def counted(survey: Survey, office: Office, owner: Seat, card: Card) -> i64:
    """How many the owner has of what the Building counts."""
    subject = BUILDING_SUBJECT[card]
    if subject < 0:
        return 0
    if subject == UNITS:
        return units(survey.state, office, owner, card)
    if subject == KINDS:
        return number_of(office.kinds & COUNTED[card])
    if subject == FULL_COLUMNS:
        return full_columns(office.kinds)
    if subject == LARGEST_STOCK:
        return office.largest
    return owned(office, subject)


def owned(office: Office, subject: i64) -> i64:
    """The same where it does not matter which goods they are."""
    if subject == ALL_UNITS:
        return office.units
    if subject == BUILDINGS_OWNED:
        return office.buildings
    if subject == BONUS_OWNED:
        return office.bonus_cards
    if subject == COUNTERS:
        return office.time
    if subject == CONTRACTS_OWNED:
        return office.contracts
    if subject == CONTRACT_PLACES:
        return number_of(office.places)
    assert subject == BEST_VALUE
    return office.best


def units(state: MerkatorState, office: Office, owner: Seat, card: Card) -> i64:
    goods = state.goods
    found = number_of(office.supply & COUNTED_COLORS[card])
    marks = COUNTED[card] & office.kinds
    at = owner * GOODS
    while marks > 0:
        if marks & 1 == 1:
            found += goods[at]
        marks >>= 1
        at += 1
    return found


def full_columns(kinds: i64) -> i64:
    full: i64 = 0
    for marks in COLUMN_MARKS:
        if kinds & marks == marks:
            full += 1
    return full


def halves(survey: Survey, owner: Seat, card: Card, number: i64) -> i64:
    """Half points that a Building gives an owner who has so many of what it counts."""
    kind = BUILDING_KIND[card]
    points = BUILDING_HALVES[card]
    if kind == PER:
        points *= number
    elif kind == AT_LEAST:
        points = points if number >= BUILDING_LEAST[card] else 0
    elif kind == TOKEN_AT:
        points = points if survey.state.merkator == BUILDING_PLACE[card] else 0
    elif not has_sole_most(survey, owner, card, number):
        points = 0
    is_capped = points > EXPERT_CAP and plays_with(survey.state, EXPERT)
    return EXPERT_CAP if is_capped else points


def has_sole_most(survey: Survey, owner: Seat, card: Card, number: i64) -> bool:
    if survey.is_soloplay:
        return number > of_ai(survey, card)
    for other in range(survey.state.seats):
        if other != owner and owned(survey.offices[other], BUILDING_SUBJECT[card]) >= number:
            return False
    return True


def of_ai(survey: Survey, card: Card) -> i64:
    """How many SoloPlay's AI has: the cubes of the board are his goods, and the chart his too."""
    subject = BUILDING_SUBJECT[card]
    total: i64 = 0
    if counts_goods(subject):
        for cubes in survey.state.cubes:
            total += cubes
        return total
    if subject == COUNTERS:
        return survey.chart + survey.state.time[AI]
    return owned(survey.offices[AI], subject)


def light_buildings(survey: Survey, lit: Lit) -> None:
    """Every Building that somebody owns, or that lies open."""
    state = survey.state
    buildings = state.buildings
    wanted = state.wanted - BONUS_CARDS
    since = lit.count
    for card in range(BUILDINGS):
        lies = state.active if card == wanted else buildings[card]
        if lies == STACK:
            continue
        if lies == survey.seat:
            light_own(survey, lit, since, card)
        elif 0 <= lies < state.seats:
            office = survey.offices[lies]
            office.halves += halves(survey, lies, card, counted(survey, office, lies, card))
        elif lies == OPEN or lies == HAND + survey.seat:
            light_offered(survey, lit, since, card)


def light_own(survey: Survey, lit: Lit, since: i64, card: Card) -> None:
    """What an own Building gives, and what it is still about."""
    number = counted(survey, survey.own, survey.seat, card)
    points = halves(survey, survey.seat, card, number)
    survey.own.halves += points
    kind = BUILDING_KIND[card]
    if kind == PER:
        count_rates(survey, card)
    elif kind == SOLE_MOST:
        row: i64 = 0 if points > 0 else 1
        one_more(lit, since, features.SOLE, row, 3)
    elif kind == AT_LEAST:
        missing = BUILDING_LEAST[card] - number
        one_more(lit, since, features.MISSING, min(max(missing, 0), 6), 4)
        if missing == 1 and counts_goods(BUILDING_SUBJECT[card]):
            count_rates(survey, card)


def count_rates(survey: Survey, card: Card) -> None:
    """What the Building would give for one more of each good, or of something else."""
    subject = BUILDING_SUBJECT[card]
    sheet = survey.sheet
    survey.rated = True
    if not counts_goods(subject):
        sheet[RATES + GOODS + subject] += BUILDING_HALVES[card]
        return
    kinds = survey.own.kinds
    marks = COUNTED[card]
    if subject == KINDS:
        marks &= ~kinds
    elif subject == FULL_COLUMNS:
        marks = completing(kinds)
    for good in range(GOODS):
        if marks >> good & 1 == 1:
            sheet[RATES + good] += BUILDING_HALVES[card]


def completing(kinds: i64) -> i64:
    """The goods each of which is the last that a column lacks."""
    found: i64 = 0
    for marks in COLUMN_MARKS:
        lacking = marks & ~kinds
        if number_of(lacking) == 1:
            found |= lacking
    return found


def light_offered(survey: Survey, lit: Lit, since: i64, card: Card) -> None:
    """A Building that the seat could buy."""
    number = counted(survey, survey.own, survey.seat, card)
    if BUILDING_SUBJECT[card] == BUILDINGS_OWNED and BUILDING_KIND[card] != TOKEN_AT:
        number += 1
    points = halves(survey, survey.seat, card, number)
    above = BUILDING_PRICE[card] - survey.purse
    price: i64 = 0
    if above > 0:
        price = 1 if above <= 6 else 2
    else:
        survey.offer = max(survey.offer, points)
    row = price * 13 + min(points + 1 >> 1, 12)
    if survey.offered >> row & 1 == 0:
        survey.offered |= MARK[row]
        lit.flag(features.OFFERED, 3 * row)
    else:
        one_more(lit, since, features.OFFERED, row, 3)
    missing = BUILDING_LEAST[card] - number
    if BUILDING_KIND[card] == AT_LEAST and missing > 0:
        one_more(lit, since, features.OFFERED_MISSING, price * 4 + min(missing, 4) - 1, 2)


def light_rates(survey: Survey, lit: Lit) -> None:
    """What own Buildings give, once all of them were looked at."""
    if survey.rated:
        sheet = survey.sheet
        for good in range(GOODS):
            lit.level(features.GOOD_RATES, good, 5, sheet[RATES + good])
        for subject in range(OTHER_RATES):
            lit.level(features.RATES, subject, 6, sheet[RATES + GOODS + subject])
    lit.level(features.BEST_OFFER, survey.phase, 14, survey.offer + 1 >> 1)
