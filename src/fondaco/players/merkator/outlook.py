"""The table with the eyes of one seat: its Contracts, its stock, and the turns it has left."""

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, count
from fondaco.games.merkator.components import (
    CONTRACTS,
    FULL_CONTRACTS,
    LEVEL,
    LEVEL_END,
    LEVEL_FIRST,
    LOCATION,
    TRADE_TIME,
    VALUE,
)
from fondaco.games.merkator.state import MerkatorState, is_final_round, plays_with
from fondaco.games.merkator.terms import (
    INVEST,
    OPEN,
    SOLITARY,
    SOLO,
    SOLOPLAY,
    STACK,
    Card,
    Place,
    Seat,
)
from fondaco.players.merkator.stock import pay, shortage, stock_of, trades
from fondaco.players.merkator.weights import HEAP, TALER, TRADE_COST


class Outlook:
    """What a seat has, and what its Contracts can bring."""

    def __init__(self, state: MerkatorState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.time = state.time[seat]
        self.turns = turns_of(state, seat)
        self.rate: i64 = TALER if self.turns > 1 else 50  # for a Contract beyond the fifth
        self.owned = owned_by(state, seat)  # best first
        self.rewards = vec[i64]([self.reward(card) for card in self.owned])
        self.stock = stock_of(state, seat)

    def reward(self, card: Card) -> i64:
        """What fulfilling adds: the new Contract may push the fifth best aside."""
        if LOCATION[card] == NONE:
            return 0
        value = VALUE[card]
        level = LEVEL[card] + 1
        for reward in range(LEVEL_FIRST[level], LEVEL_END[level]):
            if self.state.contracts[reward] == OPEN or self.state.contracts[reward] == STACK:
                value = VALUE[reward]
        fifth = VALUE[self.owned[FULL_CONTRACTS - 1]] if len(self.owned) >= FULL_CONTRACTS else 0
        if value <= fifth:
            return value * self.rate
        return value * 100 - fifth * (100 - self.rate)

    def deliver(self, stock: vec[i64], place: Place, now: bool) -> i64:
        """What the Contracts bring that a stock can pay at a place; it pays them."""
        worth: i64 = 0
        for number in range(len(self.owned)):
            card = self.owned[number]
            if LOCATION[card] != place or (now and card in self.state.fulfilled):
                continue
            short = shortage(stock, card)
            if short == 0 or short <= trades(stock, card) + self.time // TRADE_TIME:
                worth += self.rewards[number] - short * TRADE_COST
                pay(stock, card)
        return worth

    def is_asked_for(self, place: Place) -> bool:
        """Whether a Contract of the seat is delivered there."""
        return any(LOCATION[card] == place for card in self.owned)


def turns_of(state: MerkatorState, seat: Seat) -> i64:
    """How many turns the seat may still begin; one that begins now counts."""
    if plays_with(state, SOLITARY):
        return count(state.contracts, SOLO, 0, CONTRACTS)
    before = (seat - state.active + state.seats) % state.seats
    if state.active == seat and state.step != INVEST:
        before = state.seats
    if is_final_round(state):
        return 1 if before < state.turns_left else 0
    left: i64 = 0
    for counters in state.chart:
        left += counters
    # Who waits for the end must not wait forever: cubes heap up while nobody takes counters.
    for cubes in state.cubes:
        left -= cubes // HEAP
    takers = state.seats + 1 if plays_with(state, SOLOPLAY) else state.seats
    return 1 + max(left, 0) // takers


def owned_by(state: MerkatorState, seat: Seat) -> vec[i64]:
    """The Contracts of a seat, best first."""
    owned = vec[i64]()
    for turn in range(1, CONTRACTS + 1):
        if state.contracts[CONTRACTS - turn] == seat:
            owned = append(owned, CONTRACTS - turn)
    return owned
