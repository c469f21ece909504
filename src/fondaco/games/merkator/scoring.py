"""What everything is worth at the end. Points are counted in halves."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import count
from fondaco.core.game import Score, rank
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BUILDING_GOODS,
    BUILDING_HALVES,
    BUILDING_KIND,
    BUILDING_LEAST,
    BUILDING_NAMES,
    BUILDING_PLACE,
    BUILDING_SUBJECT,
    BUILDINGS,
    COLUMN_GOODS,
    CONTRACTS,
    CONTRACTS_AT,
    FULL_CONTRACTS,
    VALUE,
)
from fondaco.games.merkator.state import MerkatorState, contracts_of, plays_with, supply_of
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
    KINDS,
    LARGEST_STOCK,
    MAJORS,
    PER,
    PLACES,
    SOLE_MOST,
    SOLOPLAY,
    TOKEN_AT,
    UNITS,
    Card,
    Color,
    Seat,
)

EXPERT_CAP: Final[i64] = 24  # half points that one of your Buildings can give there


def scores(state: MerkatorState) -> list[Score]:
    # rule score.tie
    # rule score.shared
    return rank([score(state, seat) for seat in range(state.seats)])


def score(state: MerkatorState, seat: Seat) -> Score:
    """The points of a seat, part by part."""
    parts = [
        ("Contracts in the office", full_contracts(state, seat) / 2),
        ("Contracts beside it", other_contracts(state, seat) / 2),
    ]
    goods = scored_goods(state, seat)
    for card in range(BUILDINGS):
        if state.buildings[card] == seat:
            parts.append((BUILDING_NAMES[card], building(state, seat, card, goods) / 2))
    return Score(f"Seat {seat}", parts, state.time[seat])


def halves(state: MerkatorState, seat: Seat) -> i64:
    """All points of a seat in halves; what `score` lists, added up."""
    contracts = full_contracts(state, seat) + other_contracts(state, seat)
    return contracts + buildings(state, seat, scored_goods(state, seat))


def full_contracts(state: MerkatorState, seat: Seat) -> i64:
    # rule score.full
    return 2 * values_from(state, seat, 0, FULL_CONTRACTS)


def other_contracts(state: MerkatorState, seat: Seat) -> i64:
    # rule score.half
    return values_from(state, seat, FULL_CONTRACTS, CONTRACTS)


def values_from(state: MerkatorState, seat: Seat, first: i64, end: i64) -> i64:
    """The values of the seat's Contracts, the best having number 0, added up."""
    number: i64 = 0
    total: i64 = 0
    for turn in range(1, CONTRACTS + 1):
        card = CONTRACTS - turn
        if state.contracts[card] == seat:
            if first <= number < end:
                total += VALUE[card]
            number += 1
    return total


def buildings(state: MerkatorState, seat: Seat, goods: vec[i64]) -> i64:
    # rule score.buildings
    # rule score.both_use
    # rule score.nothing
    total: i64 = 0
    for card in range(BUILDINGS):
        if state.buildings[card] == seat:
            total += building(state, seat, card, goods)
    return total


def building(state: MerkatorState, seat: Seat, card: Card, goods: vec[i64]) -> i64:
    """What one Building gives a seat that holds these goods."""
    points = earned(state, seat, card, goods)
    # rule soloplay.score_cap
    if points > EXPERT_CAP and plays_with(state, EXPERT):
        return EXPERT_CAP
    return points


def earned(state: MerkatorState, seat: Seat, card: Card, goods: vec[i64]) -> i64:
    """What the Building itself says."""
    kind = BUILDING_KIND[card]
    points = BUILDING_HALVES[card]
    if kind == PER:
        return points * counted(state, seat, card, goods)
    if kind == AT_LEAST and counted(state, seat, card, goods) >= BUILDING_LEAST[card]:
        return points
    if kind == TOKEN_AT and state.merkator == BUILDING_PLACE[card]:
        return points
    if kind == SOLE_MOST and has_sole_most(state, seat, card, goods):
        return points
    return 0


def has_sole_most(state: MerkatorState, seat: Seat, card: Card, goods: vec[i64]) -> bool:
    own = counted(state, seat, card, goods)
    # rule soloplay.score_compare
    if plays_with(state, SOLOPLAY):
        return own > held_by_ai(state, card)
    for other in range(state.seats):
        if other != seat and counted(state, other, card, all_goods(state, other)) >= own:
            return False
    return True


