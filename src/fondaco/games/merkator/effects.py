"""What several steps do to the table: each once."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, draw, find
from fondaco.core.chance import Chance
from fondaco.games.merkator import events, luck
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_GOOD,
    BONUS_PLACE,
    BUILDINGS,
    LEVEL,
    LEVEL_END,
    LEVEL_FIRST,
    LEVELS,
    OPEN_BONUS_CARDS,
)
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.terms import (
    BONUS_GOOD_AT_ONCE,
    GOODS,
    OPEN,
    PILED,
    SOLITARY,
    SOLOPLAY,
    STACK,
    UNDER,
    Card,
    Good,
    Seat,
)


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
    """Turn up the next Bonus card of the stack, if there is one; what was put under comes last."""
    bag = top_bag(state)
    luck.bonus_card(chance, state, bag)
    card = draw(state.bonus_cards, bag, 0, BONUS_CARDS, chance)
    if card != NONE:
        state.bonus_cards[card] = OPEN
        events.opened_bonus(told, card)


def open_building(state: MerkatorState, chance: Chance, told: Told) -> None:
    """Turn up the next Building card of the stack, if there is one."""
    luck.building(chance, state)
    card = draw(state.buildings, STACK, 0, BUILDINGS, chance)
    if card != NONE:
        state.buildings[card] = OPEN
        events.opened_building(told, card)
        # rule soloplay.row
        if plays_with(state, SOLOPLAY):
            state.row = append(state.row, card)


def gain_bonus_card(
    state: MerkatorState, seat: Seat, card: Card, chance: Chance, told: Told
) -> None:
    """The seat has paid for the Bonus card."""
    was_open = state.bonus_cards[card] == OPEN
    state.bonus_cards[card] = seat
    # rule variants.bonus_good
    if plays_with(state, BONUS_GOOD_AT_ONCE):
        gain_goods(state, seat, BONUS_GOOD[card], 1)
        events.got_bonus(told, seat, card, BONUS_GOOD[card], 1)
    # rule invest.refill
    # rule invest.empty
    if was_open:
        open_bonus_card(state, chance, told)


def gain_building(state: MerkatorState, seat: Seat, card: Card, chance: Chance, told: Told) -> None:
    """The seat has paid for the Building."""
    was_open = state.buildings[card] == OPEN
    state.buildings[card] = seat
    if plays_with(state, SOLOPLAY):
        state.row = without(state.row, card)
    # rule invest.refill
    # rule invest.empty
    if was_open:
        open_building(state, chance, told)
    # rule solitary.bonus_offer
    if plays_with(state, SOLITARY):
        renew_bonus_offer(state, chance, told)


def renew_bonus_offer(state: MerkatorState, chance: Chance, told: Told) -> None:
    """Put the open Bonus cards under their stack and turn up as many as belong there."""
    bag = lowest_bag(state) - 1
    for card in range(BONUS_CARDS):
        if state.bonus_cards[card] == OPEN:
            state.bonus_cards[card] = bag
    events.bonus_offer_renewed(told)
    for _ in range(OPEN_BONUS_CARDS):
        open_bonus_card(state, chance, told)


def top_bag(state: MerkatorState) -> i64:
    """The bag of Bonus cards that the next one comes from: the stack, then what was put under it
    first, and so on."""
    if find(state.bonus_cards, STACK, 0, BONUS_CARDS) != NONE:
        return STACK
    top = lowest_bag(state)
    for lies in state.bonus_cards:
        if top < lies <= UNDER:
            top = lies
    return top


def lowest_bag(state: MerkatorState) -> i64:
    """The bag of Bonus cards that lies at the very bottom of the stack."""
    lowest = UNDER + 1
    for card in range(BONUS_CARDS):
        if state.bonus_cards[card] < lowest and state.bonus_cards[card] <= UNDER:
            lowest = state.bonus_cards[card]
    return lowest


def open_contract(state: MerkatorState, level: i64, chance: Chance, told: Told) -> None:
    """Turn up the next Contract of that level's stack, if there is one."""
    card = top_of_pile(state, level)
    if card == NONE:
        luck.contract(chance, state, level)
        card = draw(state.contracts, STACK, LEVEL_FIRST[level], LEVEL_END[level], chance)
    if card != NONE:
        state.contracts[card] = OPEN
        events.opened_contract(told, card)


def top_of_stack(state: MerkatorState, level: i64) -> Card:
    """The open card on the stack of that level, or NONE."""
    return find(state.contracts, OPEN, LEVEL_FIRST[level], LEVEL_END[level])


def top_of_pile(state: MerkatorState, level: i64) -> Card:
    """The card that lies right under the open one of a pile, or NONE where there is no pile."""
    top = NONE
    for card in range(LEVEL_FIRST[level], LEVEL_END[level]):
        lies = state.contracts[card]
        if lies <= PILED and (top == NONE or lies < state.contracts[top]):
            top = card
    return top


def without(cards: vec[i64], card: Card) -> vec[i64]:
    """These cards but for one; those after it move up."""
    rest = vec[i64]()
    for other in cards:
        if other != card:
            rest = append(rest, other)
    return rest


# The stacks of SoloPlay: short, face down where the path has not come to, one under the tile.


def turn_up(state: MerkatorState, level: i64, chance: Chance, told: Told) -> None:
    """Turn up the next Contract of that stack, if there is one and the tile does not cover it."""
    # rule soloplay.covered
    if state.depth[level] == 0 or state.tile == level:
        return
    # rule soloplay.unseen
    luck.contract(chance, state, level)
    card = draw(state.contracts, STACK, LEVEL_FIRST[level], LEVEL_END[level], chance)
    state.depth[level] -= 1
    state.contracts[card] = OPEN
    events.opened_contract(told, card)


def is_empty(state: MerkatorState, level: i64) -> bool:
    return state.depth[level] == 0 and top_of_stack(state, level) == NONE


def empty_stacks(state: MerkatorState) -> i64:
    """How many of SoloPlay's stacks have no card left."""
    empty: i64 = 0
    for level in range(1, LEVELS):
        if is_empty(state, level):
            empty += 1
    return empty


def end_of_path(state: MerkatorState) -> i64:
    """The highest level of the path: a stack that lies open, or that the tile covers."""
    # rule soloplay.extend_covered
    highest = NONE
    for level in range(1, LEVELS):
        covered = state.tile == level and state.depth[level] > 0
        if covered or top_of_stack(state, level) != NONE:
            highest = level
    return highest


def take_from_path(
    state: MerkatorState, seat: Seat, card: Card, chance: Chance, told: Told
) -> None:
    """A seat gains an open Contract; the next of its stack is turned up, and the path may grow."""
    level = LEVEL[card]
    was_end = level == end_of_path(state)
    state.contracts[card] = seat
    events.rewarded(told, seat, card)
    turn_up(state, level, chance, told)
    if was_end:
        extend_path(state, level, chance, told)


def extend_path(state: MerkatorState, level: i64, chance: Chance, told: Told) -> None:
    """Turn up the next stack above that level which has cards."""
    # rule soloplay.extend
    # rule soloplay.extend_peace
    for higher in range(level + 1, LEVELS):
        if not is_empty(state, higher):
            turn_up(state, higher, chance, told)
            return
