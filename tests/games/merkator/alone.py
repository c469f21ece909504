"""Positions of the Solitary version."""

from typing import Any

import fondaco
from fondaco import Table
from positions import arrange

FIVE = ["c02_hamburg", "c03_danzig", "c04_hamburg", "c05_danzig", "c06_danzig"]
BOHEMIA_10 = dict.fromkeys(
    ["grain", "saltpeter", "copper", "ham", "vegetables", "calfskin", "fabric", "coal", "spice"], 1
)


def new(seed: int = 1) -> Table:
    return fondaco.new("merkator", seats=1, seed=seed)


def alone(**position: Any) -> Table:
    return arrange(seats=1, **position)
