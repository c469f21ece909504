"""What the AI's things are worth, what he has against you, and how good your victory is."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.score import Score
from fondaco.games.merkator.components import (
    BUILDING_GOODS,
    BUILDING_HALVES,
    BUILDING_KIND,
    BUILDING_LEAST,
    BUILDING_NAMES,
    BUILDING_SUBJECT,
    BUILDINGS,
    COLUMN_GOODS,
    CONTRACTS,
    FULL_CONTRACTS,
)
from fondaco.games.merkator.counting import counted, held_by_ai, values_from
from fondaco.games.merkator.effects import empty_stacks
from fondaco.games.merkator.scoring import all_goods, score
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.terms import (
    AI,
    AI_STUCK,
    AT_LEAST,
    EASY,
    EXPERT,
    FULL_COLUMNS,
    GOODS,
    KINDS,
    LARGEST_STOCK,
    MAJORS,
    PER,
    SOLE_MOST,
    TOKEN_AT,
    Card,
    Color,
    counts_goods,
)

NAME: Final = "The AI"
# The parts of his score besides the Buildings.
IN_FULL: Final = "Contracts"
IN_HALF: Final = "further Contracts"

# The groups in which his Buildings are scored.
WITHOUT_GOODS: Final[i64] = 0
FIXED: Final[i64] = 1
WHOLE_COLUMNS: Final[i64] = 2
TWO_EACH: Final[i64] = 3
ONE_EACH: Final[i64] = 4
HALF_EACH: Final[i64] = 5
GROUPS: Final[i64] = 6

# The steps of a victory: from which lead on, and its name.
RATINGS: Final = [
    (14, "Perfect Game"),
    (11, "Master Level Victory"),
    (8, "Complete Victory"),
    (5, "Major Victory"),
    (2, "Game Victory"),
    (0, "Easy Game Victory"),
]
LOSS: Final = "Game Loss"


def scores(state: MerkatorState) -> list[Score]:
    """Your points and his; you are ahead when they are equal, and behind when you have lost."""
    yours = score(state, 0)
    his = ai_score(state)
    # rule soloplay.rating
    won = yours.total >= his.total and not is_lost(state)
    yours.rank = 1 if won else 2
    his.rank = 2 if won else 1
    return [yours, his]


def is_lost(state: MerkatorState) -> bool:
    """Whether the AI could not travel, too early for the points to count."""
    # rule soloplay.end_stuck
    # rule soloplay.end_two
    return state.ending == AI_STUCK and empty_stacks(state) < 3


def rating(state: MerkatorState) -> str:
    """The name of your victory."""
    if is_lost(state):
        return LOSS
    lead = score(state, 0).total - ai_score(state).total
    # rule soloplay.rating
    # rule soloplay.rating_half
    for least, name in RATINGS:
        if lead >= least:
            return name
    return LOSS


def ai_score(state: MerkatorState) -> Score:
    """The AI's points, part by part, his Buildings in the order in which they are scored."""
    parts = [(IN_FULL, full_contracts(state) / 2), (IN_HALF, other_contracts(state) / 2)]
    cubes = state.cubes[:]
    for card in in_order(state):
        parts.append((BUILDING_NAMES[card], building(state, card, cubes)))
        remove_cubes(card, cubes)
    return Score(NAME, parts, 0)


def in_order(state: MerkatorState) -> list[int]:
    """The AI's Buildings in the order in which they are scored."""
    return [card for group in range(GROUPS) for card in by_name(state, group)]


def full_contracts(state: MerkatorState) -> i64:
    # rule soloplay.score_contracts
    most = FULL_CONTRACTS if plays_with(state, EASY) else CONTRACTS
    return 2 * values_from(state, AI, 0, most)


def other_contracts(state: MerkatorState) -> i64:
    return values_from(state, AI, FULL_CONTRACTS, CONTRACTS) if plays_with(state, EASY) else 0


def by_name(state: MerkatorState, group: i64) -> list[int]:
    """The AI's Buildings of a group, by their names."""
    # rule soloplay.score_order
    named = sorted(
        [
            (BUILDING_NAMES[card], card)
            for card in range(BUILDINGS)
            if state.buildings[card] == AI and group_of(card) == group
        ]
    )
    return [card for _, card in named]


