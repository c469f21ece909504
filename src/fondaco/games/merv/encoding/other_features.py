"""What is told of each other seat in order of play, and of the magistrate."""

from typing import Final

from mypy_extensions import i64

from fondaco.games.merv.encoding.features import DOZEN, FEW, LOTS, MANY, SOME
from fondaco.games.merv.encoding.own_features import FEATURES as FEATURES
from fondaco.games.merv.terms import ACTIONS, CITIES, CUBES, PER_TIER, SPICES

BLOCKS: Final[i64] = 4
MAGISTRATE_BLOCK: Final[i64] = 3
_EACH: Final = "for each other seat in order of play, then the magistrate"

LEAD: Final[i64] = FEATURES.levels(
    "others' leads",
    4 * BLOCKS,
    LOTS,
    "the seat's lead over the other in points, its arrears, its lead in outlook, its arrears: one"
    f" by one up to 16, then in fours; {_EACH}",
)
NEXT_SCORING: Final[i64] = FEATURES.levels(
    "others' next scoring", BLOCKS, LOTS, f"points of it as things stand, graded as leads; {_EACH}"
)
TO_COME: Final[i64] = FEATURES.flags(
    "others' turns",
    2 * BLOCKS,
    f"the turn of this round is to come, and before the seat's; {_EACH}",
)
FAVOUR_AT: Final[i64] = FEATURES.levels("others' favour", BLOCKS, DOZEN, f"the space; {_EACH}")
INFLUENCE_AT: Final[i64] = FEATURES.levels("others' influence", BLOCKS, MANY, f"the space; {_EACH}")
PURSE: Final[i64] = FEATURES.levels("others' purses", BLOCKS, MANY, f"all cubes; {_EACH}")
CAMELS: Final[i64] = FEATURES.levels("others' camels", BLOCKS, SOME, f"camels; {_EACH}")
BUILT: Final[i64] = FEATURES.levels("others' buildings", BLOCKS, DOZEN, f"buildings; {_EACH}")
BARE: Final[i64] = FEATURES.levels(
    "others' unguarded", BLOCKS, DOZEN, f"buildings in danger while an invasion is to come; {_EACH}"
)
SCROLLS_HELD: Final[i64] = FEATURES.levels("others' scrolls", BLOCKS, DOZEN, f"scrolls; {_EACH}")
GOODS_HELD: Final[i64] = FEATURES.levels("others' goods", BLOCKS, DOZEN, f"goods; {_EACH}")
CARDS_HELD: Final[i64] = FEATURES.levels("others' cards", BLOCKS, MANY, f"caravan cards; {_EACH}")
STEPS_TAKEN: Final[i64] = FEATURES.levels("others' steps", BLOCKS, SOME, f"in the mosque; {_EACH}")
COURT: Final[i64] = FEATURES.levels("others' courts", BLOCKS, SOME, f"courtiers; {_EACH}")
READY: Final[i64] = FEATURES.levels(
    "others' contracts", BLOCKS, DOZEN, f"points of the best one that lacks nothing; {_EACH}"
)

# Where there is one rival only, more is told of him.
RIVALS: Final[i64] = 2
_RIVAL: Final = "of the only rival: the other of two seats, then the magistrate"
CUBE: Final[i64] = FEATURES.levels(
    "rival's cubes", RIVALS * CUBES, SOME, f"by color; the magistrate has none; {_RIVAL}"
)
BUILT_KIND: Final[i64] = FEATURES.levels(
    "rival's buildings by action", RIVALS * ACTIONS, FEW, f"on sites of that action; {_RIVAL}"
)
BEST_LINES: Final[i64] = FEATURES.levels(
    "rival's best lines",
    RIVALS * 2,
    SOME,
    f"cubes that his buildings yield in the best column, the best row; {_RIVAL}",
)
SPICE_HELD: Final[i64] = FEATURES.levels(
    "rival's spices", RIVALS * SPICES, SOME, f"cards of each spice; {_RIVAL}"
)
POSTS_HELD: Final[i64] = FEATURES.flags("rival's posts", RIVALS * CITIES, f"by city; {_RIVAL}")
FREE_STORES: Final[i64] = FEATURES.levels(
    "rival's free stores", RIVALS * 3, SOME, f"scrolls, common goods, rare goods; {_RIVAL}"
)
DISCOUNT: Final[i64] = FEATURES.flags(
    "rival's discounts", RIVALS * PER_TIER, f"by what his first breakthrough serves; {_RIVAL}"
)
TILE_HELD: Final[i64] = FEATURES.levels(
    "rival's scoring tiles",
    RIVALS * ACTIONS,
    SOME,
    f"one more than the buildings counted; {_RIVAL}",
)

# Alone: the magistrate's deck, and what he can do next.
DECK: Final[i64] = FEATURES.flags(
    "solo cards",
    4 * ACTIONS,
    "by action, where its card lies: it may be drawn next, it lies face up, among the discards, or"
    " is removed; nothing if it can only come later",
)
POWER: Final[i64] = FEATURES.levels(
    "magistrate's reach",
    ACTIONS,
    SOME,
    "how often he would perform each action in his next turn, if its card were drawn: where the"
    " slots are known, on a free one",
)
