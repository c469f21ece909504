"""Fits curves to games: at each knot those of the positions that are near it count."""

import math
from collections.abc import Callable, Sequence
from statistics import fmean

from calibrating.games import Played, Position
from fondaco.analysis.calibration import KNOTS, Curves, at, logistic, shares

Sample = tuple[Position, list[float]]  # a position, and what came of it
Pair = tuple[float, float]  # what was said, and what came

LEAST = 1.0  # squared errors
SKILL = 0.10  # less is no better than a guess: then it is open
STEEPEST = 8.0
ROUNDS = 40
OPEN_AT_MOST = 0.5


def samples(games: Sequence[Played]) -> list[Sample]:
    return [(position, game.came) for game in games for position in game.positions]


def fitted(way: str, games: Sequence[Played]) -> Curves:
    found = samples(games)
    if way == "alone":
        return _of_points(found)
    curves = _against_opponent(found) if way == "opponent" else _among_seats(found)
    return _with_beginning(curves, found, way)


def near(found: Sequence[Sample], knot: int) -> list[tuple[float, Sample]]:
    """The positions around a knot, with how much they count."""
    weighed = [(1.0 - abs(one[0].progress * (KNOTS - 1) - knot), one) for one in found]
    return [(weight, one) for weight, one in weighed if weight > 0.0]


def _among_seats(found: Sequence[Sample]) -> Curves:
    slopes = [_slope(near(found, knot)) for knot in range(KNOTS)]
    return Curves(slopes, [0.0] * KNOTS, [0.0] * KNOTS, 0.0)


def _slope(found: Sequence[tuple[float, Sample]]) -> float:
    """The slope that makes what came the likeliest."""

    def surprise(slope: float) -> float:
        return sum(weight * _surprise(slope, one) for weight, one in found)

    return round(lowest(surprise, 0.01, STEEPEST), 4) if found else 1.0


def _surprise(slope: float, sample: Sample) -> float:
    position, came = sample
    chances = shares([slope * said for said in position.said])
    return -sum(part * math.log(max(p, 1e-9)) for part, p in zip(came, chances, strict=True))


def lowest(of: Callable[[float], float], low: float, high: float) -> float:
    """Where a function with one valley is lowest."""
    golden = (math.sqrt(5) - 1) / 2
    for _ in range(ROUNDS):
        one, other = high - golden * (high - low), low + golden * (high - low)
        low, high = (low, other) if of(one) < of(other) else (one, high)
    return (low + high) / 2


def _against_opponent(found: Sequence[Sample]) -> Curves:
    lines = [_line(near(found, knot)) for knot in range(KNOTS)]
    return Curves([a for a, _ in lines], [b for _, b in lines], [0.0] * KNOTS, 0.0)


def _line(found: Sequence[tuple[float, Sample]]) -> tuple[float, float]:
    """Slope and shift by Newton's method, held a little toward what the judge says itself. It
    begins where nothing is said: from a steeper line than the right one it may leap away."""
    slope, shift, pull = 0.0, 0.0, 2.0
    for _ in range(ROUNDS):
        g = [pull * (slope - 1.0), pull * shift]
        h = [pull, 0.0, pull]
        for weight, (position, came) in found:
            x = position.said[0]
            p = logistic(slope * x + shift)
            error, curve = weight * (p - came[0]), weight * p * (1.0 - p)
            g = [g[0] + error * x, g[1] + error]
            h = [h[0] + curve * x * x, h[1] + curve * x, h[2] + curve]
        det = h[0] * h[2] - h[1] * h[1]
        slope -= (h[2] * g[0] - h[1] * g[1]) / det
        shift -= (h[0] * g[1] - h[1] * g[0]) / det
    return round(slope, 4), round(shift, 4)


def _of_points(found: Sequence[Sample]) -> Curves:
    rows = [_regression(near(found, knot)) for knot in range(KNOTS)]
    curves = Curves([a for a, _, _ in rows], [b for _, b, _ in rows], [c for _, _, c in rows], 0.0)
    return _with_beginning(curves, found, "alone")


def _regression(found: Sequence[tuple[float, Sample]]) -> tuple[float, float, float]:
    """Slope and shift of a line through the points, and how far they are from it."""
    if not found:
        return 1.0, 0.0, 0.1
    whole = sum(weight for weight, _ in found)
    x = sum(weight * one[0].said[0] for weight, one in found) / whole
    y = sum(weight * one[1][0] for weight, one in found) / whole
    spread = sum(w * (one[0].said[0] - x) ** 2 for w, one in found) + 1e-6
    slope = sum(w * (one[0].said[0] - x) * (one[1][0] - y) for w, one in found) / spread
    rest = [(w, one[1][0] - y - slope * (one[0].said[0] - x)) for w, one in found]
    error = math.sqrt(sum(w * off * off for w, off in rest) / whole)
    return round(slope, 4), round(y - slope * x, 4), round(error, 4)


def predicted(way: str, curves: Curves, position: Position) -> list[float]:
    slope, shift = at(curves.slope, position.progress), at(curves.shift, position.progress)
    numbers = [slope * said + shift for said in position.said]
    if way == "alone":
        return numbers
    return [logistic(numbers[0])] if way == "opponent" else shares(numbers)


def told_of(way: str, curves: Curves, sample: Sample) -> list[Pair]:
    """What is said of each seat of a position, and what came."""
    position, came = sample
    return list(zip(predicted(way, curves, position), came, strict=True))


def skill(pairs: Sequence[Pair]) -> float:
    """By how much the squared error is less than that of always saying the mean."""
    mean = fmean([came for _, came in pairs])
    usual = sum((mean - came) ** 2 for _, came in pairs)
    if usual < LEAST:  # all games ended alike: nothing could be told apart
        return 0.0
    return 1.0 - sum((said - came) ** 2 for said, came in pairs) / usual


def _with_beginning(curves: Curves, found: Sequence[Sample], way: str) -> Curves:
    """With where it stops to be open: a judgement is no longer as good as none."""
    tenths = [[one for one in found if int(one[0].progress * 10) == tenth] for tenth in range(6)]
    open_until = 0.0
    for tenth, inside in enumerate(tenths):
        told = [pair for one in inside for pair in told_of(way, curves, one)]
        if len(inside) > 50 and skill(told) >= SKILL:
            break
        open_until = (tenth + 1) / 10
    return Curves(curves.slope, curves.shift, curves.spread, min(open_until, OPEN_AT_MOST))