def group_of(card: Card) -> i64:
    if BUILDING_KIND[card] == TOKEN_AT or not counts_goods(BUILDING_SUBJECT[card]):
        return WITHOUT_GOODS
    if BUILDING_KIND[card] != PER:
        return FIXED
    if BUILDING_SUBJECT[card] == FULL_COLUMNS:
        return WHOLE_COLUMNS
    # rule soloplay.score_removing
    halves = BUILDING_HALVES[card]
    if halves >= 4:
        return TWO_EACH
    return ONE_EACH if halves >= 2 else HALF_EACH


def building(state: MerkatorState, card: Card, cubes: vec[i64]) -> float:
    """What one Building gives the AI while these cubes are left."""
    halves = BUILDING_HALVES[card]
    if BUILDING_KIND[card] == PER:
        return halves * has(state, card, cubes) / 2
    if meets(state, card, cubes):
        return halves / 2
    # rule soloplay.score_half
    # rule soloplay.score_half_which
    return halves / 4 if plays_with(state, EXPERT) else 0.0


def meets(state: MerkatorState, card: Card, cubes: vec[i64]) -> bool:
    """Whether the AI meets the condition of a Building with a fixed number of points."""
    kind = BUILDING_KIND[card]
    # rule soloplay.score_cards
    if kind == TOKEN_AT:
        return True
    if kind == AT_LEAST:
        return has(state, card, cubes) >= BUILDING_LEAST[card]
    assert kind == SOLE_MOST
    # rule soloplay.score_compare
    return has(state, card, cubes) > counted(state, 0, card, all_goods(state, 0))


def has(state: MerkatorState, card: Card, cubes: vec[i64]) -> i64:
    """How many the AI has of what the Building counts."""
    subject = BUILDING_SUBJECT[card]
    # rule soloplay.score_five
    # rule soloplay.score_columns
    if not counts_goods(subject):
        return held_by_ai(state, card)
    if subject == FULL_COLUMNS:
        return best_columns(cubes)
    total: i64 = 0
    for color in range(MAJORS):
        number = fitting(card, color, cubes[color])
        if subject != LARGEST_STOCK:
            total += number
        elif number > total:
            total = number
    return total


def fitting(card: Card, color: Color, cubes: i64) -> i64:
    """How many of these cubes count for a Building, each becoming the good that suits it best."""
    kinds: i64 = BUILDING_GOODS[card * GOODS + 2 * color]
    kinds += BUILDING_GOODS[card * GOODS + 2 * color + 1]
    if BUILDING_SUBJECT[card] == KINDS:
        return kinds if kinds < cubes else cubes
    return cubes if kinds > 0 else 0


def best_columns(cubes: vec[i64]) -> i64:
    """The most columns that could be filled with these cubes at the same time."""
    most: i64 = 0
    size: i64 = len(COLUMN_GOODS)
    for marks in range(1 << size):
        number = filled_columns(marks, cubes)
        if number > most:
            most = number
    return most


def filled_columns(marks: i64, cubes: vec[i64]) -> i64:
    """How many columns are marked, if the cubes fill all of them; else 0."""
    left = cubes[:]
    number: i64 = 0
    for column in range(len(COLUMN_GOODS)):
        if marks >> column & 1 == 0:
            continue
        number += 1
        for good in COLUMN_GOODS[column]:
            left[good // 2] -= 1
            if left[good // 2] < 0:
                return 0
    return number


def remove_cubes(card: Card, cubes: vec[i64]) -> None:
    """Take away the cubes that have scored for a Building, where its group wants that."""
    # rule soloplay.score_removing
    if group_of(card) not in (TWO_EACH, ONE_EACH, HALF_EACH):
        return
    largest = largest_color(card, cubes)
    for color in range(MAJORS):
        if BUILDING_SUBJECT[card] != LARGEST_STOCK or color == largest:
            cubes[color] -= fitting(card, color, cubes[color])


def largest_color(card: Card, cubes: vec[i64]) -> Color:
    best: i64 = 0
    for color in range(MAJORS):
        if fitting(card, color, cubes[color]) > fitting(card, best, cubes[best]):
            best = color
    return best
