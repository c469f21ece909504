"""His way through the mosque, and what its spaces bring him."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.games.merv import events, luck
from fondaco.games.merv.clauses import (
    SOLO_MOSQUE,
    SOLO_MOSQUE_BOON,
    SOLO_MOSQUE_GONE,
    SOLO_MOSQUE_ROW,
    SOLO_TILE,
)
from fondaco.games.merv.components import TILE_ACTION, TILE_POINTS, TILES, UPGRADE_POINTS
from fondaco.games.merv.effects import gain_favour, score
from fondaco.games.merv.holdings import space_of
from fondaco.games.merv.magistrate import board, city, deck
from fondaco.games.merv.magistrate.reasons import explain, tell
from fondaco.games.merv.mosque_track import (
    SEGMENT_FROM,
    SEGMENT_TO,
    SEGMENTS,
    SPACE_BOON,
    SPACE_ROW,
)
from fondaco.games.merv.places import reach_space
from fondaco.games.merv.scoring import buildings_with
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    BONUS_UPGRADE_BOON,
    BY_MOSQUE,
    COURTIER_BOON,
    FAVOUR_BOON,
    IN_MOSQUE,
    MAGISTRATE,
    MOSQUE,
    SOLDIER_BOON,
    TILE_BOON,
    WALL_BOON,
    WHITE_UPGRADE_BOON,
)
from fondaco.games.merv.told import Told, mark


def advance(state: MervState, times: i64, chance: Chance, told: Told) -> None:
    if next_space(state) == NONE:
        tell(told, "did_nothing", SOLO_MOSQUE, "he is at the end of the mosque track", {})
    for _ in range(times):
        space = next_space(state)
        if space != NONE:
            advance_to(state, space, chance, told)
    # rule solo.mosque_gone
    if next_space(state) == NONE:
        deck.remove(state, MOSQUE, SOLO_MOSQUE_GONE, "he is at the end of the mosque track", told)


def next_space(state: MervState) -> i64:
    """The space after his; at the start, that of the topmost row with a camel."""
    # rule solo.mosque
    here = space_of(state, MAGISTRATE)
    first = NONE
    for segment in range(SEGMENTS):
        if SEGMENT_FROM[segment] == here:
            row = SPACE_ROW[SEGMENT_TO[segment]]
            if row != NONE and state.camels[IN_MOSQUE + row] > 0:
                return SEGMENT_TO[segment]
            # rule solo.mosque_row
            first = SEGMENT_TO[segment] if first == NONE else first
    return first


def advance_to(state: MervState, space: i64, chance: Chance, told: Told) -> None:
    since = mark(told)
    clause, why = SOLO_MOSQUE, "the next space of his path"
    if space_of(state, MAGISTRATE) == 0 and has_camel(state, space):
        why = "the topmost row with a camel"
    elif space_of(state, MAGISTRATE) == 0:
        clause, why = SOLO_MOSQUE_ROW, "no row has a camel: the topmost one"
    reach_space(state, MAGISTRATE, space, told)
    explain(told, since, clause, why)
    gain_boon(state, SPACE_BOON[space], chance, told)


def has_camel(state: MervState, space: i64) -> bool:
    return SPACE_ROW[space] != NONE and state.camels[IN_MOSQUE + SPACE_ROW[space]] > 0


def gain_boon(state: MervState, boon: i64, chance: Chance, told: Told) -> None:
    # rule solo.mosque_boon
    since = mark(told)
    if boon in _BOONS:
        _BOONS[boon](state, chance, told)
    explain(told, since, SOLO_MOSQUE_BOON, "what the space shows")


def score_upgrade(state: MervState, chance: Chance, told: Told) -> None:
    score(state, MAGISTRATE, BY_MOSQUE, UPGRADE_POINTS, told)


def claim_tile(state: MervState, chance: Chance, told: Told) -> None:
    # rule solo.tile
    since = mark(told)
    most = NONE
    for tile in range(TILES):
        if state.tiles[tile] == NONE and tile_worth(state, tile) > most:
            most = tile_worth(state, tile)
    best = [i64(t) for t in range(TILES) if state.tiles[t] == NONE and tile_worth(state, t) == most]
    if not best:
        tell(told, "did_nothing", SOLO_TILE, "no scoring tile is left", {})
        return
    luck.scoring_tile(chance, best)
    tile = best[chance.pick(len(best))]
    state.tiles[tile] = MAGISTRATE
    events.claimed(told, state, MAGISTRATE, tile)
    chosen = "" if len(best) == 1 else f", one of {len(best)} at random"
    explain(told, since, SOLO_TILE, f"it would score him {most} points now{chosen}")


def tile_worth(state: MervState, tile: i64) -> i64:
    return TILE_POINTS * buildings_with(state, MAGISTRATE, TILE_ACTION[tile])


_BOONS: Final[dict[i64, Callable[[MervState, Chance, Told], None]]] = {
    WHITE_UPGRADE_BOON: score_upgrade,
    BONUS_UPGRADE_BOON: score_upgrade,
    FAVOUR_BOON: lambda state, chance, told: gain_favour(state, MAGISTRATE, told),
    SOLDIER_BOON: lambda state, chance, told: city.deploy_soldier(state, told),
    COURTIER_BOON: lambda state, chance, told: board.place_courtiers(state, 1, chance, told),
    WALL_BOON: lambda state, chance, told: city.build_wall(state, told),
    TILE_BOON: claim_tile,
}
