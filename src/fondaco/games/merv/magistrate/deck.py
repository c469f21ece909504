"""The magistrate's deck of solo cards, drawn from when a card is turned up."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.bags import NONE, count, draw
from fondaco.core.chance import Chance
from fondaco.core.refusal import Clause
from fondaco.games.merv import luck
from fondaco.games.merv.clauses import SOLO_DISCARD, SOLO_EMPTY_DECK, SOLO_REFILL
from fondaco.games.merv.magistrate.reasons import Fields, tell
from fondaco.games.merv.state import MervState
from fondaco.games.merv.terms import (
    ACTION_IDS,
    ACTIONS,
    DISCARD,
    FACE_UP,
    FIRST_DECK,
    PALACE,
    REMOVED,
    Action,
)
from fondaco.games.merv.told import Told

SETTLED: Final[i64] = 4  # after so many cards nothing is known of the first deck any more


def top(state: MervState) -> i64:
    """What lies on top of the deck: cards shuffled later lie above; NONE if it is empty."""
    highest = NONE
    for lies in state.solo:
        if lies > highest:
            highest = lies
    return highest


def draw_card(state: MervState, chance: Chance) -> Action:
    """The next card of a deck that is not empty, as luck will have it."""
    # rule solo.draw
    card = NONE
    if state.drawn < SETTLED and top(state) == FIRST_DECK:
        card = draw_early(state, chance)
    else:
        luck.solo_card(chance, state, top(state))
        card = draw(state.solo, top(state), 0, ACTIONS, chance)
    state.drawn += 1
    state.solo[card] = FACE_UP
    return card


def draw_early(state: MervState, chance: Chance) -> Action:
    """One of the first four cards; the palace is the second, third or fourth."""
    # rule solo.deck
    palace = state.solo[PALACE] == FIRST_DECK
    places = SETTLED - state.drawn if palace and state.drawn > 0 else 0  # where it may lie
    luck.early_card(chance, state, places)
    if places > 0 and chance.pick(places) == 0:
        return PALACE
    skip = chance.pick(count(state.solo, FIRST_DECK, 0, ACTIONS) - (1 if palace else 0))
    for card in range(ACTIONS):
        if card != PALACE and state.solo[card] == FIRST_DECK:
            if skip == 0:
                return card
            skip -= 1
    return NONE


def face_up(state: MervState) -> Action:
    """The card of this round, or NONE."""
    for card in range(ACTIONS):
        if state.solo[card] == FACE_UP:
            return card
    return NONE


def discard(state: MervState, told: Told) -> None:
    """The card that lies face up is discarded."""
    # rule solo.discard
    card = face_up(state)
    if card != NONE:
        state.solo[card] = DISCARD
        fields: Fields = {"card": ACTION_IDS[card]}
        tell(told, "card_discarded", SOLO_DISCARD, "the round is over", fields)


def shuffle(state: MervState) -> None:
    """The discards go on top of the deck."""
    above = top(state) + 1 if top(state) > FIRST_DECK else FIRST_DECK + 1
    for card in range(ACTIONS):
        if state.solo[card] == DISCARD:
            state.solo[card] = above


def reshuffle(state: MervState, told: Told) -> None:
    # rule solo.empty_deck
    shuffle(state)
    tell(told, "deck_shuffled", SOLO_EMPTY_DECK, "his deck is empty", {})


def refill(state: MervState, told: Told) -> None:
    # rule solo.refill
    if count(state.solo, DISCARD, 0, ACTIONS) > 0:
        shuffle(state)
        tell(told, "deck_shuffled", SOLO_REFILL, "the year is over", {})


def remove(state: MervState, card: Action, clause: Clause, why: str, told: Told) -> None:
    """A solo card leaves the game, if it is still in it."""
    if state.solo[card] != REMOVED:
        state.solo[card] = REMOVED
        tell(told, "card_removed", clause, why, {"card": ACTION_IDS[card]})
