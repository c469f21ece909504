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
from fondaco.games.merv.encoding.survey import BUILT, COUNTS, ROW
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    ACTIONS,
    CELLS,
    COURTIER,
    DISCARD,
    FACE_UP,
    FIRST_DECK,
    MAGISTRATE,
    MARKET_CELL,
    PALACE,
    REMOVED,
    Cell,
)

# Where a card lies.
_NEXT: Final[i64] = 0
_LATER: Final[i64] = 1
_UP: Final[i64] = 2
_DISCARDED: Final[i64] = 3
_REMOVED: Final[i64] = 4
_PLACES: Final[i64] = 5
_EMPTY_SITE: Final[i64] = 128  # where he can build he goes first


def light_deck(state: MervState, lit: Lit) -> None:
    top = NONE
    for card in range(ACTIONS):
        top = max(top, state.solo[card])
    for card in range(ACTIONS):
        lit.flag(other.DECK, card * _PLACES + place_of_card(state, card, top))


def place_of_card(state: MervState, card: i64, top: i64) -> i64:
    lies = state.solo[card]
    if lies == FACE_UP:
        return _UP
    if lies == DISCARD:
        return _DISCARDED
    if lies == REMOVED:
        return _REMOVED
    is_first = card == PALACE and lies == FIRST_DECK and state.drawn == 0
    return _NEXT if lies == top and not is_first else _LATER


def light_power(state: MervState, city: vec[i64], lit: Lit) -> None:
    """His and the courtier's buildings in the line where he would perform each action."""
    if turns_to_begin(state, MAGISTRATE) == 0:
        return
    best = best_lines(state, city)
    for action in range(ACTIONS):
        if state.solo[action] != REMOVED:
            lit.level(other.POWER, action, SOME, times((best >> (8 * action)) & 255))


def times(choice: i64) -> i64:
    """How often he performs the action there; one more where he builds."""
    both = (choice >> 4 & 7) + (choice & 15)
    return both + 1 if choice & _EMPTY_SITE != 0 else both


def best_lines(state: MervState, city: vec[i64]) -> i64:
    """The choice for each action, 8 bits each: whether he builds, his buildings, the courtier's."""
    start = direction(state, MAGISTRATE) * CELLS
    free = free_lines(state, MAGISTRATE)
    can_build = city[MAGISTRATE * ROW + BUILT] < BUILDINGS
    best: i64 = 0
    for cell in range(CELLS):
        at = start + cell
        if cell != MARKET_CELL and LINE_BIT[at] & free != 0:
            choice = choice_at(state, cell, LINE_SHIFT[at], can_build, city)
            kind = 8 * SITE_ACTION[state.sites[cell]]
            if choice > (best >> kind) & 255:
                best += (choice - ((best >> kind) & 255)) << kind
    return best


def choice_at(state: MervState, cell: Cell, shift: i64, can_build: bool, city: vec[i64]) -> i64:
    """How much he likes the line of a cell for its site; 0 if he cannot activate it."""
    owner = state.buildings[cell]
    his = (city[MAGISTRATE * ROW + COUNTS] >> shift) & 7
    courtiers = (city[COURTIER * ROW + COUNTS] >> shift) & 15
    if owner == NONE:
        return _EMPTY_SITE + his * 16 + courtiers if can_build else 0
    return his * 16 + courtiers if owner in (MAGISTRATE, COURTIER) else 0
