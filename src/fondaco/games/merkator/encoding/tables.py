"""What cards say, in the shape in which the features ask for it; made once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_GOOD,
    BONUS_PLACE,
    BUILDING_GOODS,
    BUILDING_NAMES,
    BUILDINGS,
    COLUMN_GOODS,
    CONTRACTS,
    FITS,
    FREE_COUNT,
    LEVEL,
    LEVELS,
    NEEDS,
    TRADE_GOODS,
    TRADE_TIME,
    VALUES,
)
from fondaco.games.merkator.soloplay.scoring import group_of
from fondaco.games.merkator.terms import GOODS, MAJORS, PLACES, Card

RANKS: Final[i64] = 10  # stacks that are told apart: the lowest nine, and the highest


def _rank(level: int) -> int:
    return RANKS - 1 if level == LEVELS - 1 else min(level, RANKS - 2)


RANK: Final = vec[i64]([_rank(int(level)) for level in LEVEL])  # by Contract
LEVEL_RANK: Final = vec[i64]([_rank(level) for level in range(LEVELS)])
LEVEL_VALUE: Final = vec[i64](VALUES)
LEVEL_MARK: Final = vec[i64]([1 << min(level, 60) for level in range(LEVELS)])


def _colors(card: Card) -> list[int]:
    """The colors of the goods that a Contract names."""
    base = card * GOODS
    return [c for c in range(MAJORS) if NEEDS[base + 2 * c] + NEEDS[base + 2 * c + 1] > 0]


# The goods of a color are told in one number: how many of its first good, of its second, and of
# cubes that may become either; each in so many bits. What a Contract names has the color on top.
SECOND: Final[i64] = 16
CUBES: Final[i64] = 32
COLOR: Final[i64] = 48
PART: Final[i64] = 0xFFFF
PAIR: Final[i64] = 0xFFFFFFFF

# The entries of a Contract go from DEMANDS[card] to DEMANDS[card + 1].
_entries: Final = [(card, color) for card in range(CONTRACTS) for color in _colors(card)]
DEMANDS: Final = vec[i64](
    [len([1 for owner, _ in _entries if owner < card]) for card in range(CONTRACTS + 1)]
)


def _entry(card: Card, color: int) -> int:
    base = card * GOODS + 2 * color
    return int(NEEDS[base]) + (int(NEEDS[base + 1]) << SECOND) + (color << COLOR)


DEMAND: Final = vec[i64]([_entry(card, color) for card, color in _entries])


def _size(card: Card) -> i64:
    """How many goods a Contract asks for in all."""
    return FREE_COUNT[card] + sum([NEEDS[card * GOODS + good] for good in range(GOODS)])


SIZES: Final[i64] = 12  # that are told apart
SIZE: Final = vec[i64]([min(_size(card), SIZES) - 1 for card in range(CONTRACTS)])  # as a row


def _marks(chosen: list[int]) -> int:
    """A number whose bits are the chosen goods or colors."""
    return sum([1 << at for at in range(len(chosen)) if chosen[at] > 0])


def _marked_goods(table: vec[i64], card: Card) -> list[int]:
    return [int(table[card * GOODS + good]) for good in range(GOODS)]


def _marked_colors(goods: list[int]) -> list[int]:
    return [goods[2 * color] + goods[2 * color + 1] for color in range(MAJORS)]


# Which goods and which colors suit a Contract that leaves the choice, or count for a Building.
FIT_GOODS: Final = vec[i64]([_marks(_marked_goods(FITS, card)) for card in range(CONTRACTS)])
COUNTED: Final = vec[i64]([_marks(_marked_goods(BUILDING_GOODS, c)) for c in range(BUILDINGS)])
COUNTED_COLORS: Final = vec[i64](
    [_marks(_marked_colors(_marked_goods(BUILDING_GOODS, card))) for card in range(BUILDINGS)]
)
COLUMN_MARKS: Final = vec[i64](
    [sum([1 << int(good) for good in column]) for column in COLUMN_GOODS]
)

# SoloPlay's AI scores his Buildings in this order.
AI_ORDER: Final = vec[i64](
    sorted(range(BUILDINGS), key=lambda card: (int(group_of(card)), BUILDING_NAMES[card]))
)

# A mark for the location of a Bonus card, and one for its good.
BONUS_MARKS: Final = vec[i64](
    [(1 << int(BONUS_PLACE[c])) + (1 << int(PLACES + BONUS_GOOD[c])) for c in range(BONUS_CARDS)]
)

# How many trades so many goods, or counters, allow: to divide takes ten times as long.
MOST_TRADED: Final[i64] = 99
TRADES: Final = vec[i64]([number // int(TRADE_GOODS) for number in range(MOST_TRADED + 1)])
TIME_TRADES: Final = vec[i64]([number // int(TRADE_TIME) for number in range(MOST_TRADED + 1)])

MARK: Final = vec[i64]([1 << number for number in range(61)])
BITS: Final = vec[i64]([bin(number).count("1") for number in range(256)])


def number_of(marks: i64) -> i64:
    """How many of sixteen marks are set."""
    return BITS[marks & 255] + BITS[marks >> 8]
