"""How good a position of Merkator looks: points now, and what may still become points."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, count
from fondaco.core.game import State
from fondaco.games.merkator.components import (
    BONUS_ACTIVE,
    BONUS_CARDS,
    BONUS_GOOD,
    BONUS_PLACE,
    BUILDING_HALVES,
    BUILDING_KIND,
    BUILDING_LEAST,
    BUILDING_PRICE,
    BUILDINGS,
    CONTRACTS,
    FULL_CONTRACTS,
    LETTER_LOSS,
    LEVEL,
    LEVEL_END,
    LEVEL_FIRST,
    LOCATION,
    TIME_CHANGE,
    TRADE_GOODS,
    TRADE_TIME,
    VALUE,
)
from fondaco.games.merkator.scoring import building, counted, halves
from fondaco.games.merkator.state import MerkatorState, is_final_round, plays_with
from fondaco.games.merkator.terms import (
    AT_LEAST,
    CHECK,
    GOODS,
    INVEST,
    JOIN,
    LOSE,
    MAJORS,
    OPEN,
    OVER,
    PER,
    PLACES,
    SOLITARY,
    SOLO,
    SOLOPLAY,
    STACK,
    TOKEN_AT,
    Card,
    Place,
    Seat,
)
from fondaco.players.greedy import Judgement
from fondaco.players.merkator.stock import colors_short, pay, placed, shortage, stock_of, trades

# In hundredths of a point.
TALER: Final[i64] = 29
COUNTER: Final[i64] = 38
MANY_COUNTERS: Final[i64] = 9
FURTHER_COUNTER: Final[i64] = 11
FIRST_GOOD: Final[i64] = 20
GOOD: Final[i64] = 19
FOUR: Final[i64] = 36  # for each four of a kind: a trade
CUBE: Final[i64] = 31
ENOUGH: Final[i64] = 9  # of a kind; more is worth nothing
LOSS: Final[i64] = 85  # for each good that must be given up
BONUS_CARD: Final[i64] = 27
BONUS_MEETS: Final[i64] = 19  # for each own Contract that is delivered at its location
TRADE_COST: Final[i64] = 165  # for each trade that a delivery takes

# In hundredths of what a delivery earns.
HERE: Final[i64] = 90  # if it can be made at once
NEXT: Final[i64] = 25  # if it makes the best next trip
LATER: Final[i64] = 9  # if it can be made on another trip
LAST: Final[i64] = 70  # if it makes the best trip, and no turn follows
HOPE: Final[i64] = 17  # if nothing is missing
TRIP: Final[i64] = 19  # less of that, for each color that is missing
LACK: Final[i64] = 13  # less of that, for each good that is missing
FAR: Final[i64] = 13  # less of that, for each counter that the travel lacks

# In hundredths.
HALFWAY: Final[i64] = 130  # of a turn: who has so much left sees half of his prospects come true
JOINS: Final[i64] = 14  # of the prospects, for who can only join any more
DOUBT: Final[i64] = 14  # of a Building's points, for each turn that may change them
LIKELY: Final[i64] = 36  # of the points in doubt

HEAP: Final[i64] = 8  # cubes at one location: as good as a Time counter gone from the chart


class MerkatorJudgement(Judgement):
    """Points, plus prospects that shrink as the game comes to its end."""

    def worth(self, state: State, seat: int) -> int:
        table = cast(MerkatorState, state)
        if table.step == OVER:
            return halves(table, seat) * 50 + table.time[seat]
        return Outlook(table, seat).worth()


class Outlook:
    """The table with the eyes of one seat."""

    def __init__(self, state: MerkatorState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.time = state.time[seat]
        self.turns = turns_of(state, seat)
        self.rate: i64 = TALER if self.turns > 1 else 50  # for a Contract beyond the fifth
        self.owned = owned_by(state, seat)  # best first
        self.rewards = vec[i64]([self.reward(card) for card in self.owned])
        self.stock = stock_of(state, seat)

    def worth(self) -> i64:
        worth = self.at_hand() - self.losses()
        for number in range(len(self.owned)):
            rate: i64 = 100 if number < FULL_CONTRACTS else self.rate
            worth += VALUE[self.owned[number]] * rate
        goods = placed(self.stock)
        for card in range(BUILDINGS):
            if self.state.buildings[card] == self.seat:
                worth += self.building(card, goods)
        return worth + self.purse(goods) + self.prospects()

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

    def at_hand(self) -> i64:
        """What can be delivered before anybody travels again; it leaves the stock at once."""
        step = self.state.step
        asked = self.state.active if step in (CHECK, LOSE) else self.state.asked
        if asked != self.seat or step in (INVEST, JOIN):
            return 0
        return self.deliver(self.stock, self.state.merkator, True) * HERE // 100

    def losses(self) -> i64:
        """What a check will still cost."""
        if self.state.step != LOSE or self.state.asked != self.seat:
            return 0
        return (LETTER_LOSS[self.state.letter] - self.state.lost) * LOSS

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

    def building(self, card: Card, goods: vec[i64]) -> i64:
        """The points of a Building, in doubt as long as turns may change them."""
        now = building(self.state, self.seat, card, goods) * 50
        hope = BUILDING_HALVES[card] * 50
        kind = BUILDING_KIND[card]
        if kind == PER:
            hope = now
        elif kind == TOKEN_AT:
            hope = hope // self.state.seats
        elif kind == AT_LEAST:
            held = counted(self.state, self.seat, card, goods)
            hope = hope * min(held, BUILDING_LEAST[card]) // BUILDING_LEAST[card]
        doubt = min(self.turns * DOUBT, 100)
        return (now * (100 - doubt) + hope * LIKELY // 100 * doubt) // 100

    def purse(self, goods: vec[i64]) -> i64:
        """What Taler will buy; in the last turn, only what an open Building in reach brings."""
        taler = self.state.taler[self.seat]
        if self.turns != 1:
            return taler * TALER if self.turns > 1 else 0
        reach = taler
        for number in range(FULL_CONTRACTS, len(self.owned)):
            reach += VALUE[self.owned[number]]
        most: i64 = 0
        for card in range(BUILDINGS):
            price = BUILDING_PRICE[card]
            if self.state.buildings[card] == OPEN and price <= reach:
                points = self.building(card, goods) * 95 // 100
                most = max(most, points * min(taler, price) // price)
        return most

    def prospects(self) -> i64:
        """What is no point yet, and may become one."""
        worth = counters_worth(self.time) + goods_worth(self.stock) + self.bonus_cards()
        best: i64 = 0
        for place in range(PLACES):
            if not self.is_asked_for(place):
                continue
            found = self.found_at(place)
            worth += self.hopes(place, found)
            if self.time + TIME_CHANGE[place] >= 0:
                trip = self.deliver(found, place, False)
                worth += trip * LATER // 100
                best = max(best, trip)
        if self.turns < 2:
            return (best * LAST * self.turns + worth * JOINS) // 100
        return (worth + best * NEXT // 100) * 100 * self.turns // (100 * self.turns + HALFWAY)

    def is_asked_for(self, place: Place) -> bool:
        """Whether a Contract of the seat is delivered there."""
        return any(LOCATION[card] == place for card in self.owned)

    def found_at(self, place: Place) -> vec[i64]:
        """The stock with all that the seat would find at a place."""
        found = self.stock[:]
        if place < MAJORS:
            found[GOODS + place] += self.state.cubes[place]
        for bonus in range(BONUS_CARDS):
            if BONUS_PLACE[bonus] == place and self.state.bonus_cards[bonus] == self.seat:
                found[BONUS_GOOD[bonus]] += BONUS_ACTIVE
        return found

    def hopes(self, place: Place, found: vec[i64]) -> i64:
        """What the Contracts of a place may bring, by how far the seat is from delivering them."""
        hopes: i64 = 0
        for number in range(len(self.owned)):
            card = self.owned[number]
            if LOCATION[card] == place:
                short = shortage(found, card)
                worth = faded(self.rewards[number] * HOPE // 100, LACK, short)
                if short > trades(found, card) + self.time // TRADE_TIME:
                    worth = faded(worth, TRIP, colors_short(found, card))
                hopes += worth
        return faded(hopes, FAR, -TIME_CHANGE[place] - self.time)

    def bonus_cards(self) -> i64:
        worth: i64 = 0
        for bonus in range(BONUS_CARDS):
            if self.state.bonus_cards[bonus] == self.seat:
                worth += BONUS_CARD
                for card in self.owned:
                    if LOCATION[card] == BONUS_PLACE[bonus]:
                        worth += BONUS_MEETS
        return worth


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


def counters_worth(counters: i64) -> i64:
    few = min(counters, MANY_COUNTERS)
    return few * COUNTER + (counters - few) * FURTHER_COUNTER


def goods_worth(stock: vec[i64]) -> i64:
    worth: i64 = 0
    for good in range(GOODS):
        held = min(stock[good], ENOUGH)
        if held > 0:
            worth += FIRST_GOOD + (held - 1) * GOOD + held // TRADE_GOODS * FOUR
    for color in range(MAJORS):
        worth += stock[GOODS + color] * CUBE
    return worth


def faded(worth: i64, percent: i64, times: i64) -> i64:
    for _ in range(times):
        worth -= worth * percent // 100
    return worth
