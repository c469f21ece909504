"""What has to come before a move that is refused, or lacks for it."""

from collections.abc import Sequence
from typing import Final

from fondaco.core.game import Move
from fondaco.games.merchants.components import COST, EXCHANGED, PATH_IDS, PLACE_IDS, PRICE
from fondaco.games.merchants.moves import (
    ACCEPT,
    ASK,
    ASSEMBLE_AT,
    BEGIN_COUNTER,
    BUY_CARD,
    BUY_RESOURCE,
    DECLINE,
    DISBAND,
    DISMISS,
    DRIVE,
    EXCHANGE,
    GIVE,
    NO_TRADE,
    OPEN_ROUTE,
    PLAY_CARD,
    PROPOSE,
    RECRUIT_AT,
    ROLL_DICE,
    STOP,
    TRADE_WITH,
    WALK,
)
from fondaco.games.merchants.terms import (
    CARAVAN_COST,
    CARD_COST,
    MERCHANT_COST,
    RESOURCE_IDS,
    RESOURCES,
    ROUTE_COST,
)
from fondaco.games.merchants.text.wording import View, pieces

OFFERING: Final = [int(kind) for kind in (GIVE, ASK, PROPOSE)]
ANSWERING: Final = [int(kind) for kind in (ACCEPT, DECLINE, BEGIN_COUNTER, TRADE_WITH, NO_TRADE)]
BEFORE_ROLL: Final = [int(kind) for kind in (ROLL_DICE, PLAY_CARD, STOP)]
PIECES: Final = {
    int(WALK): ("merchant", "recruit", PLACE_IDS),
    int(DISMISS): ("merchant", "recruit", PLACE_IDS),
    int(DRIVE): ("caravan", "assemble", PATH_IDS),
    int(DISBAND): ("caravan", "assemble", PATH_IDS),
}


def _cost(what: int) -> dict[str, int]:
    costs = {id: int(COST[what * RESOURCES + n]) for n, id in enumerate(RESOURCE_IDS)}
    return {id: count for id, count in costs.items() if count > 0}


COSTS: Final = {
    int(RECRUIT_AT): _cost(int(MERCHANT_COST)),
    int(DISMISS): _cost(int(MERCHANT_COST)),
    int(ASSEMBLE_AT): _cost(int(CARAVAN_COST)),
    int(DISBAND): _cost(int(CARAVAN_COST)),
    int(OPEN_ROUTE): _cost(int(ROUTE_COST)),
    int(BUY_CARD): _cost(int(CARD_COST)),
    int(BUY_RESOURCE): {"gold": int(PRICE)},
    int(WALK): {"grain": 1},
    int(DRIVE): {"salt": 1},
}

BUILDING: Final = [int(kind) for kind in (RECRUIT_AT, ASSEMBLE_AT, OPEN_ROUTE, BUY_CARD)]


def hint(view: View, moves: Sequence[Move]) -> str:
    """What the seat to act should know of moves of one kind that are all refused, or nothing."""
    kinds = {int(move.kind) for move in moves}
    if len(kinds) != 1:
        return ""
    kind = kinds.pop()
    if view["step"] == "roll":
        return "" if kind in BEFORE_ROLL else "The roll comes first: type 'roll'."
    if view["step"] != "act":
        return ""
    return (
        _order(kind)
        or _piece(view, kind, moves)
        or _exchange(view, kind, moves)
        or _price(view, kind, len(moves) > 1)
    )


def _order(kind: int) -> str:
    if kind in OFFERING:
        return "An offer begins with 'offer'."
    if kind in ANSWERING:
        return "There is no offer to answer; 'offer' begins one."
    return "The dice have been rolled in this turn." if kind == ROLL_DICE else ""


def _piece(view: View, kind: int, moves: Sequence[Move]) -> str:
    """Whether the piece that should move or go is there at all."""
    if kind not in PIECES:
        return ""
    piece, verb, ids = PIECES[kind]
    there = view["players"][view["to_act"]][f"{piece}s"]
    if not there:
        return f"You have no {piece} on the board: '{verb}' brings one."
    starts = {ids[move.what] for move in moves}
    return f"You have no {piece} there." if starts.isdisjoint(there) else ""


def _exchange(view: View, kind: int, moves: Sequence[Move]) -> str:
    """What is missing of the cards that would be returned, if all are of one kind."""
    given = {int(move.what) for move in moves}
    if kind != EXCHANGE or len(given) != 1:
        return ""
    id = RESOURCE_IDS[given.pop()]
    lacks = EXCHANGED - view["players"][view["to_act"]]["own"]["resources"][id]
    return f"You lack {lacks} {id}." if lacks > 0 else ""


def _price(view: View, kind: int, with_cost: bool) -> str:
    """What is missing of the cost, which the rule against one move tells itself; steps that are
    left cost nothing."""
    player = view["players"][view["to_act"]]
    if kind not in COSTS or (kind in (WALK, DRIVE) and view["turn"]["steps"] > 0):
        return ""
    held = {**player["own"]["resources"], "gold": player["gold"]}
    lacks = {id: count - held[id] for id, count in COSTS[kind].items() if count > held[id]}
    cost = f"It costs {pieces(COSTS[kind])}; you" if with_cost else "You"
    return f"{cost} lack {pieces(lacks)}." if lacks else ""
