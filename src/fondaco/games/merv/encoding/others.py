"""What the others have: each other seat in order of play, and the magistrate."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.encoding import Lit
from fondaco.games.merv.components import TILE_ACTION, TILES
from fondaco.games.merv.encoding import other_features as other
from fondaco.games.merv.encoding import survey
from fondaco.games.merv.encoding.clock import NEVER, is_to_come, place_in, rounds_to_invasion
from fondaco.games.merv.encoding.contracts import best_ready, free_in, free_stores
from fondaco.games.merv.encoding.features import DOZEN, FEW, FINE, LOTS, MANY, SOME
from fondaco.games.merv.encoding.outlook import count_in, size_of
from fondaco.games.merv.encoding.survey import ROW, best_of
from fondaco.games.merv.state import MervState, is_magistrate
from fondaco.games.merv.terms import (
    ACTIONS,
    CITIES,
    CUBES,
    FAITH,
    FAVOUR,
    INFLUENCE,
    KNOWLEDGE,
    PER_TIER,
    ROWS_FROM,
    SPICE,
    SPICES,
    STORES,
    TRACKS,
    TRADE,
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
    return points if points <= FINE else FINE + ((points - FINE) >> 2)


def light_other(
    state: MervState,
    owner: Owner,
    block: i64,
    counts: i64,
    court: i64,
    city: vec[i64],
    opened: i64,
    lit: Lit,
) -> None:
    """What is told of everybody."""
    tracks = state.tracks
    cubes = cubes_of(state.cubes, owner)
    tally = city[owner * ROW + survey.TALLY]
    lit.level(other.FAVOUR_AT, block, DOZEN, tracks[owner * TRACKS + FAVOUR])
    lit.level(other.INFLUENCE_AT, block, MANY, tracks[owner * TRACKS + INFLUENCE])
    lit.level(other.PURSE, block, MANY, cubes)
    lit.level(other.CAMELS, block, SOME, state.camels[owner])
    lit.level(other.BUILT, block, DOZEN, tally & 31)
    lit.level(other.SCROLLS_HELD, block, DOZEN, count_in(counts, KNOWLEDGE))
    lit.level(other.CARDS_HELD, block, MANY, count_in(counts, SPICE))
    lit.level(other.GOODS_HELD, block, DOZEN, count_in(counts, TRADE))
    lit.level(other.STEPS_TAKEN, block, SOME, count_in(counts, FAITH))
    lit.level(other.COURT, block, SOME, size_of(court))
    lit.level(other.READY, block, DOZEN, best_ready(state, owner, opened, cubes))
    if not is_magistrate(state, owner) and rounds_to_invasion(state) != NEVER:
        lit.level(other.BARE, block, DOZEN, (tally >> survey.BARE) & 31)


def cubes_of(cubes: vec[i64], owner: Owner) -> i64:
    found: i64 = 0
    for at in range(owner * CUBES, (owner + 1) * CUBES):
        found += cubes[at]
    return found


def light_turn(seat: Seat, owner: Owner, block: i64, order: i64, lit: Lit) -> None:
    """Whether the other has still a turn in this round, and whether it is before the seat's."""
    if is_to_come(order, owner):
        lit.flag(other.TO_COME, 2 * block)
        if place_in(order, owner) < place_in(order, seat):
            lit.flag(other.TO_COME, 2 * block + 1)


# The only rival.


def light_rival(state: MervState, owner: Owner, rival: i64, city: vec[i64], lit: Lit) -> None:
    """What more is told where there is one other only."""
    if not is_magistrate(state, owner):
        cubes = state.cubes
        for color in range(CUBES):
            lit.level(other.CUBE, color, SOME, cubes[owner * CUBES + color])
    spices = state.spices
    for spice in range(SPICES):
        cards = spices[owner * SPICES + spice]
        lit.level(other.SPICE_HELD, rival * SPICES + spice, SOME, cards)
    stores = free_stores(state, owner)
    for kind in range(STORES):
        lit.level(other.FREE_STORES, rival * STORES + kind, SOME, free_in(stores, kind))
    light_rival_flags(state, owner, rival, lit)
    light_rival_city(state.tiles, owner, rival, city, lit)


def light_rival_flags(state: MervState, owner: Owner, rival: i64, lit: Lit) -> None:
    posts = state.posts
    for city in range(CITIES):
        if posts[owner * CITIES + city] == 1:
            lit.flag(other.POSTS_HELD, rival * CITIES + city)
    breakthroughs = state.breakthroughs
    for breakthrough in range(PER_TIER):
        if breakthroughs[breakthrough] == owner:
            lit.flag(other.DISCOUNT, rival * PER_TIER + breakthrough)


def light_rival_city(tiles: vec[i64], owner: Owner, rival: i64, city: vec[i64], lit: Lit) -> None:
    lines = city[owner * ROW + survey.LINES]
    kinds = city[owner * ROW + survey.KINDS]
    lit.level(other.BEST_LINES, rival * 2, SOME, best_of(lines, 0))
    lit.level(other.BEST_LINES, rival * 2 + 1, SOME, best_of(lines, ROWS_FROM))
    tiled: i64 = 0  # the actions of his scoring tiles, a bit for each
    for tile in range(TILES):
        if tiles[tile] == owner:
            tiled = tiled | (1 << TILE_ACTION[tile])
    for action in range(ACTIONS):
        built = (kinds >> (4 * action)) & 15
        lit.level(other.BUILT_KIND, rival * ACTIONS + action, FEW, built)
        if tiled & (1 << action) != 0:
            lit.level(other.TILE_HELD, rival * ACTIONS + action, SOME, built + 1)
