"""The invasion: the Mongols attack all buildings that neither walls nor soldiers protect."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, moves
from fondaco.games.merv.clauses import RANSOM_COLOR, RANSOM_POWER
from fondaco.games.merv.components import SITE_COLOR
from fondaco.games.merv.effects import is_attacked
from fondaco.games.merv.events import Told
from fondaco.games.merv.state import MervState, cubes_of
from fondaco.games.merv.terms import (
    BONUS_UPGRADE,
    CELLS,
    CUBES,
    WHITE,
    WHITE_UPGRADE,
    Cell,
    Owner,
)


def next_attacked(state: MervState, owner: Owner, after: Cell) -> Cell:
    """The next building of an owner that is attacked, row by row; NONE after the last."""
    # rule ransom.order
    for cell in range(after + 1, CELLS):
        if state.buildings[cell] == owner and is_attacked(state, cell):
            return cell
    return NONE


def bars_ransom(state: MervState, coin: i64) -> Clause | None:
    """What forbids to pay the ransom for the building at hand with that coin."""
    # rule ransom.power
    if coin > WHITE:
        return RANSOM_POWER
    if cubes_of(state, state.asked, coin) == 0 or not is_fitting(state, coin):
        return RANSOM_COLOR
    return None


def is_fitting(state: MervState, color: i64) -> bool:
    bonus = state.bonus[state.site]
    # rule ransom.color
    if color in (WHITE, SITE_COLOR[state.sites[state.site]]):
        return True
    # rule ransom.bonus
    # rule ransom.any
    return bonus in (WHITE_UPGRADE, BONUS_UPGRADE + color)


def legal(state: MervState, found: list[Move]) -> None:
    for coin in range(CUBES):
        if bars_ransom(state, coin) is None:
            found.append(moves.pay(coin))
    found.append(moves.MOVE_SURRENDER)


def pay_ransom(state: MervState, color: i64, told: Told) -> None:
    state.cubes[state.asked * CUBES + color] -= 1
    events.ransomed(told, state, state.asked, state.site, color)


def destroy(state: MervState, cell: Cell, told: Told) -> None:
    """The building goes back to its owner; an upgrade stays."""
    # rule invasion.lost
    # rule invasion.upgrades
    # rule courtier.invasion
    owner = state.buildings[cell]
    state.buildings[cell] = NONE
    events.destroyed(told, state, owner, cell)


def withdraw_soldiers(state: MervState, told: Told) -> None:
    # rule invasion.soldiers
    found: i64 = 0
    for cell in range(CELLS):
        if NONE < state.bonus[cell] < WHITE_UPGRADE:
            state.bonus[cell] = NONE
            found += 1
    events.soldiers_return(told, found)
