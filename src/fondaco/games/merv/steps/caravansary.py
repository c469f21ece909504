"""The caravansary: buy caravan cards with cubes of one color, and reach further with camels."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, turns
from fondaco.games.merv.action import BoardAction
from fondaco.games.merv.boons import owe_pair
from fondaco.games.merv.buying import Purchase
from fondaco.games.merv.cards import may_hold, restock, take_card
from fondaco.games.merv.clauses import (
    ACTION_STOP,
    CARAVANSARY_DISPLAY,
    CARAVANSARY_PLACE,
    CARAVANSARY_REACH,
    CARAVANSARY_TYPES,
    CARAVANSARY_USE,
    PAY_WHOLE,
)
from fondaco.games.merv.components import PAIR_BOON
from fondaco.games.merv.moves import CATALOGUE, FULFIL, TAKE_CARD
from fondaco.games.merv.payment import bars_card_coin, can_pay_card
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice, Unasked
from fondaco.games.merv.terms import (
    CARDS,
    COLORS,
    IN_CARAVANSARY,
    NEED_ANY,
    PAIRS,
    PAY,
    RESTOCK,
    SPICES,
)
from fondaco.games.merv.told import Told

# Every spice at the first place of the queue, then at the second, and so on.
_FROM_FRONT: Final = sorted(
    CATALOGUE.by_kind[TAKE_CARD], key=lambda move: (int(move.other), int(move.what))
)


class Cards(BoardAction):
    """The caravansary action; the queue is restocked at its end."""

    def can_repeat(self, state: MervState) -> bool:
        # A contract may bring the influence for one more kind of spice.
        return super().can_repeat(state) or self.by_kind[FULFIL].count(state, 1) > 0

    def close(self, state: MervState, told: Told) -> None:
        turns.go_to(state, RESTOCK)


class BuyCard(Purchase):
    """Take a card within reach for one cube."""

    def candidates(self, state: MervState) -> list[Move]:
        return _FROM_FRONT

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        barred = bars_card(state, move.what, move.other) or bars_reach(state, move.other)
        return barred or bars_spice(state, move.what) or bars_cube(state)

    def bars_any_coin(self, state: MervState, coin: i64) -> Clause | None:
        return bars_card_coin(state, state.asked, coin)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        # rule caravansary.cube
        self.begin(state, move.other)
        state.need[NEED_ANY] = 1
        turns.go_to(state, PAY)

    def note_coin(self, state: MervState, coin: i64) -> None:
        # rule caravansary.color
        if coin < COLORS:
            state.hues = 1 << coin

    def hand_over(self, state: MervState, told: Told) -> None:
        take(state, state.thing, told)
        turns.go_to(state, CARDS)


class TakeCard(Choice):
    """Take any card, for nothing."""

    def candidates(self, state: MervState) -> list[Move]:
        return _FROM_FRONT

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        # rule library.card
        return bars_card(state, move.what, move.other) or bars_spice(state, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        take(state, move.other, told)
        turns.go_to(state, RESTOCK)


class TakeCardWithinReach(TakeCard):
    """Take a card within reach, for nothing."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        # rule market.reach
        barred = bars_card(state, move.what, move.other) or bars_reach(state, move.other)
        return barred or bars_spice(state, move.what)


class PlaceCamel(Choice):
    """Place a camel on the first card without one."""

    def bars_all(self, state: MervState) -> Clause | None:
        return bars_camel(state) or bars_useless_camel(state)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        place_camel(state, told)


class PlaceCamelToBuy(PlaceCamel):
    """The same, where the card is then to be paid."""

    def bars_all(self, state: MervState) -> Clause | None:
        return bars_camel(state) or bars_useless_camel(state) or bars_camel_without_cube(state)


class Leave(Choice):
    """Do without a free card."""

    def bars_all(self, state: MervState) -> Clause | None:
        return bars_leaving(state)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        turns.next_due(state)


# What forbids it.


def bars_card(state: MervState, spice: i64, at: i64) -> Clause | None:
    # rule caravansary.display
    there = at < len(state.display) and state.display[at] == spice
    return None if there else CARAVANSARY_DISPLAY


def bars_reach(state: MervState, at: i64) -> Clause | None:
    # rule caravansary.reach
    return CARAVANSARY_REACH if at > state.camels[IN_CARAVANSARY] else None


def bars_spice(state: MervState, spice: i64) -> Clause | None:
    # rule caravansary.types
    return None if may_hold(state, state.active, spice) else CARAVANSARY_TYPES


def bars_cube(state: MervState) -> Clause | None:
    # rule caravansary.cube
    return None if can_pay_card(state, state.active) else PAY_WHOLE


def bars_camel(state: MervState) -> Clause | None:
    # rule caravansary.place
    return CARAVANSARY_PLACE if state.camels[state.active] == 0 else None


def bars_useless_camel(state: MervState) -> Clause | None:
    """What forbids a camel that brings no card within reach."""
    # rule caravansary.use
    reach = state.camels[IN_CARAVANSARY] + state.camels[state.active]
    beyond = state.camels[IN_CARAVANSARY] + 1 < len(state.display)
    return None if beyond and allowed_within(state, reach) else CARAVANSARY_USE


def bars_camel_without_cube(state: MervState) -> Clause | None:
    # rule caravansary.use
    return None if can_pay_card(state, state.active) else CARAVANSARY_USE


def bars_leaving(state: MervState) -> Clause | None:
    """What forbids to do without a free card: that one lies within reach."""
    # rule market.reach
    return ACTION_STOP if allowed_within(state, state.camels[IN_CARAVANSARY]) else None


def allowed_within(state: MervState, last: i64) -> bool:
    """Whether a card up to that place has a spice that the seat may take."""
    for at in range(len(state.display)):
        if at <= last and bars_spice(state, state.display[at]) is None:
            return True
    return False


# What happens.


def place_camel(state: MervState, told: Told) -> None:
    # rule caravansary.place
    state.camels[state.active] -= 1
    state.camels[IN_CARAVANSARY] += 1
    events.camel_placed(told, state, state.active, "caravansary")


def take(state: MervState, at: i64, told: Told) -> None:
    """Take a card; a pair that it completes is rewarded when the queue is restocked."""
    spice = take_card(state, state.active, at, told)
    state.units += 1
    # rule caravansary.pairs
    if state.spices[state.active * SPICES + spice] % 2 == 0:
        owe_pair(state, PAIR_BOON[spice])


class Restock(Unasked):
    """The queue is filled, then pairs are rewarded: see steps/pairs.py."""

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        restock(state, chance, told)
        turns.go_to(state, PAIRS)
