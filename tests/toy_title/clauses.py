"""The rules of Jetty; one name for each clause that can forbid a move."""

from pathlib import Path
from typing import Final

from fondaco.core.rulebook import Rulebook

RULEBOOK: Final = Rulebook(Path(__file__).with_name("rules.toml"))

TURN_STEPS: Final = RULEBOOK.clause("turn.steps")
BUY_STOCK: Final = RULEBOOK.clause("buy.stock")
BUY_PRICE: Final = RULEBOOK.clause("buy.price")
SELL_OWN: Final = RULEBOOK.clause("sell.own")
