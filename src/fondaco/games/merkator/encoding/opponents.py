"""The features of the others, seat by seat, and of SoloPlay's AI: allotted after the seat's own."""

from typing import Final

from mypy_extensions import i64

from fondaco.games.merkator.encoding.features import (
    FEATURES,
    PHASE_TEXT,
    PHASES,
    REACH_TEXT,
    REACHES,
)
from fondaco.games.merkator.encoding.tables import RANKS
from fondaco.games.merkator.terms import PLACES

OTHERS: Final[i64] = 3

# The next seat; the groups of those after it are the same, one block further on each.
_first: Final = len(FEATURES.groups)
OTHER: Final[i64] = FEATURES.count
LEAD: Final[i64] = FEATURES.levels(
    "other 1: lead",
    2 * PHASES,
    20,
    f"by {PHASE_TEXT} for the seat itself: its points above the other's, and below; a level is two"
    " points, begun ones count",
)
CONTRACTS: Final[i64] = FEATURES.flags(
    "other 1: contracts",
    RANKS * REACHES,
    f"by rank, by {REACH_TEXT}: the other has a Contract of that kind",
)
NUMBER: Final[i64] = FEATURES.levels("other 1: number of contracts", 1, 8, "Contracts it owns")
TIME: Final[i64] = FEATURES.levels("other 1: time", 1, 12, "its Time counters")
PURSE: Final[i64] = FEATURES.levels(
    "other 1: purse", 1, 20, "its Taler and the values of its Contracts beyond the best five"
)
UNITS: Final[i64] = FEATURES.levels("other 1: units", 1, 24, "its goods and cubes in all")
KINDS: Final[i64] = FEATURES.levels("other 1: kinds", 1, 16, "different goods it has or can make")
FOURS: Final[i64] = FEATURES.levels("other 1: fours", 1, 4, "4:1 trades that its goods allow")
BONUS_CARDS: Final[i64] = FEATURES.levels("other 1: bonus cards", 1, 8, "its Bonus cards")
BUILDINGS: Final[i64] = FEATURES.levels("other 1: buildings", 1, 10, "its Buildings")
TRIP: Final[i64] = FEATURES.levels(
    "other 1: best trip", 1, 16, "points of its best travel, as for the seat itself"
)
SHARED: Final[i64] = FEATURES.levels(
    "other 1: shared trip",
    1,
    14,
    "points that the seat could make by joining that travel, if it has the counters",
)
POINTS_HERE: Final[i64] = FEATURES.levels(
    "other 1: points here", 2, 14, "points it can make before anybody travels again; by joining"
)
TURNS: Final[i64] = FEATURES.levels(
    "other 1: turns", 1, 3, "turns it has still to begin, or may have"
)
ROLE: Final[i64] = FEATURES.flags(
    "other 1: role", 3, "it is the active player; it is asked; it has a card in hand"
)
UNDER_WAY: Final[i64] = FEATURES.flags(
    "other 1: contract at hand", RANKS, "by rank: it is fulfilling such a Contract"
)
OTHER_BLOCK: Final[i64] = FEATURES.count - OTHER


def _repeat() -> None:
    """The same groups for the other seats."""
    groups = FEATURES.groups[_first:]
    for number in range(2, OTHERS + 1):
        for group in groups:
            name = group.name.replace("other 1", f"other {number}")
            FEATURES.levels(name, group.rows, group.levels, group.meaning)


_repeat()

# SoloPlay's AI.
AI_LEAD: Final[i64] = FEATURES.levels(
    "AI: lead",
    2 * PHASES,
    24,
    f"by {PHASE_TEXT} for the seat: its points above the AI's, and below; a level is one point,"
    " begun ones count; equal points are level 1 above",
)
AI_CONTRACT_POINTS: Final[i64] = FEATURES.levels(
    "AI: contract points", 1, 70, "points of his Contracts"
)
AI_BUILDING_POINTS: Final[i64] = FEATURES.levels(
    "AI: building points", 1, 50, "points of his Buildings"
)
AI_CONTRACTS: Final[i64] = FEATURES.levels("AI: contracts", 1, 16, "Contracts that he has")
AI_BUILDINGS: Final[i64] = FEATURES.levels("AI: buildings", 1, 12, "his Buildings")
AI_BONUS_CARDS: Final[i64] = FEATURES.levels("AI: bonus cards", 1, 10, "his Bonus cards")
AI_TIME: Final[i64] = FEATURES.levels("AI: time", 1, 10, "his Time counters")
AI_FUNDS: Final[i64] = FEATURES.levels("AI: funds", 1, 30, "what he can spend; he buys from 15 on")
AI_PRICES: Final[i64] = FEATURES.levels(
    "AI: prices", 4, 10, "by place in the row of open Buildings: half the price"
)
AI_TILE: Final[i64] = FEATURES.flags(
    "AI: tile", 2 * RANKS, "by rank of the stack it covers: the tile moves up; down"
)
AI_DEPTH: Final[i64] = FEATURES.levels(
    "AI: stacks", RANKS, 6, "by rank: Contracts left in the stack, the open one included"
)
AI_EMPTY: Final[i64] = FEATURES.levels(
    "AI: empty stacks",
    2,
    10,
    "stacks without a card; the same and one more while no card of the path suits him: with"
    " fewer than three he would be stuck, and the game lost",
)
AI_PATH: Final[i64] = FEATURES.flags(
    "AI: end of path", RANKS, "by rank: the highest stack that lies open"
)
AI_SUITED: Final[i64] = FEATURES.levels(
    "AI: choices", PHASES, 6, f"by {PHASE_TEXT}: open cards of the path that suit him as things lie"
)
AI_NEXT: Final[i64] = FEATURES.flags(
    "AI: next", RANKS, "by rank: the Contract that he would take as things lie"
)
AI_NEXT_PLACE: Final[i64] = FEATURES.flags(
    "AI: next place", PLACES, "by location: where he would travel for it"
)
AI_JOINED: Final[i64] = FEATURES.levels(
    "AI: points by joining", 1, 14, "points of own Contracts that can be paid there by joining him"
)
AI_BLOCKED: Final[i64] = FEATURES.flags(
    "AI: blocked", 1, "an own Contract would be rewarded from the stack that the tile covers"
)
