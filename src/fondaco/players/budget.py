"""How long a player may think."""

import time

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """A time, or a fixed number of steps, which makes play the same on every machine.

    Attributes:
        seconds (float | None): The time for one decision; None: as much as the steps take.
        steps (int | None): How many positions may be judged for it; None: as many as time allows.
    """

    def __init__(self, seconds: float | None = None, steps: int | None = None) -> None:
        self.seconds = seconds
        self.steps = steps


class Clock:
    """Says how much of a budget is spent; steps are counted by whoever takes them."""

    def __init__(self, budget: Budget, steps: i64) -> None:
        self.began = time.monotonic()
        self.first = steps
        self.seconds = budget.seconds
        self.steps = budget.steps

    def part(self, steps: i64) -> float:
        """The part of the budget that is spent when so many steps are taken."""
        part = 0.0
        if self.steps is not None:
            part = (steps - self.first) / max(1, self.steps)
        if self.seconds is not None:
            part = max(part, (time.monotonic() - self.began) / max(1e-9, self.seconds))
        return part

    def is_over(self, steps: i64) -> bool:
        return self.part(steps) >= 1.0
