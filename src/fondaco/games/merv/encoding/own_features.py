"""What is told of the seat whose position it is: points, pieces, and what they are good for."""

from typing import Final

from mypy_extensions import i64

from fondaco.games.merv.encoding.features import (
    DOZEN,
    FEW,
    KINDS_OF_CONTRACT,
    LACKS,
    LOTS,
    MANY,
    PHASES,
    SOME,
    URGENCIES,
)
from fondaco.games.merv.encoding.features import FEATURES as FEATURES
from fondaco.games.merv.terms import (
    ACTIONS,
    BOON_IDS,
    BREAKTHROUGHS,
    CITIES,
    COLORS,
    CUBES,
    HALLS,
    MOST_MASTERS,
    SIDE,
    SPICES,
    YEARS,
)

_BY_PHASE: Final = (
    "a row for each phase of the game by the turns still to begin: 0, 1, 2, 3 or 4, 5 to 8, more"
)
_BY_URGENCY: Final = (
    "a row for an invasion in more than four rounds, in four at most, in this round or under way"
)

# Points.
POINTS: Final[i64] = FEATURES.levels("own points", 1, 2 * LOTS, "points and sets now, in threes")
OUTLOOK: Final[i64] = FEATURES.levels(
    "own outlook", 1, 3 * LOTS, "points at the end if nothing changed but the scorings, in twos"
)
SETS: Final[i64] = FEATURES.levels("own sets", 1, LOTS, "points for sets of spices")
PALACE_POINTS: Final[i64] = FEATURES.levels(
    "own palace points",
    YEARS,
    LOTS,
    "what the courtiers score next, as favour allows, one by one up to 16, then in fours; a row for"
    " 1, 2, 3 scorings to come",
)
CITY_POINTS: Final[i64] = FEATURES.levels(
    "own city points",
    YEARS,
    LOTS,
    "what buildings, scoring tiles and the mosque score in a year; rows as in palace points",
)
AHEAD: Final[i64] = FEATURES.levels("others ahead", 2, FEW, "how many lead: in points, in outlook")

# Time and place.
TURNS: Final[i64] = FEATURES.levels("own turns", 1, DOZEN, "turns that the seat has still to begin")
PLACE: Final[i64] = FEATURES.flags("own place", MOST_MASTERS, "the place in the queue, from ahead")
OWN_SLOT: Final[i64] = FEATURES.flags("own slot", SIDE, "the action slot of the master this round")
FURTHER: Final[i64] = FEATURES.levels(
    "masters further on", 1, FEW, "on slots beyond that of the seat: ahead of it in the next queue"
)
BEFORE: Final[i64] = FEATURES.levels(
    "turns before", 1, FEW, "masters who have their turn before that of the seat in this round"
)

# Cubes and camels.
CUBE: Final[i64] = FEATURES.levels("own cubes", CUBES, SOME, "by color, white last")
PURSE: Final[i64] = FEATURES.levels("own purse", PHASES, MANY, f"all cubes; {_BY_PHASE}")
CAMELS: Final[i64] = FEATURES.levels("own camels", PHASES, SOME, f"camels; {_BY_PHASE}")
COULD: Final[i64] = FEATURES.levels(
    "own reach",
    ACTIONS,
    SOME,
    "how much each board action would bring with the cubes at hand: cards, one more than the best"
    " hall scores, scrolls, goods, steps in the mosque, walls",
)

# Tracks.
FAVOUR_AT: Final[i64] = FEATURES.levels("own favour", 1, DOZEN, "the space on the favour track")
FAVOUR_SHORT: Final[i64] = FEATURES.levels(
    "own favour short", YEARS, DOZEN, "favour lacking for all scorings; rows as in palace points"
)
FAVOUR_SPARE: Final[i64] = FEATURES.levels(
    "own favour spare", YEARS, SOME, "favour that no courtier will spend; rows as there"
)
INFLUENCE_AT: Final[i64] = FEATURES.levels("own influence", 1, MANY, "the space on that track")
TRACK_POINTS: Final[i64] = FEATURES.levels(
    "own next steps", 2, FEW, "points for the next step: on the favour track, on that of influence"
)
KINDS_FREE: Final[i64] = FEATURES.levels(
    "own new spices", 1, FEW, "kinds of spice that influence allows beside those held"
)
KIND_SHORT: Final[i64] = FEATURES.levels(
    "own next kind", 1, SOME, "influence lacking for one more kind of spice"
)
LEVEL_SHORT: Final[i64] = FEATURES.levels(
    "own contract levels", 3, SOME, "influence lacking for the lowest level that is not allowed yet"
)

