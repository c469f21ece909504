"""The rules of Merkator in our own words; one name for each clause that can forbid a move."""

from pathlib import Path
from typing import Final

from fondaco.core.rulebook import Rulebook

RULEBOOK: Final = Rulebook(Path(__file__).with_name("rules.toml"))

TURN_STEPS: Final = RULEBOOK.clause("turn.steps")
INVEST_OWN: Final = RULEBOOK.clause("invest.own")
INVEST_LAST: Final = RULEBOOK.clause("invest.last")
INVEST_OPEN: Final = RULEBOOK.clause("invest.open")
INVEST_PRICE: Final = RULEBOOK.clause("invest.price")
INVEST_FORCED: Final = RULEBOOK.clause("invest.forced")
TRAVEL_COST: Final = RULEBOOK.clause("travel.cost")
GOODS_TAKE: Final = RULEBOOK.clause("goods.take")
GOODS_ONE: Final = RULEBOOK.clause("goods.one")
GOODS_MORE: Final = RULEBOOK.clause("goods.more")
LOSS_REPLACE: Final = RULEBOOK.clause("loss.replace")
LOSS_LAST_ROW: Final = RULEBOOK.clause("loss.last_row")
LOSS_COLUMN: Final = RULEBOOK.clause("loss.column")
FULFILL_PLACE: Final = RULEBOOK.clause("fulfill.place")
FULFILL_OWN: Final = RULEBOOK.clause("fulfill.own")
FULFILL_GOODS: Final = RULEBOOK.clause("fulfill.goods")
FULFILL_ONCE: Final = RULEBOOK.clause("fulfill.once")
FULFILL_NOT_PEACE: Final = RULEBOOK.clause("fulfill.not_peace")
FULFILL_ASK: Final = RULEBOOK.clause("fulfill.ask")
TRADE_ANY: Final = RULEBOOK.clause("trade.any")
TRADE_FOUR: Final = RULEBOOK.clause("trade.four")
TRADE_TIME_RATE: Final = RULEBOOK.clause("trade.time")
TRADE_NEEDED: Final = RULEBOOK.clause("trade.needed")
TRADE_WHOLE: Final = RULEBOOK.clause("trade.whole")
TRADE_AT_ONCE: Final = RULEBOOK.clause("trade.at_once")
TRADE_ITSELF: Final = RULEBOOK.clause("trade.itself")
JOIN_COUNTERS: Final = RULEBOOK.clause("join.cost")
SUPPLY_COLOR: Final = RULEBOOK.clause("supply.color")
SUPPLY_WHEN: Final = RULEBOOK.clause("supply.when")
