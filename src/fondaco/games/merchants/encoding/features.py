"""What is told of a position beside that of each seat: of the table, the turn, the own hand, and a
trade that is talked about."""

from typing import Final

from mypy_extensions import i64

from fondaco.games.merchants.encoding.blocks import FEATURES, PIECE_WORDS, RESOURCE_WORDS
from fondaco.games.merchants.terms import COST_IDS, EFFECT_IDS, PIECES, RESOURCES, STEP_IDS

_COSTS: Final = ", ".join(COST_IDS)
_EFFECTS: Final = ", ".join(EFFECT_IDS)

# The table.

MAIN: Final[i64] = FEATURES.flags("main board", 1, "The main board is played.")
FOUR: Final[i64] = FEATURES.flags("four seats", 1, "Four are playing.")
NO_OFFERS: Final[i64] = FEATURES.flags("no offers", 1, "The table allows no offers.")
STEP: Final[i64] = FEATURES.flags(
    "step",
    2 * len(STEP_IDS),
    f"What this seat is asked; then what another seat is asked: {', '.join(STEP_IDS)}.",
)
PLACED: Final[i64] = FEATURES.levels("set-up", 1, 3, "Rounds of the set-up that are over.")
EMPTY: Final[i64] = FEATURES.levels("empty sites", 1, 30, "Empty city-sites.")
AHEAD: Final[i64] = FEATURES.levels(
    "ahead",
    2,
    8,
    "Tokens to deliver, then half rounds (`rounds`): how many fewer than the best other seat.",
)
BEHIND: Final[i64] = FEATURES.levels(
    "behind", 2, 8, "Likewise: how many more than the best other seat."
)

# The turn under way.

ROLLED: Final[i64] = FEATURES.flags(
    "rolled", 2, "The dice were rolled: in the own turn; in that of another."
)
PLAYED: Final[i64] = FEATURES.flags(
    "card played", 2, "A development card was played in the turn, likewise."
)
BOUGHT: Final[i64] = FEATURES.levels("bought", 1, 2, "Resources bought with gold in the own turn.")
OFFERS_MADE: Final[i64] = FEATURES.levels("offers made", 1, 5, "Offers made in the own turn.")
OFFERS_LEFT: Final[i64] = FEATURES.levels("offers left", 1, 5, "Offers left in the own turn.")
MOVER: Final[i64] = FEATURES.levels(
    "steps left", 4, 6, "Steps left to the own merchant, caravan; another's merchant, caravan."
)
FREE_ROUTES: Final[i64] = FEATURES.levels(
    "free routes", 2, 3, "Trade routes to be opened without paying now: by this seat, by another."
)
DISCARDS: Final[i64] = FEATURES.levels(
    "cards owed", 2, 6, "Resource cards to return, or to take: by this seat, by another."
)
NUMBERED: Final[i64] = FEATURES.levels(
    "numbered hex", 2, 3, "Posts beside the hex that gets a number: own ones, those of others."
)

# The own production and pieces.

INCOME: Final[i64] = FEATURES.levels("income", 1, 48, "All own chances to produce of 36, a roll.")
ROLLS: Final[i64] = FEATURES.levels(
    "rolls", 1, 30, "Rolls of 36 that bring the seat any resource, the robber aside."
)
BLANK: Final[i64] = FEATURES.levels("blank hexes", 1, 6, "Hexes without a number beside own posts.")
MERCHANTS: Final[i64] = FEATURES.levels("merchants", 1, 2, "Own merchants on the board.")
AT_ONCE: Final[i64] = FEATURES.levels(
    "beside caravans", 1, 3, "Foreign posts that take a commodity, beside own caravans."
)
NEED: Final[i64] = FEATURES.levels(
    "need", 1, 32, "Resource cards that the rest will still cost the seat; above 14 in threes."
)

# The own hand.

