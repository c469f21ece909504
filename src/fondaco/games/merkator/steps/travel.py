"""Step 2 of a turn: choose a location, take its goods, let new ones grow, gain or pay time.

To travel ends the Investment.
"""

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, moves
from fondaco.games.merkator.clauses import (
    GOODS_MORE,
    GOODS_ONE,
    GOODS_TAKE,
    INVEST_FORCED,
    TRAVEL_COST,
)
from fondaco.games.merkator.components import (
    BONUS_ACTIVE,
    CASH_LIMIT,
    CONTRACT_LIMIT,
    TIME_CHANGE,
)
from fondaco.games.merkator.effects import gain_bonus_goods, gain_goods
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.journey import gain_time, grow_cubes, pay_time
from fondaco.games.merkator.moves import MOST_TAKEN, TRAVEL, MerkatorMove
from fondaco.games.merkator.state import MerkatorState, contracts_of, is_final_round, plays_with
from fondaco.games.merkator.terms import FORCED_CASH, MAJORS, PLACES, Color, Place


def bars(state: MerkatorState, move: MerkatorMove) -> Clause | None:
    if move.kind == TRAVEL:
        return bars_travel(state, move.what)
    return bars_take(state, move.what, move.other)


def apply(state: MerkatorState, move: MerkatorMove, told: Told) -> None:
    if move.kind == TRAVEL:
        end_investment(state, told)
        apply_travel(state, move.what, told)
    else:
        take_cubes(state, move.other, told)


def bars_travel(state: MerkatorState, place: Place) -> Clause | None:
    """What forbids the active player to end the Investment and travel there."""
    if must_sell(state):
        return INVEST_FORCED
    # rule travel.cost
    if state.time[state.active] + TIME_CHANGE[place] < 0:
        return TRAVEL_COST
    return None


def must_sell(state: MerkatorState) -> bool:
    # rule invest.forced
    # rule invest.forced_down
    # rule invest.optional
    # rule final.no_forced
    return contracts_of(state, state.active) > CONTRACT_LIMIT and not is_final_round(state)


def legal_travels(state: MerkatorState, found: list[Move]) -> None:
    if must_sell(state):
        return
    # rule travel.choose
    for place in range(PLACES):
        if state.time[state.active] + TIME_CHANGE[place] >= 0:
            found.append(moves.travel(place))


def end_investment(state: MerkatorState, told: Told) -> None:
    # rule invest.limit
    # rule invest.limit_when
    excess = state.taler[state.active] - CASH_LIMIT
    # rule variants.forced_cash
    if excess > 0 and not plays_with(state, FORCED_CASH):
        state.taler[state.active] = CASH_LIMIT
        events.gave_up(told, state.active, excess)


def apply_travel(state: MerkatorState, place: Place, told: Told) -> None:
    state.merkator = place
    events.traveled(told, state.active, place)
    # rule goods.two
    if cubes_here(state) == 2:
        take_cubes(state, 1, told)


def cubes_here(state: MerkatorState) -> i64:
    """The cubes that the active player has still to take."""
    # rule goods.minor
    return state.cubes[state.merkator] if state.merkator < MAJORS else 0


def bars_take(state: MerkatorState, color: Color, first: i64) -> Clause | None:
    """What forbids to make so many cubes the first good of the color, the others the second."""
    # rule goods.take
    if color != state.merkator:
        return GOODS_TAKE
    cubes = cubes_here(state)
    # rule goods.one
    if cubes == 1:
        return None if first <= 1 else GOODS_ONE
    # rule goods.more
    if first == 0 or first >= cubes:
        return GOODS_MORE
    return None


def legal_takes(state: MerkatorState, found: list[Move]) -> None:
    cubes = cubes_here(state)
    if cubes == 1:
        found.append(moves.take(state.merkator, 1))
        found.append(moves.take_second(state.merkator))
    else:
        # rule goods.many
        most = cubes - 1 if cubes <= MOST_TAKEN else MOST_TAKEN
        for first in range(1, most + 1):
            found.append(moves.take(state.merkator, first))


def take_cubes(state: MerkatorState, first: i64, told: Told) -> None:
    """Take all cubes; so many become the first good of their color, the others the second."""
    color = state.merkator
    second = state.cubes[color] - first
    state.cubes[color] = 0
    # rule goods.office
    gain_goods(state, state.active, 2 * color, first)
    gain_goods(state, state.active, 2 * color + 1, second)
    events.took(told, state.active, 2 * color, first)
    events.took(told, state.active, 2 * color + 1, second)


def arrive(state: MerkatorState, told: Told) -> None:
    """What follows once the cubes are taken."""
    # rule travel.order
    # rule goods.bonus
    gain_bonus_goods(state, state.active, BONUS_ACTIVE, told)
    grow_cubes(state, told)
    # rule time.again
    change = TIME_CHANGE[state.merkator]
    if change > 0:
        gain_time(state, change, told)
    elif change < 0:
        pay_time(state, -change, told)
