"""What a view of Merv holds: `view.py` builds it, and the browser's types are written from it.

Sites, lines, slots, cards, tiles and steps are named by their ids.
"""

from typing import Literal, TypeAlias, TypedDict

Owner: TypeAlias = int | Literal["magistrate", "courtier"]  # a seat, or one whom the rules play
Color: TypeAlias = Literal["purple", "tan", "teal", "orange"]
Cube: TypeAlias = Color | Literal["white"]
Action: TypeAlias = Literal["caravansary", "palace", "library", "marketplace", "mosque", "wall"]
Side: TypeAlias = Literal["north", "east", "south", "west"]
Hall: TypeAlias = Literal["knowledge", "spice", "trade", "faith"]
Spice: TypeAlias = Literal["cinnamon", "ginger", "juniper", "pepper"]
Store: TypeAlias = Literal["scrolls", "common", "rare"]
MarketSide: TypeAlias = Literal["a", "b"]
MarketSlot: TypeAlias = Literal["top_left", "top_right", "bottom_right", "bottom_left"]


class ActionSlot(TypedDict):
    """An action slot on this round's side of the city."""

    line: str  # "column 1" or "row 1"
    master: Owner | None  # who stands there


class Site(TypedDict):
    """A building site of the city."""

    site: str  # the tile
    row: int  # 1: the northernmost
    column: int  # 1: the westernmost
    action: Action  # the board action that it allows
    resource: Color  # of the cubes that it gives
    owner: Owner | None  # of the building there
    soldier: Owner | None  # who has one in the bonus slot
    upgrade: Cube | None  # the color of the upgrade in the bonus slot
    walled: bool  # whether the wall protects it


class WallSlot(TypedDict):
    """A place for a piece of the wall."""

    slot: str  # "north_1"
    gate: bool  # whether it is one for a gate
    piece: str | None  # what stands there


class MarketOffer(TypedDict):
    """What a slot of the camel market brings."""

    slot: MarketSlot  # where it is
    boon: str  # what one gets
    camels: int  # that lie there


class CamelMarket(TypedDict):
    """The camel market in the middle of the city."""

    side: MarketSide  # of the tile
    slots: list[MarketOffer]  # clockwise from the top left


class Caravan(TypedDict):
    """The caravan cards."""

    cards: list[Spice]  # on display, from the front of the queue
    camels: int  # on the caravansary
    deck: int  # cards that nobody has seen yet


class TradingCity(TypedDict):
    """A city of the marketplace."""

    city: str  # which one
    posts: list[Owner]  # who has a trading post there
    camel: bool  # whether the camel for the first post still stands there
    route: int  # camels on the route that ends there


class Decision(TypedDict):
    """What is under way in this turn: a payment, a contract, a board action."""

    buying: str | None  # what is being paid for
    thing: int | None  # which one
    need: dict[str, int]  # still to be paid or chosen: cubes by color, "any", goods, "either"
    units: int  # how often the board action at hand was performed
    market_used: bool  # whether the camel market was used this turn
    exchange_used: bool  # whether the exchange power was used this turn
    discount_used: bool  # whether the discount was used this turn
    queue_camels: list[int]  # by place of the queue


class CourtierPlayer(TypedDict):
    """The courtier whom the rules play with one or two players: he only builds."""

    owner: Literal["courtier"]  # no seat
    camels: int  # that he has
    buildings_left: int  # that he may still build


class Player(TypedDict):
    """What a seat or the magistrate has."""

    owner: int | Literal["magistrate"]  # a seat, or the magistrate
    points: int  # on the score track
    points_with_sets: int  # and for sets of spices
    favour: int  # on its track
    influence: int  # on its track
    space: str  # where the disk is on the mosque track: "start", or the id of a space
    camels: int  # in front of the player
    cubes: dict[Cube, int]  # in front of the player
    stores: dict[Store, int]  # scrolls and goods, committed ones too
    committed: dict[Store, int]  # those of them that lie on contracts
    spices: dict[Spice, int]  # caravan cards
    courtiers: dict[Hall, int]  # in the palace
    posts: list[str]  # cities with a trading post
    contracts: list[str]  # fulfilled ones
    breakthroughs: list[str]  # made ones
    scoring_tiles: list[str]  # taken ones
    buildings_left: int  # that may still be built
    servants_left: int  # that may still become courtiers or soldiers


class Solo(TypedDict):
    """The magistrate's cards."""

    card: Action | None  # the one that lies face up
    discards: list[Action]  # face up beside the deck
    removed: list[Action]  # out of the game
    deck: int  # cards that lie face down


class MervView(TypedDict):
    """What a seat, or an onlooker, may see. In Merv all see the same."""

    title: Literal["merv"]  # of the game
    you: int | None  # the seat that looks; null: an onlooker
    year: int  # 1 to 3
    round: int  # of the year: 1 to 4
    side: Side  # of the city where this round's action slots are
    active: Owner | None  # whose turn it is
    to_act: int | None  # the seat that decides next; null: the game is over
    step: str  # what is asked
    line: str | None  # the active one: "column 1" or "row 1"
    site: str | None  # the activated one; in an invasion, the one attacked
    queue: list[Owner | None]  # who waits at which place of the queue beside this side of the city
    slots: list[ActionSlot]  # from the queue on
    city: list[Site | None]  # row by row from the north-west; null: the camel market in the middle
    walls: list[WallSlot]  # clockwise from the westernmost in the north
    walls_left: dict[str, int]  # pieces of the wall in the supply
    upgrades_left: dict[Cube, int]  # upgrades in the supply
    market: CamelMarket  # in the middle of the city
    caravansary: Caravan  # the cards on display, and the others
    palace: dict[Hall, list[Owner]]  # the owners of the courtiers, one entry a courtier
    breakthroughs: dict[str, Owner | None]  # who has made each
    scoring_tiles: dict[str, Owner | None]  # who has each
    contracts: list[str]  # the top card of each stack
    marketplace: list[TradingCity]  # every city
    mosque_camels: list[int]  # by row of the mosque
    box: int  # camels that are out of play
    decision: Decision  # what is under way
    players: list[Player | CourtierPlayer]  # the seats, then those whom the rules play
    solo: Solo | None  # null with others
