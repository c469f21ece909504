"""What a journey changes on the board: new cubes, and the counters of the time chart."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.games.merkator import events
from fondaco.games.merkator.components import ADJACENT, THRESHOLD
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.state import MerkatorState, is_final_round, plays_with
from fondaco.games.merkator.terms import COUNTERS_TAKEN, MAJORS, NO_LOSSES, Color


def grow_cubes(state: MerkatorState, told: Told) -> None:
    place = state.merkator
    # rule spread.lines
    if place < MAJORS:
        for color in ADJACENT[place]:
            _place_cube(state, color, told)
        return
    # rule spread.threshold
    for color in range(MAJORS):
        if state.cubes[color] >= THRESHOLD[place]:
            _place_cube(state, color, told)


def _place_cube(state: MerkatorState, color: Color, told: Told) -> None:
    # rule spread.unlimited
    state.cubes[color] += 1
    events.cube_placed(told, color)


def gain_time(state: MerkatorState, count: i64, told: Told) -> None:
    # rule time.gain
    taken = take_counters(state, count, told)
    if taken > 0:
        events.time_gained(told, state.active, taken, True)
    # rule final.counters
    # rule final.from_supply
    # rule time.unlimited
    if taken < count:
        events.time_gained(told, state.active, count - taken, False)
    end_by_counters(state, taken, told)


def take_counters(state: MerkatorState, count: i64, told: Told) -> i64:
    """Give the active player so many counters; how many of them came from the chart."""
    state.time[state.active] += count
    taken: i64 = 0
    while taken < count and has_counters(state):
        take_counter(state, told)
        taken += 1
    return taken


def has_counters(state: MerkatorState) -> bool:
    """Whether counters come from the chart."""
    return not is_final_round(state) and top_row(state) != NONE


def top_row(state: MerkatorState) -> i64:
    """The highest row with counters, or NONE."""
    for row in range(len(state.chart)):
        if state.chart[row] > 0:
            return row
    return NONE


def take_counter(state: MerkatorState, told: Told) -> None:
    """Take the first counter of the top row; the last of a row will be flipped."""
    # rule time.chart
    row = top_row(state)
    letter = state.shown
    state.shown = NONE
    state.chart[row] -= 1
    # rule loss.check
    # rule loss.rows
    # rule variants.no_losses
    if state.chart[row] == 0 and not plays_with(state, NO_LOSSES):
        state.checks = append(state.checks, letter)
    # rule long.refill
    if top_row(state) == NONE and len(state.refill) > 0:
        turn_chart(state, told)


def end_by_counters(state: MerkatorState, taken: i64, told: Told) -> None:
    """Trigger the final round if the last counter was among those taken."""
    # rule final.counters
    # rule final.once
    if taken > 0 and top_row(state) == NONE and state.ending == NONE:
        state.ending = COUNTERS_TAKEN
        events.final_round(told, state.ending)


def turn_chart(state: MerkatorState, told: Told) -> None:
    """The other side of the chart, filled anew."""
    state.chart = state.refill[:]
    state.refill = vec[i64]()
    events.chart_turned(told)


def pay_time(state: MerkatorState, count: i64, told: Told) -> None:
    # rule time.pay
    state.time[state.active] -= count
    events.time_paid(told, state.active, count)
