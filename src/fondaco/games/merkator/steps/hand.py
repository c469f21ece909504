"""The experts' hand card: one open card may be taken in hand, to be bought or gained later."""

from mypy_extensions import i64

from fondaco.core.bags import NONE, find
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, turns
from fondaco.games.merkator.clauses import (
    HAND_GAIN,
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
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.step import Choice
from fondaco.games.merkator.terms import HAND, HAND_CARD, OPEN, Card, Seat


class Hold(Choice):
    """Take an open card in hand."""

    def bars_all(self, state: MerkatorState) -> Clause | None:
        return bars_hand(state)


class HoldContract(Hold):
    """A Contract."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_contract(state, move.what)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        hold_contract(state, move.what, chance, told)


class HoldBonus(Hold):
    """A Bonus card."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_card(state.bonus_cards[move.what])

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        hold_bonus_card(state, move.what, chance, told)


class HoldBuilding(Hold):
    """A Building."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_card(state.buildings[move.what])

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        hold_building(state, move.what, chance, told)


class HoldNotNow(Choice):
    """A card may not be taken in hand in this step."""

    def bars_all(self, state: MerkatorState) -> Clause | None:
        barred = bars_option(state)
        # rule hand.turn
        return HAND_TURN if barred is None else barred


def bars_option(state: MerkatorState) -> Clause | None:
    """What forbids cards in hand at this table."""
    # rule hand.when
    return None if plays_with(state, HAND_CARD) else HAND_NOT_PLAYED


def bars_hand(state: MerkatorState) -> Clause | None:
    """What forbids the asked seat to take any card in hand."""
    barred = bars_option(state)
    if barred is not None:
        return barred
    # rule hand.turn
    if state.asked != state.active or state.lost > 0:
        return HAND_TURN
    # rule hand.once
    if state.held:
        return HAND_ONCE
    # rule hand.limit
    # rule hand.kept
    return HAND_LIMIT if has_card(state, state.asked) else None


def has_card(state: MerkatorState, seat: Seat) -> bool:
    hand = HAND + seat
    if find(state.contracts, hand, 0, CONTRACTS) != NONE:
        return True
    if find(state.bonus_cards, hand, 0, BONUS_CARDS) != NONE:
        return True
    return find(state.buildings, hand, 0, BUILDINGS) != NONE


def bars_contract(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids to take that Contract in hand."""
    # rule hand.peace
    return HAND_PEACE if LOCATION[card] == NONE else bars_card(state.contracts[card])


def bars_card(lies: i64) -> Clause | None:
    """What forbids to take a card in hand that lies there."""
    # rule hand.open
    return None if lies == OPEN else HAND_OPEN


def hold_contract(state: MerkatorState, card: Card, chance: Chance, told: Told) -> None:
    state.held = True
    state.contracts[card] = HAND + state.asked
    events.held(told, state.asked, CONTRACT_IDS[card])
    # rule hand.refill
    open_contract(state, LEVEL[card], chance, told)


def hold_bonus_card(state: MerkatorState, card: Card, chance: Chance, told: Told) -> None:
    state.held = True
    state.bonus_cards[card] = HAND + state.asked
    events.held(told, state.asked, BONUS_IDS[card])
    # rule hand.refill
    open_bonus_card(state, chance, told)


def hold_building(state: MerkatorState, card: Card, chance: Chance, told: Told) -> None:
    state.held = True
    state.buildings[card] = HAND + state.asked
    events.held(told, state.asked, BUILDING_IDS[card])
    # rule hand.refill
    open_building(state, chance, told)


class GainHand(Choice):
    """The reward comes from the hand instead of the stack."""

    def bars_all(self, state: MerkatorState) -> Clause | None:
        return bars_gain(state)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        gain(state, told)
        turns.after_reward(state, told)


def bars_gain(state: MerkatorState) -> Clause | None:
    """What forbids to gain a Contract from the hand."""
    return None if fitting_card(state) != NONE else HAND_GAIN


def fitting_card(state: MerkatorState) -> i64:
    """The Contract in the asked seat's hand that would reward the one at hand, or NONE."""
    # rule hand.gain
    card = find(state.contracts, HAND + state.asked, 0, CONTRACTS)
    if card == NONE or LEVEL[card] != LEVEL[state.contract] + 1:
        return NONE
    return card


def gain(state: MerkatorState, told: Told) -> None:
    card = fitting_card(state)
    state.contracts[card] = state.asked
    events.rewarded(told, state.asked, card)
