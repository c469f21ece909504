"""What is told of a position, group by group. The numbers of features are the same for every
edition; they are what learned weights belong to, so their order is never changed."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.encoding import Features
from fondaco.games.merchants.terms import COST_IDS, EFFECT_IDS, PIECES, RESOURCES, STEP_IDS

FEATURES: Final = Features()

_PIECES: Final = "lumber, wool, grain, ore, salt, gold"
_RESOURCES: Final = "lumber, wool, grain, ore, salt"


class Block:
    """What is told of a seat: of the own one, and in the same way of each other."""

    def __init__(self, features: Features, whose: str) -> None:
        self._features = features
        self._whose = whose
        self.turn = self._levels("turn", 2, 1, "It is the seat's turn; the seat is asked now.")
        self.owed = self._levels("to deliver", 1, 10, "Commodity tokens still to be delivered.")
        self.freed = self._levels("free tokens", 1, 6, "Commodity tokens that can be delivered.")
        self.storage = self._levels("storage", 1, 9, "Trading posts in storage.")
        self.gold = self._levels("gold", 1, 12, "Gold.")
        self.hand = self._levels("hand", 1, 14, "Resource cards in hand.")
        self.cards = self._levels("cards", 1, 5, "Development cards in hand.")
        self.routes = self._levels("routes", 1, 30, "Trade routes laid.")
        self.caravans = self._levels("caravans", 1, 2, "Caravans on the board.")
        self.pips = self._levels(
            "production", RESOURCES, 12, f"By resource ({_RESOURCES}): chances of 36, a roll."
        )
        self.blocked = self._levels(
            "robbed", 1, 8, "Chances to produce that the robber takes away."
        )
        self.reached = self._levels(
            "targets reached", 1, 8, "Foreign posts that take a commodity, on the own net."
        )
        self.one_route = self._levels(
            "targets one route away", 1, 8, "Others, one more route away."
        )
        self.two_routes = self._levels("targets two routes away", 1, 8, "Others, two routes away.")
        self.slack = self._levels(
            "targets to spare", 1, 12, "All foreign posts that take a commodity, less those owed."
        )
        self.nearest = self._levels(
            "caravan", 1, 7, "Steps of a caravan to the nearest of them, and one: 1 is beside it."
        )
        self.one_salt = self._levels("one salt away", 1, 5, "How many of them one salt reaches.")
        self.six_routes = self._levels("six routes away", 1, 6, "How many of them six steps reach.")
        self.walk = self._levels(
            "merchant",
            2,
            8,
            "The merchant nearest to an empty site, then the other: steps, and one.",
        )
        self.rounds = self._levels(
            "rounds", 1, 30, "Half rounds until production has paid for the rest."
        )
        self.threat = self._levels(
            "may win",
            3,
            1,
            "All tokens free, and enough targets within one salt; within six routes; the same, but "
            "the last token is still under a post whose merchant is within one grain of a site.",
        )
        self.answer = self._levels("answer", 3, 1, "To the offer: declined, accepted, countered.")
        self.counter_gives = self._levels(
            "counter-offer gives",
            PIECES,
            2,
            f"By piece ({_PIECES}): what the active seat would get.",
        )
        self.counter_asks = self._levels(
            "counter-offer asks", PIECES, 2, "By piece: what the active seat would pay."
        )

    def _levels(self, name: str, rows: i64, levels: i64, meaning: str) -> i64:
        return self._features.levels(f"{self._whose}: {name}", rows, levels, meaning)


OWN: Final = Block(FEATURES, "own")
BLOCKS: Final = [  # of the others, in order of play
    Block(FEATURES, "next seat"),
    Block(FEATURES, "second seat"),
    Block(FEATURES, "third seat"),
]

# The table.

MAIN: Final[i64] = FEATURES.flags("main board", 1, "The main board is played.")
FOUR: Final[i64] = FEATURES.flags("four seats", 1, "Four are playing.")
NO_OFFERS: Final[i64] = FEATURES.flags("no offers", 1, "The table allows no offers.")
STEP: Final[i64] = FEATURES.flags(
    "step", 2 * len(STEP_IDS), f"What this seat is asked, then what another is: {STEP_IDS}."
)
PLACED: Final[i64] = FEATURES.levels("set-up", 1, 3, "Rounds of the set-up that are over.")
EMPTY: Final[i64] = FEATURES.levels("empty sites", 1, 30, "Empty city-sites.")
AHEAD: Final[i64] = FEATURES.levels(
    "ahead", 2, 8, "How many fewer tokens to deliver than the best other; half rounds (`rounds`)."
)
BEHIND: Final[i64] = FEATURES.levels("behind", 2, 8, "How many more than the best other, likewise.")

# The turn under way.

ROLLED: Final[i64] = FEATURES.flags("rolled", 2, "The dice were rolled in the own turn, another's.")
PLAYED: Final[i64] = FEATURES.flags("card played", 2, "A card was played in it, likewise.")
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
    "cards owed", 2, 6, "Cards to return, or take: own, another."
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

HELD: Final[i64] = FEATURES.levels("hand by resource", RESOURCES, 8, f"{_RESOURCES}.")
ELSEWHERE: Final[i64] = FEATURES.levels(
    "others' cards", RESOURCES, 12, f"By resource ({_RESOURCES}): in all other hands together."
)
PAYABLE: Final[i64] = FEATURES.levels(
    "payable", len(COST_IDS), 3, f"How often the hand pays for a purchase ({COST_IDS})."
)
LACKING: Final[i64] = FEATURES.levels(
    "lacking", len(COST_IDS), 3, "Cards that the hand lacks for one of them."
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
    "win in hand", 2, "They are all that are owed: in the own turn after the roll; at other times."
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
    f"By what they do ({EFFECT_IDS}): how much; steps in threes, gold in twos.",
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
    "trade brings", ROLES * PIECES, 3, f"What it would get, {_ROLES}, by piece ({_PIECES})."
)
PAYS: Final[i64] = FEATURES.levels("trade costs", ROLES * PIECES, 3, "What it would pay, likewise.")
OPENS: Final[i64] = FEATURES.flags(
    "trade allows", ROLES * len(COST_IDS), f"{_ROLES}: it could then pay for this purchase."
)
SPOILS: Final[i64] = FEATURES.flags(
    "trade prevents", ROLES * len(COST_IDS), "It could then no more pay for this purchase."
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
