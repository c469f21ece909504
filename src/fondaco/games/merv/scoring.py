"""Points: the scoring phase of a year, sets of spices at the end, and the result."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.score import Score, rank
from fondaco.games.merv.cards import set_points
from fondaco.games.merv.components import (
    BUILDING_POINTS,
    FAITH_POINTS,
    SITE_ACTION,
    SITE_IDS,
    TILE_ACTION,
    TILE_POINTS,
    TILES,
)
from fondaco.games.merv.effects import score
from fondaco.games.merv.holdings import buildings_of, favour_of, influence_of, points_of, space_of
from fondaco.games.merv.mosque_track import SPACE_BOON
from fondaco.games.merv.places import score_courtier
from fondaco.games.merv.state import MervState, is_courtier, is_solo, masters
from fondaco.games.merv.terms import (
    ACTIONS,
    BY_BUILDINGS,
    BY_FAITH,
    BY_TILES,
    CELLS,
    COURTIER,
    FAITH_BOON,
    HALLS,
    MAGISTRATE,
    MOSQUE,
    SOURCE_IDS,
    SOURCES,
    Owner,
)
from fondaco.games.merv.told import Told, mark, note

MAGISTRATE_NAME = "Corrupt magistrate"
COURTIER_NAME = "High courtier"


# A year.


def score_all_courtiers(state: MervState, owner: Owner, told: Told) -> None:
    """The magistrate's courtiers score without favour."""
    # rule solo.scoring
    for hall in range(HALLS):
        for _ in range(state.halls[owner * HALLS + hall]):
            score_courtier(state, owner, hall, told)


def score_city(state: MervState, owner: Owner, told: Told) -> None:
    # rule score.buildings
    points = BUILDING_POINTS * buildings_of(state, owner)
    score_sites(state, owner, BY_BUILDINGS, points, list(range(ACTIONS)), told)
    # rule score.tile
    actions = [TILE_ACTION[tile] for tile in tiles_of(state, owner)]
    score_sites(state, owner, BY_TILES, tile_points(state, owner), actions, told)
    # rule score.mosque
    if has_finished(state, owner):
        points = FAITH_POINTS * buildings_with(state, owner, MOSQUE)
        score_sites(state, owner, BY_FAITH, points, [MOSQUE], told)


def score_sites(
    state: MervState, owner: Owner, source: i64, points: i64, actions: list[i64], told: Told
) -> None:
    """Points for the buildings of an owner on sites with these actions: which, is told."""
    since = 0 if told is None else len(told)
    score(state, owner, source, points, told)
    if told is not None:
        cells = [cell for cell in range(CELLS) if state.buildings[cell] == owner]
        sites = [state.sites[cell] for cell in cells if SITE_ACTION[state.sites[cell]] in actions]
        note(told, since, "sites", [SITE_IDS[site] for site in sites])


def tile_points(state: MervState, owner: Owner) -> i64:
    points: i64 = 0
    for tile in tiles_of(state, owner):
        points += TILE_POINTS * buildings_with(state, owner, TILE_ACTION[tile])
    return points


def tiles_of(state: MervState, owner: Owner) -> list[i64]:
    return [tile for tile in range(TILES) if state.tiles[tile] == owner]


def has_finished(state: MervState, owner: Owner) -> bool:
    """Whether the owner stands on the final space of the mosque."""
    return SPACE_BOON[space_of(state, owner)] == FAITH_BOON


def buildings_with(state: MervState, owner: Owner, action: i64) -> i64:
    """How many buildings of an owner stand on sites with that action."""
    found: i64 = 0
    for cell in range(CELLS):
        if state.buildings[cell] == owner and SITE_ACTION[state.sites[cell]] == action:
            found += 1
    return found


# The result.


def total_of(state: MervState, owner: Owner) -> i64:
    """All points of an owner, sets of spices included."""
    # rule game.sets
    # rule solo.sets
    return points_of(state, owner) + set_points(state, owner, NONE)


def scores(state: MervState) -> list[Score]:
    """Seat by seat, then those whom the rules play; the courtier is always last."""
    found = [owner_score(state, seat, f"Seat {seat}") for seat in range(state.seats)]
    if is_solo(state):
        found.append(owner_score(state, MAGISTRATE, MAGISTRATE_NAME))
    # rule courtier.points
    if is_courtier(state, COURTIER):
        found.append(Score(COURTIER_NAME, [], -1))
    return rank(found)


def owner_score(state: MervState, owner: Owner, name: str) -> Score:
    parts: list[tuple[str, float]] = []
    for source in range(SOURCES):
        points = state.points[owner * SOURCES + source]
        if points > 0:
            parts.append((SOURCE_IDS[source], float(int(points))))
    parts.append(("sets of spices", float(int(set_points(state, owner, NONE)))))
    return Score(name, parts, int(tie_break(state, owner)))


def tie_break(state: MervState, owner: Owner) -> i64:
    # rule solo.win
    if is_solo(state):
        return owner
    # rule game.ties
    ahead = masters(state) - place_of(state, owner)
    return favour_of(state, owner) * 10_000 + influence_of(state, owner) * 10 + ahead


def place_of(state: MervState, owner: Owner) -> i64:
    for place in range(masters(state)):
        if state.queue[place] == owner:
            return place
    return masters(state)
