"""What the seat itself has: points, cubes, tracks, buildings."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merv.components import (
    FAVOUR_END,
    FAVOUR_POINTS,
    INFLUENCE_END,
    INFLUENCE_POINTS,
    LEVEL_SPACE,
    SERVANTS,
    SPICE_SPACE,
)
from fondaco.games.merv.encoding import own_features as own
from fondaco.games.merv.encoding import survey
from fondaco.games.merv.encoding.clock import NEVER, phase, rounds_to_invasion, urgency
from fondaco.games.merv.encoding.features import DOZEN, FEW, LOTS, MANY, SOME
from fondaco.games.merv.encoding.survey import ROW, best_of, second_of
from fondaco.games.merv.holdings import courtiers_of, favour_of, influence_of
from fondaco.games.merv.scoring import place_of
from fondaco.games.merv.state import MervState, masters
from fondaco.games.merv.terms import (
    ACTIONS,
    COLORS,
    CUBES,
    MOST_MASTERS,
    ROWS_FROM,
    SIDE,
    SPICES,
    WHITE,
    Seat,
)


def light_place(state: MervState, seat: Seat, turns: i64, lit: Lit) -> None:
    """Where the seat stands in the queue and on the slots."""
    lit.level(own.TURNS, 0, DOZEN, turns)
    place = place_of(state, seat)
    if place < MOST_MASTERS and place < masters(state):
        lit.flag(own.PLACE, place)
    further: i64 = 0
    for slot in range(SIDE):
        there = state.slots[SIDE - 1 - slot]
        if there == seat:
            lit.flag(own.OWN_SLOT, SIDE - 1 - slot)
            lit.level(own.FURTHER, 0, FEW, further)
        elif there != NONE:
            further += 1


def light_purse(state: MervState, seat: Seat, turns: i64, lit: Lit) -> i64:
    """Cubes and camels; how many cubes there are."""
    cubes: i64 = 0
    for color in range(CUBES):
        here = state.cubes[seat * CUBES + color]
        lit.level(own.CUBE, color, SOME, here)
        cubes += here
    lit.level(own.PURSE, phase(turns), MANY, cubes)
    lit.level(own.CAMELS, phase(turns), SOME, state.camels[seat])
    return cubes


# Tracks.


def light_tracks(state: MervState, seat: Seat, scorings: i64, lit: Lit) -> None:
    favour = favour_of(state, seat)
    influence = influence_of(state, seat)
    lit.level(own.FAVOUR_AT, 0, DOZEN, favour)
    lit.level(own.INFLUENCE_AT, 0, MANY, influence)
    if favour < FAVOUR_END:
        lit.level(own.TRACK_POINTS, 0, FEW, FAVOUR_POINTS[favour + 1])
    if influence < INFLUENCE_END:
        lit.level(own.TRACK_POINTS, 1, FEW, INFLUENCE_POINTS[influence + 1])
    if scorings > 0:
        spare = favour - courtiers_of(state, seat) * scorings
        lit.level(own.FAVOUR_SHORT, scorings - 1, DOZEN, -spare)
        lit.level(own.FAVOUR_SPARE, scorings - 1, SOME, spare)
    light_thresholds(state, seat, influence, lit)


def light_thresholds(state: MervState, seat: Seat, influence: i64, lit: Lit) -> None:
    """What influence allows, and how much is lacking for more."""
    for level in range(3):
        lit.level(own.LEVEL_SHORT, level, SOME, LEVEL_SPACE[level] - influence)
    allowed: i64 = 1
    while allowed < SPICES and influence >= SPICE_SPACE[allowed - 1]:
        allowed += 1
    if allowed < SPICES:
        lit.level(own.KIND_SHORT, 0, SOME, SPICE_SPACE[allowed - 1] - influence)
    for at in range(seat * SPICES, (seat + 1) * SPICES):
        if state.spices[at] > 0:
            allowed -= 1
    lit.level(own.KINDS_FREE, 0, FEW, allowed)


# The city.


def light_city(state: MervState, seat: Seat, turns: i64, city: vec[i64], lit: Lit) -> None:
    row = seat * ROW
    lit.level(own.BUILT, phase(turns), DOZEN, city[row + survey.BUILT])
    lit.level(own.UPGRADES, 0, SOME, city[row + survey.UPGRADES])
    soldiers = city[row + survey.SOLDIERS]
    lit.level(own.SOLDIERS, 0, SOME, soldiers)
    lit.level(own.SERVANTS_LEFT, 0, SOME, SERVANTS - soldiers - courtiers_of(state, seat))
    kinds = city[row + survey.KINDS]
    for action in range(ACTIONS):
        lit.level(own.BUILT_KIND, action, FEW, (kinds >> (4 * action)) & 15)
    yields = city[row + survey.YIELDS]
    for color in range(CUBES):
        lit.level(own.YIELD, color, SOME, (yields >> (6 * color)) & 63)
    light_lines(city[row + survey.LINES], lit)
    light_danger(state, seat, city, lit)


def light_lines(lines: i64, lit: Lit) -> None:
    lit.level(own.BEST_LINES, 0, SOME, best_of(lines, 0))
    lit.level(own.BEST_LINES, 1, SOME, second_of(lines, 0))
    lit.level(own.BEST_LINES, 2, SOME, best_of(lines, ROWS_FROM))
    lit.level(own.BEST_LINES, 3, SOME, second_of(lines, ROWS_FROM))


def light_danger(state: MervState, seat: Seat, city: vec[i64], lit: Lit) -> None:
    """Buildings that the next invasion would destroy."""
    rounds = rounds_to_invasion(state)
    bare = city[seat * ROW + survey.BARE]
    if rounds == NEVER or bare == 0:
        return
    row = urgency(rounds)
    lit.level(own.BARE, row, DOZEN, bare)
    lit.level(own.RISK, row, DOZEN, city[seat * ROW + survey.RISK])
    lit.level(own.LOST, row, DOZEN, beyond_ransom(state, seat, city[seat * ROW + survey.BARE_HUES]))


def beyond_ransom(state: MervState, seat: Seat, hues: i64) -> i64:
    """How many of those buildings the cubes at hand cannot ransom."""
    short: i64 = 0
    spare: i64 = 0
    for color in range(COLORS):
        left = state.cubes[seat * CUBES + color] - ((hues >> (4 * color)) & 15)
        if left > 0:
            spare += left
        else:
            short -= left
    any_color = ((hues >> (4 * WHITE)) & 15) - spare
    return short + max(any_color, 0) - state.cubes[seat * CUBES + WHITE]


# Points.


def light_points(points: i64, sets: i64, palace: i64, city: i64, scorings: i64, lit: Lit) -> None:
    lit.level(own.POINTS, 0, LOTS, points // 3)
    lit.level(own.SETS, 0, LOTS, sets)
    lit.level(own.PALACE_POINTS, 0, LOTS, palace)
    lit.level(own.CITY_POINTS, 0, LOTS, city)
    if scorings > 0:
        lit.level(own.NEXT_SCORING, scorings - 1, LOTS, palace + city)
