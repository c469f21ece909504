"""The library: spend cubes of different colors for scrolls, and make breakthroughs."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, moves
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
from fondaco.games.merv.effects import gain_favour, owe, score
from fondaco.games.merv.events import Told
from fondaco.games.merv.payment import exchanged_color, give_coin
from fondaco.games.merv.places import breakthroughs_of, take_scrolls
from fondaco.games.merv.state import MervState, cubes_of
from fondaco.games.merv.terms import (
    ANY_CARD,
    ANY_WALL,
    BY_BREAKTHROUGHS,
    COIN_DISCOUNT,
    COIN_EXCHANGE,
    COLORS,
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
    TIERS,
    TWO_FAVOUR,
    TWO_SOLDIERS,
)


def bars_coin(state: MervState, coin: i64) -> Clause | None:
    """What forbids to spend that coin for one more scroll."""
    seat = state.active
    # rule library.cubes
    if state.units >= MOST_CUBES:
        return LIBRARY_CUBES
    if coin == COIN_DISCOUNT:
        return PAY_DISCOUNT
    if coin == COIN_EXCHANGE:
        return bars_exchange(state)
    # rule library.different
    if coin < COLORS and state.hues & (1 << coin) != 0:
        return LIBRARY_DIFFERENT
    return None if cubes_of(state, seat, coin) > 0 else PAY_COLOR


def bars_exchange(state: MervState) -> Clause | None:
    """A second cube of the color stands for a color that was not spent."""
    # rule pay.exchange
    spare = exchanged_color(state, state.active)
    if spare == NONE or state.hues & (1 << spare) == 0:
        return PAY_EXCHANGE
    return None if cubes_of(state, state.active, spare) > 0 else PAY_EXCHANGE


def legal(state: MervState, found: list[Move]) -> None:
    for coin in range(COIN_EXCHANGE + 1):
        if bars_coin(state, coin) is None:
            found.append(moves.pay(coin))


def can_go_on(state: MervState) -> bool:
    return any(bars_coin(state, coin) is None for coin in range(COIN_EXCHANGE + 1))


def can_begin(state: MervState) -> bool:
    """Whether there is a cube for a scroll."""
    return any(cubes_of(state, state.active, color) > 0 for color in range(COLORS + 1))


def spend(state: MervState, coin: i64, told: Told) -> None:
    color = give_coin(state, coin)
    events.paid(told, state.asked, coin, color)
    state.units += 1
    if coin < COLORS:
        state.hues = state.hues | (1 << coin)


def take(state: MervState, told: Told) -> None:
    """All cubes are spent: take the scrolls."""
    # rule library.cubes
    take_scrolls(state, state.active, state.units, told)


# Breakthroughs.


def bars_breakthrough(state: MervState, breakthrough: i64) -> Clause | None:
    # rule library.breakthrough
    tier = breakthroughs_of(state, state.active)
    if breakthrough // PER_TIER != tier:
        return LIBRARY_BREAKTHROUGH
    # rule library.unique
    return None if state.breakthroughs[breakthrough] == NONE else LIBRARY_UNIQUE


def legal_breakthroughs(state: MervState, found: list[Move]) -> None:
    tier = breakthroughs_of(state, state.active)
    if tier == TIERS:
        return
    for breakthrough in range(tier * PER_TIER, (tier + 1) * PER_TIER):
        if bars_breakthrough(state, breakthrough) is None:
            found.append(moves.learn(breakthrough))


def learn(state: MervState, breakthrough: i64, told: Told) -> None:
    state.breakthroughs[breakthrough] = state.active
    events.learned(told, state, state.active, breakthrough)
    if breakthrough >= EIGHT_POINTS:
        gain_fourth(state, breakthrough, told)
    elif breakthrough >= FREE_CARAVAN_CARD:
        gain_third(state, breakthrough)


def gain_third(state: MervState, breakthrough: i64) -> None:
    # rule library.card
    if breakthrough == FREE_CARAVAN_CARD:
        owe(state, ANY_CARD)
    # rule library.post
    elif breakthrough == FREE_TRADING_POST:
        owe(state, FREE_POST)
    # rule library.step
    elif breakthrough == FREE_MOSQUE_STEP:
        owe(state, FREE_STEP)
    # rule library.wall
    elif breakthrough == FREE_WALL:
        owe(state, ANY_WALL)


def gain_fourth(state: MervState, breakthrough: i64, told: Told) -> None:
    # rule library.fourth
    if breakthrough == EIGHT_POINTS:
        score(state, state.active, BY_BREAKTHROUGHS, BREAKTHROUGH_POINTS, told)
    if breakthrough in (FAVOUR_AND_SOLDIER, TWO_FAVOUR):
        gain_favour(state, state.active, told)
    if breakthrough == TWO_FAVOUR:
        gain_favour(state, state.active, told)
    if breakthrough in (FAVOUR_AND_SOLDIER, TWO_SOLDIERS):
        owe(state, DEPLOY)
    if breakthrough == TWO_SOLDIERS:
        owe(state, DEPLOY)
