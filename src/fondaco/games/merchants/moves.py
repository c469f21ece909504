"""The catalogue: every move of Merchants of Europe, made once, with its index and its text."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.catalogue import Catalogue
from fondaco.core.game import Move
from fondaco.games.merchants.components import (
    CARD_IDS,
    CITY_IDS,
    CITY_PLACE,
    END,
    EXCHANGED,
    HEX_IDS,
    PATH_IDS,
    PATHS,
    PLACE_IDS,
    PLACES,
    other_end,
)
from fondaco.games.merchants.terms import COLOR_IDS, PIECE_IDS, RESOURCE_IDS, Path

# Kinds of move.
PLACE_POST: Final[i64] = 0
PLACE_NEUTRAL: Final[i64] = 1
ROLL_DICE: Final[i64] = 2
DISCARD_CARD: Final[i64] = 3
MOVE_ROBBER_TO: Final[i64] = 4
STEAL_FROM: Final[i64] = 5
BUY_RESOURCE: Final[i64] = 6
EXCHANGE: Final[i64] = 7
TAKE_RESOURCE: Final[i64] = 8
BUY_CARD: Final[i64] = 9
PLAY_CARD: Final[i64] = 10
DISMISS: Final[i64] = 11
RECRUIT_AT: Final[i64] = 12
DISBAND: Final[i64] = 13
ASSEMBLE_AT: Final[i64] = 14
OPEN_ROUTE: Final[i64] = 15
LEAVE_OUT: Final[i64] = 16
COUNT_VIA: Final[i64] = 17
WALK: Final[i64] = 18
STOP: Final[i64] = 19
NUMBER_HEX: Final[i64] = 20
TAKE_FROM: Final[i64] = 21
DRIVE: Final[i64] = 22
DELIVER: Final[i64] = 23
BEGIN_OFFER: Final[i64] = 24
GIVE: Final[i64] = 25
ASK: Final[i64] = 26
PROPOSE: Final[i64] = 27
ACCEPT: Final[i64] = 28
DECLINE: Final[i64] = 29
BEGIN_COUNTER: Final[i64] = 30
TRADE_WITH: Final[i64] = 31
NO_TRADE: Final[i64] = 32
END_TURN: Final[i64] = 33
KINDS: Final[i64] = 34

MOST_NAMED: Final[i64] = 9  # of a kind in one offer: see trade.nine

CATALOGUE: Final = Catalogue(KINDS)


def _exchanges() -> None:
    """Of each resource for each other kind of piece."""
    # rule exchange.like
    for given, id in enumerate(RESOURCE_IDS):
        for got, piece in enumerate(PIECE_IDS):
            if given != got:
                CATALOGUE.one(EXCHANGE, f"exchange {EXCHANGED} {id} for {piece}", given, got)


def _amounts(kind: i64, word: str) -> list[list[Move]]:
    """By kind of piece, from one on."""
    counts = range(1, MOST_NAMED + 1)
    return CATALOGUE.table(kind, [[f"{word} {n} {id}" for n in counts] for id in PIECE_IDS], 1)


def _walks() -> list[list[Move]]:
    """Along each path in both directions; by the intersection where they begin."""
    found: list[list[Move]] = [[] for _ in range(PLACES)]
    for path in range(PATHS):
        for start in (END[2 * path], END[2 * path + 1]):
            text = f"merchant {PLACE_IDS[start]} to {PLACE_IDS[other_end(path, start)]}"
            found[start].append(CATALOGUE.one(WALK, text, start, path))
    return found


def _beside() -> list[list[int]]:
    """By path, those that touch it: at its first end, then at the other."""
    at: list[list[int]] = [[] for _ in range(PLACES)]
    for path in range(PATHS):
        for end in (END[2 * path], END[2 * path + 1]):
            at[end].append(int(path))
    return [
        [other for end in (END[2 * path], END[2 * path + 1]) for other in at[end] if other != path]
        for path in range(PATHS)
    ]


def _drive(path: Path, to: Path) -> Move:
    return CATALOGUE.one(DRIVE, f"caravan {PATH_IDS[path]} to {PATH_IDS[to]}", path, to)


def _deliveries_at(path: Path) -> list[Move]:
    """To the cities at the ends of a path."""
    deliveries = CATALOGUE.by_kind[DELIVER]
    ends = (END[2 * path], END[2 * path + 1])
    return [deliveries[city] for end in ends for city, at in enumerate(CITY_PLACE) if at == end]


# The moves in the order of their indexes. What has a name is looked up by what lies on the table.
CATALOGUE.row(PLACE_POST, "post", CITY_IDS)
CATALOGUE.row(PLACE_NEUTRAL, "neutral", CITY_IDS)
CATALOGUE.one(ROLL_DICE, "roll")
CATALOGUE.row(DISCARD_CARD, "discard", RESOURCE_IDS)
CATALOGUE.row(MOVE_ROBBER_TO, "robber", HEX_IDS)
CATALOGUE.row(STEAL_FROM, "steal", COLOR_IDS)
CATALOGUE.row(BUY_RESOURCE, "buy", RESOURCE_IDS)
_exchanges()
CATALOGUE.row(TAKE_RESOURCE, "take", RESOURCE_IDS)
CATALOGUE.one(BUY_CARD, "buy card")
CATALOGUE.row(PLAY_CARD, "play", CARD_IDS)
DISMISS_FROM: Final = [[move] for move in CATALOGUE.row(DISMISS, "dismiss", PLACE_IDS)]
CATALOGUE.row(RECRUIT_AT, "recruit", CITY_IDS)
DISBAND_FROM: Final = [[move] for move in CATALOGUE.row(DISBAND, "disband", PATH_IDS)]
ASSEMBLE_ON: Final = CATALOGUE.row(ASSEMBLE_AT, "assemble", PATH_IDS)
ROUTE_ON: Final = CATALOGUE.row(OPEN_ROUTE, "route", PATH_IDS)
CATALOGUE.one(LEAVE_OUT, "no route")
CATALOGUE.row(COUNT_VIA, "via", PATH_IDS)
WALKS_FROM: Final = _walks()
CATALOGUE.one(STOP, "stop")
CATALOGUE.row(NUMBER_HEX, "number", HEX_IDS)
CATALOGUE.row(TAKE_FROM, "take token", HEX_IDS)
_BESIDE: Final = _beside()
DRIVES_FROM: Final = [[_drive(path, to) for to in beside] for path, beside in enumerate(_BESIDE)]
CATALOGUE.row(DELIVER, "deliver", CITY_IDS)
CATALOGUE.one(BEGIN_OFFER, "offer")
GIFTS_OF: Final = _amounts(GIVE, "give")
WISHES_FOR: Final = _amounts(ASK, "ask")
CATALOGUE.one(PROPOSE, "propose")
CATALOGUE.one(ACCEPT, "accept")
CATALOGUE.one(DECLINE, "decline")
CATALOGUE.one(BEGIN_COUNTER, "counter")
CATALOGUE.row(TRADE_WITH, "trade with", COLOR_IDS)
CATALOGUE.one(NO_TRADE, "no trade")
CATALOGUE.one(END_TURN, "end turn")

DELIVERIES_AT: Final = [_deliveries_at(path) for path in range(PATHS)]
ROUTES_BESIDE: Final = [[ROUTE_ON[other] for other in beside] for beside in _BESIDE]
