"""How long a player may think."""

from mypy_extensions import mypyc_attr


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
