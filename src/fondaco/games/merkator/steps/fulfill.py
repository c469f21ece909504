"""Step 3 of a turn: deliver what a Contract asks for, and get a better one."""

from librt.vecs import append
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, turns
from fondaco.games.merkator.clauses import FULFILL_ASK, FULFILL_GOODS, TRADE_AT_ONCE
from fondaco.games.merkator.components import CONTRACTS_AT
from fondaco.games.merkator.effects import return_goods
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.moves import FULFILLMENTS_AT, HOLD_CONTRACT, PAYMENTS
from fondaco.games.merkator.payment import (
    bars_contract,
    begin_payment,
    is_payable,
    shortage,
    usable,
)
from fondaco.games.merkator.state import MerkatorState, supply_of
from fondaco.games.merkator.step import Choice, Step
from fondaco.games.merkator.terms import GOODS, MAJORS, PAY, Card, Good


class Fulfill(Step):
    """Which Contracts a seat fulfills here."""

    def has_choice(self, state: MerkatorState) -> bool:
        return can_hope(state) or self.by_kind[HOLD_CONTRACT].bars_all(state) is None

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        turns.ask_next_to_join(state, told)


class FulfillContract(Choice):
    """Pay a Contract out of the office."""

    def candidates(self, state: MerkatorState) -> list[Move]:
        # rule fulfill.several
        # rule fulfill.just_gained
        return FULFILLMENTS_AT[state.merkator]

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_fulfillment(state, move.what)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        begin_payment(state, move.what, told)
        turns.go_to(state, PAY)


class FulfillAtOnce(FulfillContract):
    """Pay the Contract for which a trade was made."""

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        barred = bars_other(state, move.what)
        return bars_fulfillment(state, move.what) if barred is None else barred


class Done(Choice):
    """Fulfill no more."""

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        turns.ask_next_to_join(state, told)


def bars_other(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids to fulfill another Contract than the one at hand."""
    # rule trade.at_once
    return TRADE_AT_ONCE if card != state.contract else None


def bars_fulfillment(state: MerkatorState, card: Card) -> Clause | None:
    """What forbids to pay that Contract out of the office, without a further trade."""
    barred = bars_contract(state, card)
    if barred is not None:
        return barred
    # rule fulfill.goods
    if shortage(state, state.asked, card) > 0:
        return FULFILL_GOODS
    return None


def can_hope(state: MerkatorState) -> bool:
    """Whether the asked seat has a Contract here that it can pay, or might with its Supply tile."""
    for card in CONTRACTS_AT[state.merkator]:
        if bars_contract(state, card) is None and might_pay(state, card):
            return True
    return False


def might_pay(state: MerkatorState, card: Card) -> bool:
    return is_payable(state, state.asked, card) or has_supply(state)


def has_supply(state: MerkatorState) -> bool:
    return any(supply_of(state, state.asked, color) > 0 for color in range(MAJORS))


class Pay(Step):
    """How many of each good a Contract gets that leaves the choice."""

    def has_choice(self, state: MerkatorState) -> bool:
        return state.unpaid > 0 and least_payable(state) < most_payable(state)

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        if state.unpaid > 0:
            pay(state, least_payable(state), told)
        else:
            complete(state, told)
            turns.go_to_reward(state)


class PayGoods(Choice):
    """Pay so many of the good in question."""

    def candidates(self, state: MerkatorState) -> list[Move]:
        return PAYMENTS[state.paying]

    def bars_one(self, state: MerkatorState, move: Move) -> Clause | None:
        return bars_payment(state, move.what, move.other)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        pay(state, move.other, told)


def most_payable(state: MerkatorState) -> i64:
    """How many of the good in question can be paid."""
    most = usable(state, state.asked, state.contract, state.paying)
    return most if most < state.unpaid else state.unpaid


def least_payable(state: MerkatorState) -> i64:
    """How many of the good in question must be paid, since the goods after it would not do."""
    least = state.unpaid
    for good in range(state.paying + 1, GOODS):
        least -= usable(state, state.asked, state.contract, good)
    return least if least > 0 else 0


def bars_payment(state: MerkatorState, good: Good, number: i64) -> Clause | None:
    """What forbids to pay so many of that good for the Contract at hand."""
    # rule fulfill.ask
    if good != state.paying:
        return FULFILL_ASK
    if number > most_payable(state) or number < least_payable(state):
        return FULFILL_GOODS
    return None


def pay(state: MerkatorState, number: i64, told: Told) -> None:
    return_goods(state, state.asked, state.paying, number)
    events.paid(told, state.asked, state.paying, number)
    state.unpaid -= number
    state.paying += 1


def complete(state: MerkatorState, told: Told) -> None:
    """The Contract at hand is paid; it stays with its owner."""
    card = state.contract
    state.gained = NONE
    events.fulfilled(told, state.asked, card)
    # rule fulfill.stays
    state.fulfilled = append(state.fulfilled, card)
    for good in range(GOODS + 1):
        state.brought[good] = 0
