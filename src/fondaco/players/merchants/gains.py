"""What a trade changes for a seat: at once, or once the turn under way has been played on."""

from mypy_extensions import i64

from fondaco.core.chance import Seeded
from fondaco.games.merchants.state import MerchantsState
from fondaco.games.merchants.terms import Seat
from fondaco.players.budget import Budget, Clock
from fondaco.players.endings import Endings
from fondaco.players.judge import Judge


class Gains:
    """Compares the position after a trade with the one without it, with the same luck.

    Whoever looks at what lies in the hands alone sells cards for a coin to a rival who delivers
    with them at once; it takes a look at the end of the rival's turn to see that.

    Attributes:
        looks_ahead (bool): Whether the turn under way is played on, as whose turn it is would.
    """

    def __init__(self, judge: Judge, endings: Endings, seed: int | str) -> None:
        self.judge = judge
        self.endings = endings
        self.looks_ahead = endings.width > 0
        self.chance = Seeded(f"trades of {seed}")
        self.luck = self.chance
        self.clock = Clock(Budget(), 0)

    def begin(self, clock: Clock) -> None:
        """Look at another position, as long as that clock goes."""
        self.clock = clock
        if self.looks_ahead:
            self.luck = self.chance.branch()

    def of(self, before: MerchantsState, after: MerchantsState, seat: Seat) -> i64:
        """What a trade brings a seat. Half a look ahead compares nothing: without time for a whole
        one, what it brings at once."""
        if self.looks_ahead:
            gain = self._at_the_end(after, seat) - self._at_the_end(before, seat)
            if not self.clock.is_over(self.judge.judged):
                return gain
        return self.judge.value(after, seat) - self.judge.value(before, seat)

    def _at_the_end(self, state: MerchantsState, seat: Seat) -> i64:
        end = self.endings.best(state, state.active, self.luck.copy(), self.clock)
        return self.judge.value(end.state, seat)
