"""Ratings by Bradley and Terry: the numbers with which the games that were played are likeliest.

Of two who play, the chance of one to win depends on the difference of their ratings alone. With
several seats on each side, every seat has its part: one against three equals wins a quarter.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from laddering.tally import CERTAIN, Interval

SCALE = 400 / math.log(10)  # as in chess: 400 more is ten to one
DRAWN = 1.0  # games that are added to each pairing as drawn, so that who never lost has a rating
CLOSE = 1e-9
MOST_ROUNDS = 100

Matrix = list[list[float]]


@dataclass(frozen=True)
class Pairing:
    """What two have won of each other; by seats, how many times as many the first has."""

    first: str
    second: str
    won: float  # by the first
    games: int
    seats: float = 1.0


@dataclass(frozen=True)
class Rating:
    """How strong somebody is, with what lies within 95 %."""

    name: str
    value: float
    interval: Interval


def ratings(pairings: Sequence[Pairing], zero: str) -> list[Rating]:
    """Of all who are connected by games with the one who has 0; the strongest first."""
    reached = _connected(pairings, zero)
    played = [pairing for pairing in pairings if pairing.first in reached]
    unknown = sorted(reached - {zero})
    strengths, errors = _likeliest(played, unknown)
    found = [_rating(name, strengths[n], errors[n]) for n, name in enumerate(unknown)]
    return sorted([*found, _rating(zero, 0.0, 0.0)], key=lambda one: -one.value)


def _rating(name: str, strength: float, error: float) -> Rating:
    value, reach = SCALE * strength, SCALE * error * CERTAIN
    return Rating(name, value, Interval(value - reach, value + reach))


def _connected(pairings: Sequence[Pairing], zero: str) -> set[str]:
    reached = {zero}
    for _ in pairings:
        for pairing in pairings:
            if {pairing.first, pairing.second} & reached:
                reached |= {pairing.first, pairing.second}
    return reached


def _likeliest(pairings: Sequence[Pairing], names: list[str]) -> tuple[list[float], list[float]]:
    """Strengths and their standard errors, by Newton's method."""
    strengths = [0.0] * len(names)
    for _ in range(MOST_ROUNDS):
        slope, curve = _slope_and_curve(pairings, names, strengths)
        steps = _solved(curve, slope)
        far = max([abs(step) for step in steps], default=0.0)
        # A long step is shortened: far from the best there is no trust in the curve.
        part = min(1.0, 2.0 / far) if far else 1.0
        strengths = [one + part * step for one, step in zip(strengths, steps, strict=True)]
        if far < CLOSE:
            break
    return strengths, _errors(_slope_and_curve(pairings, names, strengths)[1])


def _slope_and_curve(
    pairings: Sequence[Pairing], names: list[str], strengths: list[float]
) -> tuple[list[float], Matrix]:
    """Of the likelihood: how it grows with each strength, and how that growth lessens."""
    at = {name: n for n, name in enumerate(names)}
    slope = [0.0] * len(names)
    curve = [[0.0] * len(names) for _ in names]
    for pairing in pairings:
        sides = [(at[pairing.first], 1)] if pairing.first in at else []
        sides += [(at[pairing.second], -1)] if pairing.second in at else []
        lead = sum(sign * strengths[n] for n, sign in sides) + math.log(pairing.seats)
        chance = 1 / (1 + math.exp(-lead))
        games = pairing.games + DRAWN
        surplus = pairing.won + DRAWN / 2 - games * chance
        for n, sign in sides:
            slope[n] += sign * surplus
            for other, its_sign in sides:
                curve[n][other] += sign * its_sign * games * chance * (1 - chance)
    return slope, curve


def _errors(curve: Matrix) -> list[float]:
    """The roots of the diagonal of the inverse."""
    size = len(curve)
    units = [[float(n == other) for other in range(size)] for n in range(size)]
    return [math.sqrt(_solved(curve, unit)[n]) for n, unit in enumerate(units)]


def _solved(matrix: Matrix, right: list[float]) -> list[float]:
    """The solution of a few linear equations, by Gauss."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for n in range(size):
        best = max(range(n, size), key=lambda other: abs(rows[other][n]))
        rows[n], rows[best] = rows[best], rows[n]
        rows[n] = [value / rows[n][n] for value in rows[n]]
        for other in range(size):
            if other != n:
                factor = rows[other][n]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[n], strict=True)]
    return [row[size] for row in rows]
