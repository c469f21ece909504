"""What Contracts say: those of the seat, those of the others, and those that lie open."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merkator.components import CONTRACTS, JOIN_COST, LEVEL, LEVELS, LOCATION
from fondaco.games.merkator.encoding import features, opponents
from fondaco.games.merkator.encoding.features import (
    FAR,
    HERE,
    JOINED,
    LACKS,
    ONE_COLOR,
    REACHES,
    READY,
    TRADED,
)
from fondaco.games.merkator.encoding.need import Need, weigh
from fondaco.games.merkator.encoding.offices import Office
from fondaco.games.merkator.encoding.reach import reach
from fondaco.games.merkator.encoding.survey import (
    HELD,
    TOPS,
    TRIPS,
    UNLOCKED,
    WANTS,
    Survey,
)
from fondaco.games.merkator.encoding.tables import (
    COLOR,
    DEMAND,
    DEMANDS,
    LEVEL_MARK,
    LEVEL_RANK,
    MARK,
    PAIR,
    RANK,
    RANKS,
    SIZE,
    SIZES,
)
from fondaco.games.merkator.terms import MAJORS, PLACES, Card, Seat

MOST_TOLD: Final[i64] = 12  # Contracts of an owner: players have fewer, a snapshot may have more

# Marks of rows of own Contracts of one rank: where those of each group begin.
PLACE_MARKS: Final[i64] = 0
LACK_MARKS: Final[i64] = PLACE_MARKS + PLACES
SIZE_MARKS: Final[i64] = LACK_MARKS + LACKS


def one_more(lit: Lit, since: i64, start: i64, row: i64, levels: i64) -> None:
    """One more of what a row counts; its feature, if it is on, is among those since then."""
    first = start + row * levels
    on = lit.on
    for at in range(since, lit.count):
        feature = on[at]
        if first <= feature < first + levels:
            if feature < first + levels - 1:
                on[at] = feature + 1
            return
    lit.flag(first)


def light_contracts(survey: Survey, lit: Lit, need: Need) -> None:
    """All Contracts of the seats, which lie by rank: those of one rank come together."""
    contracts = survey.state.contracts
    owned = survey.owned
    seats = survey.state.seats
    for at in range(survey.first, CONTRACTS):
        card = owned[at]
        owner = contracts[card]
        if owner >= seats:
            continue
        office = survey.offices[owner]
        office.told += 1
        if office.contracts - office.told >= MOST_TOLD:
            continue
        if owner == survey.seat:
            light_own(survey, lit, need, card)
        else:
            light_other(survey, lit, need, office, owner, card)
    light_rewards(survey, lit, need)


def light_own(survey: Survey, lit: Lit, need: Need, card: Card) -> None:
    """An own Contract: how near it is, where it is delivered, how much it asks for and lacks."""
    office = survey.own
    rank = RANK[card]
    if rank != office.rank:
        office.rank = rank
        office.seen = 0
        survey.since = lit.count
    near = FAR
    if LOCATION[card] != NONE:
        near = judge(need, survey, office, survey.seat, card)
        count_wants(survey, card)
        note_ready(survey, need, card, near)
        lack = min(need.there, LACKS - 1)
        start = features.CONTRACT_PLACES + rank * PLACES
        light_row(lit, office, start, PLACE_MARKS, LOCATION[card])
        light_row(lit, office, features.CONTRACT_LACKS + rank * LACKS, LACK_MARKS, lack)
        light_row(lit, office, features.CONTRACT_SIZES + rank * SIZES, SIZE_MARKS, SIZE[card])
    one_more(
        lit, survey.since, features.CONTRACTS, (survey.phase * RANKS + rank) * REACHES + near, 2
    )


def light_row(lit: Lit, office: Office, start: i64, first: i64, row: i64) -> None:
    """A row that is on once for all Contracts of a rank; its marks begin at the first one."""
    mark = MARK[first + row]
    if office.seen & mark == 0:
        office.seen |= mark
        lit.flag(start, row)


def light_other(
    survey: Survey, lit: Lit, need: Need, office: Office, owner: Seat, card: Card
) -> None:
    """A Contract of another seat."""
    rank = RANK[card]
    if rank != office.rank:
        office.rank = rank
        office.seen = 0
    near = FAR
    if LOCATION[card] != NONE:
        near = judge(need, survey, office, owner, card)
        if READY <= near <= TRADED:
            office.coveted |= LEVEL_MARK[LEVEL[card] + 1]
    light_row(lit, office, opponents.CONTRACTS + office.shift + rank * REACHES, 0, near)


def note_ready(survey: Survey, need: Need, card: Card, near: i64) -> None:
    """A Contract of the seat that can be paid soon, or by joining somebody."""
    if near <= TRADED:
        survey.ready |= LEVEL_MARK[LEVEL[card]]
    if need.lack == 0 and near != HERE and survey.own.time >= JOIN_COST[LOCATION[card]]:
        survey.sheet[HELD + LOCATION[card]] += survey.gain(survey.own, LEVEL[card])


def judge(need: Need, survey: Survey, office: Office, owner: Seat, card: Card) -> i64:
    """How near the Contract is; what it would add is counted where it could be paid."""
    weigh(need, survey, owner, card)
    near = reach(need, survey, office, owner, card)
    if near == HERE:
        office.here += survey.gain(office, LEVEL[card])
    elif near == JOINED:
        office.joined += survey.gain(office, LEVEL[card])
    elif near <= TRADED:
        add_trip(survey, office, owner * PLACES + LOCATION[card], survey.gain(office, LEVEL[card]))
    elif near == ONE_COLOR and need.color != NONE and owner == survey.seat:
        survey.sheet[UNLOCKED + need.color] += survey.gain(office, LEVEL[card])
    return near


def add_trip(survey: Survey, office: Office, at: i64, gain: i64) -> None:
    sheet = survey.sheet
    sheet[TRIPS + at] += gain
    if sheet[TRIPS + at] > office.trip:
        office.trip = sheet[TRIPS + at]


def count_wants(survey: Survey, card: Card) -> None:
    sheet = survey.sheet
    for at in range(DEMANDS[card], DEMANDS[card + 1]):
        entry = DEMAND[at]
        sheet[WANTS + (entry >> COLOR)] += entry & PAIR


def light_rewards(survey: Survey, lit: Lit, need: Need) -> None:
    """The open Contracts that the seat's own would bring; stacks of one rank count as one."""
    sheet = survey.sheet
    levels = survey.own.levels
    last: i64 = NONE
    for level in range(1, LEVELS):
        rank = LEVEL_RANK[level]
        if rank == last:
            continue
        last = rank
        card = sheet[TOPS + level]
        if card == NONE:
            lit.flag(features.EMPTY, rank)
        elif levels & LEVEL_MARK[level - 1] > 0:
            light_reward(survey, lit, need, card)


