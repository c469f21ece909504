"""What turns a judgement into a chance: curves that were fitted to games, and where they come from.

`calibration/merkator.json` and its like are written by `make calibrate`. A curve has a value at
each of some knots, from the beginning of a game (0) to its end (1), and is straight between them.
"""

import math
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec
from msgspec import Struct

KNOTS = 6
EVERYWHERE = 0.0


class Curves(Struct, frozen=True):
    """How judgements of one way to play are read.

    Attributes:
        slope (list[float]): What a judgement is multiplied with, at each knot.
        shift (list[float]): What is added to it.
        spread (list[float]): Of points: how far they usually are from what is expected.
        open_until (float): Before that part of a game it is too early to say.
    """

    slope: list[float]
    shift: list[float]
    spread: list[float]
    open_until: float


class Calibration(Struct, frozen=True):
    """All curves of a title, and what they were fitted to."""

    title: str
    rules: int
    edition: str
    judge: str
    games: int
    seed: str
    ways: dict[str, Curves]


PLAIN = Curves([1.0] * KNOTS, [0.0] * KNOTS, [0.1] * KNOTS, EVERYWHERE)


def at(values: list[float], progress: float) -> float:
    """A curve at that part of a game."""
    place = min(max(progress, 0.0), 1.0) * (len(values) - 1)
    low = min(int(place), len(values) - 2)
    return values[low] + (values[low + 1] - values[low]) * (place - low)


def logistic(number: float) -> float:
    return 1.0 / (1.0 + math.exp(-min(max(number, -50.0), 50.0)))


def shares(numbers: list[float]) -> list[float]:
    """Numbers as parts of a whole: the larger, the likelier."""
    most = max(numbers)
    weights = [math.exp(max(number - most, -50.0)) for number in numbers]
    whole = sum(weights)
    return [weight / whole for weight in weights]


@cache
def calibration_of(title: str) -> Calibration | None:
    """The curves of a title; None if nobody has fitted any."""
    found = file_of(title)
    return msgspec.json.decode(found.read_bytes(), type=Calibration) if found.is_file() else None


def curves_of(title: str, way: str) -> Curves:
    """Those of a way to play; judgements as they are where nothing was fitted."""
    found = calibration_of(title)
    return PLAIN if found is None else found.ways.get(way, PLAIN)


def file_of(title: str) -> Traversable:
    return files("fondaco.analysis").joinpath("calibration", f"{title}.json")
