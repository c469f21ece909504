"""The Solitary version: the Solo stack, of which every travel draws a card."""

from mypy_extensions import i64

from fondaco.core.bags import NONE, count, draw
from fondaco.core.chance import Chance
from fondaco.games.merkator import events, luck
from fondaco.games.merkator.components import CONTRACTS, LEVEL, LEVEL_END, LEVEL_FIRST, LEVELS
from fondaco.games.merkator.effects import top_of_stack
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import OPEN, PILED, SOLO, Card


def draw_solo_card(state: MerkatorState, chance: Chance, told: Told) -> None:
    """The next card of the Solo stack goes onto the pile of its value."""
    # rule solitary.stack
    for level in range(LEVELS):
        luck.solo_card(chance, state, level)
        card = draw(state.contracts, SOLO, LEVEL_FIRST[level], LEVEL_END[level], chance)
        if card != NONE:
            put_on_pile(state, card)
            events.solo_card_drawn(told, card)
            return


def put_on_pile(state: MerkatorState, card: Card) -> None:
    # rule solitary.piles
    level = LEVEL[card]
    top = top_of_stack(state, level)
    if top != NONE:
        state.contracts[top] = PILED - piled(state, level)
    state.contracts[card] = OPEN


def piled(state: MerkatorState, level: i64) -> i64:
    """How many cards lie under the open one of a pile."""
    found: i64 = 0
    for card in range(LEVEL_FIRST[level], LEVEL_END[level]):
        if state.contracts[card] <= PILED:
            found += 1
    return found


def is_last_turn(state: MerkatorState) -> bool:
    """Whether the next travel draws the last card, the Peace of Westphalia."""
    # rule solitary.last
    return count(state.contracts, SOLO, 0, CONTRACTS) == 1
