"""A small net that judges positions, in whole numbers: the same on every engine and machine.

Each feature that is on selects a row of the first layer; the rows are summed up, and two small
layers follow.
Several weights share a word: three of 20 bits in the first layer, two of 30 in the second. Each is
stored with an offset, so that no part of a word ever gets negative.
"""

from array import array
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import zeros
from fondaco.core.encoding import Lit

# Units by layer, and what comes out: chances to be among the first 1, 2, 3; then the points.
FIRST: Final[i64] = 72
SECOND: Final[i64] = 32
OUTPUTS: Final[i64] = 4
POINTS: Final[i64] = 3

WORDS: Final[i64] = 24  # of a row of the first layer
LANE: Final[i64] = 20  # bits
LANE_MASK: Final[i64] = (1 << 20) - 1
OFFSET: Final[i64] = 2048  # of a weight; 256 rows of at most 4095 stay below 2 ** 20
PAIRS: Final[i64] = 16  # words of a row of the second layer
PAIR_LANE: Final[i64] = 30
PAIR_MASK: Final[i64] = (1 << 30) - 1
PAIR_OFFSET: Final[i64] = (
    32768  # 72 units of at most 128, of at most 65535 each, stay below 2 ** 30
)

FIRST_MOST: Final[i64] = 128  # a unit of the first layer, for 1
SECOND_MOST: Final[i64] = 1024  # a unit of the second, for 1
SECOND_SHIFT: Final[i64] = 8  # weights of the second layer are in 2048ths
SECOND_HALF: Final[i64] = 128  # so that this shift rounds
ONE: Final[i64] = 1 << 20  # what comes out: weights of the third layer are in 1024ths

STEP: Final[i64] = 13  # bits: the table of chances has 128 steps for 1
SPAN: Final[i64] = 10  # beyond that, it is certain


