"""The catalogue: every move of Jetty, made once."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.catalogue import Catalogue

from .terms import GOOD_IDS

# Kinds of move.
BUY_BARREL: Final[i64] = 0
PASS: Final[i64] = 1
SELL_BARREL: Final[i64] = 2
DONE: Final[i64] = 3
KINDS: Final[i64] = 4

CATALOGUE: Final = Catalogue(KINDS)
CATALOGUE.row(BUY_BARREL, "buy", GOOD_IDS)
CATALOGUE.one(PASS, "pass")
CATALOGUE.row(SELL_BARREL, "sell", GOOD_IDS)
CATALOGUE.one(DONE, "done")
