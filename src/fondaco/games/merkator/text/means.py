"""What an office has to pay Contracts with: now, after joining, or after a journey."""

from fondaco.games.merkator.components import (
    BONUS_ACTIVE,
    BONUS_GOOD,
    BONUS_IDS,
    BONUS_JOINED,
    BONUS_PLACE,
    DIFFERENT,
    FITS,
    FREE_COUNT,
    JOIN_COST,
    NEEDS,
    TIME_CHANGE,
    TRADE_GOODS,
    TRADE_TIME,
)
from fondaco.games.merkator.terms import GOODS, MAJORS, PLACE_IDS, Card, Color, Good, Place
from fondaco.games.merkator.text.seen import Fields, Seen


class Means:
    """Goods by kind, the cubes of the Supply tile by color, Time counters."""

    def __init__(self, goods: list[int], cubes: list[int], time: int) -> None:
        self.goods = goods
        self.cubes = cubes
        self.time = time

    def without_cubes(self) -> "Means":
        return Means(self.goods, [0] * MAJORS, self.time)

    def turned(self, goods: list[Good]) -> "Means":
        """The same once cubes have become these goods."""
        held, cubes = self.goods[:], self.cubes[:]
        for good in goods:
            held[good] += 1
            cubes[good // 2] -= 1
        return Means(held, cubes, self.time)


def own(seen: Seen) -> Fields:
    return seen.parts("offices")[seen.number("you")]


def means_of(row: Fields) -> Means:
    cubes = row.counts("supply")
    return Means(row.goods(), [cubes[id] for id in PLACE_IDS[:MAJORS]], row.number("time"))


def after_joining(seen: Seen) -> Means:
    """What you would have if you paid for joining and took the goods of your Bonus cards."""
    place = PLACE_IDS.index(seen.word("merkator"))
    found = means_of(own(seen))
    found.time -= int(JOIN_COST[place])
    for good in bonus_goods(own(seen), place):
        found.goods[good] += int(BONUS_JOINED)
    return found


def after_journey(seen: Seen, place: Place) -> Means:
    """What you would have after a journey: of three cubes or more, all but two are as free as
    those of the Supply tile."""
    found = means_of(own(seen))
    found.time = max(0, found.time + int(TIME_CHANGE[place]))
    for good in bonus_goods(own(seen), place):
        found.goods[good] += int(BONUS_ACTIVE)
    number = seen.counts("cubes")[PLACE_IDS[place]] if place < MAJORS else 0
    if number >= 2:
        found.goods[2 * place] += 1
        found.goods[2 * place + 1] += 1
        number -= 2
    if place < MAJORS:
        found.cubes[place] += number
    return found


def bonus_goods(row: Fields, place: Place) -> list[Good]:
    """The goods of an office's Bonus cards of a location, once for each card."""
    cards = [BONUS_IDS.index(id) for id in row.words("bonus_cards")]
    return [BONUS_GOOD[card] for card in cards if BONUS_PLACE[card] == place]


# Whether a Contract can be paid.


def is_payable(card: Card, means: Means) -> bool:
    """Whether the Contract can be paid, with 4:1 trades and cubes that become what pays most."""
    payable = means.time // int(TRADE_TIME)
    payable += sum([payable_in(card, color, means) for color in range(MAJORS)])
    return payable >= wanted(card)


def wanted(card: Card) -> int:
    """How many goods the Contract asks for."""
    if FREE_COUNT[card] > 0:
        return int(FREE_COUNT[card])
    return sum([int(NEEDS[card * GOODS + good]) for good in range(GOODS)])


def payable_in(card: Card, color: Color, means: Means) -> int:
    cubes = means.cubes[color]
    first, second = means.goods[2 * color], means.goods[2 * color + 1]
    return max(
        [
            payable_by(card, 2 * color, first + made)
            + payable_by(card, 2 * color + 1, second + cubes - made)
            for made in range(cubes + 1)
        ]
    )


def payable_by(card: Card, good: Good, held: int) -> int:
    """How many goods of the Contract so many of one kind pay: some as they are, the others 4:1."""
    taken = usable(card, good, held)
    return taken + (held - taken) // int(TRADE_GOODS)


def usable(card: Card, good: Good, held: int) -> int:
    """How many of so many goods of a kind the Contract would take."""
    if FREE_COUNT[card] == 0:
        return min(held, int(NEEDS[card * GOODS + good]))
    fits = held * int(FITS[card * GOODS + good])
    return min(fits, 1) if DIFFERENT[card] == 1 else fits
