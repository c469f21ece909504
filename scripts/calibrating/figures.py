"""How well calibrated chances are, measured with games that they were not fitted to."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

from calibrating.fitting import Sample, predicted, samples, skill
from calibrating.games import Played
from fondaco.analysis.calibration import Curves, at, logistic

LATER = 1 / 3  # the first third of a game is left out
BINS = 10
MARKS = (55, 60, 80)


@dataclass
class Bin:
    """Positions of which about the same was said: how often it came, how many they are."""

    said: float
    came: float
    count: int


@dataclass
class Held:
    """What held-out games show of one way to play."""

    games: int
    error: float  # expected calibration error
    skill: float
    bins: list[Bin] = field(default_factory=list)
    points_off: float = 0.0  # alone: how far from the points that came, on average


def held_out(way: str, curves: Curves, games: Sequence[Played], par: int) -> Held:
    later = [one for one in samples(games) if one[0].part >= LATER]
    pairs = _marks(curves, later, par) if way == "alone" else _wins(way, curves, later)
    bins = binned(pairs)
    off = 0.0
    if way == "alone":
        off = fmean([abs(predicted(way, curves, p)[0] - came[0]) * par for p, came in later])
    return Held(len(games), calibration_error(bins), skill(way, curves, later), bins, off)


def _wins(way: str, curves: Curves, found: Sequence[Sample]) -> list[tuple[float, float]]:
    return [
        pair
        for position, came in found
        for pair in zip(predicted(way, curves, position), came, strict=True)
    ]


def _marks(curves: Curves, found: Sequence[Sample], par: int) -> list[tuple[float, float]]:
    """The chance to reach each mark, and whether it was reached."""
    pairs = []
    for position, came in found:
        expected = predicted("alone", curves, position)[0] * par
        spread = max(at(curves.spread, position.progress), 1e-3) * par
        for mark in MARKS:
            chance = logistic(1.7 * (expected - mark) / spread)
            pairs.append((chance, float(came[0] * par >= mark)))
    return pairs


def binned(pairs: Sequence[tuple[float, float]]) -> list[Bin]:
    rows: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, came in pairs:
        rows[min(int(said * BINS), BINS - 1)].append((said, came))
    return [
        Bin(fmean([s for s, _ in row]), fmean([c for _, c in row]), len(row)) for row in rows if row
    ]


def calibration_error(bins: Sequence[Bin]) -> float:
    whole = sum(one.count for one in bins)
    return sum(one.count * abs(one.said - one.came) for one in bins) / max(1, whole)
