"""Who has what, and how much of it: short questions about a state."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.games.merv.city import LINE_CELLS
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    CITIES,
    CUBES,
    FAVOUR,
    HALLS,
    INFLUENCE,
    PRAYER,
    SIDE,
    SOURCES,
    SPICES,
    STORES,
    TRACKS,
    Color,
    Owner,
)


def favour_of(state: MervState, owner: Owner) -> i64:
    return state.tracks[owner * TRACKS + FAVOUR]


def influence_of(state: MervState, owner: Owner) -> i64:
    return state.tracks[owner * TRACKS + INFLUENCE]


def space_of(state: MervState, owner: Owner) -> i64:
    """Where the owner stands in the mosque: the number of a space, 0 before the first."""
    return state.tracks[owner * TRACKS + PRAYER]


def cubes_of(state: MervState, owner: Owner, color: Color) -> i64:
    return state.cubes[owner * CUBES + color]


def store_of(state: MervState, owner: Owner, kind: i64) -> i64:
    """Scrolls or goods of a kind, committed ones included."""
    return state.stores[owner * STORES + kind]


def free_of(state: MervState, owner: Owner, kind: i64) -> i64:
    """Scrolls or goods of a kind that are not committed."""
    return state.stores[owner * STORES + kind] - state.committed[owner * STORES + kind]


def has_post(state: MervState, owner: Owner, city: i64) -> bool:
    return state.posts[owner * CITIES + city] == 1


def posts_of(state: MervState, owner: Owner) -> i64:
    return total(state.posts, owner, CITIES)


def courtiers_of(state: MervState, owner: Owner) -> i64:
    return total(state.halls, owner, HALLS)


def cards_of(state: MervState, owner: Owner) -> i64:
    return total(state.spices, owner, SPICES)


def points_of(state: MervState, owner: Owner) -> i64:
    return total(state.points, owner, SOURCES)


def total(rows: vec[i64], owner: Owner, width: i64) -> i64:
    """The row of an owner, added up."""
    found: i64 = 0
    for at in range(owner * width, (owner + 1) * width):
        found += rows[at]
    return found


def buildings_of(state: MervState, owner: Owner) -> i64:
    found: i64 = 0
    for there in state.buildings:
        if there == owner:
            found += 1
    return found


def buildings_in(state: MervState, owner: Owner, line: i64) -> i64:
    """How many buildings of an owner stand in a line."""
    found: i64 = 0
    for at in range(line * SIDE, (line + 1) * SIDE):
        if state.buildings[LINE_CELLS[at]] == owner:
            found += 1
    return found


def soldiers_of(state: MervState, owner: Owner) -> i64:
    found: i64 = 0
    for there in state.bonus:
        if there == owner:
            found += 1
    return found
