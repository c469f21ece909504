"""What has changed from one position to the next, in features."""

from mypy_extensions import i64

from fondaco.core.bags import zeros
from fondaco.core.encoding import MOST_ON, Lit


class Changes:
    """Which features went on or off since the last position.

    Attributes:
        more (vec[i64]): The first `more_count` went on, or are on where too much has changed.
        less (vec[i64]): The first `less_count` went off.
        are_few (bool): Whether they say less than the whole position does.
    """

    def __init__(self, features: i64) -> None:
        self.more = zeros(MOST_ON)
        self.more_count: i64 = 0
        self.less = zeros(MOST_ON)
        self.less_count: i64 = 0
        self.are_few = False
        self._seen_at = zeros(features)  # the number of the last position in which each was on
        self._position: i64 = 1
        self._on = zeros(MOST_ON)
        self._count: i64 = 0

    def since(self, lit: Lit) -> None:
        """Compare with the last position, and keep this one for the next."""
        self._went_on(lit)
        self._went_off()
        self.are_few = self.more_count + self.less_count < lit.count
        if not self.are_few:
            self.less_count = 0
            self.more_count = lit.count
        on = lit.on
        for n in range(lit.count):
            self._on[n] = on[n]
            if not self.are_few:
                self.more[n] = on[n]
        self._count = lit.count

    def _went_on(self, lit: Lit) -> None:
        seen_at = self._seen_at
        last = self._position
        on = lit.on
        more = self.more
        count: i64 = 0
        for n in range(lit.count):
            feature = on[n]
            if seen_at[feature] != last:
                more[count] = feature
                count += 1
            seen_at[feature] = last + 1
        self.more_count = count
        self._position = last + 1

    def _went_off(self) -> None:
        seen_at = self._seen_at
        now = self._position
        less = self.less
        count: i64 = 0
        for n in range(self._count):
            feature = self._on[n]
            if seen_at[feature] != now:
                less[count] = feature
                count += 1
        self.less_count = count