# The city.
BUILT: Final[i64] = FEATURES.levels("own buildings", PHASES, DOZEN, f"buildings; {_BY_PHASE}")
BUILT_KIND: Final[i64] = FEATURES.levels(
    "own buildings by action", ACTIONS, FEW, "buildings on sites of that action"
)
YIELD: Final[i64] = FEATURES.levels(
    "own yield", CUBES, SOME, "cubes of that color that all buildings together yield"
)
BEST_LINES: Final[i64] = FEATURES.levels(
    "own best lines", 2, SOME, "cubes that the own buildings yield in the best column, the best row"
)
OPTION: Final[i64] = FEATURES.levels(
    "own options",
    ACTIONS,
    SOME,
    "the most cubes with which a site of that action can be activated in the next turn; where the"
    " slots of its round are known, on a free one",
)
MARKET_AHEAD: Final[i64] = FEATURES.flags(
    "own way to the market", 1, "the camel market can be reached in the next turn"
)
UPGRADES: Final[i64] = FEATURES.levels("own upgrades", 1, SOME, "on sites with own buildings")
BARE: Final[i64] = FEATURES.levels(
    "own unguarded",
    URGENCIES,
    DOZEN,
    f"buildings that neither wall nor soldier saves; {_BY_URGENCY}",
)
LOST: Final[i64] = FEATURES.levels(
    "own beyond ransom", URGENCIES, DOZEN, "those of them that the cubes at hand cannot ransom"
)
RISK: Final[i64] = FEATURES.levels(
    "own points at risk",
    URGENCIES,
    DOZEN,
    "what unguarded buildings score in a year; rows as there",
)
SOLDIERS: Final[i64] = FEATURES.levels("own soldiers", 1, SOME, "in the city")
SERVANTS_SHORT: Final[i64] = FEATURES.levels(
    "own servants", 1, FEW, "lacking for four that are neither soldier nor courtier"
)

# The six places.
CARDS_HELD: Final[i64] = FEATURES.levels(
    "own caravan cards", 1, MANY, "what the hall of spice counts"
)
SPICE_HELD: Final[i64] = FEATURES.levels("own spices", SPICES, SOME, "cards of each spice")
CARD_GAIN: Final[i64] = FEATURES.levels(
    "own next card",
    SPICES,
    FEW,
    "points for sets by a card of that spice, if one is within reach without camels and allowed",
)
PAIR_GAIN: Final[i64] = FEATURES.flags("own next pair", SPICES, "such a card completes a pair")
COURTIERS: Final[i64] = FEATURES.levels("own courtiers", HALLS, FEW, "in each hall")
COURT: Final[i64] = FEATURES.levels("own court", 1, SOME, "all courtiers: the next costs one more")
HALL_PAYABLE: Final[i64] = FEATURES.levels(
    "own payable halls", HALLS, DOZEN, "one more than the hall scores, if a courtier can be paid"
)
SCROLLS_HELD: Final[i64] = FEATURES.levels(
    "own scrolls", 1, MANY, "what the hall of knowledge counts"
)
SCROLLS_SHORT: Final[i64] = FEATURES.levels(
    "own next breakthrough", 1, FEW, "scrolls lacking for it; nothing after the last"
)
MADE: Final[i64] = FEATURES.flags("own breakthroughs", BREAKTHROUGHS, "each, by what it brings")
GOODS_HELD: Final[i64] = FEATURES.levels("own goods", 1, MANY, "what the hall of trade counts")
FREE_STORES: Final[i64] = FEATURES.levels(
    "own free stores", 3, SOME, "not committed to a contract: scrolls, common goods, rare goods"
)
POSTS_HELD: Final[i64] = FEATURES.flags("own posts", CITIES, "a trading post in that city")
STEPS_TAKEN: Final[i64] = FEATURES.levels(
    "own steps in the mosque", 1, MANY, "what the hall of faith counts"
)
NEXT_BOON: Final[i64] = FEATURES.flags(
    "own next boons", 2 * len(BOON_IDS), "on the next space of the mosque, then on the one after"
)
STEP_SHORT: Final[i64] = FEATURES.levels(
    "own way short", COLORS, FEW, "cubes of each color lacking for the next three steps"
)
TILE_HELD: Final[i64] = FEATURES.levels(
    "own scoring tiles", ACTIONS, SOME, "one more than the buildings that a tile held counts"
)
TILE_AHEAD: Final[i64] = FEATURES.levels(
    "own next tile", 1, FEW, "own buildings that the best scoring tile left would count"
)

# Contracts.
CONTRACT: Final[i64] = FEATURES.levels(
    "own contracts",
    KINDS_OF_CONTRACT * LACKS,
    DOZEN,
    "points of the open contract of each level, with a soldier, with favour: a row for each number"
    " of scrolls and goods lacking, 0 to 4 or more",
)
READY: Final[i64] = FEATURES.levels(
    "own contracts ready",
    3,
    DOZEN,
    "points of the best contract that lacks nothing, one scroll or good, nothing but influence",
)
