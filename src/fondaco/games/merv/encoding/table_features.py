"""What is told of the table: the clock, the board, what is asked, what is under way."""

from typing import Final

from mypy_extensions import i64

from fondaco.games.merv.encoding.features import DOZEN, FEW, MANY, SOME
from fondaco.games.merv.encoding.other_features import FEATURES
from fondaco.games.merv.terms import (
    ACTIONS,
    BOON_IDS,
    BREAKTHROUGHS,
    BUY_IDS,
    CITIES,
    HALLS,
    MOST_MASTERS,
    NEEDS,
    SPICES,
    STEP_IDS,
)

# The clock.
SEATS: Final[i64] = FEATURES.flags("seats", MOST_MASTERS, "how many: one, two, three, four")
ROUNDS_PLAYED: Final[i64] = FEATURES.levels("rounds", 1, DOZEN, "rounds that are over")
ACTIVE: Final[i64] = FEATURES.flags(
    "active",
    MOST_MASTERS + 1,
    "whose turn it is: the seat's, that of another in order of play, his whom the rules play",
)
STEP: Final[i64] = FEATURES.flags(
    "step", 2 * len(STEP_IDS), "what is asked: of the seat, of another; see STEP_IDS in terms.py"
)

# The board.
CAMELS_OUT: Final[i64] = FEATURES.levels(
    "camels", 4, FEW, "in the camel market, in the mosque, in the queue, on routes"
)
REACH: Final[i64] = FEATURES.levels("caravansary camels", 1, SOME, "cards with a camel")
DISPLAY_SPICE: Final[i64] = FEATURES.levels("caravansary", SPICES, SOME, "open cards by spice")
OTHERS_COURT: Final[i64] = FEATURES.levels("palace", HALLS, FEW, "courtiers of others in each hall")
SETTLED: Final[i64] = FEATURES.flags(
    "marketplace", CITIES, "a trading post in that city, but none of the seat's"
)
GONE: Final[i64] = FEATURES.flags(
    "breakthroughs gone", BREAKTHROUGHS, "made by another than the seat"
)
TILE_GONE: Final[i64] = FEATURES.flags("scoring tiles", ACTIONS, "another has one for that action")
CHEAP_WALLS: Final[i64] = FEATURES.levels("cheap walls", 1, SOME, "pieces left for one cube")
WALL_WORTH: Final[i64] = FEATURES.levels(
    "wall slots",
    3,
    MANY,
    "influence for the seat of the best segment and of the best gate; segments worth 2 or more",
)
MARKET: Final[i64] = FEATURES.flags("camel market", len(BOON_IDS), "boons of its free slots")
TARGETS: Final[i64] = FEATURES.levels(
    "unguarded buildings",
    1,
    DOZEN,
    "of others than the seat: a soldier there brings more influence",
)
COURTIER_BUILT: Final[i64] = FEATURES.levels("high courtier", 1, DOZEN, "his buildings")
COURTIER_CAMELS: Final[i64] = FEATURES.levels("high courtier's camels", 1, FEW, "his camels")
COURTIER_TURN: Final[i64] = FEATURES.flags("high courtier's turn", 1, "still to come this round")

# A turn and a decision under way.
AT_HAND: Final[i64] = FEATURES.levels(
    "action at hand",
    ACTIONS,
    SOME,
    "on the site that the seat has activated, its action not taken yet: one more than its reach",
)
PERFORMED: Final[i64] = FEATURES.levels(
    "action under way", ACTIONS, SOME, "how often the seat has performed it, scrolls still to come"
)
MARKET_OPEN: Final[i64] = FEATURES.flags(
    "market at hand", 3, "the seat may still trade there this turn; with a camel; it has traded"
)
USED: Final[i64] = FEATURES.flags(
    "powers used", 2, "by the seat in this turn: the exchange, the discount"
)
OWED: Final[i64] = FEATURES.levels(
    "owed", 2 * len(STEP_IDS), FEW, "steps that wait: for the seat, for another; see STEP_IDS"
)
BUYING: Final[i64] = FEATURES.flags(
    "purchase", 2 * len(BUY_IDS), "what is being paid: by the seat, by another; see BUY_IDS"
)
NEED: Final[i64] = FEATURES.levels(
    "still to pay", NEEDS, FEW, "by the seat: cubes by color, cubes, goods: common, rare, either"
)
IN_HAND_CONTRACT: Final[i64] = FEATURES.levels(
    "contract in hand", 2, DOZEN, "its points, while it is being paid: with a soldier, with favour"
)
IN_HAND_SPICE: Final[i64] = FEATURES.levels(
    "card in hand", SPICES, FEW, "one more than its points for sets, while it is being paid"
)
IN_HAND_HALL: Final[i64] = FEATURES.levels(
    "courtier in hand", HALLS, DOZEN, "one more than the hall scores, while he is being paid"
)
IN_HAND_CITY: Final[i64] = FEATURES.flags("good in hand", 2, "common, rare, while it is being paid")
IN_HAND_BOON: Final[i64] = FEATURES.flags(
    "step in hand", len(BOON_IDS), "the boon of the space, while the advancement is being paid"
)
IN_HAND_WALL: Final[i64] = FEATURES.flags(
    "wall in hand", 2, "segment, gate, while it is being paid"
)
HEARD: Final[i64] = FEATURES.levels("heard", HALLS, FEW, "courtiers of the seat heard this year")