def light_reward(survey: Survey, lit: Lit, need: Need, card: Card) -> None:
    lack: i64 = 0
    if LOCATION[card] != NONE:
        weigh(need, survey, survey.seat, card)
        lack = min(need.lack, 8)
    row = RANK[card] * 9 + lack
    if survey.ready & LEVEL_MARK[LEVEL[card] - 1] > 0:
        row += RANKS * 9
    lit.flag(features.REWARDS, row)


def light_trips(survey: Survey, lit: Lit) -> None:
    """What the seat can make where the token stands, and on its next travels."""
    office = survey.own
    lit.level(features.POINTS_HERE, 0, 20, office.here + 1 >> 1)
    lit.level(features.POINTS_JOINED, 0, 20, office.joined + 1 >> 1)
    if office.trip > 0:
        lit.level(features.BEST_TRIP, survey.phase, 18, office.trip + 1 >> 1)
        light_places(survey, lit)
    light_unlocked(survey, lit)


def light_places(survey: Survey, lit: Lit) -> None:
    sheet = survey.sheet
    best = survey.own.trip
    second: i64 = 0
    seen = False
    for place in range(PLACES):
        halves = sheet[TRIPS + survey.seat * PLACES + place]
        if halves > 0:
            lit.level(features.TRIPS, place, 14, halves + 1 >> 1)
            if halves == best and not seen:
                seen = True
            elif halves > second:
                second = halves
    lit.level(features.SECOND_TRIP, 0, 14, second + 1 >> 1)


def light_unlocked(survey: Survey, lit: Lit) -> None:
    sheet = survey.sheet
    most: i64 = 0
    for color in range(MAJORS):
        halves = sheet[UNLOCKED + color]
        if halves > 0:
            lit.level(features.UNLOCKED, color, 14, halves + 1 >> 1)
            most = max(most, halves)
    lit.level(features.BEST_UNLOCKED, survey.phase, 14, most + 1 >> 1)
