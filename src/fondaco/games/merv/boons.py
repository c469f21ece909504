"""What a slot of the camel market, a space of the mosque or a scroll brings to a player."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE, filled
from fondaco.games.merv.effects import gain_favour, take_stores
from fondaco.games.merv.places import breakthroughs_earned
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    ANY_WALL,
    BONUS_UPGRADE_BOON,
    BOON_IDS,
    CARD_BOON,
    COURTIER_BOON,
    CUBE_BOON,
    DEPLOY,
    FAVOUR_BOON,
    FREE_CARD,
    FREE_COURTIER,
    FREE_STEP,
    GAIN_CUBE,
    GAIN_FAVOUR,
    LEARN,
    PAIR_BOONS,
    PLACE_BONUS,
    PLACE_WHITE,
    RARE,
    RARE_BOON,
    SCROLL,
    SCROLL_BOON,
    SOLDIER_BOON,
    STEP_BOON,
    TILE,
    TILE_BOON,
    WALL_BOON,
    WHITE_UPGRADE_BOON,
)
from fondaco.games.merv.told import Told
from fondaco.games.merv.turns import bring_forward, owe

# The step in which each boon is settled; NONE if it asks for nothing.
_STEP: Final = filled(len(BOON_IDS), NONE)
_STEP[WHITE_UPGRADE_BOON] = PLACE_WHITE
_STEP[BONUS_UPGRADE_BOON] = PLACE_BONUS
_STEP[TILE_BOON] = TILE
_STEP[SOLDIER_BOON] = DEPLOY
# rule mosque.courtier
_STEP[COURTIER_BOON] = FREE_COURTIER
# rule mosque.wall
_STEP[WALL_BOON] = ANY_WALL
_STEP[CARD_BOON] = FREE_CARD
_STEP[STEP_BOON] = FREE_STEP

# What a pair of spices brings is owed until the queue is restocked, and then in the order that its
# owner likes.
_PAIR_STEP: Final = _STEP[:]
# rule caravansary.cinnamon
_PAIR_STEP[CUBE_BOON] = GAIN_CUBE
# rule caravansary.juniper
_PAIR_STEP[FAVOUR_BOON] = GAIN_FAVOUR
_PAIR_STEPS: Final = [_PAIR_STEP[boon] for boon in PAIR_BOONS]


def gain_boon(state: MervState, boon: i64, told: Told) -> None:
    """Gain it at once, or owe the step that settles it."""
    # rule market.boons
    # rule mosque.boon
    if _STEP[boon] != NONE:
        owe(state, _STEP[boon])
    elif boon == FAVOUR_BOON:
        gain_favour(state, state.active, told)
    elif boon == RARE_BOON:
        take_stores(state, state.active, RARE, 1, told)
    elif boon == SCROLL_BOON:
        take_scrolls(state, 1, told)


def owe_pair(state: MervState, boon: i64) -> None:
    # rule caravansary.ginger
    # rule caravansary.pepper
    owe(state, _PAIR_STEP[boon])


def is_owed_for_pair(state: MervState, boon: i64) -> bool:
    """Whether a pair that brings that boon waits for it: on top of all that is owed."""
    at = len(state.due) - 1
    while at >= 0 and state.due[at] in _PAIR_STEPS:
        if state.due[at] == _PAIR_STEP[boon]:
            return True
        at -= 1
    return False


def reward_first(state: MervState, boon: i64) -> None:
    """Of the pairs that wait for their boons, one with that boon is rewarded now."""
    bring_forward(state, _PAIR_STEP[boon])


def take_scrolls(state: MervState, count: i64, told: Told) -> None:
    """Scrolls for the active player, who then owes the breakthroughs that they bring."""
    before = breakthroughs_earned(state, state.active)
    take_stores(state, state.active, SCROLL, count, told)
    for _ in range(before, breakthroughs_earned(state, state.active)):
        owe(state, LEARN)
