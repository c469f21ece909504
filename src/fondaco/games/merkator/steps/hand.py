"""The experts' hand card: one open card may be taken in hand, to be bought or gained later."""

from mypy_extensions import i64

from fondaco.core.bags import NONE, find
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, moves
from fondaco.games.merkator.clauses import (
    HAND_LIMIT,
    HAND_NOT_PLAYED,
    HAND_ONCE,
    HAND_OPEN,
    HAND_PEACE,
    HAND_TURN,
)
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_IDS,
    BUILDING_IDS,
    BUILDINGS,
    CONTRACT_IDS,
    CONTRACTS,
    LEVEL,
    LOCATION,
)
from fondaco.games.merkator.effects import open_bonus_card, open_building, open_contract
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import HOLD_BONUS, HOLD_CONTRACT, MerkatorMove
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.terms import CHECK, FULFILL, HAND, HAND_CARD, INVEST, LOSE, OPEN, Seat


def bars_hand(state: MerkatorState) -> Clause | None:
    """What forbids the asked seat to take any card in hand."""
    # rule hand.when
    if not plays_with(state, HAND_CARD):
        return HAND_NOT_PLAYED
    # rule hand.turn
    if state.asked != state.active or state.lost > 0:
        return HAND_TURN
    if state.step not in (INVEST, CHECK, LOSE, FULFILL):
        return HAND_TURN
    # rule hand.once
    if state.held:
        return HAND_ONCE
    # rule hand.limit
    # rule hand.kept
    if has_card(state, state.asked):
        return HAND_LIMIT
    return None


def has_card(state: MerkatorState, seat: Seat) -> bool:
    hand = HAND + seat
    if find(state.contracts, hand, 0, CONTRACTS) != NONE:
        return True
    if find(state.bonus_cards, hand, 0, BONUS_CARDS) != NONE:
        return True
    return find(state.buildings, hand, 0, BUILDINGS) != NONE


def bars(state: MerkatorState, move: MerkatorMove) -> Clause | None:
    """What forbids the asked seat to take that card in hand."""
    barred = bars_hand(state)
    if barred is not None:
        return barred
    # rule hand.peace
    if move.kind == HOLD_CONTRACT and LOCATION[move.what] == NONE:
        return HAND_PEACE
    # rule hand.open
    return None if _lies(state, move) == OPEN else HAND_OPEN


def _lies(state: MerkatorState, move: MerkatorMove) -> i64:
    if move.kind == HOLD_CONTRACT:
        return state.contracts[move.what]
    if move.kind == HOLD_BONUS:
        return state.bonus_cards[move.what]
    return state.buildings[move.what]


def legal(state: MerkatorState, found: list[Move]) -> None:
    if bars_hand(state) is not None:
        return
    for card in range(CONTRACTS):
        if state.contracts[card] == OPEN and LOCATION[card] != NONE:
            found.append(moves.hold_contract(card))
    for card in range(BONUS_CARDS):
        if state.bonus_cards[card] == OPEN:
            found.append(moves.hold_bonus(card))
    for card in range(BUILDINGS):
        if state.buildings[card] == OPEN:
            found.append(moves.hold_building(card))


def apply(state: MerkatorState, move: MerkatorMove, chance: Chance, told: Told) -> None:
    card = move.what
    state.held = True
    # rule hand.refill
    if move.kind == HOLD_CONTRACT:
        state.contracts[card] = HAND + state.asked
        events.held(told, state.asked, CONTRACT_IDS[card])
        open_contract(state, LEVEL[card], chance, told)
    elif move.kind == HOLD_BONUS:
        state.bonus_cards[card] = HAND + state.asked
        events.held(told, state.asked, BONUS_IDS[card])
        open_bonus_card(state, chance, told)
    else:
        state.buildings[card] = HAND + state.asked
        events.held(told, state.asked, BUILDING_IDS[card])
        open_building(state, chance, told)


def fitting_card(state: MerkatorState) -> i64:
    """The Contract in the asked seat's hand that would reward the one at hand, or NONE."""
    # rule hand.gain
    card = find(state.contracts, HAND + state.asked, 0, CONTRACTS)
    if card == NONE or LEVEL[card] != LEVEL[state.contract] + 1:
        return NONE
    return card


def legal_gains(found: list[Move]) -> None:
    found.append(moves.MOVE_GAIN_TOP)
    found.append(moves.MOVE_GAIN_HAND)


def gain(state: MerkatorState, told: Told) -> None:
    """The reward comes from the hand instead of the stack."""
    card = fitting_card(state)
    state.contracts[card] = state.asked
    events.rewarded(told, state.asked, card)
