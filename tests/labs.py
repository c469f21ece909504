"""What the tests of the lab share: which tables they play, and how many.

`make lab` sets FONDACO_LAB=whole, for all titles, numbers of seats and ways to play.
"""

import os

import fondaco

IS_WHOLE = os.environ.get("FONDACO_LAB") == "whole"
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("merkator", 2, {}),
    ("merkator", 1, {"solo": "soloplay"}),
    ("merchants", 3, {}),
    ("merv", 4, {}),
]
if IS_WHOLE:
    TABLES = [
        *[
            (title, seats, {})
            for title in ("merkator", "merchants", "merv")
            for seats in fondaco.game(title).seats
        ],
        ("merkator", 1, {"solo": "soloplay"}),
    ]
NAMES = [" ".join([title, str(seats), *options.values()]) for title, seats, options in TABLES]
