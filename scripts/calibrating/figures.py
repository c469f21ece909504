"""How well calibrated chances are, measured with games that they were not fitted to."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import fmean

from calibrating.fitting import Pair, Sample, fitted, predicted, samples, skill, told_of
from calibrating.games import Played
from fondaco.analysis.calibration import Curves, at, logistic

PARTS = 3  # of the games; each is measured with curves that were fitted to the others
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


def held_out(way: str, games: Sequence[Played], par: int) -> Held:
    """Every game is held out once."""
    told: list[Pair] = []
    marks: list[Pair] = []
    for part in range(PARTS):
        curves, later = _part(way, games, part)
        told += [pair for one in later for pair in told_of(way, curves, one)]
        marks += _marks(curves, later, par) if way == "alone" else []
    bins = binned(marks or told)
    return Held(len(games), calibration_error(bins), skill(told), bins)


def _part(way: str, games: Sequence[Played], part: int) -> tuple[Curves, list[Sample]]:
    """Positions of a part of the games, and curves that do not know them."""
    others = [game for at, game in enumerate(games) if at % PARTS != part]
    found = samples(games[part::PARTS])
    return fitted(way, others), [one for one in found if one[0].part >= LATER]


def _marks(curves: Curves, found: Sequence[Sample], par: int) -> list[Pair]:
    """The chance to reach each mark, and whether it was reached."""
    pairs = []
    for position, came in found:
        expected = predicted("alone", curves, position)[0] * par
        spread = max(at(curves.spread, position.progress), 1e-3) * par
        for mark in MARKS:
            chance = logistic(1.7 * (expected - mark) / spread)
            pairs.append((chance, float(came[0] * par >= mark)))
    return pairs


def binned(pairs: Sequence[Pair]) -> list[Bin]:
    rows: list[list[Pair]] = [[] for _ in range(BINS)]
    for said, came in pairs:
        rows[min(int(said * BINS), BINS - 1)].append((said, came))
    return [
        Bin(fmean([s for s, _ in row]), fmean([c for _, c in row]), len(row)) for row in rows if row
    ]


def calibration_error(bins: Sequence[Bin]) -> float:
    whole = sum(one.count for one in bins)
    return sum(one.count * abs(one.said - one.came) for one in bins) / max(1, whole)
