"""What several steps do to the table: each once."""

from mypy_extensions import i64

from fondaco.core.bags import NONE, draw, find
from fondaco.core.chance import Chance
from fondaco.games.merkator import events
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_GOOD,
    BONUS_PLACE,
    BUILDINGS,
    LEVEL_END,
    LEVEL_FIRST,
)
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import GOODS, OPEN, STACK, Card, Good, Seat


def gain_goods(state: MerkatorState, seat: Seat, good: Good, count: i64) -> None:
    state.goods[seat * GOODS + good] += count


def return_goods(state: MerkatorState, seat: Seat, good: Good, count: i64) -> None:
    # rule spread.unlimited
    state.goods[seat * GOODS + good] -= count


def gain_bonus_goods(state: MerkatorState, seat: Seat, count: i64, told: Told) -> None:
    """So many goods for each Bonus card of the seat that shows the current location."""
    for card in range(BONUS_CARDS):
        if BONUS_PLACE[card] == state.merkator and state.bonus_cards[card] == seat:
            gain_goods(state, seat, BONUS_GOOD[card], count)
            events.got_bonus(told, seat, card, BONUS_GOOD[card], count)


def open_bonus_card(state: MerkatorState, chance: Chance, told: Told) -> None:
    """Turn up the next Bonus card of the stack, if there is one."""
    card = draw(state.bonus_cards, STACK, 0, BONUS_CARDS, chance)
    if card != NONE:
        state.bonus_cards[card] = OPEN
        events.opened_bonus(told, card)


def open_building(state: MerkatorState, chance: Chance, told: Told) -> None:
    """Turn up the next Building card of the stack, if there is one."""
    card = draw(state.buildings, STACK, 0, BUILDINGS, chance)
    if card != NONE:
        state.buildings[card] = OPEN
        events.opened_building(told, card)


def open_contract(state: MerkatorState, level: i64, chance: Chance, told: Told) -> None:
    """Turn up the next Contract of that level's stack, if there is one."""
    card = draw(state.contracts, STACK, LEVEL_FIRST[level], LEVEL_END[level], chance)
    if card != NONE:
        state.contracts[card] = OPEN
        events.opened_contract(told, card)


def top_of_stack(state: MerkatorState, level: i64) -> Card:
    """The open card on the stack of that level, or NONE."""
    return find(state.contracts, OPEN, LEVEL_FIRST[level], LEVEL_END[level])
