"""How much a player may think before it moves."""


class Budget:
    """A time, or a number of positions that are judged: the same number plays the same way."""

    def __init__(self, seconds: float | None = None, steps: int | None = None) -> None:
        self.seconds = seconds
        self.steps = steps
