"""The other seats, in order of play."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merkator.components import LEVELS
from fondaco.games.merkator.encoding import features, opponents
from fondaco.games.merkator.encoding.offices import Office
from fondaco.games.merkator.encoding.opponents import OTHER_BLOCK
from fondaco.games.merkator.encoding.reach import role_of
from fondaco.games.merkator.encoding.survey import HELD, TRIPS, Survey, seats_from, turns_of
from fondaco.games.merkator.encoding.tables import LEVEL_MARK, LEVEL_RANK, RANK, number_of
from fondaco.games.merkator.terms import PLACES, Seat


def find_roles(survey: Survey) -> None:
    """What each seat may do where the token stands, and where its features begin."""
    state = survey.state
    for owner in range(state.seats):
        office = survey.offices[owner]
        office.role = role_of(state, owner)
        if owner != survey.seat:
            office.shift = (seats_from(state, survey.seat, owner) - 1) * OTHER_BLOCK


def light_seats(survey: Survey, lit: Lit) -> None:
    """What the others have, and which open Contracts they could take."""
    state = survey.state
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    for owner in range(state.seats):
        if owner == survey.seat:
            continue
        coveted = survey.offices[owner].coveted
        light_office(survey, lit, owner)
        third |= second & coveted
        second |= first & coveted
        first |= coveted
    if first > 0:
        light_coveted(lit, first, second, third)


def light_coveted(lit: Lit, first: i64, second: i64, third: i64) -> None:
    """Open Contracts that at least one other could take, two, all three; by rank once."""
    last: i64 = NONE
    for level in range(1, LEVELS):
        mark = LEVEL_MARK[level]
        if first & mark > 0 and LEVEL_RANK[level] != last:
            last = LEVEL_RANK[level]
            number: i64 = 1
            if second & mark > 0:
                number = 3 if third & mark > 0 else 2
            lit.level(features.COVETED, last, 3, number)


def light_office(survey: Survey, lit: Lit, owner: Seat) -> None:
    """What another seat has in all."""
    state = survey.state
    office = survey.offices[owner]
    shift = office.shift
    light_lead(survey, lit, office, shift)
    lit.level(opponents.NUMBER + shift, 0, 8, office.contracts)
    lit.level(opponents.TIME + shift, 0, 12, office.time)
    lit.level(opponents.PURSE + shift, 0, 20, state.taler[owner] + office.rest)
    lit.level(opponents.UNITS + shift, 0, 24, office.units)
    lit.level(opponents.KINDS + shift, 0, 16, number_of(office.kinds))
    lit.level(opponents.FOURS + shift, 0, 4, office.fours)
    lit.level(opponents.BONUS_CARDS + shift, 0, 8, office.bonus_cards)
    lit.level(opponents.BUILDINGS + shift, 0, 10, office.buildings)
    lit.level(opponents.TRIP + shift, 0, 16, office.trip + 1 >> 1)
    lit.level(opponents.POINTS_HERE + shift, 0, 14, office.here + 1 >> 1)
    lit.level(opponents.POINTS_HERE + shift, 1, 14, office.joined + 1 >> 1)
    lit.level(opponents.TURNS + shift, 0, 3, turns_of(survey, state, owner))
    if office.trip > 0:
        lit.level(opponents.SHARED + shift, 0, 14, shared_trip(survey, owner) + 1 >> 1)
    light_role(survey, lit, owner, shift)


def shared_trip(survey: Survey, owner: Seat) -> i64:
    """Half points of the seat's own Contracts where another would travel first of all."""
    sheet = survey.sheet
    best = survey.offices[owner].trip
    for place in range(PLACES):
        if sheet[TRIPS + owner * PLACES + place] == best:
            return sheet[HELD + place]
    return 0


def light_lead(survey: Survey, lit: Lit, office: Office, shift: i64) -> None:
    own = survey.own
    ahead = points(own) - points(office)
    if ahead > 0:
        lit.level(opponents.LEAD + shift, survey.phase, 20, ahead + 3 >> 2)
    else:
        lit.level(opponents.LEAD + shift, features.PHASES + survey.phase, 20, 3 - ahead >> 2)


def points(office: Office) -> i64:
    """Half points."""
    return 2 * office.full + office.rest + office.halves


def light_role(survey: Survey, lit: Lit, owner: Seat, shift: i64) -> None:
    state = survey.state
    if state.active == owner:
        lit.flag(opponents.ROLE + shift, 0)
    if survey.offices[owner].hand > 0:
        lit.flag(opponents.ROLE + shift, 2)
    if state.asked == owner:
        lit.flag(opponents.ROLE + shift, 1)
        if state.contract != NONE:
            lit.flag(opponents.UNDER_WAY + shift, RANK[state.contract])
