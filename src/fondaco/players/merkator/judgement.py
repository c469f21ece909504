"""How good a position of Merkator looks: points now, and what may still become points."""

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
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
    DIFFERENT,
    FITS,
    FREE_COUNT,
    FULL_CONTRACTS,
    LEVEL,
    LEVEL_END,
    LEVEL_FIRST,
    LOCATION,
    NEEDS,
    TIME_CHANGE,
    TRADE_GOODS,
    TRADE_TIME,
    VALUE,
)
from fondaco.games.merkator.scoring import building, counted, halves
from fondaco.games.merkator.state import MerkatorState, is_final_round
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
    STACK,
    TOKEN_AT,
    Card,
    Place,
    Seat,
)
from fondaco.players.greedy import Judgement

# In hundredths of a point.
TALER: Final[i64] = 47
COUNTER: Final[i64] = 37
FURTHER_COUNTER: Final[i64] = 14
MANY_COUNTERS: Final[i64] = 4
FIRST_GOOD: Final[i64] = 16
GOOD: Final[i64] = 13
CUBE: Final[i64] = 37
BONUS_CARD: Final[i64] = 71
BONUS_FITS: Final[i64] = 30  # for each own Contract that asks for its good
BONUS_MEETS: Final[i64] = 45  # for each own Contract that is delivered at its location
TRADE_COST: Final[i64] = 117  # for each trade that a delivery takes
FOUR: Final[i64] = 66  # for each four of a kind, good for a trade

# In hundredths of what a delivery earns.
HERE: Final[i64] = 90  # if it can be made at once
NEXT: Final[i64] = 39  # if it makes the best next trip
LATER: Final[i64] = 14  # if it can be made on another trip
HOPE: Final[i64] = 26  # if nothing is missing, without any of the above
TRIP: Final[i64] = 12  # less, for each location to be visited before
SCARCE: Final[i64] = 13  # less again, if too few cubes lie there
LACK: Final[i64] = 7  # less, for each good to be found
TRADED: Final[i64] = 11  # less, for each good to be traded for
FAR: Final[i64] = 14  # less, for each counter to be found

# In hundredths.
HALFWAY: Final[i64] = 161  # of a turn: who has that much left sees half of his prospects come true
JOINS: Final[i64] = 10  # of the prospects, for who can only join any more
DOUBT: Final[i64] = 7  # of a Building's points, for each turn that may change them
LIKELY: Final[i64] = 43  # of a Building's points that are not sure


class MerkatorJudgement(Judgement):
    """Points, plus prospects that shrink as the game comes to its end."""

    def worth(self, state: State, seat: int) -> int:
        table = cast(MerkatorState, state)
        if table.step == OVER:
            return halves(table, seat) * 50 + table.time[seat]
        turns = turns_of(table, seat)
        owned = contracts_best_first(table, seat)
        stock = stock_of(table, seat)
        rate: i64 = TALER if turns > 1 else 50
        rewards = vec[i64]([reward_worth(table, owned, card, rate) for card in owned])
        worth = at_hand(table, seat, owned, rewards, stock) + contracts_worth(owned, rate)
        worth += buildings_worth(table, seat, stock, turns) + purse_worth(
            table, seat, owned, stock, turns
        )
        return worth + prospects(table, seat, owned, rewards, stock) * share(turns) // 100


def turns_of(state: MerkatorState, seat: Seat) -> i64:
    """How many turns the seat may still begin; its own that begins now counts."""
    before = (seat - state.active + state.seats) % state.seats
    if state.active == seat and state.step != INVEST:
        before = state.seats
    if is_final_round(state):
        return 1 if before < state.turns_left else 0
    left: i64 = 0
    for counters in state.chart:
        left += counters
    return 1 + left // state.seats


def share(turns: i64) -> i64:
    """How much of the prospects will come true."""
    return JOINS if turns == 0 else 10000 * turns // (100 * turns + HALFWAY)


def contracts_best_first(state: MerkatorState, seat: Seat) -> vec[i64]:
    owned = vec[i64]()
    for turn in range(1, CONTRACTS + 1):
        if state.contracts[CONTRACTS - turn] == seat:
            owned = append(owned, CONTRACTS - turn)
    return owned


def stock_of(state: MerkatorState, seat: Seat) -> vec[i64]:
    """The goods of the office, then the cubes of the Supply tile, each good for two goods."""
    stock = state.goods[seat * GOODS : (seat + 1) * GOODS]
    for color in range(MAJORS):
        stock = append(stock, state.supply[seat * MAJORS + color])
    return stock


def contracts_worth(owned: vec[i64], rate: i64) -> i64:
    """The best score; the others will be sold, if there is a turn for that."""
    worth: i64 = 0
    for number in range(len(owned)):
        worth += VALUE[owned[number]] * (100 if number < FULL_CONTRACTS else rate)
    return worth


