"""What cards on the table say: the Buildings of the seat and those that lie open, and the open
Contracts, whether or not the seat could earn them soon."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BUILDING_KIND,
    BUILDING_SUBJECT,
    BUILDINGS,
    LEVELS,
    LOCATION,
)
from fondaco.games.merkator.encoding.features import FEATURES, STAGE_TEXT, STAGES
from fondaco.games.merkator.encoding.opponents import AI_BLOCKED
from fondaco.games.merkator.encoding.survey import TOPS, Survey
from fondaco.games.merkator.encoding.tables import LEVEL_RANK, MARK, RANKS
from fondaco.games.merkator.terms import HAND, LARGEST_STOCK, OPEN, PLACES, STACK, TOKEN_AT

SUBJECTS: Final[i64] = LARGEST_STOCK + 1
CONDITIONS: Final[i64] = TOKEN_AT * SUBJECTS + 1
# By Building: the row of its condition.
CONDITION: Final = vec[i64](
    [BUILDING_KIND[card] * SUBJECTS + max(BUILDING_SUBJECT[card], 0) for card in range(BUILDINGS)]
)
CONDITION_TEXT: Final = (
    "by kind (most of all, at least so many, for each) and by what is counted (best Contract,"
    " Contracts, their locations, Bonus cards, Buildings, Time counters, goods, units and kinds of"
    " some goods, columns, largest stock), or the place of the token"
)

# Allotted after the others, so that what was learned before keeps its numbers.
assert FEATURES.count > AI_BLOCKED
OWN_CONDITIONS: Final[i64] = FEATURES.flags(
    "own conditions", CONDITIONS, f"{CONDITION_TEXT}: own Buildings"
)
OPEN_CONDITIONS: Final[i64] = FEATURES.flags(
    "open conditions", STAGES * CONDITIONS, f"by {STAGE_TEXT}, {CONDITION_TEXT}: open Buildings"
)
OPEN_PLACES: Final[i64] = FEATURES.flags(
    "open contract places", RANKS * PLACES, "by rank, by location: the open Contract"
)


def light_display(survey: Survey, lit: Lit) -> None:
    light_conditions(survey, lit)
    light_open_contracts(survey, lit)


def light_conditions(survey: Survey, lit: Lit) -> None:
    """What Buildings are about, each condition once."""
    state = survey.state
    wanted = state.wanted - BONUS_CARDS
    first = OPEN_CONDITIONS + survey.stage * CONDITIONS
    buildings = state.buildings
    own: i64 = 0
    offered: i64 = 0
    for card in range(BUILDINGS):
        lies = state.active if card == wanted else buildings[card]
        if lies == STACK:
            continue
        row = CONDITION[card]
        if lies == survey.seat and own & MARK[row] == 0:
            own |= MARK[row]
            lit.flag(OWN_CONDITIONS, row)
        elif (lies == OPEN or lies == HAND + survey.seat) and offered & MARK[row] == 0:
            offered |= MARK[row]
            lit.flag(first, row)


def light_open_contracts(survey: Survey, lit: Lit) -> None:
    """Where the open Contracts are delivered; stacks of one rank count as one."""
    sheet = survey.sheet
    last: i64 = NONE
    for level in range(LEVELS):
        card = sheet[TOPS + level]
        if card == NONE or LOCATION[card] == NONE:
            continue
        rank = LEVEL_RANK[level]
        if rank != last:
            last = rank
            lit.flag(OPEN_PLACES, rank * PLACES + LOCATION[card])