HELD: Final[i64] = FEATURES.levels(
    "hand by resource", RESOURCES, 8, f"Own cards: {RESOURCE_WORDS}."
)
ELSEWHERE: Final[i64] = FEATURES.levels(
    "others' cards",
    RESOURCES,
    12,
    f"By resource ({RESOURCE_WORDS}): in all other hands together, which the supply shows.",
)
PAYABLE: Final[i64] = FEATURES.levels(
    "payable", len(COST_IDS), 3, f"By purchase ({_COSTS}): how often the hand pays for it."
)
LACKING: Final[i64] = FEATURES.levels(
    "lacking", len(COST_IDS), 3, "By purchase: cards that the hand lacks for it."
)
LAST_CARD: Final[i64] = FEATURES.flags(
    "last card", len(COST_IDS) * RESOURCES, "Only this resource is lacking: by purchase, resource."
)
WITH_GOLD: Final[i64] = FEATURES.flags(
    "payable with gold", len(COST_IDS), "The purchase lacks cards that gold buys in one turn."
)
WANTED: Final[i64] = FEATURES.levels(
    "wanted",
    2,
    4,
    "A merchant for a post in storage that none is out for; a caravan, since none is on the "
    "board: 1 if it can be paid, else one more than the cards that are lacking.",
)
SURPLUS: Final[i64] = FEATURES.levels(
    "exchangeable", 1, 3, "Exchanges with the supply that the hand allows."
)
DELIVERIES: Final[i64] = FEATURES.levels(
    "deliveries in hand", 1, 5, "Free tokens that the salt and the steps at hand deliver."
)
WIN_IN_HAND: Final[i64] = FEATURES.flags(
    "win in hand",
    2,
    "That is all that is left to deliver: in the own turn after the roll; at other times.",
)
FOUNDINGS: Final[i64] = FEATURES.levels(
    "foundings in hand", 1, 2, "Merchants that the grain and the steps at hand bring to a site."
)
DEPARTURES: Final[i64] = FEATURES.levels(
    "departures", 1, 6, "Own trading posts that have an empty city-site within one grain."
)
BEST_SITE: Final[i64] = FEATURES.levels(
    "sites of merchants",
    2,
    24,
    "The best empty site within three steps of a merchant, within five: chances of 36 of "
    "its hexes, 2 for one without a number, 4 more for a resource not produced yet; its gold.",
)
CARDS_HELD: Final[i64] = FEATURES.levels(
    "playable cards",
    len(EFFECT_IDS),
    6,
    f"By what they do ({_EFFECTS}): how much of it; steps in threes, gold in twos.",
)
CARDS_FRESH: Final[i64] = FEATURES.levels(
    "fresh cards", len(EFFECT_IDS), 3, "The same of cards bought this turn."
)

# A trade that is talked about.

ROLES: Final[i64] = 6
COMPOSING: Final[i64] = 0
WAITING: Final[i64] = 1
CHOOSING: Final[i64] = 2
ASKED: Final[i64] = 3
WILLING: Final[i64] = 4
COUNTERING: Final[i64] = 5
_ROLES: Final = (
    "by what this seat does (composes its offer, waits for answers, has an acceptance, is asked or "
    "will be, has accepted, makes or has made a counter-offer)"
)
GETS: Final[i64] = FEATURES.levels(
    "trade brings", ROLES * PIECES, 3, f"What it would get, {_ROLES}, by piece ({PIECE_WORDS})."
)
PAYS: Final[i64] = FEATURES.levels("trade costs", ROLES * PIECES, 3, "What it would pay, likewise.")
OPENS: Final[i64] = FEATURES.flags(
    "trade allows",
    ROLES * len(COST_IDS),
    f"After the trade the seat could pay for a purchase ({_COSTS}) that it cannot now, {_ROLES}.",
)
SPOILS: Final[i64] = FEATURES.flags(
    "trade prevents",
    ROLES * len(COST_IDS),
    "After the trade it could no more pay for a purchase that it can now, likewise.",
)
HELPS: Final[i64] = FEATURES.flags(
    "trade helps",
    PIECES * 4,
    "The seat would give this piece to one who has so many tokens to deliver (1 to 3, more): to "
    "the active seat, or, if it is itself active, to the best of those who have not declined.",
)
HELPS_TO_WIN: Final[i64] = FEATURES.flags(
    "trade helps to win", PIECES, "The seat would give this piece to one who may win (`may win`)."
)
OTHERS_TRADE: Final[i64] = FEATURES.flags(
    "others' trade",
    2 * PIECES,
    "This seat has declined, or is not meant: what the active one would get, would pay.",
)
ANSWERS: Final[i64] = FEATURES.levels(
    "answers", 4, 3, "How many have not answered yet, declined, accepted, countered."
)