def reward_worth(state: MerkatorState, owned: vec[i64], card: Card, rate: i64) -> i64:
    """What the next Contract adds: it may push the fifth best aside, which is then sold."""
    if LOCATION[card] == NONE:
        return 0
    value = VALUE[card]
    level = LEVEL[card] + 1
    for reward in range(LEVEL_FIRST[level], LEVEL_END[level]):
        if state.contracts[reward] == OPEN or state.contracts[reward] == STACK:
            value = VALUE[reward]
    fifth = VALUE[owned[FULL_CONTRACTS - 1]] if len(owned) >= FULL_CONTRACTS else 0
    if value <= fifth:
        return value * rate
    return value * 100 - fifth * (100 - rate)


def at_hand(
    state: MerkatorState, seat: Seat, owned: vec[i64], rewards: vec[i64], stock: vec[i64]
) -> i64:
    """What the seat can deliver before anybody travels again; it leaves the stock at once."""
    delivers = state.asked == seat and state.step != INVEST and state.step != JOIN
    if state.active == seat and (state.step == CHECK or state.step == LOSE):
        delivers = True
    if not delivers:
        return 0
    return deliveries(state, seat, owned, rewards, stock, state.merkator, True) * HERE // 100


def deliveries(
    state: MerkatorState,
    seat: Seat,
    owned: vec[i64],
    rewards: vec[i64],
    stock: vec[i64],
    place: Place,
    now: bool,
) -> i64:
    """What all Contracts bring that a stock can pay at a place; they leave the stock."""
    worth: i64 = 0
    for number in range(len(owned)):
        card = owned[number]
        if LOCATION[card] != place or (now and card in state.fulfilled):
            continue
        short = shortage(stock, card)
        if short <= 0 or short <= trades(stock, card) + state.time[seat] // TRADE_TIME:
            worth += rewards[number] - (short * TRADE_COST if short > 0 else 0)
            pay(stock, card)
    return worth


def color_lack(stock: vec[i64], card: Card, color: i64) -> i64:
    """How many goods of a color the stock lacks of what the Contract names."""
    lack: i64 = -stock[GOODS + color]
    for good in range(2 * color, 2 * color + 2):
        missing = NEEDS[card * GOODS + good] - stock[good]
        if missing > 0:
            lack += missing
    return lack if lack > 0 else 0


