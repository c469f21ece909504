"""With how many cubes a site of each action can be activated in the next turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merv.components import BUILDINGS, SITE_ACTION
from fondaco.games.merv.encoding import own_features as own
from fondaco.games.merv.encoding.clock import direction, is_to_come
from fondaco.games.merv.encoding.features import SOME
from fondaco.games.merv.encoding.survey import LINES, ROW, TALLY
from fondaco.games.merv.state import MervState, is_magistrate
from fondaco.games.merv.terms import (
    ACTIONS,
    BONUS_UPGRADE,
    CELLS,
    MARKET_CELL,
    ROWS_FROM,
    SIDE,
    Owner,
    Seat,
)

_ALL_LINES: Final[i64] = 31
_MIDDLE: Final[i64] = 4  # the line of the camel market among the five
# For columns, then for rows: where the line of a cell lies among packed lines of 4 bits, and which
# of the five it is.
LINE_SHIFT: Final = vec[i64](
    [4 * (cell % SIDE) for cell in range(CELLS)]
    + [4 * (ROWS_FROM + cell // SIDE) for cell in range(CELLS)]
)
LINE_BIT: Final = vec[i64](
    [1 << (cell % SIDE) if cell != MARKET_CELL else 0 for cell in range(CELLS)]
    + [1 << (cell // SIDE) if cell != MARKET_CELL else 0 for cell in range(CELLS)]
)


def light_options(state: MervState, seat: Seat, order: i64, city: vec[i64], lit: Lit) -> None:
    free = free_lines(state, order, seat)
    if free & _MIDDLE != 0:
        lit.flag(own.MARKET_AHEAD)
    best = best_yields(state, seat, direction(state, order, seat) * CELLS, free, city)
    for action in range(ACTIONS):
        lit.level(own.OPTION, action, SOME, (best >> (4 * action)) & 15)


def free_lines(state: MervState, order: i64, owner: Owner) -> i64:
    """The lines that are open to the next turn of an owner, a bit for each of the five."""
    if not is_to_come(order, owner):
        return _ALL_LINES
    slots = state.slots
    free: i64 = 0
    for slot in range(SIDE):
        if slots[slot] == NONE:
            free += 1 << (slot if state.round < 2 else SIDE - 1 - slot)
    return free


def best_yields(state: MervState, seat: Seat, way: i64, free: i64, city: vec[i64]) -> i64:
    """The most cubes with which a site of each action can be activated, 4 bits for each."""
    buildings = state.buildings
    bonus = state.bonus
    sites = state.sites
    can_build = city[seat * ROW + TALLY] & 31 < BUILDINGS
    best: i64 = 0
    for cell in range(CELLS):
        at = way + cell
        if LINE_BIT[at] & free != 0:
            owner = buildings[cell]
            cubes: i64 = 0
            if owner == NONE:
                if can_build:
                    cubes = ((city[seat * ROW + LINES] >> LINE_SHIFT[at]) & 15) + 1
                    if bonus[cell] >= BONUS_UPGRADE:
                        cubes += 1
            elif not is_magistrate(state, owner):
                cubes = (city[owner * ROW + LINES] >> LINE_SHIFT[at]) & 15
            kind = 4 * SITE_ACTION[sites[cell]]
            better = cubes - ((best >> kind) & 15)
            if better > 0:
                best += better << kind
    return best
