"""Alone: the magistrate's deck, and how often he could perform each action in his next turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.encoding import Lit
from fondaco.games.merv.components import BUILDINGS, SITE_ACTION
from fondaco.games.merv.encoding import other_features as other
from fondaco.games.merv.encoding.clock import direction, turns_to_begin
from fondaco.games.merv.encoding.features import SOME
from fondaco.games.merv.encoding.options import LINE_BIT, LINE_SHIFT, free_lines
from fondaco.games.merv.encoding.survey import LINES, ROW, TALLY
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    ACTIONS,
    CELLS,
    COURTIER,
    DISCARD,
    FACE_UP,
    FIRST_DECK,
    MAGISTRATE,
    PALACE,
    REMOVED,
)

# Where a card lies; NONE: where it can only come later.
_NEXT: Final[i64] = 0
_UP: Final[i64] = 1
_DISCARDED: Final[i64] = 2
_REMOVED: Final[i64] = 3
_PLACES: Final[i64] = 4
_CHOICE: Final[i64] = 511
_BUILDS: Final[i64] = 256  # where he can build he goes first


def light_deck(state: MervState, lit: Lit) -> None:
    solo = state.solo
    top = NONE
    for card in range(ACTIONS):
        top = max(top, solo[card])
    for card in range(ACTIONS):
        place = place_of_card(card, solo[card], top, state.drawn)
        if place != NONE:
            lit.flag(other.DECK, card * _PLACES + place)


def place_of_card(card: i64, lies: i64, top: i64, drawn: i64) -> i64:
    if lies == FACE_UP:
        return _UP
    if lies == DISCARD:
        return _DISCARDED
    if lies == REMOVED:
        return _REMOVED
    is_first = card == PALACE and lies == FIRST_DECK and drawn == 0
    return _NEXT if lies == top and not is_first else NONE


def light_power(state: MervState, order: i64, city: vec[i64], lit: Lit) -> None:
    """How often he would perform each action whose card is still in the game."""
    if turns_to_begin(state, order, MAGISTRATE) == 0:
        return
    solo = state.solo
    best = best_lines(state, order, city)
    for action in range(ACTIONS):
        if solo[action] != REMOVED:
            lit.level(other.POWER, action, SOME, times((best >> (9 * action)) & _CHOICE))


def times(choice: i64) -> i64:
    """How often he performs the action there: once for each building, the new one too."""
    return ((choice >> 4) & 15) + (choice & 15) + (choice >> 8)


def best_lines(state: MervState, order: i64, city: vec[i64]) -> i64:
    """The line he likes best for each action, 9 bits each: whether he builds, what there is of his,
    what of the courtier's."""
    buildings = state.buildings
    sites = state.sites
    start = direction(state, order, MAGISTRATE) * CELLS
    free = free_lines(state, order, MAGISTRATE)
    can_build = city[MAGISTRATE * ROW + TALLY] & 31 < BUILDINGS
    best: i64 = 0
    for cell in range(CELLS):
        owner = buildings[cell]
        if LINE_BIT[start + cell] & free != 0 and owner != 0 and (owner != NONE or can_build):
            shift = LINE_SHIFT[start + cell]
            choice = ((city[MAGISTRATE * ROW + LINES] >> shift) & 15) << 4
            choice += (city[COURTIER * ROW + LINES] >> shift) & 15
            if owner == NONE:
                choice += _BUILDS
            kind = 9 * SITE_ACTION[sites[cell]]
            if choice > (best >> kind) & _CHOICE:
                best += (choice - ((best >> kind) & _CHOICE)) << kind
    return best
