"""Step 2 of a turn: choose a location, take its goods, let new ones grow, gain or pay time.

To travel ends the Investment.
"""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, turns
from fondaco.games.merkator.clauses import (
    GOODS_MORE,
    GOODS_ONE,
    GOODS_TAKE,
    INVEST_FORCED,
    SOLOPLAY_MUST_BUY,
    TRAVEL_COST,
)
from fondaco.games.merkator.components import BONUS_ACTIVE, CASH_LIMIT, CONTRACT_LIMIT, TIME_CHANGE
from fondaco.games.merkator.effects import gain_bonus_goods, gain_goods
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.journey import gain_time, grow_cubes, pay_time
from fondaco.games.merkator.moves import TAKES, TAKES_SECOND
from fondaco.games.merkator.purchase import can_buy, give_up_excess
from fondaco.games.merkator.solitary import draw_solo_card
from fondaco.games.merkator.state import MerkatorState, contracts_of, is_final_round, plays_with
from fondaco.games.merkator.step import Choice, Step
from fondaco.games.merkator.terms import (
    CHECK,
    MAJORS,
    SOLITARY,
    SOLOPLAY,
    TAKE,
    Color,
    Place,
)


class Travel(Choice):
    """End the Investment and travel to a location."""

    def bars_all(self, state: MerkatorState) -> Clause | None:
        barred = bars_hoarding(state)
        return bars_leaving(state) if barred is None else barred

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_travel(state, move.what)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        # rule invest.limit_when
        give_up_excess(state, state.active, told)
        travel(state, move.what, chance, told)
        turns.go_to(state, TAKE)


def bars_hoarding(state: MerkatorState) -> Clause | None:
    """What forbids to end the Investment against SoloPlay's AI."""
    # rule soloplay.must_buy
    # rule soloplay.must_buy_when
    if not plays_with(state, SOLOPLAY) or is_final_round(state):
        return None
    if state.taler[state.active] < CASH_LIMIT or not can_buy(state):
        return None
    return SOLOPLAY_MUST_BUY


def bars_leaving(state: MerkatorState) -> Clause | None:
    """What forbids to end the Investment: too many Contracts."""
    # rule invest.forced
    # rule invest.forced_down
    # rule invest.optional
    # rule final.no_forced
    if contracts_of(state, state.active) > CONTRACT_LIMIT and not is_final_round(state):
        return INVEST_FORCED
    return None


def bars_travel(state: MerkatorState, place: Place) -> Clause | None:
    """What forbids the active player to travel there."""
    # rule travel.choose
    # rule travel.cost
    if state.time[state.active] + TIME_CHANGE[place] < 0:
        return TRAVEL_COST
    return None


def travel(state: MerkatorState, place: Place, chance: Chance, told: Told) -> None:
    state.merkator = place
    events.traveled(told, state.active, place)
    # rule solitary.draw
    if plays_with(state, SOLITARY):
        draw_solo_card(state, chance, told)
    # rule goods.two
    if cubes_here(state) == 2:
        take_cubes(state, 1, told)


class Take(Step):
    """Which goods the cubes of the location become."""

    def has_choice(self, state: MerkatorState) -> bool:
        return cubes_here(state) > 0

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        arrive(state, told)
        turns.go_to(state, CHECK)


class TakeGoods(Choice):
    """Take the cubes, so many of them as the first good of their color."""

    def candidates(self, state: MerkatorState) -> list[Move]:
        # rule goods.many
        return TAKES[state.merkator][: cubes_here(state)]

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_take(state, move.what, move.other)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        take_cubes(state, move.other, told)


class TakeSecond(TakeGoods):
    """Take the only cube as the second good of its color."""

    def candidates(self, state: MerkatorState) -> list[Move]:
        return [TAKES_SECOND[state.merkator]]


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
