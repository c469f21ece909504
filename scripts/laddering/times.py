"""How long decisions took: counted in steps of a ninth, so that games can be added up."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping

STEPS = 8  # of a doubling
SHORTEST = 0.001  # milliseconds; anything below counts as this


class Times:
    """Times of decisions, in milliseconds."""

    def __init__(self, counts: Mapping[int, int] | None = None) -> None:
        self.counts: Counter[int] = Counter(counts or {})

    def note(self, seconds: float) -> None:
        self.counts[round(STEPS * math.log2(max(seconds * 1000, SHORTEST)))] += 1

    @property
    def decisions(self) -> int:
        return self.counts.total()

    def within(self, part: float) -> float:
        """The milliseconds that this part of the decisions kept to."""
        left = part * self.decisions
        for step in sorted(self.counts):
            left -= self.counts[step]
            if left <= 0:
                return float(2 ** (step / STEPS))
        return 0.0

    def plain(self) -> dict[str, object]:
        """As it is kept."""
        counts = {str(step): count for step, count in sorted(self.counts.items())}
        median, p99 = round(self.within(0.5), 3), round(self.within(0.99), 3)
        return {"decisions": self.decisions, "median": median, "p99": p99, "counts": counts}


def together(kept: Iterable[Mapping[str, object]]) -> Times:
    """What was kept of several games, as one."""
    times = Times()
    for one in kept:
        counts = one["counts"]
        assert isinstance(counts, dict)
        times.counts.update({int(step): count for step, count in counts.items()})
    return times
