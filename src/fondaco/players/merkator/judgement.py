"""How good a position of Merkator looks: points now, and what may still become points."""

from typing import Final, cast

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import State
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    CONTRACTS,
    FREE_COUNT,
    LOCATION,
    NEEDS,
    TIME_CHANGE,
    VALUE,
)
from fondaco.games.merkator.payment import bars_contract, is_payable, shortage
from fondaco.games.merkator.scoring import halves
from fondaco.games.merkator.state import MerkatorState, goods_of, is_final_round, supply_of
from fondaco.games.merkator.terms import GOODS, INVEST, JOIN, MAJORS, OVER, Card, Seat
from fondaco.players.greedy import Judgement

# In hundredths of a point.
TALER: Final[i64] = 45
COUNTER: Final[i64] = 55
FURTHER_COUNTER: Final[i64] = 20
MANY_COUNTERS: Final[i64] = 8
GOOD: Final[i64] = 14
CUBE: Final[i64] = 35
BONUS_CARD: Final[i64] = 160

# In hundredths of what a Contract may earn.
NEAR: Final[i64] = 55  # for having all it asks for
HERE: Final[i64] = 95  # for standing where it is delivered, too
FAR: Final[i64] = 70  # of that, if the travel there cannot be paid yet


class MerkatorJudgement(Judgement):
    """Points, plus prospects that shrink as the game comes to its end."""

    def worth(self, state: State, seat: int) -> int:
        table = cast(MerkatorState, state)
        points = halves(table, seat) * 50
        if table.step == OVER:
            return points + table.time[seat]
        return points + prospects(table, seat) * time_left(table, seat) // 100


def time_left(state: MerkatorState, seat: Seat) -> i64:
    """100 at the start; less near the end; hardly anything after the seat's last turn."""
    if is_final_round(state):
        return 40 if turns_until(state, seat) < state.turns_left else 5
    left: i64 = 0
    for counters in state.chart:
        left += counters
    return 100 if left > 10 else 50 + 5 * left


def turns_until(state: MerkatorState, seat: Seat) -> i64:
    """How many turns begin before the seat's next one."""
    if state.active == seat and state.step != INVEST:
        return state.seats
    return (seat - state.active + state.seats) % state.seats


def prospects(state: MerkatorState, seat: Seat) -> i64:
    """What is no point yet, and may become one."""
    worth = state.taler[seat] * TALER + counters_worth(state.time[seat])
    for good in range(GOODS):
        worth += goods_of(state, seat, good) * GOOD
    for color in range(MAJORS):
        worth += supply_of(state, seat, color) * CUBE
    for card in range(BONUS_CARDS):
        if state.bonus_cards[card] == seat:
            worth += BONUS_CARD
    for card in range(CONTRACTS):
        if state.contracts[card] == seat and LOCATION[card] != NONE:
            worth += contract_worth(state, seat, card)
    return worth


def counters_worth(counters: i64) -> i64:
    if counters <= MANY_COUNTERS:
        return counters * COUNTER
    return MANY_COUNTERS * COUNTER + (counters - MANY_COUNTERS) * FURTHER_COUNTER


def contract_worth(state: MerkatorState, seat: Seat, card: Card) -> i64:
    """What its reward may bring, by how much of its demand is there."""
    reward = 100 + 50 * VALUE[card]
    if is_at_hand(state, seat, card):
        return reward * HERE // 100
    asked = demand(card)
    there = asked - shortage(state, seat, card)
    worth = reward * NEAR * there * there // (100 * asked * asked)
    if state.time[seat] + TIME_CHANGE[LOCATION[card]] < 0:
        return worth * FAR // 100
    return worth


def demand(card: Card) -> i64:
    """How many goods the Contract asks for."""
    asked = FREE_COUNT[card]
    for good in range(GOODS):
        asked += NEEDS[card * GOODS + good]
    return asked


def is_at_hand(state: MerkatorState, seat: Seat, card: Card) -> bool:
    """Whether the seat can fulfill the Contract before it is next asked where to travel."""
    if state.asked != seat or state.step == INVEST or state.step == JOIN:
        return False
    return bars_contract(state, card) is None and is_payable(state, seat, card)
