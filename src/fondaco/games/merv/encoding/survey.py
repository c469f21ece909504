"""The city looked over once: what each owner has there, a row of numbers for each.

Small counts are packed into one number: so many bits for each line, action or color.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, zeros
from fondaco.games.merv.components import (
    BUILDING_POINTS,
    FAITH_POINTS,
    SITE_ACTION,
    SITE_COLOR,
    TILE_ACTION,
    TILE_POINTS,
    TILES,
)
from fondaco.games.merv.effects import is_walled
from fondaco.games.merv.encoding.clock import is_spared
from fondaco.games.merv.mosque_track import SPACE_BOON
from fondaco.games.merv.state import MervState, masters
from fondaco.games.merv.terms import (
    ACTIONS,
    BONUS_UPGRADE,
    CELLS,
    FAITH_BOON,
    MOSQUE,
    MOST_MASTERS,
    PRAYER,
    RANSOM,
    ROWS_FROM,
    SIDE,
    TRACKS,
    WHITE,
    WHITE_UPGRADE,
    Cell,
    Owner,
)

# The numbers of a row.
BUILT: Final[i64] = 0
KINDS: Final[i64] = 1  # buildings, 4 bits for each action
YIELDS: Final[i64] = 2  # cubes that all buildings yield, 6 bits for each color
LINES: Final[i64] = 3  # cubes that the buildings of a line yield, 4 bits for each line
COUNTS: Final[i64] = 4  # buildings in each line, 4 bits each
BARE: Final[i64] = 5  # buildings that neither wall nor soldier protects
BARE_HUES: Final[i64] = 6  # of them, by the color of the ransom, 4 bits each; white: any color
RISK: Final[i64] = 7  # what those score in a year
SOLDIERS: Final[i64] = 8
UPGRADES: Final[i64] = 9
WORTH: Final[i64] = 10  # what a building scores in a year, 9 bits for each action
CITY: Final[i64] = 11  # what all of them score
ROW: Final[i64] = 12

_BLANK: Final = zeros(MOST_MASTERS * ROW)
_EVERY: Final[i64] = sum([1 << (9 * action) for action in range(ACTIONS)])
CELL_LINES: Final = vec[i64](
    [(1 << (4 * (cell % SIDE))) + (1 << (4 * (ROWS_FROM + cell // SIDE))) for cell in range(CELLS)]
)


def survey(state: MervState) -> vec[i64]:
    """A row for each owner."""
    found = _BLANK[:]
    for owner in range(masters(state)):
        found[owner * ROW + WORTH] = worths(state, owner)
    for cell in range(CELLS):
        owner = state.buildings[cell]
        if owner != NONE:
            add_building(state, found, cell, owner)
    return found


def worths(state: MervState, owner: Owner) -> i64:
    """What a building of each action scores for an owner in a year."""
    found = BUILDING_POINTS * _EVERY
    for tile in range(TILES):
        if state.tiles[tile] == owner:
            found += TILE_POINTS << (9 * TILE_ACTION[tile])
    if SPACE_BOON[state.tracks[owner * TRACKS + PRAYER]] == FAITH_BOON:
        found += FAITH_POINTS << (9 * MOSQUE)
    return found


def add_building(state: MervState, found: vec[i64], cell: Cell, owner: Owner) -> None:
    row = owner * ROW
    action = SITE_ACTION[state.sites[cell]]
    worth = (found[row + WORTH] >> (9 * action)) & 511
    found[row + BUILT] += 1
    found[row + KINDS] += 1 << (4 * action)
    found[row + CITY] += worth
    found[row + COUNTS] += CELL_LINES[cell]
    add_yield(found, row, cell, SITE_COLOR[state.sites[cell]], state.bonus[cell])
    add_danger(state, found, cell, owner, worth)


def add_yield(found: vec[i64], row: i64, cell: Cell, color: i64, bonus: i64) -> None:
    if bonus < WHITE_UPGRADE:
        found[row + YIELDS] += 1 << (6 * color)
        found[row + LINES] += CELL_LINES[cell]
        return
    found[row + UPGRADES] += 1
    if bonus == WHITE_UPGRADE:
        found[row + YIELDS] += 1 << (6 * WHITE)
        found[row + LINES] += CELL_LINES[cell]
    else:
        found[row + YIELDS] += (1 << (6 * color)) + (1 << (6 * (bonus - BONUS_UPGRADE)))
        found[row + LINES] += 2 * CELL_LINES[cell]


def add_danger(state: MervState, found: vec[i64], cell: Cell, owner: Owner, worth: i64) -> None:
    bonus = state.bonus[cell]
    if NONE < bonus < WHITE_UPGRADE:
        found[bonus * ROW + SOLDIERS] += 1
        return
    if is_walled(state, cell) or (state.step == RANSOM and is_spared(state, owner, cell)):
        return
    color = WHITE if bonus == WHITE_UPGRADE else SITE_COLOR[state.sites[cell]]
    found[owner * ROW + BARE] += 1
    found[owner * ROW + BARE_HUES] += 1 << (4 * color)
    found[owner * ROW + RISK] += worth


def best_of(lines: i64, first: i64) -> i64:
    """The greatest count of the five columns (first 0) or rows (first 5)."""
    best: i64 = 0
    left = lines >> (4 * first)
    for _ in range(SIDE):
        best = max(best, left & 15)
        left = left >> 4
    return best


def second_of(lines: i64, first: i64) -> i64:
    """The second greatest of them."""
    best: i64 = 0
    second: i64 = 0
    left = lines >> (4 * first)
    for _ in range(SIDE):
        here = left & 15
        second = max(second, min(best, here))
        best = max(best, here)
        left = left >> 4
    return second
