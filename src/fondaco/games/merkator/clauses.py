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
LOSS_COLUMN: Final = RULEBOOK.clause("loss.column")
FULFILL_PLACE: Final = RULEBOOK.clause("fulfill.place")
FULFILL_OWN: Final = RULEBOOK.clause("fulfill.own")
FULFILL_GOODS: Final = RULEBOOK.clause("fulfill.goods")
FULFILL_ONCE: Final = RULEBOOK.clause("fulfill.once")
FULFILL_NOT_PEACE: Final = RULEBOOK.clause("fulfill.not_peace")
FULFILL_ASK: Final = RULEBOOK.clause("fulfill.ask")
TRADE_FOUR: Final = RULEBOOK.clause("trade.four")
TRADE_TIME_RATE: Final = RULEBOOK.clause("trade.time")
TRADE_NEEDED: Final = RULEBOOK.clause("trade.needed")
TRADE_WHOLE: Final = RULEBOOK.clause("trade.whole")
TRADE_AT_ONCE: Final = RULEBOOK.clause("trade.at_once")
TRADE_ITSELF: Final = RULEBOOK.clause("trade.itself")
JOIN_COUNTERS: Final = RULEBOOK.clause("join.cost")
SUPPLY_COLOR: Final = RULEBOOK.clause("supply.color")
SUPPLY_WHEN: Final = RULEBOOK.clause("supply.when")

BARTER_NOT_PLAYED: Final = RULEBOOK.clause("barter.when")
BARTER_NO_SALE: Final = RULEBOOK.clause("barter.no_sale")
BARTER_CONTRACTS: Final = RULEBOOK.clause("barter.contracts")
BARTER_ORDER: Final = RULEBOOK.clause("barter.order")
BARTER_LAST: Final = RULEBOOK.clause("barter.last")
BARTER_GIVE_UP: Final = RULEBOOK.clause("barter.give_up")
HAND_NOT_PLAYED: Final = RULEBOOK.clause("hand.when")
HAND_TURN: Final = RULEBOOK.clause("hand.turn")
HAND_ONCE: Final = RULEBOOK.clause("hand.once")
HAND_LIMIT: Final = RULEBOOK.clause("hand.limit")
HAND_OPEN: Final = RULEBOOK.clause("hand.open")
HAND_PEACE: Final = RULEBOOK.clause("hand.peace")
OFFERS_OWN: Final = RULEBOOK.clause("offers.own")
