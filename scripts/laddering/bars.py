"""What must be shown: floors, and what is wanted beyond them. Times stand with the levels."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Bar:
    """The least that a row must come to, and what is wanted: parts of 1, or points."""

    floor: float
    wanted: float | None = None
    bound: float = 0.0  # where the interval must begin at least


NEIGHBORS = Bar(0.65, 0.75, bound=0.55)  # each level against the one below

AGAINST_GREEDY = {
    ("journeyman", "merkator"): Bar(0.60),
    ("journeyman", "merchants"): Bar(0.60),
    ("journeyman", "merv"): Bar(0.60),
    ("factor", "merkator"): Bar(0.80),
    ("factor", "merchants"): Bar(0.80),
    ("factor", "merv"): Bar(0.80),
    ("patrician", "merkator"): Bar(0.92),
    ("patrician", "merchants"): Bar(0.65),  # one against three
    ("patrician", "merv"): Bar(0.98),
}

# Of the strongest level alone.
SOLITARY = Bar(62, 70)  # points, on average
SOLOPLAY = {"normal": Bar(0.45, 0.80), "expert": Bar(0.30, 0.60)}
MAGISTRATE = Bar(0.50, 0.85)

# How far the wins of a seat of Merchants may lie from its fair share.
FIXED_START = 0.04
ORDER_OF_PLACING = 0.06
