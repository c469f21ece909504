"""The nouns of Merchants of Europe as small numbers, with the ids that texts use."""

from typing import Final, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
Resource: TypeAlias = i64
Hex: TypeAlias = i64
Place: TypeAlias = i64  # an intersection
City: TypeAlias = i64
Path: TypeAlias = i64
Token: TypeAlias = i64
Card: TypeAlias = i64  # a kind of development card

# A terrain has the number of the resource it produces.
TERRAIN_IDS: Final = ["forest", "pasture", "fields", "mountains", "saltworks"]
RESOURCE_IDS: Final = ["lumber", "wool", "grain", "ore", "salt"]
RESOURCES: Final[i64] = 5
GRAIN: Final[i64] = 2
SALT: Final[i64] = 4
GOLD: Final[i64] = 5  # what is traded like a resource
PIECES: Final[i64] = 6
PIECE_IDS: Final = [*RESOURCE_IDS, "gold"]

COLOR_IDS: Final = ["red", "blue", "white", "orange"]
COLORS: Final[i64] = 4
NEUTRAL: Final[i64] = 3  # the color that nobody plays with three seats

BOARD_IDS: Final = ["short", "main"]
SHORT: Final[i64] = 0

# What a hex has in its center.
SPACE_IDS: Final = ["printed", "arch", "blank"]
PRINTED: Final[i64] = 0
ARCH: Final[i64] = 1

# What a development card does.
EFFECT_IDS: Final = [
    "move_robber_and_steal",
    "free_trade_routes",
    "free_merchant_movement",
    "free_caravan_movement",
    "gain_gold",
    "gain_resources_of_choice",
]

# What is paid for.
COST_IDS: Final = ["development_card", "merchant", "caravan", "trade_route"]
CARD_COST: Final[i64] = 0
MERCHANT_COST: Final[i64] = 1
CARAVAN_COST: Final[i64] = 2
ROUTE_COST: Final[i64] = 3

# The piece under way: one of two merchants, one of two caravans, or any of them if a card lends
# steps to the next that moves.
PIECES_EACH: Final[i64] = 2
FIRST_CARAVAN: Final[i64] = 2
ANY_MERCHANT: Final[i64] = 4
ANY_CARAVAN: Final[i64] = 5
MOVER_IDS: Final = [
    "merchant 1",
    "merchant 2",
    "caravan 1",
    "caravan 2",
    "any merchant",
    "any caravan",
]
MOVER_PIECES: Final = ["merchant", "merchant", "caravan", "caravan", "merchant", "caravan"]

# How an opponent has answered an offer.
DECLINED: Final[i64] = 1
ACCEPTED: Final[i64] = 2
COUNTERED: Final[i64] = 3
ANSWER_IDS: Final = ["none", "declined", "accepted", "countered"]

# What is asked.
START_POST: Final[i64] = 0
START_NEUTRAL: Final[i64] = 1
START_ROUTE: Final[i64] = 2
ROLL: Final[i64] = 3
DISCARD: Final[i64] = 4
ROBBER: Final[i64] = 5
STEAL: Final[i64] = 6
ACT: Final[i64] = 7
CONNECT: Final[i64] = 8
ARROW: Final[i64] = 9
CHARTER: Final[i64] = 10
FAIR: Final[i64] = 11
NUMBER: Final[i64] = 12
TAKE_TOKEN: Final[i64] = 13
RECRUIT: Final[i64] = 14
ASSEMBLE: Final[i64] = 15
OFFER: Final[i64] = 16
ANSWER: Final[i64] = 17
COUNTER: Final[i64] = 18
CHOOSE: Final[i64] = 19
OVER: Final[i64] = 20
STEP_IDS: Final = [
    "start_post",
    "start_neutral",
    "start_route",
    "roll",
    "discard",
    "robber",
    "steal",
    "act",
    "connect",
    "arrow",
    "charter",
    "fair",
    "number",
    "take_token",
    "recruit",
    "assemble",
    "offer",
    "answer",
    "counter",
    "choose",
    "over",
]