class Net:
    """Weights, and what they say of the last position that was shown to them."""

    def __init__(self, weights: "array[int]", shift: int, chances: "array[int]") -> None:
        """Weights are signed, of 16 bits: rows of the first layer, then its biases; the same of the
        second and the third. The first layer is in units of 128 << shift."""
        self.features: i64 = (len(weights) - _of_upper_layers()) // FIRST
        self.shift: i64 = shift
        self.rows = _packed_rows(weights, self.features)
        at = self.features * FIRST
        self.bias = _part(weights, at, FIRST)
        at += FIRST
        self.pairs = _packed_pairs(weights, at)
        at += FIRST * SECOND
        self.second_bias = _part(weights, at, SECOND)
        at += SECOND
        self.third = _part(weights, at, SECOND * OUTPUTS)
        self.third_bias = _part(weights, at + SECOND * OUTPUTS, OUTPUTS)
        self.chances = _part(chances, 0, len(chances))
        self._sums = zeros(WORDS)
        self._first = zeros(FIRST)
        self._second = zeros(SECOND)
        self.out = zeros(OUTPUTS)

    def judge(self, lit: Lit) -> None:
        """Write into `out` what the net says of the position with these features."""
        self._sum_rows(lit, 0)
        self._sum_rows(lit, 8)
        self._sum_rows(lit, 16)
        self._unpack(lit.count)
        self._sum_pairs()
        self._say()

    def chance(self, first: i64) -> i64:
        """The chance to be among the first so many, in parts of ONE."""
        said = self.out[first - 1]
        most: i64 = (SPAN << 20) - 1
        if said > most:
            said = most
        elif said < -most:
            said = -most
        at = said + (SPAN << 20)
        step = at >> STEP
        low = self.chances[step]
        return low + (((self.chances[step + 1] - low) * (at & ((1 << STEP) - 1))) >> STEP)

    def points(self) -> i64:
        """The points to expect, `Game.par` being ONE."""
        return self.out[POINTS]

    def _sum_rows(self, lit: Lit, first: i64) -> None:
        rows = self.rows
        on = lit.on
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        e: i64 = 0
        f: i64 = 0
        g: i64 = 0
        h: i64 = 0
        for n in range(lit.count):
            at = on[n] * WORDS + first
            a += rows[at]
            b += rows[at + 1]
            c += rows[at + 2]
            d += rows[at + 3]
            e += rows[at + 4]
            f += rows[at + 5]
            g += rows[at + 6]
            h += rows[at + 7]
        sums = self._sums
        sums[first] = a
        sums[first + 1] = b
        sums[first + 2] = c
        sums[first + 3] = d
        sums[first + 4] = e
        sums[first + 5] = f
        sums[first + 6] = g
        sums[first + 7] = h

    def _unpack(self, rows: i64) -> None:
        """The units of the first layer, from the sums."""
        shift = self.shift
        offset = rows * OFFSET - ((1 << shift) >> 1)  # so that a shift rounds
        units = self._first
        bias = self.bias
        for word in range(WORDS):
            packed = self._sums[word]
            at = word * 3
            for _ in range(3):
                unit = ((packed & LANE_MASK) - offset + bias[at]) >> shift
                units[at] = 0 if unit < 0 else (FIRST_MOST if unit > FIRST_MOST else unit)
                packed >>= LANE
                at += 1

    def _sum_pairs(self) -> None:
        """The units of the second layer, from those of the first; most of these are 0."""
        self._second_half(0)
        self._second_half(8)

    def _second_half(self, first: i64) -> None:
        pairs = self.pairs
        units = self._first
        total: i64 = 0
        a: i64 = 0
        b: i64 = 0
        c: i64 = 0
        d: i64 = 0
        e: i64 = 0
        f: i64 = 0
        g: i64 = 0
        h: i64 = 0
        for n in range(FIRST):
            unit = units[n]
            if unit == 0:
                continue
            total += unit
            at = n * PAIRS + first
            a += unit * pairs[at]
            b += unit * pairs[at + 1]
            c += unit * pairs[at + 2]
            d += unit * pairs[at + 3]
            e += unit * pairs[at + 4]
            f += unit * pairs[at + 5]
            g += unit * pairs[at + 6]
            h += unit * pairs[at + 7]
        offset = total * PAIR_OFFSET
        self._second_units(first, a, offset)
        self._second_units(first + 1, b, offset)
        self._second_units(first + 2, c, offset)
        self._second_units(first + 3, d, offset)
        self._second_units(first + 4, e, offset)
        self._second_units(first + 5, f, offset)
        self._second_units(first + 6, g, offset)
        self._second_units(first + 7, h, offset)

    def _second_units(self, word: i64, packed: i64, offset: i64) -> None:
        at = word * 2
        self._second[at] = self._clipped((packed & PAIR_MASK) - offset, at)
        self._second[at + 1] = self._clipped((packed >> PAIR_LANE) - offset, at + 1)

    def _clipped(self, total: i64, unit: i64) -> i64:
        value = (total + self.second_bias[unit] * 128 + SECOND_HALF) >> SECOND_SHIFT
        return 0 if value < 0 else (SECOND_MOST if value > SECOND_MOST else value)

    def _say(self) -> None:
        second = self._second
        third = self.third
        for output in range(OUTPUTS):
            total: i64 = self.third_bias[output] * 1024
            at = output * SECOND
            for unit in range(SECOND):
                total += second[unit] * third[at + unit]
            self.out[output] = total


def _of_upper_layers() -> i64:
    """How many weights there are beside the rows of features."""
    return FIRST + FIRST * SECOND + SECOND + SECOND * OUTPUTS + OUTPUTS


def _part(weights: "array[int]", first: i64, count: i64) -> vec[i64]:
    found = zeros(count)
    for n in range(count):
        found[n] = weights[first + n]
    return found


def _packed_rows(weights: "array[int]", features: i64) -> vec[i64]:
    """Rows of the first layer, three weights a word."""
    found = zeros(features * WORDS)
    for word in range(features * WORDS):
        at = word * 3
        low: i64 = weights[at] + OFFSET
        middle: i64 = weights[at + 1] + OFFSET
        high: i64 = weights[at + 2] + OFFSET
        found[word] = low | (middle << LANE) | (high << (2 * LANE))
    return found


def _packed_pairs(weights: "array[int]", first: i64) -> vec[i64]:
    """Rows of the second layer, two weights a word."""
    found = zeros(FIRST * PAIRS)
    for word in range(FIRST * PAIRS):
        low: i64 = weights[first + word * 2] + PAIR_OFFSET
        high: i64 = weights[first + word * 2 + 1] + PAIR_OFFSET
        found[word] = low | (high << PAIR_LANE)
    return found
