"""What the others have: each other seat in order of play, and the magistrate."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.encoding import Lit
from fondaco.games.merv.components import TILE_ACTION, TILES
from fondaco.games.merv.encoding import other_features as other
from fondaco.games.merv.encoding import survey
from fondaco.games.merv.encoding.clock import NEVER, is_to_come, rounds_to_invasion
from fondaco.games.merv.encoding.contracts import best_ready
from fondaco.games.merv.encoding.features import DOZEN, FEW, FINE, LOTS, MANY, SOME
from fondaco.games.merv.encoding.survey import ROW, best_of
from fondaco.games.merv.holdings import (
    cards_of,
    courtiers_of,
    favour_of,
    free_of,
    influence_of,
    space_of,
    store_of,
    total,
)
from fondaco.games.merv.mosque_track import STEPS
from fondaco.games.merv.scoring import place_of
from fondaco.games.merv.state import MervState, is_magistrate
from fondaco.games.merv.terms import (
    ACTIONS,
    CITIES,
    COMMON,
    CUBES,
    HALLS,
    PER_TIER,
    RARE,
    ROWS_FROM,
    SCROLL,
    SPICES,
    STORES,
    Owner,
    Seat,
)


def light_lead(lead: i64, row: i64, lit: Lit) -> None:
    """A lead in that row, or arrears in the one after it."""
    if lead > 0:
        lit.level(other.LEAD, row, LOTS, graded(lead))
    else:
        lit.level(other.LEAD, row + 1, LOTS, graded(-lead))


def graded(points: i64) -> i64:
    return points if points <= FINE else FINE + (points - FINE) // 4


def light_other(
    state: MervState, owner: Owner, block: i64, city: vec[i64], opened: i64, lit: Lit
) -> None:
    """What is told of everybody."""
    cubes = total(state.cubes, owner, CUBES)
    goods = store_of(state, owner, COMMON) + store_of(state, owner, RARE)
    lit.level(other.FAVOUR_AT, block, DOZEN, favour_of(state, owner))
    lit.level(other.INFLUENCE_AT, block, MANY, influence_of(state, owner))
    lit.level(other.PURSE, block, MANY, cubes)
    lit.level(other.CAMELS, block, SOME, state.camels[owner])
    lit.level(other.BUILT, block, DOZEN, city[owner * ROW + survey.BUILT])
    lit.level(other.SCROLLS_HELD, block, DOZEN, store_of(state, owner, SCROLL))
    lit.level(other.GOODS_HELD, block, DOZEN, goods)
    lit.level(other.CARDS_HELD, block, MANY, cards_of(state, owner))
    lit.level(other.STEPS_TAKEN, block, SOME, STEPS[space_of(state, owner)])
    lit.level(other.COURT, block, SOME, courtiers_of(state, owner))
    lit.level(other.READY, block, DOZEN, best_ready(state, owner, opened, cubes))
    if rounds_to_invasion(state) != NEVER and not is_magistrate(state, owner):
        lit.level(other.BARE, block, DOZEN, city[owner * ROW + survey.BARE])


def light_turn(state: MervState, seat: Seat, owner: Owner, block: i64, lit: Lit) -> None:
    """Whether the other has still a turn in this round, and whether it is before the seat's."""
    if is_to_come(state, owner):
        lit.flag(other.TO_COME, 2 * block)
        if place_of(state, owner) < place_of(state, seat):
            lit.flag(other.TO_COME, 2 * block + 1)


# The only rival.


def light_rival(state: MervState, owner: Owner, rival: i64, city: vec[i64], lit: Lit) -> None:
    """What more is told where there is one other only."""
    for color in range(CUBES):
        cubes = state.cubes[owner * CUBES + color]
        lit.level(other.CUBE, rival * CUBES + color, SOME, cubes)
    for spice in range(SPICES):
        cards = state.spices[owner * SPICES + spice]
        lit.level(other.SPICE_HELD, rival * SPICES + spice, SOME, cards)
    for hall in range(HALLS):
        there = state.halls[owner * HALLS + hall]
        lit.level(other.COURTIERS, rival * HALLS + hall, FEW, there)
    for kind in range(STORES):
        lit.level(other.FREE_STORES, rival * STORES + kind, SOME, free_of(state, owner, kind))
    light_rival_flags(state, owner, rival, lit)
    light_rival_city(state, owner, rival, city, lit)


def light_rival_flags(state: MervState, owner: Owner, rival: i64, lit: Lit) -> None:
    for city in range(CITIES):
        if state.posts[owner * CITIES + city] == 1:
            lit.flag(other.POSTS_HELD, rival * CITIES + city)
    for breakthrough in range(PER_TIER):
        if state.breakthroughs[breakthrough] == owner:
            lit.flag(other.DISCOUNT, rival * PER_TIER + breakthrough)


def light_rival_city(state: MervState, owner: Owner, rival: i64, city: vec[i64], lit: Lit) -> None:
    lines = city[owner * ROW + survey.LINES]
    kinds = city[owner * ROW + survey.KINDS]
    lit.level(other.BEST_LINES, rival * 2, SOME, best_of(lines, 0))
    lit.level(other.BEST_LINES, rival * 2 + 1, SOME, best_of(lines, ROWS_FROM))
    tiled: i64 = 0  # the actions of his scoring tiles, a bit for each
    for tile in range(TILES):
        if state.tiles[tile] == owner:
            tiled = tiled | (1 << TILE_ACTION[tile])
    for action in range(ACTIONS):
        built = (kinds >> (4 * action)) & 15
        lit.level(other.BUILT_KIND, rival * ACTIONS + action, FEW, built)
        if tiled & (1 << action) != 0:
            lit.level(other.TILE_HELD, rival * ACTIONS + action, SOME, built + 1)
