"""SoloPlay's AI: his points, his means, and the path along which he travels."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merkator.components import (
    BUILDING_HALVES,
    BUILDING_KIND,
    BUILDING_PRICE,
    BUILDING_SUBJECT,
    COLUMN_GOODS,
    CONTRACTS,
    LEVELS,
    LOCATION,
    TIME_CHANGE,
    VALUE,
)
from fondaco.games.merkator.encoding import features, opponents
from fondaco.games.merkator.encoding.others import points
from fondaco.games.merkator.encoding.survey import HELD, TOPS, Survey
from fondaco.games.merkator.encoding.tables import AI_ORDER, LEVEL_MARK, LEVEL_RANK, RANK, RANKS
from fondaco.games.merkator.soloplay.scoring import has, meets, remove_cubes
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.terms import AI, EASY, EXPERT, FULL_COLUMNS, MAJORS, PER, Card


def look_ahead(survey: Survey) -> Card:
    """The Contract for which he would travel as things lie, or NONE."""
    state = survey.state
    stop = first_stop(survey, state.rising)
    if stop == NONE:
        stop = first_stop(survey, not state.rising)
    return stop


def first_stop(survey: Survey, rising: bool) -> Card:
    """The first open card that suits him on one side of the tile."""
    tile = survey.state.tile
    way: i64 = 1 if rising else -1
    level = tile + way
    while 0 <= level < LEVELS:
        card = survey.sheet[TOPS + level]
        if card != NONE and suits(survey.state, card):
            return card
        level += way
    return NONE


def suits(state: MerkatorState, card: Card) -> bool:
    """Whether he would travel for that Contract."""
    place = LOCATION[card]
    if place == NONE:
        return True
    if place == state.merkator or (place < MAJORS and state.cubes[place] == 0):
        return False
    return state.time[AI] + TIME_CHANGE[place] >= 0


def light_ai(survey: Survey, lit: Lit) -> None:
    state = survey.state
    stop = look_ahead(survey)
    office = survey.offices[AI]
    light_stacks(survey, lit, stop)
    light_path(survey, lit, stop)
    light_points(survey, lit)
    lit.level(opponents.AI_CONTRACTS, 0, 16, office.contracts)
    lit.level(opponents.AI_BUILDINGS, 0, 12, office.buildings)
    lit.level(opponents.AI_BONUS_CARDS, 0, 10, office.bonus_cards)
    lit.level(opponents.AI_TIME, 0, 10, state.time[AI])
    open_buildings: i64 = len(state.row)
    for at in range(min(open_buildings, 4)):
        lit.level(opponents.AI_PRICES, at, 10, BUILDING_PRICE[state.row[at]] // 2)


def light_stacks(survey: Survey, lit: Lit, stop: Card) -> None:
    """What is left of the stacks, and what he can spend: empty stacks lock his best Contracts."""
    depth = survey.state.depth
    empty: i64 = 0
    last: i64 = NONE
    end: i64 = NONE
    for level in range(1, LEVELS):
        left = depth[level]
        if survey.sheet[TOPS + level] != NONE:
            end = LEVEL_RANK[level]
            left += 1
        if left == 0:
            empty += 1
        if LEVEL_RANK[level] != last:
            last = LEVEL_RANK[level]
            lit.level(opponents.AI_DEPTH, last, 6, left)
    if end != NONE:
        lit.flag(opponents.AI_PATH, end)
    lit.level(opponents.AI_EMPTY, 0, 10, empty)
    if stop == NONE:
        lit.level(opponents.AI_EMPTY, 1, 10, 1 + empty)
    lit.level(opponents.AI_FUNDS, 0, 30, funds(survey, empty))


def funds(survey: Survey, locked: i64) -> i64:
    """His Taler and his Contracts, but for so many of the best."""
    contracts = survey.state.contracts
    total = survey.state.taler[AI]
    for at in range(CONTRACTS - 1, survey.first - 1, -1):
        card = survey.owned[at]
        if contracts[card] == AI:
            if locked > 0:
                locked -= 1
            else:
                total += VALUE[card]
    return total


def light_path(survey: Survey, lit: Lit, stop: Card) -> None:
    """Where the tile lies, what it blocks, and where he would travel."""
    state = survey.state
    if state.tile != NONE:
        row = LEVEL_RANK[state.tile]
        lit.flag(opponents.AI_TILE, row if state.rising else row + RANKS)
        if survey.own.levels & LEVEL_MARK[state.tile - 1] > 0:
            lit.flag(opponents.AI_BLOCKED)
    if stop != NONE:
        lit.flag(opponents.AI_NEXT, RANK[stop])
        if LOCATION[stop] != NONE:
            lit.flag(opponents.AI_NEXT_PLACE, LOCATION[stop])
            joined = survey.sheet[HELD + LOCATION[stop]]
            lit.level(opponents.AI_JOINED, 0, 14, joined + 1 >> 1)
    suited: i64 = 0
    for level in range(1, LEVELS):
        card = survey.sheet[TOPS + level]
        if card != NONE and suits(state, card):
            suited += 1
    lit.level(opponents.AI_SUITED, survey.phase, 6, suited)


def light_points(survey: Survey, lit: Lit) -> None:
    contracts = contract_halves(survey)
    buildings = building_halves(survey)
    lit.level(opponents.AI_CONTRACT_POINTS, 0, 70, contracts + 1 >> 1)
    lit.level(opponents.AI_BUILDING_POINTS, 0, 50, buildings + 1 >> 1)
    ahead = points(survey.own) - contracts - buildings
    lit.level(opponents.AI_LEAD, survey.phase, 24, (ahead + 3) // 2)
    lit.level(opponents.AI_LEAD, features.PHASES + survey.phase, 24, (1 - ahead) // 2)


def contract_halves(survey: Survey) -> i64:
    office = survey.offices[AI]
    rest = office.rest if plays_with(survey.state, EASY) else 2 * office.rest
    return 2 * office.full + rest


def building_halves(survey: Survey) -> i64:
    """Half points of his Buildings, in the order in which they are scored."""
    if survey.offices[AI].buildings == 0:
        return 0
    state = survey.state
    buildings = state.buildings
    cubes = state.cubes[:]
    total: i64 = 0
    for card in AI_ORDER:
        if buildings[card] == AI:
            total += building(state, card, cubes)
            remove_cubes(card, cubes)
    return total


def building(state: MerkatorState, card: Card, cubes: vec[i64]) -> i64:
    halves = BUILDING_HALVES[card]
    if BUILDING_KIND[card] == PER:
        if BUILDING_SUBJECT[card] == FULL_COLUMNS:
            return halves * filled_columns(cubes)
        return halves * has(state, card, cubes)
    if meets(state, card, cubes):
        return halves
    return halves // 2 if plays_with(state, EXPERT) else 0


def filled_columns(cubes: vec[i64]) -> i64:
    """Columns that the cubes fill one after the other: not always the most, but found at once."""
    left = cubes[:]
    filled: i64 = 0
    for column in COLUMN_GOODS:
        if is_filled(left, column):
            filled += 1
            for good in column:
                left[good // 2] -= 1
    return filled


def is_filled(cubes: vec[i64], column: vec[i64]) -> bool:
    return all(cubes[good // 2] != 0 for good in column)
