"""The mosque: advance along its paths and gain what the spaces show."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, moves
from fondaco.games.merv.clauses import MOSQUE_COST, MOSQUE_PATH, MOSQUE_TILE
from fondaco.games.merv.components import (
    SEGMENT_COST,
    SEGMENT_FROM,
    SEGMENT_TO,
    SEGMENTS,
    SPACE_BOON,
    TILES,
)
from fondaco.games.merv.effects import gain_favour, owe
from fondaco.games.merv.events import Told
from fondaco.games.merv.payment import can_pay
from fondaco.games.merv.places import reach_space
from fondaco.games.merv.state import MervState, space_of
from fondaco.games.merv.terms import (
    ANY_WALL,
    BONUS_UPGRADE_BOON,
    BUY_ADVANCE,
    COURTIER_BOON,
    DEPLOY,
    FAVOUR_BOON,
    FREE_COURTIER,
    FREE_STEP,
    PLACE_BONUS,
    PLACE_WHITE,
    SOLDIER_BOON,
    TILE,
    TILE_BOON,
    WALL_BOON,
    WHITE_UPGRADE_BOON,
)


def segment_to(state: MervState, space: i64) -> i64:
    """The segment from where the active player stands to that space, or NONE."""
    # rule mosque.path
    here = space_of(state, state.active)
    for segment in range(SEGMENTS):
        if SEGMENT_FROM[segment] == here and SEGMENT_TO[segment] == space:
            return segment
    return NONE


def bars_advance(state: MervState, space: i64) -> Clause | None:
    """What forbids to advance to that space."""
    # rule mosque.path
    segment = segment_to(state, space)
    if segment == NONE:
        return MOSQUE_PATH
    # rule mosque.cost
    # rule library.step
    return None if state.step == FREE_STEP or can_pay_segment(state, segment) else MOSQUE_COST


def can_pay_segment(state: MervState, segment: i64) -> bool:
    return can_pay(state, state.active, BUY_ADVANCE, SEGMENT_COST, segment)


def legal(state: MervState, found: list[Move]) -> None:
    here = space_of(state, state.active)
    for segment in range(SEGMENTS):
        if SEGMENT_FROM[segment] != here:
            continue
        if state.step == FREE_STEP or can_pay_segment(state, segment):
            found.append(moves.advance(SEGMENT_TO[segment]))


def can_begin(state: MervState) -> bool:
    """Whether an advancement can be paid."""
    here = space_of(state, state.active)
    for segment in range(SEGMENTS):
        if SEGMENT_FROM[segment] == here and can_pay_segment(state, segment):
            return True
    return False


def advance(state: MervState, space: i64, told: Told) -> None:
    reach_space(state, state.active, space, told)
    state.units += 1
    boon = SPACE_BOON[space]
    # rule mosque.boon
    if boon == FAVOUR_BOON:
        gain_favour(state, state.active, told)
    elif boon_step(boon) != NONE:
        owe(state, boon_step(boon))


def boon_step(boon: i64) -> i64:
    """The step in which a boon is settled; NONE if it asks for nothing."""
    if boon == WHITE_UPGRADE_BOON:
        return PLACE_WHITE
    if boon == BONUS_UPGRADE_BOON:
        return PLACE_BONUS
    if boon == TILE_BOON:
        return TILE
    if boon == SOLDIER_BOON:
        return DEPLOY
    # rule mosque.courtier
    if boon == COURTIER_BOON:
        return FREE_COURTIER
    # rule mosque.wall
    return ANY_WALL if boon == WALL_BOON else NONE


def bars_tile(state: MervState, tile: i64) -> Clause | None:
    # rule mosque.tile
    return None if state.tiles[tile] == NONE else MOSQUE_TILE


def legal_tiles(state: MervState, found: list[Move]) -> None:
    for tile in range(TILES):
        if bars_tile(state, tile) is None:
            found.append(moves.claim(tile))


def claim(state: MervState, tile: i64, told: Told) -> None:
    state.tiles[tile] = state.active
    events.claimed(told, state, state.active, tile)
