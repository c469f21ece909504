"""A test that ends a row as soon as enough is known: Wald's, by the ratio of likelihoods.

Two questions are asked after every sample, each with 5 % errors both ways:

- Is it the floor, or what is wanted? Once it is what is wanted, the floor is met.
- Is it the floor, or far below? Once it is far below, the floor is missed.

What lies between floor and wanted is never decided early: all games are played then, and the mean
decides. Where nothing is wanted beyond a floor, the first question takes a point as far above it as
75 % is above 65 %; "far below" is as far on the other side.
"""

import math
from typing import Literal

from laddering.bars import Bar
from laddering.tally import Tally

ERROR = 0.05
ENOUGH = math.log((1 - ERROR) / ERROR)  # that much more likely, one way or the other
LEAST = 20  # games before anything is decided

Decided = Literal["met", "missed", ""]


def log_odds(share: float) -> float:
    return math.log(share / (1 - share))


FAR = log_odds(0.75) - log_odds(0.65)


def share_after(share: float, odds: float) -> float:
    """A share, moved by that much on the scale of log odds."""
    return 1 / (1 + math.exp(-log_odds(share) - odds))


def decided_share(tally: Tally, bar: Bar) -> Decided:
    """Of a share of wins. The games of a sample are taken for independent; that they are played
    with sides swapped makes errors rarer, not more frequent."""
    wanted = bar.wanted or share_after(bar.floor, FAR)
    below = share_after(bar.floor, -FAR)
    return _decided(
        tally,
        _share_likelier(tally, bar.floor, wanted),
        _share_likelier(tally, bar.floor, below),
    )


def decided_points(tally: Tally, bar: Bar) -> Decided:
    """Of an average of points."""
    assert bar.wanted is not None
    below = 2 * bar.floor - bar.wanted
    return _decided(
        tally,
        _points_likelier(tally, bar.floor, bar.wanted),
        _points_likelier(tally, bar.floor, below),
    )


def _decided(tally: Tally, above: float, below: float) -> Decided:
    if tally.games < LEAST or max(above, below) < ENOUGH:
        return ""
    return "met" if above > below else "missed"


def _share_likelier(tally: Tally, floor: float, other: float) -> float:
    """How much likelier the games are with the other share than with the floor: the logarithm."""
    lost = tally.games - tally.total
    return tally.total * math.log(other / floor) + lost * math.log((1 - other) / (1 - floor))


def _points_likelier(tally: Tally, floor: float, other: float) -> float:
    if tally.variance == 0.0:
        return 0.0
    over_middle = tally.mean - (floor + other) / 2
    return tally.samples * (other - floor) * over_middle / tally.variance
