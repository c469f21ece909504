"""The invasion as it is told when it begins: where the Mongols ride in, and whom they get at."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Event
from fondaco.games.merv.city import PROTECTS, WALL_SLOT_IDS, WALL_SLOTS
from fondaco.games.merv.effects import is_attacked, is_walled
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import CELLS, MARKET_CELL, WHITE_UPGRADE, Cell
from fondaco.games.merv.told import Fields, Told, site_id


def begins(told: Told, state: MervState) -> None:
    """Which slots of the wall are open, and what they reach; which buildings are attacked there,
    and which have a soldier."""
    if told is None:
        return
    built = [cell for cell in range(CELLS) if state.buildings[cell] != NONE]
    fields: Fields = {
        "gaps": [_gap(state, slot) for slot in range(WALL_SLOTS) if state.walls[slot] == NONE],
        "attacked": [site_id(state, cell) for cell in built if is_attacked(state, cell)],
        "defended": [site_id(state, cell) for cell in built if is_defended(state, cell)],
    }
    told.append(Event("invasion", fields))


def _gap(state: MervState, slot: i64) -> Fields:
    cells = [PROTECTS[2 * slot], PROTECTS[2 * slot + 1]]
    sites = [site_id(state, cell) for cell in cells if cell != MARKET_CELL]
    return {"slot": WALL_SLOT_IDS[slot], "sites": sites}


def is_defended(state: MervState, cell: Cell) -> bool:
    """Whether only a soldier stands between the Mongols and the building on a cell."""
    return NONE < state.bonus[cell] < WHITE_UPGRADE and not is_walled(state, cell)
