"""The lines and sites of the city: what forbids to go there, build there, protect something."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events
from fondaco.games.merv.city import SLOT_IS_GATE, is_in_line, slot_of_line
from fondaco.games.merv.clauses import (
    SITE_LINE,
    SLOT_FREE,
    SLOT_SIDE,
    SOLDIER_SERVANTS,
    SOLDIER_TAKEN,
    SOLDIER_WALLS,
    SOLDIER_WHERE,
    WALL_FREE,
    WALL_GATES,
)
from fondaco.games.merv.components import WALL_IS_GATE
from fondaco.games.merv.effects import is_walled, servants_left
from fondaco.games.merv.moves import CATALOGUE, ENTER
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import CELLS, MARKET_CELL, Cell, Owner
from fondaco.games.merv.told import Told

_LINES: Final = CATALOGUE.by_kind[ENTER]
_LINES_BACK: Final = _LINES[::-1]
_BY_ROUND: Final = [_LINES, _LINES, _LINES_BACK, _LINES_BACK]  # nearest to the queue first


def lines_in_order(state: MervState) -> list[Move]:
    """The moves to all lines, in the order of the action slots of the round."""
    return _BY_ROUND[state.round]


SITE_CELLS: Final = vec[i64]([cell for cell in range(CELLS) if cell != MARKET_CELL])


def sites_in_line(state: MervState, moves: list[Move]) -> list[Move]:
    """One move, given by tile, for each site of the line, row by row."""
    return [moves[state.sites[cell]] for cell in SITE_CELLS if bars_line(state, cell) is None]


def bars_side(state: MervState, line: i64) -> Clause | None:
    # rule slot.side
    return SLOT_SIDE if slot_of_line(state.round, line) == NONE else None


def bars_taken_slot(state: MervState, line: i64) -> Clause | None:
    # rule slot.free
    return None if state.slots[slot_of_line(state.round, line)] == NONE else SLOT_FREE


def enter(state: MervState, line: i64, told: Told) -> None:
    state.slots[slot_of_line(state.round, line)] = state.active
    state.line = line
    events.entered(told, state, state.active, line)


def bars_line(state: MervState, cell: Cell) -> Clause | None:
    # rule site.line
    # rule site.market
    return None if is_in_line(state.line, cell) else SITE_LINE


# Soldiers and walls.


def bars_servant(state: MervState, owner: Owner) -> Clause | None:
    """What forbids an owner one more soldier or courtier."""
    # rule soldier.servants
    return SOLDIER_SERVANTS if servants_left(state, owner) == 0 else None


def bars_soldier(state: MervState, cell: Cell) -> Clause | None:
    """What forbids to deploy a soldier there."""
    # rule soldier.where
    if state.buildings[cell] == NONE:
        return SOLDIER_WHERE
    # rule soldier.taken
    if state.bonus[cell] != NONE:
        return SOLDIER_TAKEN
    # rule soldier.walls
    return SOLDIER_WALLS if is_walled(state, cell) else None


def bars_wall_slot(state: MervState, wall: i64, slot: i64) -> Clause | None:
    """What forbids to place a piece of that kind in that slot of the wall."""
    # rule wall.gates
    if SLOT_IS_GATE[slot] != WALL_IS_GATE[wall]:
        return WALL_GATES
    # rule wall.free
    return None if state.walls[slot] == NONE else WALL_FREE
