"""What is seen of the city: its action slots, its sites, its walls and the camel market.

Owners are seats, or "magistrate" and "courtier".
"""

from typing import Final, cast

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merv import terms
from fondaco.games.merv.city import LINE_IDS, SLOT_IS_GATE, WALL_SLOT_IDS, line_of_slot
from fondaco.games.merv.components import (
    MARKET_BOON,
    SITE_ACTION,
    SITE_COLOR,
    SITE_IDS,
    WALL_IDS,
)
from fondaco.games.merv.effects import bonus_upgrades_left, is_walled, white_upgrades_left
from fondaco.games.merv.state import MervState, is_seat
from fondaco.games.merv.terms import (
    BONUS_UPGRADE,
    BOON_IDS,
    COLORS,
    IN_MARKET,
    MAGISTRATE,
    MARKET_CELL,
    MARKET_SLOTS,
    SIDE,
    WHITE_UPGRADE,
    Cell,
    Owner,
)
from fondaco.games.merv.view_types import (
    Action,
    ActionSlot,
    CamelMarket,
    Color,
    Cube,
    MarketSide,
    MarketSlot,
    Side,
    Site,
    WallSlot,
)
from fondaco.games.merv.view_types import Owner as OwnerId

# The ids, as the types of a view know them.
ACTION_IDS: Final = cast(list[Action], terms.ACTION_IDS)
COLOR_IDS: Final = cast(list[Color], terms.COLOR_IDS)
CUBE_IDS: Final = cast(list[Cube], terms.CUBE_IDS)
SIDE_IDS: Final = cast(list[Side], terms.SIDE_IDS)
MARKET_SIDE_IDS: Final = cast(list[MarketSide], terms.MARKET_SIDE_IDS)
MARKET_SLOT_IDS: Final = cast(list[MarketSlot], terms.MARKET_SLOT_IDS)


def owner_id(state: MervState, owner: Owner) -> OwnerId:
    if is_seat(state, owner):
        return owner
    return "magistrate" if owner == MAGISTRATE else "courtier"


def owner_or_none(state: MervState, owner: Owner) -> OwnerId | None:
    return owner_id(state, owner) if owner != NONE else None


def slots(state: MervState) -> list[ActionSlot]:
    round_ = state.round if state.round < 4 else 3
    return [
        {
            "line": LINE_IDS[line_of_slot(round_, slot)],
            "master": owner_or_none(state, state.slots[slot]),
        }
        for slot in range(SIDE)
    ]


def cell_view(state: MervState, cell: Cell) -> Site | None:
    if cell == MARKET_CELL:
        return None
    site = state.sites[cell]
    bonus = state.bonus[cell]
    return {
        "site": SITE_IDS[site],
        "row": cell // SIDE + 1,
        "column": cell % SIDE + 1,
        "action": ACTION_IDS[SITE_ACTION[site]],
        "resource": COLOR_IDS[SITE_COLOR[site]],
        "owner": owner_or_none(state, state.buildings[cell]),
        "soldier": owner_or_none(state, bonus) if bonus < WHITE_UPGRADE else None,
        "upgrade": upgrade(bonus),
        "walled": is_walled(state, cell),
    }


def upgrade(bonus: i64) -> Cube | None:
    if bonus < WHITE_UPGRADE:
        return None
    return "white" if bonus == WHITE_UPGRADE else COLOR_IDS[bonus - BONUS_UPGRADE]


def walls(state: MervState) -> list[WallSlot]:
    return [
        {"slot": id, "gate": SLOT_IS_GATE[n] == 1, "piece": wall_id(state.walls[n])}
        for n, id in enumerate(WALL_SLOT_IDS)
    ]


def wall_id(wall: i64) -> str | None:
    return WALL_IDS[wall] if wall != NONE else None


def upgrades(state: MervState) -> dict[Cube, int]:
    left: dict[Cube, int] = {"white": white_upgrades_left(state)}
    for color in range(COLORS):
        left[COLOR_IDS[color]] = bonus_upgrades_left(state, color)
    return left


def market(state: MervState) -> CamelMarket:
    return {
        "side": MARKET_SIDE_IDS[state.side],
        "slots": [
            {
                "slot": MARKET_SLOT_IDS[slot],
                "boon": BOON_IDS[MARKET_BOON[state.side * MARKET_SLOTS + slot]],
                "camels": state.camels[IN_MARKET + slot],
            }
            for slot in range(MARKET_SLOTS)
        ],
    }
