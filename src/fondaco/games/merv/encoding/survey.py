"""The city looked over once: what each owner has there, and what walls there are.

Small counts are packed into one number: so many bits for each line, action, color or slot.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, zeros
from fondaco.games.merv.city import FACING, WALL_SLOTS
from fondaco.games.merv.components import (
    BUILDING_POINTS,
    FAITH_POINTS,
    OTHER_INFLUENCE,
    OWN_INFLUENCE,
    SITE_ACTION,
    SITE_COLOR,
    TILE_ACTION,
    TILE_POINTS,
    TILES,
    WALL_COLOR,
    WALL_COUNT,
    WALL_KINDS,
    WALL_PRICE,
)
from fondaco.games.merv.encoding.clock import place_in
from fondaco.games.merv.encoding.features import BIT
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
    Seat,
)

# The numbers of an owner.
TALLY: Final[i64] = 0  # see below
KINDS: Final[i64] = 1  # buildings, 4 bits for each action; then their cubes, 6 bits for each color
LINES: Final[i64] = 2  # cubes that the buildings of a line yield, 4 bits for each line
WORTH: Final[i64] = 3  # what a building scores in a year, 9 bits for each action
ROW: Final[i64] = 4
# The numbers of the table.
WALLED: Final[i64] = MOST_MASTERS * ROW  # a bit for each slot of the wall
PIECES: Final[i64] = WALLED + 1  # pieces left, 5 bits for each color and price
GAINS: Final[i64] = WALLED + 2  # the seat's influence for a wall, 3 bits for each slot

# In the tally of an owner, from which bit on.
BARE: Final[i64] = 5  # buildings that neither wall nor soldier protects; before it, all buildings
UPGRADED: Final[i64] = 10
HUES: Final[i64] = 15  # bare ones by the color of the ransom, 4 bits each; white: any color
CITY: Final[i64] = 35  # what all buildings score in a year, 11 bits
RISK: Final[i64] = 46  # what the bare ones score, 11 bits
SOLDIERS: Final[i64] = 57
YIELDS: Final[i64] = 24  # among the kinds

PRICES: Final[i64] = 3  # of walls: 1, 2, 3 or more
_BLANK: Final = zeros(GAINS + 1)
_EVERY: Final[i64] = sum([BIT[9 * action] for action in range(ACTIONS)])
CELL_LINES: Final = vec[i64](
    [BIT[4 * (cell % SIDE)] + BIT[4 * (ROWS_FROM + cell // SIDE)] for cell in range(CELLS)]
)


def _facing(cell: int, bits: int) -> int:
    """The slots of the wall in front of a cell, so many bits for each."""
    slots = {FACING[2 * cell], FACING[2 * cell + 1]} - {NONE}
    return sum([BIT[bits * slot] for slot in slots])


_CELL_WALLS: Final = vec[i64]([_facing(cell, 1) for cell in range(CELLS)])
_CELL_GAINS: Final = vec[i64]([_facing(cell, 3) for cell in range(CELLS)])
_OWN_GAIN: Final[i64] = min(OWN_INFLUENCE, 3)
_OTHER_GAIN: Final[i64] = min(OTHER_INFLUENCE, 3)
_WALL_PLACE: Final = vec[i64](
    [
        5 * (WALL_COLOR[wall] * PRICES + min(WALL_PRICE[wall], PRICES) - 1)
        for wall in range(WALL_KINDS)
    ]
)
_ALL_WALLS: Final[i64] = sum([WALL_COUNT[wall] << _WALL_PLACE[wall] for wall in range(WALL_KINDS)])


def survey(state: MervState, seat: Seat, order: i64) -> vec[i64]:
    found = _BLANK[:]
    add_walls(state.walls, found)
    for owner in range(masters(state)):
        found[owner * ROW + WORTH] = worths(state, owner)
    buildings = state.buildings
    sites = state.sites
    bonus = state.bonus
    is_invaded = state.step == RANSOM
    for cell in range(CELLS):
        owner = buildings[cell]
        if owner != NONE:
            spared = is_invaded and is_spared(state, order, owner, cell)
            add_building(found, cell, owner, sites[cell], bonus[cell], spared)
            found[GAINS] += _CELL_GAINS[cell] * (_OWN_GAIN if owner == seat else _OTHER_GAIN)
    return found


def add_walls(walls: vec[i64], found: vec[i64]) -> None:
    walled: i64 = 0
    left = _ALL_WALLS
    for slot in range(WALL_SLOTS):
        wall = walls[slot]
        if wall != NONE:
            walled += BIT[slot]
            left -= BIT[_WALL_PLACE[wall]]
    found[WALLED] = walled
    found[PIECES] = left


def worths(state: MervState, owner: Owner) -> i64:
    """What a building of each action scores for an owner in a year."""
    found = BUILDING_POINTS * _EVERY
    tiles = state.tiles
    for tile in range(TILES):
        if tiles[tile] == owner:
            found += TILE_POINTS << (9 * TILE_ACTION[tile])
    if SPACE_BOON[state.tracks[owner * TRACKS + PRAYER]] == FAITH_BOON:
        found += FAITH_POINTS << (9 * MOSQUE)
    return found


def add_building(
    found: vec[i64], cell: Cell, owner: Owner, site: i64, bonus: i64, spared: bool
) -> None:
    row = owner * ROW
    action = SITE_ACTION[site]
    color = SITE_COLOR[site]
    worth = (found[row + WORTH] >> (9 * action)) & 511
    tally = 1 + (worth << CITY)
    cubes: i64 = 1
    kinds = BIT[4 * action]
    if bonus == WHITE_UPGRADE:
        color = WHITE
    elif bonus >= BONUS_UPGRADE:
        kinds += BIT[YIELDS + 6 * (bonus - BONUS_UPGRADE)]
        cubes = 2
    found[row + KINDS] += kinds + BIT[YIELDS + 6 * color]
    found[row + LINES] += cubes * CELL_LINES[cell]
    if NONE < bonus < WHITE_UPGRADE:
        found[bonus * ROW + TALLY] += BIT[SOLDIERS]
    else:
        need = _CELL_WALLS[cell]
        if not spared and found[WALLED] & need != need:
            tally += BIT[BARE] + BIT[HUES + 4 * color] + (worth << RISK)
    if bonus >= WHITE_UPGRADE:
        tally += BIT[UPGRADED]
    found[row + TALLY] += tally


def is_spared(state: MervState, order: i64, owner: Owner, cell: Cell) -> bool:
    """Within an invasion: whether what stands there has been attacked already."""
    place = place_in(order, owner)
    return place < state.turn or (place == state.turn and cell < state.site)


def best_of(lines: i64, first: i64) -> i64:
    """The greatest count of the five columns (first 0) or rows (first 5)."""
    best: i64 = 0
    for line in range(first, first + SIDE):
        best = max(best, (lines >> (4 * line)) & 15)
    return best
