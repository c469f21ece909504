"""What Contracts say: those of the seat, those of the others, and those that lie open."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merkator.components import JOIN_COST, LEVEL, LEVELS, LOCATION
from fondaco.games.merkator.encoding import features, opponents
from fondaco.games.merkator.encoding.features import (
    HERE,
    JOINED,
    LACKS,
    ONE_COLOR,
    REACHES,
    READY,
    SIZES,
    TRADED,
)
from fondaco.games.merkator.encoding.need import Need, weigh
from fondaco.games.merkator.encoding.offices import Office
from fondaco.games.merkator.encoding.reach import reach, role_of
from fondaco.games.merkator.encoding.survey import HELD, UNLOCKED, WANTS, Survey
from fondaco.games.merkator.encoding.tables import (
    DEMAND_COLOR,
    DEMAND_FIRST,
    DEMAND_SECOND,
    DEMANDS,
    LEVEL_MARK,
    LEVEL_RANK,
    RANK,
    RANKS,
    SIZE,
)
from fondaco.games.merkator.terms import MAJORS, PLACES, Card, Seat


def one_more(lit: Lit, since: i64, start: i64, row: i64, levels: i64) -> None:
    """One more of what a row counts; its feature, if it is on, is among those since then."""
    first = start + row * levels
    for at in range(since, lit.count):
        feature = lit.on[at]
        if first <= feature < first + levels:
            if feature < first + levels - 1:
                lit.on[at] = feature + 1
            return
    lit.flag(first)


def light_own(survey: Survey, lit: Lit, need: Need) -> None:
    """The seat's own Contracts."""
    seat = survey.seat
    office = survey.offices[seat]
    role = role_of(survey.state, seat)
    since = lit.count
    for at in range(survey.number):
        card = survey.owned[at]
        if survey.state.contracts[card] == seat:
            if LOCATION[card] == NONE:
                near: i64 = features.FAR
            else:
                near = judge(need, survey, seat, card, role)
                count_wants(survey, card)
                note_ready(survey, office, need, card, near)
                light_place(lit, since, card, need)
            row = (survey.phase * RANKS + RANK[card]) * REACHES + near
            one_more(lit, since, features.CONTRACTS, row, 2)
    light_rewards(survey, lit, need, office)


def note_ready(survey: Survey, office: Office, need: Need, card: Card, near: i64) -> None:
    """A Contract of the seat that can be paid soon, or by joining somebody."""
    if near <= TRADED:
        survey.ready |= LEVEL_MARK[LEVEL[card]]
    if need.lack == 0 and near != HERE and office.time >= JOIN_COST[LOCATION[card]]:
        survey.notes[HELD + LOCATION[card]] += survey.gain(office, LEVEL[card])


def judge(need: Need, survey: Survey, owner: Seat, card: Card, role: i64) -> i64:
    """How near the Contract is; what it would add is counted where it could be paid."""
    office = survey.offices[owner]
    weigh(need, survey, owner, card)
    near = reach(need, survey, owner, card, role)
    gain = survey.gain(office, LEVEL[card])
    if near == HERE:
        office.here += gain
    elif near == JOINED:
        office.joined += gain
    elif near <= TRADED:
        add_trip(survey, office, owner * PLACES + LOCATION[card], gain)
    elif near == ONE_COLOR and need.color != NONE and owner == survey.seat:
        survey.notes[UNLOCKED + need.color] += gain
    return near


def add_trip(survey: Survey, office: Office, at: i64, gain: i64) -> None:
    survey.trips[at] += gain
    if survey.trips[at] > office.trip:
        office.trip = survey.trips[at]


def count_wants(survey: Survey, card: Card) -> None:
    for at in range(DEMANDS[card], DEMANDS[card + 1]):
        survey.notes[WANTS + 2 * DEMAND_COLOR[at]] += DEMAND_FIRST[at]
        survey.notes[WANTS + 2 * DEMAND_COLOR[at] + 1] += DEMAND_SECOND[at]


def light_place(lit: Lit, since: i64, card: Card, need: Need) -> None:
    """Where a Contract is delivered, how much it asks for, and how much of that is lacking."""
    rank = RANK[card]
    one_more(lit, since, features.CONTRACT_PLACES, rank * PLACES + LOCATION[card], 1)
    one_more(lit, since, features.CONTRACT_LACKS, rank * LACKS + min(need.there, LACKS - 1), 1)
    size = min(SIZE[card], SIZES) - 1
    one_more(lit, since, features.CONTRACT_SIZES, rank * SIZES + size, 1)


def light_rewards(survey: Survey, lit: Lit, need: Need, office: Office) -> None:
    """The open Contracts that the seat's own would bring; stacks of one rank count as one."""
    last: i64 = NONE
    for level in range(1, LEVELS):
        card = survey.tops[level]
        rank = LEVEL_RANK[level]
        if rank == last:
            continue
        last = rank
        if card == NONE:
            lit.flag(features.EMPTY, rank)
        elif office.levels & LEVEL_MARK[level - 1] > 0:
            lack: i64 = 0
            if LOCATION[card] != NONE:
                weigh(need, survey, survey.seat, card)
                lack = min(need.lack, 8)
            soon: i64 = 1 if survey.ready & LEVEL_MARK[level - 1] > 0 else 0
            lit.flag(features.REWARDS, (soon * RANKS + rank) * 9 + lack)


def light_trips(survey: Survey, lit: Lit) -> None:
    """What the seat can make where the token stands, and on its next travels."""
    office = survey.offices[survey.seat]
    lit.level(features.POINTS_HERE, 0, 20, (office.here + 1) // 2)
    lit.level(features.POINTS_JOINED, 0, 20, (office.joined + 1) // 2)
    lit.level(features.BEST_TRIP, survey.phase, 18, (office.trip + 1) // 2)
    second: i64 = 0
    seen = False
    for place in range(PLACES):
        halves = survey.trips[survey.seat * PLACES + place]
        if halves > 0:
            lit.level(features.TRIPS, place, 14, (halves + 1) // 2)
            if halves == office.trip and not seen:
                seen = True
            elif halves > second:
                second = halves
    lit.level(features.SECOND_TRIP, 0, 14, (second + 1) // 2)
    light_unlocked(survey, lit)


def light_unlocked(survey: Survey, lit: Lit) -> None:
    most: i64 = 0
    for color in range(MAJORS):
        halves = survey.notes[UNLOCKED + color]
        if halves > 0:
            lit.level(features.UNLOCKED, color, 14, (halves + 1) // 2)
            most = max(most, halves)
    lit.level(features.BEST_UNLOCKED, survey.phase, 14, (most + 1) // 2)


def light_others(survey: Survey, lit: Lit, need: Need, owner: Seat, start: i64) -> i64:
    """The Contracts of another seat; which levels it could take next, as marks."""
    role = role_of(survey.state, owner)
    since = lit.count
    coveted: i64 = 0
    for at in range(survey.number):
        card = survey.owned[at]
        if survey.state.contracts[card] == owner:
            near: i64 = features.FAR
            if LOCATION[card] != NONE:
                near = judge(need, survey, owner, card, role)
                if READY <= near <= TRADED:
                    coveted |= LEVEL_MARK[LEVEL[card] + 1]
            row = RANK[card] * REACHES + near
            one_more(lit, since, start + opponents.CONTRACTS - opponents.OTHER, row, 1)
    return coveted
