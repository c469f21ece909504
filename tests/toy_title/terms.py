"""The nouns of Jetty as small numbers."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
Good: TypeAlias = i64

GOOD_IDS: Final = ["salt", "wool", "wine"]
GOODS: Final[i64] = 3

STEP_IDS: Final = ["buy", "sell", "over"]
BUY: Final[i64] = 0
SELL: Final[i64] = 1
OVER: Final[i64] = 2
