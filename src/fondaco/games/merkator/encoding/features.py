"""The features of Merkator, group by group: what each says about a position.

What the seat has comes first, then the table, then each other seat in order of play, then
SoloPlay's AI. Rows that are called ranks are the stacks of Contracts from the lowest to the
highest: as printed, values 2 to 10, then the Peace of Westphalia.
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core.encoding import Features
from fondaco.games.merkator.encoding.tables import RANKS, SIZES
from fondaco.games.merkator.terms import GOODS, MAJORS, OPTIONS, PLACES, STEP_IDS

FEATURES: Final = Features()

# Turns that a seat has still to begin: none, 1, 2, up to 4, up to 8, more.
PHASES: Final[i64] = 6
PHASE_TEXT: Final = "the turns still to begin (none, 1, 2, 3 to 4, 5 to 8, more)"

STAGES: Final[i64] = 3
STAGE_TEXT: Final = "the turns still to begin (up to 1, 2 to 4, more)"

# How near a Contract is to being fulfilled.
HERE: Final[i64] = 0
JOINED: Final[i64] = 1
READY: Final[i64] = 2
FOUND: Final[i64] = 3
TRADED: Final[i64] = 4
POOR: Final[i64] = 5
ONE_COLOR: Final[i64] = 6
ONE_SCARCE: Final[i64] = 7
TWO_COLORS: Final[i64] = 8
THREE_COLORS: Final[i64] = 9
FAR: Final[i64] = 10
REACHES: Final[i64] = 11
REACH_TEXT: Final = (
    "how near it is: can be paid before anybody travels; by joining; on a travel with what is held;"
    " with what is found there; with 4:1 trades; the same, but for Time counters; one color is"
    " lacking, and enough cubes of it lie out; not enough; two colors; three; more"
)

# Modes: Solitary, SoloPlay, and two to four seats.
MODES: Final[i64] = 5
MODE_TEXT: Final = "the mode (Solitary, SoloPlay, two seats, three, four)"

# What the seat has.
GOODS_HELD: Final[i64] = FEATURES.levels(
    "goods", GOODS, 6, "by good: how many of it are in the office"
)
GOODS_LACKING: Final[i64] = FEATURES.levels(
    "goods lacking", GOODS, 4, "by good: how many all own Contracts name beyond those in the office"
)
GOODS_SPARE: Final[i64] = FEATURES.levels(
    "goods to spare", GOODS, 4, "by good: how many are in the office beyond all that they name"
)
SUPPLY: Final[i64] = FEATURES.levels("supply", MAJORS, 2, "by color: cubes on the Supply tile")
UNITS: Final[i64] = FEATURES.levels("units", 1, 30, "goods and cubes of the Supply tile in all")
KINDS: Final[i64] = FEATURES.levels("kinds", 1, 16, "different goods, cubes placed to make more")
FOURS: Final[i64] = FEATURES.levels("fours", 1, 5, "4:1 trades that the goods allow")
TIME: Final[i64] = FEATURES.levels(
    "time", STAGES, 14, f"by {STAGE_TEXT}: the seat's Time counters, those under way included"
)
TALER: Final[i64] = FEATURES.levels("taler", 1, 20, "the seat's Taler")
PURSE: Final[i64] = FEATURES.levels(
    "purse", STAGES, 26, f"by {STAGE_TEXT}: Taler and the values of Contracts beyond the best five"
)

# Its Contracts.
CONTRACTS: Final[i64] = FEATURES.levels(
    "contracts",
    PHASES * RANKS * REACHES,
    2,
    f"by {PHASE_TEXT}, by rank, by {REACH_TEXT}: how many own Contracts there are of that kind;"
    " the Peace of Westphalia, which is never delivered, is always far",
)
CONTRACT_PLACES: Final[i64] = FEATURES.flags(
    "contract places", RANKS * PLACES, "by rank, by location: own Contracts"
)
CONTRACT_SIZES: Final[i64] = FEATURES.flags(
    "contract sizes",
    RANKS * SIZES,
    "by rank, by the goods it asks for in all (1 to 12 or more): own ones",
)
LACKS: Final[i64] = 10
CONTRACT_LACKS: Final[i64] = FEATURES.flags(
    "contract lacks",
    RANKS * LACKS,
    "by rank, by the goods that a travel to its location would leave lacking (none to 9 or more):"
    " own Contracts",
)
NUMBER: Final[i64] = FEATURES.levels("number of contracts", 1, 10, "Contracts that the seat owns")
PLACES_NAMED: Final[i64] = FEATURES.levels("places", 1, 10, "different locations on own Contracts")
REWARDS: Final[i64] = FEATURES.flags(
    "rewards",
    2 * RANKS * 9,
    "by whether the own one below can be paid now or next (no, yes), by rank, by the goods lacking"
    " for it (none to 8 or more): the open Contract that an own one of the rank below would earn",
)
TRIPS: Final[i64] = FEATURES.levels(
    "trips",
    PLACES,
    14,
    "by location: points that the Contracts payable on a travel there would add, as far as the"
    " counters suffice",
)
BEST_TRIP: Final[i64] = FEATURES.levels(
    "best trip", PHASES, 18, f"by {PHASE_TEXT}: points of the best of these travels"
)
HAULS: Final[i64] = FEATURES.levels(
    "hauls",
    PLACES,
    6,
    "by location: goods that own Contracts lack among those that a travel there would bring, from"
    " cubes and Bonus cards, as far as the counters suffice",
)
BEST_HAUL: Final[i64] = FEATURES.levels("best haul", 1, 8, "the most of these")
SECOND_TRIP: Final[i64] = FEATURES.levels("second trip", 1, 14, "points of the second best")
UNLOCKED: Final[i64] = FEATURES.levels(
    "unlocked",
    MAJORS,
    14,
    "by color: points of Contracts that lack this color alone, and enough cubes of it lie out",
)
BEST_UNLOCKED: Final[i64] = FEATURES.levels(
    "best unlocked", PHASES, 14, f"by {PHASE_TEXT}: the most of these"
)
POINTS_HERE: Final[i64] = FEATURES.levels(
    "points here", 1, 20, "points of Contracts that can be paid before anybody travels again"
)
POINTS_JOINED: Final[i64] = FEATURES.levels(
    "points by joining", 1, 20, "points of Contracts that can be paid here if the seat joins"
)

# Its cards.
BONUS_PLACES: Final[i64] = FEATURES.levels(
    "bonus places", PLACES, 2, "by location: own Bonus cards that show it"
)
BONUS_GOODS: Final[i64] = FEATURES.levels(
    "bonus goods", GOODS, 2, "by good: own Bonus cards that bring it"
)
BONUS_CARDS: Final[i64] = FEATURES.levels("bonus cards", 1, 8, "own Bonus cards")
BONUS_MEETS: Final[i64] = FEATURES.levels(
    "bonus meets", 1, 5, "own Bonus cards at whose location an own Contract is delivered"
)
BUILDINGS: Final[i64] = FEATURES.levels("buildings", 1, 12, "own Buildings")
RATES: Final[i64] = FEATURES.levels(
    "rates",
    6,
    6,
    "by what is counted (best Contract, Contracts, their locations, Bonus cards, Buildings, Time"
    " counters): half points that own Buildings give for each",
)
GOOD_RATES: Final[i64] = FEATURES.levels(
    "rates of goods", GOODS, 5, "by good: half points that own Buildings give for one more of it"
)
MISSING: Final[i64] = FEATURES.levels(
    "missing", 7, 4, "by what is missing (nothing to 6 or more): own Buildings that want so many"
)
SOLE: Final[i64] = FEATURES.levels(
    "sole most", 2, 3, "own Buildings for who has most of something: met; not met"
)
POINTS: Final[i64] = FEATURES.levels("points", 1, 100, "points now")
CONTRACT_POINTS: Final[i64] = FEATURES.levels(
    "contract points", 1, 70, "points of own Contracts now"
)
BUILDING_POINTS: Final[i64] = FEATURES.levels(
    "building points", STAGES, 40, f"by {STAGE_TEXT}: points of own Buildings now"
)
HAND: Final[i64] = FEATURES.flags(
    "hand card", RANKS + 2, "in hand: a Contract, by rank; a Bonus card; a Building"
)

# What lies open for it.
PRICES: Final[i64] = 3
PRICE_TEXT: Final = "its price (within the purse, up to 6 above it, more)"
OFFERED: Final[i64] = FEATURES.levels(
    "offered buildings",
    PRICES * 13,
    3,
    f"by {PRICE_TEXT}, by the points it would give now (0 to 12 or more): open Buildings",
)
OFFERED_MISSING: Final[i64] = FEATURES.levels(
    "offered, missing",
    PRICES * 4,
    2,
    f"by {PRICE_TEXT}, by how many are missing (1 to 4 or more): open Buildings that want so many",
)
BEST_OFFER: Final[i64] = FEATURES.levels(
    "best offer", PHASES, 14, f"by {PHASE_TEXT}: most points of an open Building within the purse"
)
OFFERED_ROWS: Final[i64] = 4
OFFERED_BONUS: Final[i64] = FEATURES.levels(
    "offered bonus cards",
    OFFERED_ROWS,
    4,
    "open Bonus cards: of a good that is lacking; of a location on an own Contract; of both; other",
)

# The table.
MODE: Final[i64] = FEATURES.flags("mode", MODES, "by mode: this one is played")
OPTION: Final[i64] = FEATURES.flags(
    "options",
    OPTIONS,
    "no joining, no coins, hand card, no losses, forced cash, bonus good, offers, long, Solitary,"
    " SoloPlay, easy, expert",
)
TURNS: Final[i64] = FEATURES.levels(
    "turns", MODES, 18, f"by {MODE_TEXT}: turns that the seat has still to begin, or may have"
)
COUNTERS: Final[i64] = FEATURES.levels("counters", 1, 50, "Time counters left on the chart")
TOP_ROW: Final[i64] = FEATURES.levels("top row", 1, 7, "counters of the chart until the next check")
ENDING: Final[i64] = FEATURES.flags(
    "ending", 5, "what has triggered the end: counters, Peace, Solo stack, AI stuck, 10 taken"
)
FINAL_TURNS: Final[i64] = FEATURES.levels("final turns", 1, 5, "turns left of the final round")
STEPS: Final[i64] = len(STEP_IDS)
STEP: Final[i64] = FEATURES.flags(
    "step", 2 * STEPS, "what is asked, by step: of the seat itself; of somebody else"
)
TURN: Final[i64] = FEATURES.flags(
    "turn",
    6,
    "the seat is active and has not traveled; active and has; next; after next; last of four; it is"
    " the AI's turn",
)
TOKEN: Final[i64] = FEATURES.flags("token", PLACES, "by location: the Merkator token stands there")
CUBES: Final[i64] = FEATURES.levels("cubes", MAJORS, 8, "by color: cubes at its location")
ALL_CUBES: Final[i64] = FEATURES.levels("all cubes", 1, 30, "cubes on the board in all")
USEFUL_CUBES: Final[i64] = FEATURES.levels(
    "useful cubes", 1, 16, "cubes on the board of which the seat lacks the color for its Contracts"
)
COVETED: Final[i64] = FEATURES.levels(
    "coveted", RANKS, 3, "by rank: others who could take the open Contract on their next travel"
)
EMPTY: Final[i64] = FEATURES.flags("empty stacks", RANKS, "by rank: no Contract lies open there")
AT_HAND: Final[i64] = FEATURES.flags(
    "contract at hand", RANKS, "by rank: the seat is fulfilling such a Contract"
)
UNPAID: Final[i64] = FEATURES.levels(
    "unpaid", 2, 14, "still to pay by the seat: goods of the Contract at hand; Taler of a card"
)
WANTED: Final[i64] = FEATURES.flags(
    "wanted", 2, "the seat is paying for a Bonus card; for a Building (told as if it were its own)"
)
TO_LOSE: Final[i64] = FEATURES.levels("to lose", 1, 3, "goods that a check will still cost it")
BIDS: Final[i64] = FEATURES.levels(
    "bids", 4, 8, "offered: Taler by the seat, counters by it; Taler to it, counters to it"
)
