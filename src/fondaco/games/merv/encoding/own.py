"""What the seat itself has: cubes, tracks, buildings."""

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
from fondaco.games.merv.encoding.clock import (
    NEVER,
    NOWHERE,
    is_to_come,
    phase,
    place_in,
    rounds_to_invasion,
    urgency,
)
from fondaco.games.merv.encoding.features import DOZEN, FEW, MANY, SOME
from fondaco.games.merv.encoding.reach import cubes_in
from fondaco.games.merv.encoding.survey import ROW, best_of
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    ACTIONS,
    COLORS,
    CUBES,
    FAVOUR,
    INFLUENCE,
    ROWS_FROM,
    SIDE,
    SPICES,
    TRACKS,
    WHITE,
    Seat,
)


def light_place(state: MervState, seat: Seat, order: i64, lit: Lit) -> None:
    """Where the seat stands in the queue and on the slots."""
    place = place_in(order, seat)
    if place != NOWHERE:
        lit.flag(own.PLACE, place)
    if is_to_come(order, seat):
        lit.level(own.BEFORE, 0, FEW, place - state.turn)
        return
    slots = state.slots
    further: i64 = 0
    for slot in range(SIDE - 1, -1, -1):
        there = slots[slot]
        if there == seat:
            lit.flag(own.OWN_SLOT, slot)
            lit.level(own.FURTHER, 0, FEW, further)
        elif there != NONE:
            further += 1


def light_purse(state: MervState, seat: Seat, turns: i64, purse: i64, white: i64, lit: Lit) -> i64:
    """Cubes and camels; how many cubes there are."""
    cubes = white
    lit.level(own.CUBE, WHITE, SOME, white)
    for color in range(COLORS):
        here = cubes_in(purse, color)
        lit.level(own.CUBE, color, SOME, here)
        cubes += here
    lit.level(own.PURSE, phase(turns), MANY, cubes)
    lit.level(own.CAMELS, phase(turns), SOME, state.camels[seat])
    return cubes


# Tracks.


def light_tracks(state: MervState, seat: Seat, court: i64, scorings: i64, lit: Lit) -> i64:
    """Favour and influence, for so many courtiers; how many new kinds of spice are allowed."""
    tracks = state.tracks
    favour = tracks[seat * TRACKS + FAVOUR]
    influence = tracks[seat * TRACKS + INFLUENCE]
    lit.level(own.FAVOUR_AT, 0, DOZEN, favour)
    lit.level(own.INFLUENCE_AT, 0, MANY, influence)
    if favour < FAVOUR_END:
        lit.level(own.TRACK_POINTS, 0, FEW, FAVOUR_POINTS[favour + 1])
    if influence < INFLUENCE_END:
        lit.level(own.TRACK_POINTS, 1, FEW, INFLUENCE_POINTS[influence + 1])
    if scorings > 0:
        spare = favour - court * scorings
        lit.level(own.FAVOUR_SHORT, scorings - 1, DOZEN, -spare)
        lit.level(own.FAVOUR_SPARE, scorings - 1, SOME, spare)
    return light_thresholds(state.spices, seat, influence, lit)


def light_thresholds(spices: vec[i64], seat: Seat, influence: i64, lit: Lit) -> i64:
    """What influence allows, and how much is lacking for more; new kinds of spice allowed."""
    level: i64 = 0
    while level < 3 and influence >= LEVEL_SPACE[level]:
        level += 1
    if level < 3:
        lit.level(own.LEVEL_SHORT, level, SOME, LEVEL_SPACE[level] - influence)
    allowed: i64 = 1
    while allowed < SPICES and influence >= SPICE_SPACE[allowed - 1]:
        allowed += 1
    if allowed < SPICES:
        lit.level(own.KIND_SHORT, 0, SOME, SPICE_SPACE[allowed - 1] - influence)
    for at in range(seat * SPICES, (seat + 1) * SPICES):
        if spices[at] > 0:
            allowed -= 1
    lit.level(own.KINDS_FREE, 0, FEW, allowed)
    return allowed


# The city.


def light_city(seat: Seat, turns: i64, court: i64, city: vec[i64], lit: Lit) -> None:
    tally = city[seat * ROW + survey.TALLY]
    kinds = city[seat * ROW + survey.KINDS]
    lines = city[seat * ROW + survey.LINES]
    soldiers = tally >> survey.SOLDIERS
    lit.level(own.BUILT, phase(turns), DOZEN, tally & 31)
    lit.level(own.UPGRADES, 0, SOME, (tally >> survey.UPGRADED) & 31)
    lit.level(own.SOLDIERS, 0, SOME, soldiers)
    lit.level(own.SERVANTS_SHORT, 0, FEW, FEW - SERVANTS + soldiers + court)
    for action in range(ACTIONS):
        lit.level(own.BUILT_KIND, action, FEW, (kinds >> (4 * action)) & 15)
    for color in range(CUBES):
        lit.level(own.YIELD, color, SOME, (kinds >> (survey.YIELDS + 6 * color)) & 63)
    lit.level(own.BEST_LINES, 0, SOME, best_of(lines, 0))
    lit.level(own.BEST_LINES, 1, SOME, best_of(lines, ROWS_FROM))


def light_danger(state: MervState, tally: i64, purse: i64, white: i64, lit: Lit) -> None:
    """Buildings that the next invasion would destroy."""
    rounds = rounds_to_invasion(state)
    bare = (tally >> survey.BARE) & 31
    if rounds == NEVER or bare == 0:
        return
    row = urgency(rounds)
    lit.level(own.BARE, row, DOZEN, bare)
    lit.level(own.RISK, row, DOZEN, (tally >> survey.RISK) & 2047)
    lit.level(own.LOST, row, DOZEN, beyond_ransom(tally >> survey.HUES, purse) - white)


def beyond_ransom(hues: i64, purse: i64) -> i64:
    """How many of those buildings the colored cubes at hand cannot ransom."""
    short: i64 = 0
    spare: i64 = 0
    for color in range(COLORS):
        left = cubes_in(purse, color) - ((hues >> (4 * color)) & 15)
        if left > 0:
            spare += left
        else:
            short -= left
    return short + max(((hues >> (4 * WHITE)) & 15) - spare, 0)