def held_by_ai(state: MerkatorState, card: Card) -> i64:
    """How many SoloPlay's AI has of what a Building counts, goods of some kinds apart."""
    subject = BUILDING_SUBJECT[card]
    total: i64 = 0
    if subject == ALL_UNITS:
        for cubes in state.cubes:
            total += cubes
        return total
    # rule soloplay.score_counters
    if subject == COUNTERS:
        for counters in state.chart:
            total += counters
    return total + counted(state, AI, card, state.cubes)


def counted(state: MerkatorState, seat: Seat, card: Card, goods: vec[i64]) -> i64:
    """How many the seat has of what the Building counts."""
    subject = BUILDING_SUBJECT[card]
    if subject >= ALL_UNITS:
        return counted_goods(subject, card, goods)
    if subject == BEST_VALUE:
        return values_from(state, seat, 0, 1)
    if subject == CONTRACTS_OWNED:
        return contracts_of(state, seat)
    if subject == CONTRACT_PLACES:
        return contract_places(state, seat)
    if subject == BONUS_OWNED:
        return count(state.bonus_cards, seat, 0, BONUS_CARDS)
    if subject == BUILDINGS_OWNED:
        return count(state.buildings, seat, 0, BUILDINGS)
    assert subject == COUNTERS
    return state.time[seat]


def contract_places(state: MerkatorState, seat: Seat) -> i64:
    """The different locations on the seat's Contracts."""
    found: i64 = 0
    for place in range(PLACES):
        for card in CONTRACTS_AT[place]:
            if state.contracts[card] == seat:
                found += 1
                break
    return found


def counted_goods(subject: i64, card: Card, goods: vec[i64]) -> i64:
    if subject == FULL_COLUMNS:
        return full_columns(goods)
    units: i64 = 0
    kinds: i64 = 0
    largest: i64 = 0
    for good in range(GOODS):
        held = goods[good] * BUILDING_GOODS[card * GOODS + good]
        units += held
        # rule score.kinds
        kinds += 1 if held > 0 else 0
        largest = held if held > largest else largest
    if subject == KINDS:
        return kinds
    if subject == LARGEST_STOCK:
        return largest
    assert subject in (UNITS, ALL_UNITS)
    return units


def full_columns(goods: vec[i64]) -> i64:
    """The columns of which every good is there."""
    full: i64 = 0
    for column in COLUMN_GOODS:
        missing = False
        for good in column:
            if goods[good] == 0:
                missing = True
        if not missing:
            full += 1
    return full


def scored_goods(state: MerkatorState, seat: Seat) -> vec[i64]:
    """The goods of the office with the cubes of the Supply tile placed to score most."""
    # rule score.supply
    # rule score.no_trades
    goods = state.goods[seat * GOODS : (seat + 1) * GOODS]
    if not depends_on_kinds(state, seat):
        return all_goods(state, seat)
    return best_placed(state, seat, goods, 0)


def all_goods(state: MerkatorState, seat: Seat) -> vec[i64]:
    """The goods of the office with the cubes of the Supply tile placed somehow."""
    goods = state.goods[seat * GOODS : (seat + 1) * GOODS]
    for color in range(MAJORS):
        goods[2 * color] += supply_of(state, seat, color)
    return goods


def depends_on_kinds(state: MerkatorState, seat: Seat) -> bool:
    """Whether it matters to a Building of the seat which goods its cubes become."""
    for card in range(BUILDINGS):
        if state.buildings[card] == seat and BUILDING_SUBJECT[card] > ALL_UNITS:
            return True
    return False


def best_placed(state: MerkatorState, seat: Seat, goods: vec[i64], color: Color) -> vec[i64]:
    """These goods with the cubes of that color and of those after it placed to score most."""
    while color < MAJORS and supply_of(state, seat, color) == 0:
        color += 1
    if color == MAJORS:
        return goods
    cubes = supply_of(state, seat, color)
    best = goods
    most: i64 = -1
    for first in range(cubes + 1):
        placed = goods[:]
        placed[2 * color] += first
        placed[2 * color + 1] += cubes - first
        placed = best_placed(state, seat, placed, color + 1)
        points = buildings(state, seat, placed)
        if points > most:
            best = placed
            most = points
    return best
