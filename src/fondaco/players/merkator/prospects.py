"""What is no point yet, and may become one."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.games.merkator.components import (
    BONUS_ACTIVE,
    BONUS_CARDS,
    BONUS_GOOD,
    BONUS_PLACE,
    LOCATION,
    TIME_CHANGE,
    TRADE_TIME,
)
from fondaco.games.merkator.terms import GOODS, MAJORS, PLACES, Place
from fondaco.players.merkator.outlook import Outlook
from fondaco.players.merkator.stock import (
    colors_short,
    counters_worth,
    goods_worth,
    shortage,
    trades,
)
from fondaco.players.merkator.weights import (
    BONUS_CARD,
    BONUS_MEETS,
    FAR,
    HALFWAY,
    HOPE,
    JOINS,
    LACK,
    LAST,
    LATER,
    NEXT,
    TRIP,
)


def prospects(outlook: Outlook) -> i64:
    """What is no point yet, and may become one."""
    worth = counters_worth(outlook.time) + goods_worth(outlook.stock) + bonus_cards(outlook)
    best: i64 = 0
    for place in range(PLACES):
        if not outlook.is_asked_for(place):
            continue
        found = found_at(outlook, place)
        worth += hopes(outlook, place, found)
        if outlook.time + TIME_CHANGE[place] >= 0:
            trip = outlook.deliver(found, place, False)
            worth += trip * LATER // 100
            best = max(best, trip)
    if outlook.turns < 2:
        return (best * LAST * outlook.turns + worth * JOINS) // 100
    return (worth + best * NEXT // 100) * 100 * outlook.turns // (100 * outlook.turns + HALFWAY)


def found_at(outlook: Outlook, place: Place) -> vec[i64]:
    """The stock with all that the seat would find at a place."""
    found = outlook.stock[:]
    if place < MAJORS:
        found[GOODS + place] += outlook.state.cubes[place]
    for bonus in range(BONUS_CARDS):
        if BONUS_PLACE[bonus] == place and outlook.state.bonus_cards[bonus] == outlook.seat:
            found[BONUS_GOOD[bonus]] += BONUS_ACTIVE
    return found


def hopes(outlook: Outlook, place: Place, found: vec[i64]) -> i64:
    """What the Contracts of a place may bring, by how far the seat is from delivering them."""
    hopes: i64 = 0
    for number in range(len(outlook.owned)):
        card = outlook.owned[number]
        if LOCATION[card] == place:
            short = shortage(found, card)
            worth = faded(outlook.rewards[number] * HOPE // 100, LACK, short)
            if short > trades(found, card) + outlook.time // TRADE_TIME:
                worth = faded(worth, TRIP, colors_short(found, card))
            hopes += worth
    return faded(hopes, FAR, -TIME_CHANGE[place] - outlook.time)


def bonus_cards(outlook: Outlook) -> i64:
    worth: i64 = 0
    for bonus in range(BONUS_CARDS):
        if outlook.state.bonus_cards[bonus] == outlook.seat:
            worth += BONUS_CARD
            for card in outlook.owned:
                if LOCATION[card] == BONUS_PLACE[bonus]:
                    worth += BONUS_MEETS
    return worth


def faded(worth: i64, percent: i64, times: i64) -> i64:
    for _ in range(times):
        worth -= worth * percent // 100
    return worth
