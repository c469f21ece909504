"""What a seat has in stock, as a bot counts it: the goods of its office and the cubes of its tile.

A stock holds the goods by kind, then the cubes by color. Cubes are used as they fit.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from fondaco.games.merkator.components import DIFFERENT, FITS, FREE_COUNT, NEEDS, TRADE_GOODS
from fondaco.games.merkator.state import MerkatorState
from fondaco.games.merkator.terms import GOODS, MAJORS, Card, Seat
from fondaco.players.merkator.weights import (
    COUNTER,
    CUBE,
    ENOUGH,
    FIRST_GOOD,
    FOUR,
    FURTHER_COUNTER,
    GOOD,
    MANY_COUNTERS,
)


def stock_of(state: MerkatorState, seat: Seat) -> vec[i64]:
    """The goods of the office, then the cubes of the Supply tile, each good for two goods."""
    stock = state.goods[seat * GOODS : (seat + 1) * GOODS]
    for color in range(MAJORS):
        stock = append(stock, state.supply[seat * MAJORS + color])
    return stock


def placed(stock: vec[i64]) -> vec[i64]:
    """The goods, with each cube made the one of its two goods that is missing."""
    goods = stock[:GOODS]
    for color in range(MAJORS):
        if stock[GOODS + color] > 0:
            goods[2 * color if goods[2 * color] == 0 else 2 * color + 1] += stock[GOODS + color]
    return goods


def color_short(stock: vec[i64], card: Card, color: i64) -> i64:
    """How many goods of a color the stock lacks of those that the Contract names."""
    short = -stock[GOODS + color]
    for good in range(2 * color, 2 * color + 2):
        lack = NEEDS[card * GOODS + good] - stock[good]
        if lack > 0:
            short += lack
    return short if short > 0 else 0


def shortage(stock: vec[i64], card: Card) -> i64:
    """How many goods the stock lacks, its cubes being used as they fit."""
    short = FREE_COUNT[card]
    if short == 0:
        for color in range(MAJORS):
            short += color_short(stock, card, color)
        return short
    for good in range(GOODS):
        if FITS[card * GOODS + good] == 1:
            held = stock[good]
            if good % 2 == 1 or FITS[card * GOODS + good + 1] == 0:
                held += stock[GOODS + good // 2]
            short -= 1 if DIFFERENT[card] == 1 and held > 1 else held
    return short if short > 0 else 0


def colors_short(stock: vec[i64], card: Card) -> i64:
    """How many colors the stock lacks; a free choice finds two goods of a color."""
    if FREE_COUNT[card] > 0:
        return (shortage(stock, card) + 1) // 2
    colors: i64 = 0
    for color in range(MAJORS):
        if color_short(stock, card, color) > 0:
            colors += 1
    return colors


def trades(stock: vec[i64], card: Card) -> i64:
    """How many 4:1 trades the goods allow that the Contract does not ask for."""
    possible: i64 = 0
    for good in range(GOODS):
        spare = stock[good] - NEEDS[card * GOODS + good]
        if spare >= TRADE_GOODS and FITS[card * GOODS + good] == 0:
            possible += spare // TRADE_GOODS
    return possible


def pay(stock: vec[i64], card: Card) -> None:
    """Take from the stock what the Contract asks for, as far as it is there."""
    free = FREE_COUNT[card]
    for good in range(GOODS):
        owed = NEEDS[card * GOODS + good]
        if FITS[card * GOODS + good] == 1:
            owed = min(free, 1) if DIFFERENT[card] == 1 else free
        goods = min(owed, stock[good])
        cubes = min(owed - goods, stock[GOODS + good // 2])
        stock[good] -= goods
        stock[GOODS + good // 2] -= cubes
        free -= goods + cubes


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
