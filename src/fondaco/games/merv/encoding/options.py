"""With how many cubes a site of each action can be activated in the next turns."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merv.city import line_of_slot
from fondaco.games.merv.components import BUILDINGS, SITE_ACTION
from fondaco.games.merv.encoding import own_features as own
from fondaco.games.merv.encoding.clock import direction, is_to_come
from fondaco.games.merv.encoding.features import SOME
from fondaco.games.merv.encoding.survey import BUILT, LINES, ROW
from fondaco.games.merv.state import MervState, is_magistrate
from fondaco.games.merv.terms import (
    ACTIONS,
    BONUS_UPGRADE,
    CELLS,
    MARKET_CELL,
    ROWS_FROM,
    SIDE,
    Cell,
    Owner,
    Seat,
)

ALL_LINES: Final[i64] = 31
_MIDDLE: Final[i64] = 4  # the line of the camel market among the five
# For columns, then for rows: where the line of a cell lies among packed lines of 4 bits.
LINE_SHIFT: Final = vec[i64](
    [4 * (cell % SIDE) for cell in range(CELLS)]
    + [4 * (ROWS_FROM + cell // SIDE) for cell in range(CELLS)]
)
LINE_BIT: Final = vec[i64](
    [1 << (cell % SIDE) for cell in range(CELLS)] + [1 << (cell // SIDE) for cell in range(CELLS)]
)


def light_options(state: MervState, seat: Seat, turns: i64, city: vec[i64], lit: Lit) -> None:
    """By action, for the next turn and for the one after it."""
    if turns == 0:
        return
    way = direction(state, seat)
    free = free_lines(state, seat)
    if free & _MIDDLE != 0:
        lit.flag(own.MARKET_AHEAD)
    light_best(best_yields(state, seat, way, free, city), 0, lit)
    if turns > 1:
        light_best(best_yields(state, seat, 1 - way, ALL_LINES, city), ACTIONS, lit)


def light_best(best: i64, first: i64, lit: Lit) -> None:
    for action in range(ACTIONS):
        lit.level(own.OPTION, first + action, SOME, (best >> (4 * action)) & 15)


def free_lines(state: MervState, owner: Owner) -> i64:
    """The lines that are open to the next turn of an owner, a bit for each of the five."""
    if not is_to_come(state, owner):
        return ALL_LINES
    free: i64 = 0
    for slot in range(SIDE):
        if state.slots[slot] == NONE:
            free += 1 << (line_of_slot(state.round, slot) % SIDE)
    return free


def best_yields(state: MervState, seat: Seat, way: i64, free: i64, city: vec[i64]) -> i64:
    """The most cubes with which a site of each action can be activated, 4 bits for each."""
    can_build = city[seat * ROW + BUILT] < BUILDINGS
    best: i64 = 0
    for cell in range(CELLS):
        at = way * CELLS + cell
        if cell != MARKET_CELL and LINE_BIT[at] & free != 0:
            cubes = cubes_at(state, seat, cell, LINE_SHIFT[at], can_build, city)
            kind = 4 * SITE_ACTION[state.sites[cell]]
            if cubes > (best >> kind) & 15:
                best += (cubes - ((best >> kind) & 15)) << kind
    return best


def cubes_at(
    state: MervState, seat: Seat, cell: Cell, shift: i64, can_build: bool, city: vec[i64]
) -> i64:
    """The cubes for activating the site on a cell; 0 if that is not possible."""
    owner = state.buildings[cell]
    if owner != NONE:
        magistrate = is_magistrate(state, owner)
        return 0 if magistrate else (city[owner * ROW + LINES] >> shift) & 15
    if not can_build:
        return 0
    more: i64 = 2 if state.bonus[cell] >= BONUS_UPGRADE else 1
    return ((city[seat * ROW + LINES] >> shift) & 15) + more
