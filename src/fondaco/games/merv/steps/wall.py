"""The wall: build segments and gates, and gain influence for what they protect."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import moves
from fondaco.games.merv.city import SLOT_IS_GATE, WALL_SLOTS
from fondaco.games.merv.clauses import WALL_COST, WALL_FREE, WALL_GATES, WALL_SUPPLY
from fondaco.games.merv.components import WALL_COLOR, WALL_IS_GATE, WALL_PRICE, WALLS
from fondaco.games.merv.effects import place_wall, walls_left
from fondaco.games.merv.events import Told
from fondaco.games.merv.payment import can_pay_color
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import ANY_WALL, BUY_WALL


def bars_wall(state: MervState, wall: i64) -> Clause | None:
    """What forbids to build a piece of that kind."""
    # rule wall.supply
    if walls_left(state, wall) == 0:
        return WALL_SUPPLY
    # rule wall.cost
    # rule library.wall
    return None if state.step == ANY_WALL or can_pay(state, wall) else WALL_COST


def can_pay(state: MervState, wall: i64) -> bool:
    return can_pay_color(state, state.active, BUY_WALL, WALL_COLOR[wall], WALL_PRICE[wall])


def legal(state: MervState, found: list[Move]) -> None:
    for wall in range(WALLS):
        if bars_wall(state, wall) is None:
            found.append(moves.build(wall))


def can_begin(state: MervState) -> bool:
    """Whether a piece can be paid."""
    return any(bars_wall(state, wall) is None for wall in range(WALLS))


def bars_place(state: MervState, slot: i64) -> Clause | None:
    """What forbids to place the piece at hand in that slot."""
    # rule wall.gates
    if SLOT_IS_GATE[slot] != WALL_IS_GATE[state.thing]:
        return WALL_GATES
    # rule wall.free
    return None if state.walls[slot] == NONE else WALL_FREE


def legal_places(state: MervState, found: list[Move]) -> None:
    for slot in range(WALL_SLOTS):
        if bars_place(state, slot) is None:
            found.append(moves.set_wall(slot))


def place(state: MervState, slot: i64, told: Told) -> None:
    place_wall(state, state.active, state.thing, slot, told)
    state.units += 1
