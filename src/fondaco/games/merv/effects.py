"""What several steps, and opponents whom the rules play, do to the table: each once."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merv import events
from fondaco.games.merv.city import FACING, PROTECTS
from fondaco.games.merv.components import (
    BONUS_COUNT,
    BUILDINGS,
    FAVOUR_END,
    FAVOUR_POINTS,
    FULL_POINTS,
    INFLUENCE_END,
    INFLUENCE_POINTS,
    OTHER_INFLUENCE,
    OWN_INFLUENCE,
    SERVANTS,
    WALL_COUNT,
    WHITE_UPGRADES,
)
from fondaco.games.merv.holdings import buildings_of, courtiers_of, soldiers_of
from fondaco.games.merv.state import MervState, is_magistrate
from fondaco.games.merv.terms import (
    BONUS_UPGRADE,
    BY_FAVOUR,
    BY_INFLUENCE,
    CELLS,
    CUBES,
    FAVOUR,
    FAVOUR_BOON,
    INFLUENCE,
    MARKET_CELL,
    SOURCES,
    STORES,
    TRACKS,
    WHITE_UPGRADE,
    Cell,
    Color,
    Owner,
)
from fondaco.games.merv.told import Told

# Points, favour, influence.


def score(state: MervState, owner: Owner, source: i64, points: i64, told: Told) -> None:
    state.points[owner * SOURCES + source] += points
    events.scored(told, state, owner, source, points)


def gain_favour(state: MervState, owner: Owner, told: Told) -> None:
    # rule favour.overflow
    if step_on_favour(state, owner, False, told):
        return
    if not step_on_influence(state, owner, True, told):
        both_full(state, owner, BY_FAVOUR, told)


def gain_influence(state: MervState, owner: Owner, count: i64, told: Told) -> None:
    # rule influence.overflow
    for _ in range(count):
        if step_on_influence(state, owner, False, told):
            continue
        if not step_on_favour(state, owner, True, told):
            both_full(state, owner, BY_INFLUENCE, told)


def step_on_favour(state: MervState, owner: Owner, instead: bool, told: Told) -> bool:
    """One space further on the favour track, unless it is the last."""
    space = state.tracks[owner * TRACKS + FAVOUR]
    if space >= FAVOUR_END:
        return False
    # rule favour.track
    state.tracks[owner * TRACKS + FAVOUR] = space + 1
    events.favour(told, state, owner, space + 1, instead)
    score(state, owner, BY_FAVOUR, FAVOUR_POINTS[space + 1], told)
    return True


def step_on_influence(state: MervState, owner: Owner, instead: bool, told: Told) -> bool:
    """One space further on the influence track, unless it is the last."""
    space = state.tracks[owner * TRACKS + INFLUENCE]
    if space >= INFLUENCE_END:
        return False
    # rule influence.track
    state.tracks[owner * TRACKS + INFLUENCE] = space + 1
    events.influence(told, state, owner, space + 1, instead)
    score(state, owner, BY_INFLUENCE, INFLUENCE_POINTS[space + 1], told)
    return True


def both_full(state: MervState, owner: Owner, source: i64, told: Told) -> None:
    # rule solo.favour
    if is_magistrate(state, owner):
        score(state, owner, source, FULL_POINTS, told)
    elif source == BY_FAVOUR:
        # rule boon.unused
        events.unused(told, state, owner, FAVOUR_BOON)


# Pieces in the city.


def buildings_left(state: MervState, owner: Owner) -> i64:
    return BUILDINGS - buildings_of(state, owner)


def servants_left(state: MervState, owner: Owner) -> i64:
    return SERVANTS - soldiers_of(state, owner) - courtiers_of(state, owner)


def place_building(state: MervState, owner: Owner, cell: Cell, told: Told) -> None:
    state.buildings[cell] = owner
    events.built(told, state, owner, cell)


def is_walled(state: MervState, cell: Cell) -> bool:
    """Whether walls protect a site on every side from which it can be attacked."""
    # rule invasion.two_walls
    # rule invasion.middle
    first = FACING[2 * cell]
    second = FACING[2 * cell + 1]
    if first == NONE or state.walls[first] == NONE:
        return False
    return second == NONE or state.walls[second] != NONE


def is_attacked(state: MervState, cell: Cell) -> bool:
    """Whether the Mongols get at the building on a cell."""
    if cell == MARKET_CELL or is_magistrate(state, state.buildings[cell]):
        # rule solo.invasion
        return False
    # rule invasion.soldier
    has_soldier = NONE < state.bonus[cell] < WHITE_UPGRADE
    # rule invasion.depth
    return not has_soldier and not is_walled(state, cell)


def next_attacked(state: MervState, owner: Owner, after: Cell) -> Cell:
    """The next building of an owner that is attacked, row by row; NONE after the last."""
    # rule ransom.order
    for cell in range(after + 1, CELLS):
        if state.buildings[cell] == owner and is_attacked(state, cell):
            return cell
    return NONE


def protection_worth(state: MervState, owner: Owner, cell: Cell) -> i64:
    """The influence for protecting what stands on a cell."""
    # rule soldier.influence
    # rule wall.influence
    # rule courtier.influence
    there = state.buildings[cell]
    if there == NONE:
        return 0
    return OWN_INFLUENCE if there == owner else OTHER_INFLUENCE


def deploy(state: MervState, owner: Owner, cell: Cell, told: Told) -> None:
    # rule soldier.where
    state.bonus[cell] = owner
    events.deployed(told, state, owner, cell)
    gain_influence(state, owner, protection_worth(state, owner, cell), told)


def white_upgrades_left(state: MervState) -> i64:
    left = WHITE_UPGRADES
    for there in state.bonus:
        if there == WHITE_UPGRADE:
            left -= 1
    return left


def bonus_upgrades_left(state: MervState, color: Color) -> i64:
    left = BONUS_COUNT[color]
    for there in state.bonus:
        if there == BONUS_UPGRADE + color:
            left -= 1
    return left


def walls_left(state: MervState, wall: i64) -> i64:
    """How many pieces of that kind nobody has built yet."""
    # rule wall.supply
    left = WALL_COUNT[wall]
    for there in state.walls:
        if there == wall:
            left -= 1
    return left


def wall_worth(state: MervState, owner: Owner, slot: i64) -> i64:
    """The influence for a wall in that slot."""
    # rule wall.influence
    outer = protection_worth(state, owner, PROTECTS[2 * slot])
    return outer + protection_worth(state, owner, PROTECTS[2 * slot + 1])


def place_wall(state: MervState, owner: Owner, wall: i64, slot: i64, told: Told) -> None:
    state.walls[slot] = wall
    events.walled(told, state, owner, wall, slot)
    gain_influence(state, owner, wall_worth(state, owner, slot), told)


# Camels and caravan cards.


def gain_camels(state: MervState, owner: Owner, place: i64, source: str, told: Told) -> None:
    """All camels of a place go to an owner."""
    count = state.camels[place]
    state.camels[place] = 0
    state.camels[owner] += count
    events.camels(told, state, owner, count, source)


# Cubes, scrolls, goods.


def gain_cube(state: MervState, owner: Owner, color: Color, cell: Cell, told: Told) -> None:
    """One cube from the supply, yielded by the site on a cell; NONE: for a pair of spices."""
    # rule resource.unlimited
    state.cubes[owner * CUBES + color] += 1
    events.took_cube(told, state, owner, color, cell)


def take_stores(state: MervState, owner: Owner, kind: i64, count: i64, told: Told) -> None:
    # rule resource.unlimited
    state.stores[owner * STORES + kind] += count
    events.took(told, state, owner, kind, count)
