"""The nouns of Merkator as small numbers, with the ids that an edition and a move text use."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
Place: TypeAlias = i64
Good: TypeAlias = i64
Color: TypeAlias = i64
Card: TypeAlias = i64

# The Major locations come first: a color is the number of the location its cubes come from.
PLACE_IDS: Final = [
    "hamburg",
    "danzig",
    "sweden",
    "russia",
    "dutch_republic",
    "england",
    "france",
    "spain",
    "denmark",
    "bohemia",
    "italy",
    "newfoundland",
]
PLACES: Final[i64] = 12
MAJORS: Final[i64] = 8

# Two goods a color: the goods of color c are 2 c and 2 c + 1.
GOOD_IDS: Final = [
    "livestock",
    "muskets",
    "grain",
    "saltpeter",
    "iron",
    "copper",
    "ham",
    "fish_oil",
    "vegetables",
    "calfskin",
    "fabric",
    "coal",
    "plums",
    "wine",
    "citrus_fruit",
    "spice",
]
GOODS: Final[i64] = 16
ANY: Final[i64] = 16  # what a trade may bring where the Contract does not name the good
TIME: Final[i64] = 16  # what may be traded like a good: Time counters

COLUMN_IDS: Final = ["A", "B", "C", "D", "E", "F"]

# Kinds of Building: when their points are earned.
BUILDING_KIND_IDS: Final = ["sole_most", "at_least", "per", "token_at"]
SOLE_MOST: Final[i64] = 0
AT_LEAST: Final[i64] = 1
PER: Final[i64] = 2
TOKEN_AT: Final[i64] = 3

# What a Building counts.
BEST_VALUE: Final[i64] = 0
CONTRACTS_OWNED: Final[i64] = 1
CONTRACT_PLACES: Final[i64] = 2
BONUS_OWNED: Final[i64] = 3
BUILDINGS_OWNED: Final[i64] = 4
COUNTERS: Final[i64] = 5
ALL_UNITS: Final[i64] = 6
UNITS: Final[i64] = 7  # of the goods that the card names, by good, column or category
KINDS: Final[i64] = 8  # of these goods
FULL_COLUMNS: Final[i64] = 9
LARGEST_STOCK: Final[i64] = 10
SUBJECTS: Final = {
    "contract_value": BEST_VALUE,
    "contracts": CONTRACTS_OWNED,
    "contract_locations": CONTRACT_PLACES,
    "bonus_cards": BONUS_OWNED,
    "buildings": BUILDINGS_OWNED,
    "time_counters": COUNTERS,
    "goods": ALL_UNITS,
    "good_types": KINDS,
    "column_goods": UNITS,
    "column_types": KINDS,
    "category_goods": UNITS,
    "category_types": KINDS,
    "named_goods": UNITS,
    "complete_columns": FULL_COLUMNS,
    "largest_stock": LARGEST_STOCK,
}

# Where a card lies, if not with the seat of that number.
STACK: Final[i64] = -1  # face down, or under the open card of its stack
OPEN: Final[i64] = -2  # in the open offer, or on top of its stack
DISCARD: Final[i64] = -3
SOLO: Final[i64] = -4  # in the Solo stack
OUT: Final[i64] = -5  # out of play
UNDER: Final[i64] = -10  # put under the stack, the first time; -11 the second time, and so on
PILED: Final[i64] = -100  # at the bottom of an open pile; -101 on it, and so on, OPEN on top
HAND: Final[i64] = 10  # in the hand of seat 0; 11 in that of seat 1, and so on

# SoloPlay's AI has no seat; what he owns is kept under the number after the only one.
AI: Final[i64] = 1

# What can trigger the final round, or end the game.
ENDING_IDS: Final = ["counters", "peace", "stack", "stuck", "ten"]
COUNTERS_TAKEN: Final[i64] = 0
PEACE_GAINED: Final[i64] = 1
SOLO_STACK_DRAWN: Final[i64] = 2
AI_STUCK: Final[i64] = 3
TEN_TAKEN: Final[i64] = 4

# Ways to play that a table may choose.
NO_JOINING: Final[i64] = 0
NO_COINS: Final[i64] = 1
HAND_CARD: Final[i64] = 2
NO_LOSSES: Final[i64] = 3
FORCED_CASH: Final[i64] = 4
BONUS_GOOD_AT_ONCE: Final[i64] = 5
OFFERS: Final[i64] = 6
LONG: Final[i64] = 7
SOLITARY: Final[i64] = 8
SOLOPLAY: Final[i64] = 9
EASY: Final[i64] = 10
EXPERT: Final[i64] = 11
OPTIONS: Final[i64] = 12
OPTION_IDS: Final = [
    "no_joining",
    "no_coins",
    "hand_card",
    "no_losses",
    "forced_cash",
    "bonus_good",
    "offers",
    "long",
    "solitary",
    "soloplay",
    "easy",
    "expert",
]

# What is asked.
INVEST: Final[i64] = 0
TAKE: Final[i64] = 1
CHECK: Final[i64] = 2
LOSE: Final[i64] = 3
FULFILL: Final[i64] = 4
TRADE: Final[i64] = 5
PAY: Final[i64] = 6
JOIN: Final[i64] = 7
OVER: Final[i64] = 8
SPEND: Final[i64] = 9
FORCE: Final[i64] = 10
REWARD: Final[i64] = 11
BID_TALER: Final[i64] = 12
BID_TIME: Final[i64] = 13
SWAP: Final[i64] = 14
BLOCKED: Final[i64] = 15
AI_TURN: Final[i64] = 16
GIVE: Final[i64] = 17
EXCESS: Final[i64] = 18
STEP_IDS: Final = [
    "invest",
    "take",
    "check",
    "lose",
    "fulfill",
    "trade",
    "pay",
    "join",
    "over",
    "spend",
    "force",
    "reward",
    "bid_taler",
    "bid_time",
    "swap",
    "blocked",
    "ai_turn",
    "give",
    "excess",
]


def color_of(good: Good) -> Color:
    return good // 2


def counts_goods(subject: i64) -> bool:
    """Whether a Building of that subject counts goods."""
    return subject == ALL_UNITS or depends_on_kinds(subject)


def depends_on_kinds(subject: i64) -> bool:
    """Whether it matters to a Building of that subject which goods they are."""
    return subject in (UNITS, KINDS, FULL_COLUMNS, LARGEST_STOCK)
