"""Soldiers and upgrades: what lies in the bonus slots of the city."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, moves
from fondaco.games.merv.clauses import (
    SOLDIER_SERVANTS,
    SOLDIER_TAKEN,
    SOLDIER_WALLS,
    SOLDIER_WHERE,
    UPGRADE_NONE,
    UPGRADE_ONE,
    UPGRADE_OWN,
)
from fondaco.games.merv.effects import (
    bonus_upgrades_left,
    can_hold_soldier,
    deploy,
    is_walled,
    servants_left,
    white_upgrades_left,
)
from fondaco.games.merv.events import Told
from fondaco.games.merv.state import MervState, cell_of
from fondaco.games.merv.terms import (
    BONUS_UPGRADE,
    CELLS,
    COLORS,
    PLACE_WHITE,
    WHITE,
    WHITE_UPGRADE,
    Cell,
    Color,
    Site,
)


def bars_soldier(state: MervState, cell: Cell) -> Clause | None:
    """What forbids the active player to deploy a soldier there."""
    # rule soldier.servants
    if servants_left(state, state.active) == 0:
        return SOLDIER_SERVANTS
    # rule soldier.where
    if state.buildings[cell] == NONE:
        return SOLDIER_WHERE
    # rule soldier.taken
    if state.bonus[cell] != NONE:
        return SOLDIER_TAKEN
    # rule soldier.walls
    return SOLDIER_WALLS if is_walled(state, cell) else None


def legal_soldiers(state: MervState, found: list[Move]) -> None:
    if servants_left(state, state.active) > 0:
        for cell in range(CELLS):
            if can_hold_soldier(state, cell):
                found.append(moves.guard(state.sites[cell]))
    # rule soldier.decline
    found.append(moves.MOVE_NO_SOLDIER)


def guard(state: MervState, site: Site, told: Told) -> None:
    deploy(state, state.active, cell_of(state, site), told)


def decline(state: MervState, told: Told) -> None:
    events.declined(told, state.active)


# Upgrades.


def bars_upgrade(state: MervState, site: Site, color: Color) -> Clause | None:
    """What forbids to place that upgrade on that site."""
    cell = cell_of(state, site)
    # rule upgrade.none
    if upgrades_left(state, color) == 0:
        return UPGRADE_NONE
    # rule upgrade.own
    # rule upgrade.pepper
    if state.buildings[cell] != state.active:
        return UPGRADE_OWN
    # rule upgrade.one
    return UPGRADE_ONE if state.bonus[cell] >= WHITE_UPGRADE else None


def upgrades_left(state: MervState, color: Color) -> i64:
    """How many upgrades of that color can be placed in the step at hand."""
    if (color == WHITE) != (state.step == PLACE_WHITE):
        return 0
    return white_upgrades_left(state) if color == WHITE else bonus_upgrades_left(state, color)


def legal_upgrades(state: MervState, found: list[Move]) -> None:
    for cell in range(CELLS):
        if state.buildings[cell] == state.active:
            for color in range(COLORS + 1):
                if bars_upgrade(state, state.sites[cell], color) is None:
                    found.append(moves.upgrade(state.sites[cell], color))


def upgrade(state: MervState, site: Site, color: Color, told: Told) -> None:
    # rule upgrade.soldier
    cell = cell_of(state, site)
    state.bonus[cell] = WHITE_UPGRADE if color == WHITE else BONUS_UPGRADE + color
    events.upgraded(told, state, state.active, cell, color)
