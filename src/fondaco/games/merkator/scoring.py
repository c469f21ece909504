"""What everything is worth at the end. Points are counted in halves."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.score import Score, rank
from fondaco.games.merkator.components import (
    BUILDING_HALVES,
    BUILDING_KIND,
    BUILDING_LEAST,
    BUILDING_NAMES,
    BUILDING_PLACE,
    BUILDING_SUBJECT,
    BUILDINGS,
    CONTRACTS,
    FULL_CONTRACTS,
)
from fondaco.games.merkator.counting import counted, held_by_ai, values_from
from fondaco.games.merkator.state import MerkatorState, plays_with, supply_of
from fondaco.games.merkator.terms import (
    AT_LEAST,
    EXPERT,
    GOODS,
    MAJORS,
    PER,
    SOLE_MOST,
    SOLOPLAY,
    TOKEN_AT,
    Card,
    Color,
    Seat,
    depends_on_kinds,
)

# The parts of a score besides the Buildings.
IN_OFFICE: Final = "Contracts in the office"
OUTSIDE: Final = "Contracts beside it"

EXPERT_CAP: Final[i64] = 24  # half points that one of your Buildings can give there


def scores(state: MerkatorState) -> list[Score]:
    # rule score.tie
    # rule score.shared
    return rank([score(state, seat) for seat in range(state.seats)])


def score(state: MerkatorState, seat: Seat) -> Score:
    """The points of a seat, part by part."""
    parts = [
        (IN_OFFICE, full_contracts(state, seat) / 2),
        (OUTSIDE, other_contracts(state, seat) / 2),
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


def scored_goods(state: MerkatorState, seat: Seat) -> vec[i64]:
    """The goods of the office with the cubes of the Supply tile placed to score most."""
    # rule score.supply
    # rule score.no_trades
    goods = state.goods[seat * GOODS : (seat + 1) * GOODS]
    if not has_use_for_kinds(state, seat):
        return all_goods(state, seat)
    return best_placed(state, seat, goods, 0)


def all_goods(state: MerkatorState, seat: Seat) -> vec[i64]:
    """The goods of the office with the cubes of the Supply tile placed somehow."""
    goods = state.goods[seat * GOODS : (seat + 1) * GOODS]
    for color in range(MAJORS):
        goods[2 * color] += supply_of(state, seat, color)
    return goods


def has_use_for_kinds(state: MerkatorState, seat: Seat) -> bool:
    """Whether it matters to a Building of the seat which goods its cubes become."""
    for card in range(BUILDINGS):
        if state.buildings[card] == seat and depends_on_kinds(BUILDING_SUBJECT[card]):
            return True
    return False


def most_counted(
    state: MerkatorState, seat: Seat, card: Card, goods: vec[i64], color: Color
) -> i64:
    """The most that a Building can count of these goods and the cubes of the Supply tile, from
    that color on."""
    while color < MAJORS and supply_of(state, seat, color) == 0:
        color += 1
    if color == MAJORS:
        return counted(state, seat, card, goods)
    cubes = supply_of(state, seat, color)
    most: i64 = 0
    for first in range(cubes + 1):
        placed = goods[:]
        placed[2 * color] += first
        placed[2 * color + 1] += cubes - first
        number = most_counted(state, seat, card, placed, color + 1)
        most = number if number > most else most
    return most


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
