"""What is told of each seat, of the own one and of the others alike. These features come first.

The numbers of features are the same for every edition; they are what learned weights belong to, so
their order is never changed."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.encoding import Features
from fondaco.games.merchants.terms import PIECES, RESOURCES

FEATURES: Final = Features()

PIECE_WORDS: Final = "lumber, wool, grain, ore, salt, gold"
RESOURCE_WORDS: Final = "lumber, wool, grain, ore, salt"


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
            "production", RESOURCES, 12, f"By resource ({RESOURCE_WORDS}): chances of 36, a roll."
        )
        self.blocked = self._levels(
            "robbed", 1, 8, "Chances to produce that the robber takes away."
        )
        self.reached = self._levels(
            "targets reached",
            1,
            8,
            "Foreign posts that take a commodity, on a net with a route of the seat.",
        )
        self.one_route = self._levels(
            "targets one route away", 1, 8, "Further such posts that one more route would reach."
        )
        self.two_routes = self._levels(
            "targets two routes away", 1, 8, "Further such posts, about two more routes away."
        )
        self.slack = self._levels(
            "targets to spare", 1, 12, "All such posts, less the tokens still to be delivered."
        )
        self.nearest = self._levels(
            "caravan",
            1,
            7,
            "Steps of a caravan to the nearest such post, plus one: 1 is beside it.",
        )
        self.one_salt = self._levels(
            "one salt away", 1, 5, "Such posts within the steps of one salt of the caravans."
        )
        self.six_routes = self._levels(
            "six routes away", 1, 6, "Such posts within six steps of the caravans."
        )
        self.walk = self._levels(
            "merchant",
            2,
            8,
            "The merchant nearest to an empty city-site, then the other: steps to it, plus one.",
        )
        self.rounds = self._levels(
            "rounds",
            1,
            30,
            "Half rounds until production has paid for the pieces and moves still needed, roughly.",
        )
        self.threat = self._levels(
            "may win",
            3,
            1,
            "All its tokens are free, and enough posts that take them are within one salt; within "
            "six routes; the same, but one token is under a post whose merchant is within one "
            "grain of a site.",
        )
        self.answer = self._levels(
            "answer", 3, 1, "The seat's answer to the offer: declined, accepted, countered."
        )
        self.counter_gives = self._levels(
            "counter-offer gives",
            PIECES,
            2,
            f"Its counter-offer, by piece ({PIECE_WORDS}): what the active seat would get.",
        )
        self.counter_asks = self._levels(
            "counter-offer asks", PIECES, 2, "Likewise: what the active seat would pay."
        )

    def _levels(self, name: str, rows: i64, levels: i64, meaning: str) -> i64:
        return self._features.levels(f"{self._whose}: {name}", rows, levels, meaning)


OWN: Final = Block(FEATURES, "own")
BLOCKS: Final = [  # of the others, in order of play
    Block(FEATURES, "next seat"),
    Block(FEATURES, "second seat"),
    Block(FEATURES, "third seat"),
]
