"""The library: spend cubes of different colors for scrolls, and make breakthroughs."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE, filled, zeros
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, turns
from fondaco.games.merv.action import BoardAction
from fondaco.games.merv.boons import take_scrolls
from fondaco.games.merv.clauses import (
    LIBRARY_BREAKTHROUGH,
    LIBRARY_CUBES,
    LIBRARY_DIFFERENT,
    LIBRARY_UNIQUE,
    PAY_COLOR,
    PAY_DISCOUNT,
    PAY_EXCHANGE,
)
from fondaco.games.merv.components import BREAKTHROUGH_POINTS
from fondaco.games.merv.components import LIBRARY_CUBES as MOST_CUBES
from fondaco.games.merv.effects import gain_favour, score
from fondaco.games.merv.holdings import cubes_of
from fondaco.games.merv.payment import exchanged_color, give_coin
from fondaco.games.merv.places import breakthroughs_of
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice
from fondaco.games.merv.terms import (
    ANY_CARD,
    ANY_WALL,
    BREAKTHROUGHS,
    BY_BREAKTHROUGHS,
    COIN_DISCOUNT,
    COIN_EXCHANGE,
    COLORS,
    CUBES,
    DEPLOY,
    EIGHT_POINTS,
    FAVOUR_AND_SOLDIER,
    FREE_CARAVAN_CARD,
    FREE_MOSQUE_STEP,
    FREE_POST,
    FREE_STEP,
    FREE_TRADING_POST,
    FREE_WALL,
    PER_TIER,
    TWO_FAVOUR,
    TWO_SOLDIERS,
)
from fondaco.games.merv.told import Told


class Library(BoardAction):
    """The library action; the scrolls are taken at its end."""

    def can_begin(self, state: MervState) -> bool:
        """Whether there is a cube for a scroll; what boons brought before does not count."""
        return any(bars_coin(state, coin) is None for coin in range(CUBES))

    def close(self, state: MervState, told: Told) -> None:
        # rule library.cubes
        take_scrolls(state, state.units, told)
        turns.next_due(state)


class Spend(Choice):
    """Spend a cube of another color for one more scroll."""

    def bars_all(self, state: MervState) -> Clause | None:
        return bars_more_cubes(state)

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_coin(state, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        spend(state, move.what, told)


def bars_more_cubes(state: MervState) -> Clause | None:
    # rule library.cubes
    return LIBRARY_CUBES if state.units >= MOST_CUBES else None


def bars_coin(state: MervState, coin: i64) -> Clause | None:
    """What forbids to spend that coin for one more scroll."""
    if coin == COIN_DISCOUNT:
        return PAY_DISCOUNT
    if coin == COIN_EXCHANGE:
        return bars_exchange(state)
    # rule library.different
    if coin < COLORS and state.hues & (1 << coin) != 0:
        return LIBRARY_DIFFERENT
    return None if cubes_of(state, state.active, coin) > 0 else PAY_COLOR


def bars_exchange(state: MervState) -> Clause | None:
    """A second cube of the color stands for a color that was not spent."""
    # rule pay.exchange
    spare = exchanged_color(state, state.active)
    if spare == NONE or state.hues & (1 << spare) == 0:
        return PAY_EXCHANGE
    return None if cubes_of(state, state.active, spare) > 0 else PAY_EXCHANGE


def spend(state: MervState, coin: i64, told: Told) -> None:
    color = give_coin(state, coin)
    events.paid(told, state.asked, coin, color)
    state.units += 1
    if coin < COLORS:
        state.hues = state.hues | (1 << coin)


# Breakthroughs.


class Learn(Choice):
    """Make a breakthrough of the next tier."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_tier(state, move.what) or bars_made(state, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        learn(state, move.what, told)
        turns.next_due(state)


def bars_tier(state: MervState, breakthrough: i64) -> Clause | None:
    # rule library.breakthrough
    tier = breakthroughs_of(state, state.active)
    return None if breakthrough // PER_TIER == tier else LIBRARY_BREAKTHROUGH


def bars_made(state: MervState, breakthrough: i64) -> Clause | None:
    # rule library.unique
    return None if state.breakthroughs[breakthrough] == NONE else LIBRARY_UNIQUE


# What each brings at once, and the steps that it leads to.
# rule library.fourth
_POINTS: Final = zeros(BREAKTHROUGHS)
_POINTS[EIGHT_POINTS] = BREAKTHROUGH_POINTS
_FAVOUR: Final = zeros(BREAKTHROUGHS)
_FAVOUR[FAVOUR_AND_SOLDIER] = 1
_FAVOUR[TWO_FAVOUR] = 2
_SOLDIERS: Final = zeros(BREAKTHROUGHS)
_SOLDIERS[FAVOUR_AND_SOLDIER] = 1
_SOLDIERS[TWO_SOLDIERS] = 2
_STEP: Final = filled(BREAKTHROUGHS, NONE)
# rule library.card
_STEP[FREE_CARAVAN_CARD] = ANY_CARD
# rule library.post
_STEP[FREE_TRADING_POST] = FREE_POST
# rule library.step
_STEP[FREE_MOSQUE_STEP] = FREE_STEP
# rule library.wall
_STEP[FREE_WALL] = ANY_WALL


def learn(state: MervState, breakthrough: i64, told: Told) -> None:
    state.breakthroughs[breakthrough] = state.active
    events.learned(told, state, state.active, breakthrough)
    score(state, state.active, BY_BREAKTHROUGHS, _POINTS[breakthrough], told)
    for _ in range(_FAVOUR[breakthrough]):
        gain_favour(state, state.active, told)
    for _ in range(_SOLDIERS[breakthrough]):
        turns.owe(state, DEPLOY)
    if _STEP[breakthrough] != NONE:
        turns.owe(state, _STEP[breakthrough])
