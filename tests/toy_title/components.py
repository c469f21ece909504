"""The edition as typed tables."""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.edition import Edition

from .terms import GOOD_IDS

EDITION: Final = Edition("jetty", Path(__file__).with_name("edition.toml"))

_START: Final = EDITION.section("start")
COINS: Final[i64] = _START.number("coins", 0, 99)
TURNS: Final[i64] = _START.number("turns", 1, 99)
BARRELS: Final[i64] = _START.number("barrels", 1, 99)

_GOODS: Final = EDITION.known("good", GOOD_IDS)
GOOD_NAMES: Final = [entry.text("name") for entry in _GOODS]
PRICE: Final = vec[i64]([entry.number("price", 1, 99) for entry in _GOODS])
