"""What a view of Merkator holds: `view.py` builds it, and the browser's types are written from it.

Places, goods, cards and steps are named by their ids.
"""

from typing import Literal, TypedDict


class Letter(TypedDict):
    """The letter of a Time counter: of which column goods are lost, and how many."""

    column: str  # "A" to "F"
    loss: int  # 1 or 2 goods of that column


class FinalRound(TypedDict):
    """Why the game ends, and how far the end is."""

    reason: str  # "counters", "peace", "stack", "stuck" or "ten"
    begun: bool  # whether the final round is under way
    turns_left: int | None  # of the final round; null before it


class Bid(TypedDict):
    """What a seat has offered for the Contract just revealed."""

    taler: int  # in coins
    time: int  # Time counters


class Stack(TypedDict):
    """The Contracts of one value."""

    value: int  # of each Contract in it
    top: str | None  # the open Contract; null: none is left
    count: int  # cards in it, with the open one
    under: list[str]  # cards below it whose order everybody knows, from the top


class Opponent(TypedDict):
    """SoloPlay's AI: the tile, and what he owns."""

    name: str  # what he is called
    tile: int | None  # the value of the stack under the Contract Travel Tile
    direction: Literal["up", "down"]  # which way the tile moves
    contracts: list[str]  # from the first that he would pay with to the last
    locked: list[str]  # those of them that he may not pay with
    funds: int  # what he can spend
    time: int  # Time counters
    taler: int  # in coins
    bonus_cards: list[str]  # that he owns
    buildings: list[str]  # that he owns
    points: float  # as if the game ended now


class Office(TypedDict):
    """What a seat has."""

    seat: int  # 0: the first
    goods: dict[str, int]  # in stock, every kind
    supply: dict[str, int]  # cubes on the Supply tile, by Major location
    time: int  # Time counters
    taler: int  # in coins
    contracts: list[str]  # that it owns
    bonus_cards: list[str]  # that it owns
    buildings: list[str]  # that it owns
    hand: str | None  # the card in hand, which was taken openly
    points: float  # as if the game ended now; halves are possible


class MerkatorView(TypedDict):
    """What a seat, or an onlooker, may see. In Merkator all see the same."""

    title: Literal["merkator"]  # of the game
    you: int | None  # the seat that looks; null: an onlooker
    active: int  # the seat whose turn it is
    to_act: int | None  # the seat that decides next; null: the game is over
    step: str  # what is asked
    final_round: FinalRound | None  # null until the end is in sight
    merkator: str | None  # where the token stands; null before the first travel
    cubes: dict[str, int]  # on each Major location
    chart: list[int]  # Time counters left, by row from the top
    face_up: Letter | None  # of the chart's first counter, if it lies face up
    check: Letter | None  # of the counter that is being checked
    contract: str | None  # the Contract that is being fulfilled
    brought: dict[str, int]  # by trades for that Contract: goods, or "any"
    unpaid: int  # goods of free choice, or Taler of a card, still to pay
    wanted: str | None  # the card that Contracts are being spent on
    bids: list[Bid]  # by seat, while they are made; else empty
    fulfilled: list[str]  # Contracts that were fulfilled this turn
    solo_stack: int  # cards in the Solo stack
    marks: list[int]  # points to reach in Solitary play; else empty
    options: list[str]  # ways to play that the table chose
    stacks: list[Stack]  # of Contracts, the lowest value first
    discards: int  # Contracts in the discard pile
    bonus_cards: list[str]  # in the open offer
    bonus_stack: int  # Bonus cards in the stack
    buildings: list[str]  # in the open offer
    building_stack: int  # Buildings in the stack
    offices: list[Office]  # by seat
    ai: Opponent | None  # null without SoloPlay
    rating: str | None  # how good the victory over the AI is, once it is known
