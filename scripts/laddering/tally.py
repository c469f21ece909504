"""Adding up samples: the mean, and between what it lies with 95 % certainty."""

import math
from dataclasses import dataclass

CERTAIN = 1.959964  # how many standard errors to either side hold 95 %


@dataclass(frozen=True)
class Interval:
    """From where to where something lies."""

    low: float
    high: float


class Tally:
    """Samples added up. A sample is the mean of a few games, such as a pair with sides swapped."""

    def __init__(self) -> None:
        self.samples = 0
        self.games = 0
        self.total = 0.0  # of all games
        self._sum = 0.0
        self._squares = 0.0

    def add(self, results: list[float]) -> None:
        """The results of the games of one sample."""
        value = sum(results) / len(results)
        self.samples += 1
        self.games += len(results)
        self.total += sum(results)
        self._sum += value
        self._squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.games

    @property
    def variance(self) -> float:
        """Of the samples."""
        if self.samples < 2:
            return 0.0
        return max(self._squares - self._sum**2 / self.samples, 0.0) / (self.samples - 1)

    def of_mean(self) -> Interval:
        """Where a mean lies, by Student's t."""
        if self.samples < 2:
            return Interval(-math.inf, math.inf)
        reach = student(self.samples - 1) * math.sqrt(self.variance / self.samples)
        return Interval(self.mean - reach, self.mean + reach)

    def of_share(self) -> Interval:
        """Where a share of wins lies, by Wilson."""
        return wilson(self.mean, self.worth()) if self.games else Interval(0.0, 1.0)

    def worth(self) -> float:
        """How many games that know nothing of each other the samples stand for. Swapped sides may
        make their games worth more than that, but never is more claimed than were played."""
        if self.variance == 0.0:
            return float(self.games)
        found = self.mean * (1 - self.mean) * self.samples / self.variance
        return min(max(found, self.samples), self.games)


def wilson(share: float, games: float) -> Interval:
    square = CERTAIN**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = share * (1 - share) / games + square / (4 * games**2)
    reach = CERTAIN * math.sqrt(spread) / (1 + square / games)
    return Interval(max(middle - reach, 0.0), min(middle + reach, 1.0))


def student(freedom: int) -> float:
    """What CERTAIN becomes where the spread itself is known from few samples (Fisher's series)."""
    z = CERTAIN
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    return z + (z**3 + z) / (4 * freedom) + second
