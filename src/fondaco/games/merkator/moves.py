"""The catalogue: every move of Merkator, made once, with its index and its text."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.catalogue import Catalogue
from fondaco.games.merkator.components import (
    BONUS_IDS,
    BUILDING_IDS,
    COLUMN_GOODS,
    CONTRACT_IDS,
    CONTRACTS,
    CONTRACTS_AT,
    FREE_COUNT,
    MOST_FREE,
    NEEDS,
    TRADE_GOODS,
    TRADE_TIME,
)
from fondaco.games.merkator.terms import ANY, GOOD_IDS, GOODS, PLACE_IDS, TIME, Card

# Kinds of move.
SELL: Final[i64] = 0
BUY_BONUS: Final[i64] = 1
BUY_BUILDING: Final[i64] = 2
TRAVEL: Final[i64] = 3
TAKE_GOODS: Final[i64] = 4  # so many of the first good of a color, the rest of the second
TAKE_SECOND: Final[i64] = 5  # one cube, as the second good of its color
ACCEPT: Final[i64] = 6
FLIP_NEXT: Final[i64] = 7
LOSE_GOOD: Final[i64] = 8
USE_SUPPLY: Final[i64] = 9
FULFILL_CONTRACT: Final[i64] = 10
PAY_GOODS: Final[i64] = 11
DONE: Final[i64] = 12
TRADE_TOWARD: Final[i64] = 13
TRADE_FOR: Final[i64] = 14
JOIN_TRAVEL: Final[i64] = 15
STAY: Final[i64] = 16
# With rules that a table may add.
SPEND_CONTRACT: Final[i64] = 17
GIVE_UP: Final[i64] = 18
HOLD_CONTRACT: Final[i64] = 19
HOLD_BONUS: Final[i64] = 20
HOLD_BUILDING: Final[i64] = 21
GAIN_TOP: Final[i64] = 22
GAIN_HAND: Final[i64] = 23
OFFER_TALER: Final[i64] = 24
OFFER_TIME: Final[i64] = 25
KEEP: Final[i64] = 26
SWAP_CONTRACT: Final[i64] = 27
# Against SoloPlay's AI.
GAIN_SAME: Final[i64] = 28
GAIN_PEACE: Final[i64] = 29
GAIN_NOTHING: Final[i64] = 30
GIVE_BONUS: Final[i64] = 31
# Paid above the cash limit.
GIVE_UP_TALER: Final[i64] = 32
KINDS: Final[i64] = 33

# The most cubes that become the first good of their color: see goods.many.
MOST_TAKEN: Final[i64] = 60
MOST_OFFERED: Final[i64] = 60

_TARGETS: Final = [*GOOD_IDS, "any"]


def _traded(source: int) -> str:
    return f"{TRADE_TIME} time" if source == TIME else f"{TRADE_GOODS} {GOOD_IDS[source]}"


CATALOGUE: Final = Catalogue(KINDS)
CATALOGUE.row(SELL, "sell", CONTRACT_IDS)
CATALOGUE.row(BUY_BONUS, "buy", BONUS_IDS)
CATALOGUE.row(BUY_BUILDING, "buy", BUILDING_IDS)
CATALOGUE.row(TRAVEL, "travel", PLACE_IDS)
TAKES: Final = CATALOGUE.table(  # by color
    TAKE_GOODS, [[f"take {n} {id}" for n in range(1, MOST_TAKEN + 1)] for id in GOOD_IDS[::2]], 1
)
TAKES_SECOND: Final = CATALOGUE.row(TAKE_SECOND, "take 1", GOOD_IDS[1::2])  # by color
_LOSSES: Final = CATALOGUE.row(LOSE_GOOD, "lose", GOOD_IDS)
CATALOGUE.row(USE_SUPPLY, "supply", GOOD_IDS)
_FULFILLMENTS: Final = CATALOGUE.row(FULFILL_CONTRACT, "fulfill", CONTRACT_IDS)
_TRADINGS: Final = CATALOGUE.row(TRADE_TOWARD, "trade toward", CONTRACT_IDS)
_TRADES: Final = CATALOGUE.table(  # by source, by target
    TRADE_FOR,
    [[f"trade {_traded(s)} for {t}" for t in _TARGETS] for s in range(len(GOOD_IDS) + 1)],
)
PAYMENTS: Final = CATALOGUE.table(  # by good
    PAY_GOODS, [[f"pay {n} {id}" for n in range(MOST_FREE + 1)] for id in GOOD_IDS]
)
CATALOGUE.one(ACCEPT, "accept")
CATALOGUE.one(FLIP_NEXT, "flip next")
CATALOGUE.one(JOIN_TRAVEL, "join")
CATALOGUE.one(STAY, "stay")
CATALOGUE.one(DONE, "done")
CATALOGUE.row(SPEND_CONTRACT, "spend", CONTRACT_IDS)
CATALOGUE.row(GIVE_UP, "give up", CONTRACT_IDS)
CATALOGUE.row(HOLD_CONTRACT, "hold", CONTRACT_IDS)
CATALOGUE.row(HOLD_BONUS, "hold", BONUS_IDS)
CATALOGUE.row(HOLD_BUILDING, "hold", BUILDING_IDS)
CATALOGUE.one(GAIN_TOP, "gain top")
CATALOGUE.one(GAIN_HAND, "gain hand")
CATALOGUE.table(OFFER_TALER, [[f"offer {n} taler" for n in range(MOST_OFFERED + 1)]])
CATALOGUE.table(OFFER_TIME, [[f"offer {n} time" for n in range(MOST_OFFERED + 1)]])
CATALOGUE.one(KEEP, "keep")
CATALOGUE.one(SWAP_CONTRACT, "swap")
CATALOGUE.one(GAIN_SAME, "gain same")
CATALOGUE.one(GAIN_PEACE, "gain peace")
CATALOGUE.one(GAIN_NOTHING, "gain nothing")
CATALOGUE.row(GIVE_BONUS, "give", BONUS_IDS)
CATALOGUE.one(GIVE_UP_TALER, "give up taler")

# Those that a legal list looks at, made once: at a place, in a column, for a Contract.
FULFILLMENTS_AT: Final = [[_FULFILLMENTS[card] for card in cards] for cards in CONTRACTS_AT]
TRADINGS_AT: Final = [[_TRADINGS[card] for card in cards] for cards in CONTRACTS_AT]
LOSSES_IN: Final = [[_LOSSES[good] for good in goods] for goods in COLUMN_GOODS]


def _targets(card: Card) -> list[i64]:
    """What a trade may bring for the Contract: the goods it names, or ANY."""
    named = [good for good in range(GOODS) if NEEDS[card * GOODS + good] > 0]
    return [ANY] if FREE_COUNT[card] > 0 else named


TRADES_FOR: Final = [
    [row[target] for row in _TRADES for target in _targets(card)] for card in range(CONTRACTS)
]
