"""What the Buildings count: Contracts, cards, Time counters, goods."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import count
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BUILDING_GOODS,
    BUILDING_SUBJECT,
    BUILDINGS,
    COLUMN_GOODS,
    CONTRACTS,
    CONTRACTS_AT,
    VALUE,
)
from fondaco.games.merkator.state import MerkatorState, contracts_of
from fondaco.games.merkator.terms import (
    AI,
    ALL_UNITS,
    BEST_VALUE,
    BONUS_OWNED,
    BUILDINGS_OWNED,
    CONTRACT_PLACES,
    CONTRACTS_OWNED,
    COUNTERS,
    FULL_COLUMNS,
    GOODS,
    KINDS,
    LARGEST_STOCK,
    PLACES,
    UNITS,
    Card,
    Seat,
    counts_goods,
)


def counted(state: MerkatorState, seat: Seat, card: Card, goods: vec[i64]) -> i64:
    """How many the seat has of what the Building counts."""
    subject = BUILDING_SUBJECT[card]
    if counts_goods(subject):
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
