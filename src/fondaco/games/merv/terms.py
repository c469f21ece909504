"""The nouns of Merv as small numbers, with the ids that an edition and a move text use."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
Owner: TypeAlias = i64  # a seat, or an opponent whom the rules play
Cell: TypeAlias = i64  # of the city, row by row from the north-west: 0 .. 24
Site: TypeAlias = i64  # a building site tile
Color: TypeAlias = i64
Action: TypeAlias = i64

# Opponents whom the rules play have no seat; what they own is kept under the numbers after it.
MAGISTRATE: Final[i64] = 1  # with one seat
COURTIER: Final[i64] = 2  # with one seat or two
MOST_MASTERS: Final[i64] = 4

# Colors of the resource cubes; white is wild.
COLOR_IDS: Final = ["purple", "tan", "teal", "orange"]
COLORS: Final[i64] = 4
WHITE: Final[i64] = 4
CUBE_IDS: Final = [*COLOR_IDS, "white"]
CUBES: Final[i64] = 5

# The six board actions, in the order of the rulebook.
ACTION_IDS: Final = ["caravansary", "palace", "library", "marketplace", "mosque", "wall"]
ACTIONS: Final[i64] = 6
CARAVANSARY: Final[i64] = 0
PALACE: Final[i64] = 1
LIBRARY: Final[i64] = 2
MARKETPLACE: Final[i64] = 3
MOSQUE: Final[i64] = 4
WALL: Final[i64] = 5

# The city: 5 by 5 cells, the camel market in the middle. Lines 0 .. 4 are the columns from the
# west, 5 .. 9 the rows from the north.
SIDE: Final[i64] = 5
CELLS: Final[i64] = 25
MARKET_CELL: Final[i64] = 12
ROWS_FROM: Final[i64] = 5
SIDE_IDS: Final = ["north", "east", "south", "west"]
ROUNDS: Final[i64] = 4
YEARS: Final[i64] = 3

# What lies in the bonus slot of a site: nothing (NONE), the soldier of that owner, or an upgrade.
WHITE_UPGRADE: Final[i64] = 4
BONUS_UPGRADE: Final[i64] = 5  # of color 0; 6 of color 1, and so on

# Tracks on which everybody has a disk.
FAVOUR: Final[i64] = 0
INFLUENCE: Final[i64] = 1
PRAYER: Final[i64] = 2  # the mosque track: the number of the space, 0 before the first
TRACKS: Final[i64] = 3

# What the points on the score track came from.
BY_FAVOUR: Final[i64] = 0
BY_INFLUENCE: Final[i64] = 1
BY_MOSQUE: Final[i64] = 2
BY_CONTRACTS: Final[i64] = 3
BY_BREAKTHROUGHS: Final[i64] = 4
BY_PALACE: Final[i64] = 5
BY_BUILDINGS: Final[i64] = 6
BY_TILES: Final[i64] = 7
BY_FAITH: Final[i64] = 8
SOURCES: Final[i64] = 9
SOURCE_IDS: Final = [
    "favour track",
    "influence track",
    "mosque track",
    "contracts",
    "breakthroughs",
    "palace",
    "buildings",
    "scoring tiles",
    "mosque buildings",
]

# What lies in front of everybody: scrolls and goods.
SCROLL: Final[i64] = 0
COMMON: Final[i64] = 1
RARE: Final[i64] = 2
STORES: Final[i64] = 3
STORE_IDS: Final = ["scrolls", "common", "rare"]

SPICE_IDS: Final = ["cinnamon", "ginger", "juniper", "pepper"]
SPICES: Final[i64] = 4

# The halls of the palace, from left to right, and what each counts.
HALL_IDS: Final = ["knowledge", "spice", "trade", "faith"]
HALLS: Final[i64] = 4
KNOWLEDGE: Final[i64] = 0
SPICE: Final[i64] = 1
TRADE: Final[i64] = 2
FAITH: Final[i64] = 3

# Cities of the marketplace: four inner ones, then the outer one behind each; both in the order
# north-west, north-east, south-west, south-east.
CITY_IDS: Final = [
    *("rayy", "samarkand", "nishapur", "balkh"),
    *("baghdad", "kashgar", "basra", "peshawar"),
]
CITIES: Final[i64] = 8
INNER: Final[i64] = 4

# Breakthroughs: four of each tier.
BREAKTHROUGH_IDS: Final = [
    *("discount_caravansary", "discount_palace", "discount_marketplace", "discount_mosque"),
    *("exchange_purple", "exchange_tan", "exchange_teal", "exchange_orange"),
    *("free_caravan_card", "free_trading_post", "free_mosque_step", "free_wall"),
    *("eight_points", "favour_and_soldier", "two_favour", "two_soldiers"),
]
BREAKTHROUGHS: Final[i64] = 16
TIERS: Final[i64] = 4
PER_TIER: Final[i64] = 4
DISCOUNT_CARAVANSARY: Final[i64] = 0
DISCOUNT_PALACE: Final[i64] = 1
DISCOUNT_MARKETPLACE: Final[i64] = 2
DISCOUNT_MOSQUE: Final[i64] = 3
EXCHANGE: Final[i64] = 4  # of color 0; 5 of color 1, and so on
FREE_CARAVAN_CARD: Final[i64] = 8
FREE_TRADING_POST: Final[i64] = 9
FREE_MOSQUE_STEP: Final[i64] = 10
FREE_WALL: Final[i64] = 11
EIGHT_POINTS: Final[i64] = 12
FAVOUR_AND_SOLDIER: Final[i64] = 13
TWO_FAVOUR: Final[i64] = 14
TWO_SOLDIERS: Final[i64] = 15

# The camel market: two sides of four slots, clockwise from the top left.
MARKET_SIDE_IDS: Final = ["a", "b"]
MARKET_SLOT_IDS: Final = ["top_left", "top_right", "bottom_right", "bottom_left"]
MARKET_SLOTS: Final[i64] = 4

# What the camel market, the mosque, a pair of spices or a breakthrough may bring.
BOON_IDS: Final = [
    *("camel", "white_upgrade", "favour", "bonus_upgrade", "scoring_tile", "soldier"),
    *("courtier", "any_wall", "mosque_scoring", "scroll", "caravan_card", "rare_good"),
    *("mosque_step", "white_cube", "trading_post"),
]
CAMEL_BOON: Final[i64] = 0
WHITE_UPGRADE_BOON: Final[i64] = 1
FAVOUR_BOON: Final[i64] = 2
BONUS_UPGRADE_BOON: Final[i64] = 3
TILE_BOON: Final[i64] = 4
SOLDIER_BOON: Final[i64] = 5
COURTIER_BOON: Final[i64] = 6
WALL_BOON: Final[i64] = 7
FAITH_BOON: Final[i64] = 8
SCROLL_BOON: Final[i64] = 9
CARD_BOON: Final[i64] = 10
RARE_BOON: Final[i64] = 11
STEP_BOON: Final[i64] = 12
CUBE_BOON: Final[i64] = 13
POST_BOON: Final[i64] = 14
PAIR_BOONS: Final = [CUBE_BOON, SOLDIER_BOON, FAVOUR_BOON, WHITE_UPGRADE_BOON]  # of a pair

# Where camels may be: with an owner (0 .. 3), or at one of these places.
IN_MARKET: Final[i64] = 4  # by slot
IN_MOSQUE: Final[i64] = 8  # by row
IN_QUEUE: Final[i64] = 12  # by slot
ON_ROUTE: Final[i64] = 16  # by city: on the route that ends there
IN_CITY: Final[i64] = 24  # by inner city
IN_CARAVANSARY: Final[i64] = 28  # on so many cards from the front of the queue
IN_BOX: Final[i64] = 29
CAMEL_PLACES: Final[i64] = 30

# Where a solo card lies, if not face down in the magistrate's deck.
FIRST_DECK: Final[i64] = 0  # drawn after all that was shuffled on top of it
SHUFFLED: Final[i64] = 1  # shuffled on top of the deck; 2 is on top of 1, and so on
FACE_UP: Final[i64] = -1
DISCARD: Final[i64] = -2
REMOVED: Final[i64] = -3

# What is asked.
SLOT: Final[i64] = 0
SITE: Final[i64] = 1
ACT: Final[i64] = 2
AFTER: Final[i64] = 3
PAY: Final[i64] = 4
COMMIT: Final[i64] = 5
CARDS: Final[i64] = 6  # the caravansary action, and so on
COURTIERS: Final[i64] = 7
SCROLLS: Final[i64] = 8
POST: Final[i64] = 9
GOODS: Final[i64] = 10
PRAY: Final[i64] = 11
WALLS: Final[i64] = 12
PLACE_WALL: Final[i64] = 13
DEPLOY: Final[i64] = 14
PLACE_WHITE: Final[i64] = 15
PLACE_BONUS: Final[i64] = 16
TILE: Final[i64] = 17
LEARN: Final[i64] = 18
FREE_COURTIER: Final[i64] = 19
ANY_WALL: Final[i64] = 20
FREE_CARD: Final[i64] = 21
ANY_CARD: Final[i64] = 22
FREE_POST: Final[i64] = 23
FREE_STEP: Final[i64] = 24
COURTIER_SLOT: Final[i64] = 25
COURTIER_SITE: Final[i64] = 26
LINE_UP: Final[i64] = 27
RANSOM: Final[i64] = 28
AUDIENCE: Final[i64] = 29  # which courtiers score
OVER: Final[i64] = 30
NEXT_TURN: Final[i64] = 31  # nobody is asked
RESTOCK: Final[i64] = 32  # nor here
GAIN_FAVOUR: Final[i64] = 33  # nor here, for a pair of spices
GAIN_CUBE: Final[i64] = 34  # nor here
BEGIN: Final[i64] = 35  # alone: the magistrate takes the first turn when you say so
PAIRS: Final[i64] = 36  # which of several pairs of spices is rewarded next
STEP_IDS: Final = [
    *("slot", "site", "act", "after", "pay", "commit", "cards", "courtiers", "scrolls", "post"),
    *("goods", "pray", "walls", "place_wall", "deploy", "place_white", "place_bonus", "tile"),
    *("learn", "free_courtier", "any_wall", "free_card", "any_card", "free_post", "free_step"),
    *("courtier_slot", "courtier_site", "line_up", "ransom", "audience", "over", "next_turn"),
    *("restock", "gain_favour", "gain_cube", "begin", "pairs"),
]

# What is being bought while cubes are paid.
BUY_IDS: Final = ["card", "courtier", "good", "advance", "wall", "contract"]
BUY_CARD: Final[i64] = 0
BUY_COURTIER: Final[i64] = 1
BUY_GOOD: Final[i64] = 2
BUY_ADVANCE: Final[i64] = 3
BUY_WALL: Final[i64] = 4
BUY_CONTRACT: Final[i64] = 5

# Coins: a cube of a color, a white one, the exchange power, a discount.
COIN_EXCHANGE: Final[i64] = 5
COIN_DISCOUNT: Final[i64] = 6

# What a decision under way has still to settle: cubes by color, then these.
NEED_ANY: Final[i64] = 4  # cubes of any color
NEED_COMMON: Final[i64] = 5  # goods to commit
NEED_RARE: Final[i64] = 6
NEED_EITHER: Final[i64] = 7  # goods whose kind is not chosen yet
NEEDS: Final[i64] = 8
