"""His visits to the library: scrolls, and the breakthroughs that they bring."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE, draw
from fondaco.core.chance import Chance
from fondaco.games.merv import events, luck
from fondaco.games.merv.clauses import (
    SOLO_FIRST,
    SOLO_FOURTH,
    SOLO_LIBRARY,
    SOLO_SECOND,
    SOLO_THIRD,
)
from fondaco.games.merv.components import BREAKTHROUGH_POINTS, ENOUGH_SCROLLS, SECOND_POINTS
from fondaco.games.merv.effects import gain_favour, score, take_stores
from fondaco.games.merv.holdings import cards_of, space_of, store_of
from fondaco.games.merv.magistrate import deck, mosque, trade
from fondaco.games.merv.magistrate.reasons import explain
from fondaco.games.merv.mosque_track import STEPS
from fondaco.games.merv.places import breakthroughs_earned, breakthroughs_of
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    BREAKTHROUGH_IDS,
    BY_BREAKTHROUGHS,
    DISCOUNT_CARAVANSARY,
    DISCOUNT_MOSQUE,
    EIGHT_POINTS,
    EXCHANGE,
    FREE_MOSQUE_STEP,
    FREE_TRADING_POST,
    LIBRARY,
    MAGISTRATE,
    PER_TIER,
    SCROLL,
    TWO_FAVOUR,
)
from fondaco.games.merv.told import Told, mark


def take_scrolls(state: MervState, times: i64, chance: Chance, told: Told) -> None:
    # rule solo.library
    since = mark(told)
    take_stores(state, MAGISTRATE, SCROLL, times, told)
    explain(told, since, SOLO_LIBRARY, "a scroll for each action")
    while breakthroughs_of(state, MAGISTRATE) < breakthroughs_earned(state, MAGISTRATE):
        _BY_TIER[breakthroughs_of(state, MAGISTRATE)](state, chance, told)
    if store_of(state, MAGISTRATE, SCROLL) >= ENOUGH_SCROLLS:
        deck.remove(state, LIBRARY, SOLO_LIBRARY, f"he has {ENOUGH_SCROLLS} or more scrolls", told)


def learn(state: MervState, breakthrough: i64, told: Told) -> None:
    state.breakthroughs[breakthrough] = MAGISTRATE
    events.learned(told, state, MAGISTRATE, breakthrough)


def preferred(state: MervState, wanted: i64, other: i64) -> i64:
    """The breakthrough that he wants, or the other one if it is taken."""
    return wanted if state.breakthroughs[wanted] == NONE else other


def first_breakthrough(state: MervState, chance: Chance, told: Told) -> None:
    # rule solo.first
    since = mark(told)
    advanced = STEPS[space_of(state, MAGISTRATE)]
    cards = cards_of(state, MAGISTRATE)
    wanted, other = DISCOUNT_CARAVANSARY, DISCOUNT_MOSQUE
    if advanced > cards:
        wanted, other = other, wanted
    found = preferred(state, wanted, other)
    learn(state, found, told)
    why = f"advancements in the mosque: {advanced}, caravan cards: {cards}"
    gone = "" if found == wanted else f"; {BREAKTHROUGH_IDS[wanted]} is taken"
    explain(told, since, SOLO_FIRST, f"{why}{gone}")


def second_breakthrough(state: MervState, chance: Chance, told: Told) -> None:
    # rule solo.second
    since = mark(told)
    luck.breakthrough(chance, state)
    breakthrough = draw(state.breakthroughs, NONE, EXCHANGE, EXCHANGE + PER_TIER, chance)
    learn(state, breakthrough, told)
    score(state, MAGISTRATE, BY_BREAKTHROUGHS, SECOND_POINTS, told)
    explain(told, since, SOLO_SECOND, "one at random, and its points")


def third_breakthrough(state: MervState, chance: Chance, told: Told) -> None:
    # rule solo.third
    since = mark(told)
    breakthrough = preferred(state, FREE_TRADING_POST, FREE_MOSQUE_STEP)
    learn(state, breakthrough, told)
    explain(told, since, SOLO_THIRD, f"{BREAKTHROUGH_IDS[breakthrough]} is left")
    if breakthrough == FREE_TRADING_POST:
        trade.free_post(state, told)
    else:
        mosque.advance(state, 1, chance, told)


def fourth_breakthrough(state: MervState, chance: Chance, told: Told) -> None:
    # rule solo.fourth
    since = mark(told)
    breakthrough = preferred(state, EIGHT_POINTS, TWO_FAVOUR)
    learn(state, breakthrough, told)
    if breakthrough == EIGHT_POINTS:
        score(state, MAGISTRATE, BY_BREAKTHROUGHS, BREAKTHROUGH_POINTS, told)
    else:
        gain_favour(state, MAGISTRATE, told)
        gain_favour(state, MAGISTRATE, told)
    explain(told, since, SOLO_FOURTH, f"{BREAKTHROUGH_IDS[breakthrough]} is left")


_BY_TIER: Final = [
    first_breakthrough,
    second_breakthrough,
    third_breakthrough,
    fourth_breakthrough,
]