def shortage(stock: vec[i64], card: Card) -> i64:
    """How many goods the stock lacks, its cubes being used as they fit."""
    short = FREE_COUNT[card]
    if short == 0:
        for color in range(MAJORS):
            short += color_lack(stock, card, color)
        return short
    for good in range(GOODS):
        if FITS[card * GOODS + good] == 1:
            held = stock[good]
            if good % 2 == 1 or FITS[card * GOODS + good + 1] == 0:
                held += stock[GOODS + good // 2]
            short -= 1 if DIFFERENT[card] == 1 and held > 1 else held
    return short if short > 0 else 0


def trades(stock: vec[i64], card: Card) -> i64:
    """How many 4:1 trades the goods allow that the Contract does not name."""
    possible: i64 = 0
    for good in range(GOODS):
        if FITS[card * GOODS + good] == 0:
            spare = stock[good] - NEEDS[card * GOODS + good]
            possible += spare // TRADE_GOODS if spare > 0 else 0
    return possible


def pay(stock: vec[i64], card: Card) -> None:
    """Take from the stock what the Contract asks for, as far as it is there."""
    free = FREE_COUNT[card]
    for good in range(GOODS):
        owed = NEEDS[card * GOODS + good]
        if FITS[card * GOODS + good] == 1:
            owed = free if DIFFERENT[card] == 0 or free == 0 else 1
        paid = owed if owed < stock[good] else stock[good]
        stock[good] -= paid
        free -= paid
        cube = GOODS + good // 2
        if paid < owed and stock[cube] > 0:
            paid = owed - paid if owed - paid < stock[cube] else stock[cube]
            stock[cube] -= paid
            free -= paid


def buildings_worth(state: MerkatorState, seat: Seat, stock: vec[i64], turns: i64) -> i64:
    goods = placed(stock)
    worth: i64 = 0
    for card in range(BUILDINGS):
        if state.buildings[card] == seat:
            worth += building_worth(state, seat, card, goods, turns)
    return worth


def placed(stock: vec[i64]) -> vec[i64]:
    """The goods, with each cube made the one of its two goods that is missing."""
    goods = stock[:GOODS]
    for color in range(MAJORS):
        if stock[GOODS + color] > 0:
            goods[2 * color if goods[2 * color] == 0 else 2 * color + 1] += stock[GOODS + color]
    return goods


def building_worth(
    state: MerkatorState, seat: Seat, card: Card, goods: vec[i64], turns: i64
) -> i64:
    """Its points now, less sure the more turns are left."""
    now = building(state, seat, card, goods) * 50
    hope = BUILDING_HALVES[card] * 50
    kind = BUILDING_KIND[card]
    if kind == PER:
        return now
    if kind == AT_LEAST:
        held = counted(state, seat, card, goods)
        if held < BUILDING_LEAST[card]:
            hope = hope * held // BUILDING_LEAST[card]
    elif kind == TOKEN_AT:
        hope = hope // state.seats
    doubt = turns * DOUBT if turns * DOUBT < 100 else 100
    return (now * (100 - doubt) + hope * LIKELY // 100 * doubt) // 100


def purse_worth(
    state: MerkatorState, seat: Seat, owned: vec[i64], stock: vec[i64], turns: i64
) -> i64:
    """What the Taler will buy. In the end only an open Building counts, if it can be reached."""
    taler = state.taler[seat]
    if turns > 1:
        return taler * TALER
    if turns == 0:
        return 0
    reach = taler
    for number in range(FULL_CONTRACTS, len(owned)):
        reach += VALUE[owned[number]]
    goods = placed(stock)
    most: i64 = 0
    for card in range(BUILDINGS):
        price = BUILDING_PRICE[card]
        if state.buildings[card] == OPEN and price <= reach:
            points = building_worth(state, seat, card, goods, turns) * 95 // 100
            saved = points * taler // price if taler < price else points
            most = saved if saved > most else most
    return most


def prospects(
    state: MerkatorState, seat: Seat, owned: vec[i64], rewards: vec[i64], stock: vec[i64]
) -> i64:
    """What is no point yet, and may become one."""
    worth = counters_worth(state.time[seat]) + bonus_worth(state, seat, owned)
    for good in range(GOODS):
        if stock[good] > 0:
            worth += FIRST_GOOD + (stock[good] - 1) * GOOD + stock[good] // TRADE_GOODS * FOUR
    for color in range(MAJORS):
        worth += stock[GOODS + color] * CUBE
    for number in range(len(owned)):
        if LOCATION[owned[number]] != NONE:
            worth += hope_of(state, seat, rewards[number], stock, owned[number])
    return worth + trips_worth(state, seat, owned, rewards, stock)


def counters_worth(counters: i64) -> i64:
    if counters <= MANY_COUNTERS:
        return counters * COUNTER
    return MANY_COUNTERS * COUNTER + (counters - MANY_COUNTERS) * FURTHER_COUNTER


def bonus_worth(state: MerkatorState, seat: Seat, owned: vec[i64]) -> i64:
    """A Bonus card is good that feeds own Contracts, best where they are delivered."""
    worth: i64 = 0
    for bonus in range(BONUS_CARDS):
        if state.bonus_cards[bonus] == seat:
            worth += BONUS_CARD
            for card in owned:
                asked = card * GOODS + BONUS_GOOD[bonus]
                if NEEDS[asked] + FITS[asked] > 0:
                    worth += BONUS_FITS
                if LOCATION[card] == BONUS_PLACE[bonus]:
                    worth += BONUS_MEETS
    return worth


def hope_of(state: MerkatorState, seat: Seat, reward: i64, stock: vec[i64], card: Card) -> i64:
    """What a Contract may bring, by how far the seat is from delivering it."""
    worth = reward * HOPE // 100
    wild = trades(stock, card) + state.time[seat] // TRADE_TIME
    if FREE_COUNT[card] > 0:
        lack = shortage(stock, card)
        for _ in range(lack):
            worth -= worth * (TRADED if lack <= wild else LACK) // 100
        for _ in range((lack - wild + 1) // 2):
            worth -= worth * TRIP // 100
    else:
        for color in range(MAJORS):
            missing = color_lack(stock, card, color)
            if missing > wild:
                worth -= worth * TRIP // 100
                if state.cubes[color] < missing:
                    worth -= worth * SCARCE // 100
            for _ in range(missing):
                worth -= worth * (TRADED if missing <= wild else LACK) // 100
            if missing <= wild:
                wild -= missing
    for _ in range(-TIME_CHANGE[LOCATION[card]] - state.time[seat]):
        worth -= worth * FAR // 100
    return worth


def trips_worth(
    state: MerkatorState, seat: Seat, owned: vec[i64], rewards: vec[i64], stock: vec[i64]
) -> i64:
    """What the next trip would deliver, wherever it goes; the best place counts most."""
    total: i64 = 0
    best: i64 = 0
    for place in range(PLACES):
        if state.time[seat] + TIME_CHANGE[place] >= 0:
            worth = trip_worth(state, seat, owned, rewards, stock, place)
            total += worth
            best = worth if worth > best else best
    return (best * NEXT + (total - best) * LATER) // 100


def trip_worth(
    state: MerkatorState,
    seat: Seat,
    owned: vec[i64],
    rewards: vec[i64],
    stock: vec[i64],
    place: Place,
) -> i64:
    """What could be delivered at a place with all that is found there."""
    for card in owned:
        if LOCATION[card] == place:
            found = stock[:]
            if place < MAJORS:
                found[GOODS + place] += state.cubes[place]
            for bonus in range(BONUS_CARDS):
                if BONUS_PLACE[bonus] == place and state.bonus_cards[bonus] == seat:
                    found[BONUS_GOOD[bonus]] += BONUS_ACTIVE
            return deliveries(state, seat, owned, rewards, found, place, False)
    return 0
