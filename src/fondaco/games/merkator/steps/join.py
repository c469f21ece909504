"""Step 4 of a turn: the others, clockwise, may join the active player's travel."""

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merkator import events, turns
from fondaco.games.merkator.clauses import JOIN_COUNTERS, JOIN_NOTHING
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_JOINED,
    BONUS_PLACE,
    CONTRACTS_AT,
    JOIN_COST,
)
from fondaco.games.merkator.effects import gain_bonus_goods
from fondaco.games.merkator.events import Told
from fondaco.games.merkator.payment import bars_contract, could_pay
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.step import Choice, Step
from fondaco.games.merkator.terms import FULFILL


class Join(Step):
    """Whether a seat joins the travel."""

    def has_choice(self, state: MerkatorState) -> bool:
        return bars_join(state) is None

    def go_on(self, state: MerkatorState, chance: Chance, told: Told) -> None:
        turns.ask_next_to_join(state, told)


class JoinTravel(Choice):
    """Pay the active player, and fulfill Contracts here."""

    def bars_all(self, state: MerkatorState) -> Clause | None:
        return bars_join(state)

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        join(state, told)
        # rule join.fulfill
        turns.go_to(state, FULFILL)


class JoinAi(JoinTravel):
    """The same on a travel of SoloPlay's AI."""

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        join_ai(state, told)
        turns.go_to(state, FULFILL)


class Stay(Choice):
    """Do not join."""

    def apply(self, state: MerkatorState, move: Move, chance: Chance, told: Told) -> None:
        turns.ask_next_to_join(state, told)


def bars_join(state: MerkatorState) -> Clause | None:
    """What forbids the asked seat to join."""
    # rule join.cost
    # rule join.free
    if state.time[state.asked] < JOIN_COST[state.merkator]:
        return JOIN_COUNTERS
    # rule join.nothing
    return None if has_bonus_card(state) or could_fulfill(state) else JOIN_NOTHING


def has_bonus_card(state: MerkatorState) -> bool:
    """Whether the asked seat has a Bonus card of the location."""
    for card in range(BONUS_CARDS):
        if BONUS_PLACE[card] == state.merkator and state.bonus_cards[card] == state.asked:
            return True
    return False


def could_fulfill(state: MerkatorState) -> bool:
    """Whether the asked seat could fulfill a Contract here once it has paid for joining."""
    time = state.time[state.asked] - JOIN_COST[state.merkator]
    for card in CONTRACTS_AT[state.merkator]:
        if bars_contract(state, card) is None and could_pay(state, state.asked, card, time):
            return True
    return False


def join(state: MerkatorState, told: Told) -> None:
    cost = JOIN_COST[state.merkator]
    # rule join.pay
    state.time[state.asked] -= cost
    state.time[state.active] += cost
    events.joined(told, state.asked, state.active, cost)
    # rule join.bonus
    gain_bonus_goods(state, state.asked, BONUS_JOINED, told)


def join_ai(state: MerkatorState, told: Told) -> None:
    # rule soloplay.join
    cost = JOIN_COST[state.merkator]
    state.time[state.asked] -= cost
    events.joined_ai(told, state.asked, cost)
    gain_bonus_goods(state, state.asked, BONUS_JOINED, told)
