"""What a view of Merchants of Europe holds: `view.py` builds it, and the browser's types are
written from it.

Cities, paths, intersections, hexes, cards, colors and steps are named by their ids.
"""

from typing import Literal, TypeAlias, TypedDict

BoardId: TypeAlias = Literal["short", "main"]
Answer: TypeAlias = Literal["none", "declined", "accepted", "countered"]
Counts: TypeAlias = dict[str, int]


class Own(TypedDict):
    """What only the seat itself may see."""

    resources: Counts  # every resource
    cards: Counts  # development cards by kind, those that are there
    fresh_cards: Counts  # those bought this turn


class Player(TypedDict):
    """What everybody may know of a seat."""

    seat: int  # 0: the first
    color: str  # of its pieces
    gold: int  # in coins
    hand: int  # resource cards
    cards: int  # development cards, with those bought this turn
    fresh_cards: int  # development cards bought this turn
    storage: int  # trading posts still in storage, each on a commodity token
    free: int  # commodity tokens that are free to be delivered
    delivered: int  # commodity tokens
    routes_left: int  # trade routes that it may still open
    merchants: list[str]  # the intersections where merchants stand
    caravans: list[str]  # the paths beside which caravans stand
    own: Own | None  # null for everybody else


class Turn(TypedDict):
    """What has been done, and is still owed, in the turn under way."""

    purchases: int  # resources bought with gold
    offers_left: int  # offers that may still be made
    card_played: bool  # whether a development card was played
    mover: str | None  # the piece under way: "merchant 1", "caravan 2", "any caravan"
    steps: int  # that it may still move without paying
    paid: list[list[str]]  # the colors whose routes each caravan may use for the rest of its move
    free_routes: int  # trade routes to be opened without paying
    double_arrow: str | None  # the path with a double arrow that was just opened
    connecting: str | None  # how far the shortest connection has been followed: an intersection
    founded: str | None  # the city whose new trading post asks for a number
    numbered: str | None  # the hex that gets it
    owed: int  # resource cards still to be discarded, or taken


class Offer(TypedDict):
    """What a seat offers the one whose turn it is, or that one offers to all."""

    seat: int  # who offers
    answer: Answer  # to the offer of whose turn it is
    gives: Counts  # resources and gold; empty until the offer is made
    asks: Counts  # resources and gold; empty until the offer is made


class Site(TypedDict):
    """A city with a trading post."""

    post: str  # the color of the trading post
    commodity: str | None  # the color of the commodity token delivered there


class MerchantsView(TypedDict):
    """What a seat, or an onlooker, may see."""

    title: Literal["merchants"]  # of the game
    you: int | None  # the seat that looks; null: an onlooker
    board: BoardId  # which side of it
    active: int  # the seat whose turn it is
    to_act: int | None  # the seat that decides next; null: the game is over
    step: str  # what is asked
    winner: int | None  # who has delivered everything; null: nobody has
    first: int  # the starting player
    rolled: bool  # whether the active player has rolled
    dice: int | None  # the last roll; null before the first
    robber: str  # the hex where it stands
    numbers: Counts  # every hex that has a number, printed or laid
    tokens: Counts  # the hexes with a number token laid on them
    face_down: Counts  # number tokens of each terrain that lie face down
    cities: dict[str, Site]  # cities with a trading post
    routes: dict[str, str]  # the color of each trade route, by path
    supply: Counts  # resource cards that nobody has
    card_stack: int  # development cards in the stack
    played_cards: Counts  # development cards by kind, those that were played
    players: list[Player]  # by seat
    turn: Turn  # the one under way
    offers: list[Offer]  # by seat, while there is an offer; else empty
