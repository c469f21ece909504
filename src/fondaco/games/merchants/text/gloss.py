"""What the text of a move leaves unsaid, whatever lies on the table."""

from fondaco.core.game import Move
from fondaco.games.merchants.boards import Board
from fondaco.games.merchants.components import CARD_TEXTS, CITY_IDS, COST, END, PLACE_IDS, PRICE
from fondaco.games.merchants.moves import (
    ASSEMBLE_AT,
    BEGIN_COUNTER,
    BEGIN_OFFER,
    BUY_CARD,
    BUY_RESOURCE,
    COUNT_VIA,
    DISBAND,
    DISMISS,
    DRIVE,
    LEAVE_OUT,
    OPEN_ROUTE,
    PLAY_CARD,
    RECRUIT_AT,
    STOP,
)
from fondaco.games.merchants.terms import (
    CARD_COST,
    MERCHANT_COST,
    RESOURCE_IDS,
    RESOURCES,
)
from fondaco.games.merchants.text.naming import boards_with, city_name, ends_of
from fondaco.games.merchants.text.wording import pieces


def price(what: int) -> str:
    costs = {id: COST[what * RESOURCES + n] for n, id in enumerate(RESOURCE_IDS)}
    return pieces(costs)


def cities_at(path: int, board: Board | None = None) -> str:
    """The cities at the ends of a path."""
    places = [PLACE_IDS[END[2 * path + end]] for end in (0, 1)]
    cities = [id for id in places if id in CITY_IDS]
    there = [id for id in cities if board is None or board in boards_with(id)]
    return f"beside {' and '.join([city_name(id) for id in there])}" if there else ""


def gloss(move: Move) -> str:
    """What the text of a move leaves unsaid, or nothing."""
    kind = move.kind
    if kind in (OPEN_ROUTE, ASSEMBLE_AT, DISBAND, COUNT_VIA):
        return ends_of(move.what)
    if kind == DRIVE:
        return cities_at(move.other)
    if kind == PLAY_CARD:
        return CARD_TEXTS[move.what].rstrip(".")
    if kind == BUY_RESOURCE:
        return f"for {PRICE} gold"
    return _GLOSSES.get(int(kind), "")


_GLOSSES = {
    int(BUY_CARD): f"a development card, for {price(CARD_COST)}",
    int(RECRUIT_AT): f"a merchant, for {price(MERCHANT_COST)}",
    int(DISMISS): f"remove this merchant and place it anew, for {price(MERCHANT_COST)}",
    int(STOP): "the merchant ends its move; on an empty city-site it founds a trading post",
    int(BEGIN_OFFER): "propose a trade to the others",
    int(BEGIN_COUNTER): "as in 'counter 1 ore for 1 wool'",
    int(LEAVE_OUT): "open no free trade route",
}
