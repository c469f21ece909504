"""The catalogue: every move of Merchants of Europe, made once, with its index and its text."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.games.merchants.components import (
    CARD_IDS,
    CITY_IDS,
    END,
    EXCHANGED,
    HEX_IDS,
    PATH_IDS,
    PATHS,
    PLACE_IDS,
    PLACES,
)
from fondaco.games.merchants.terms import (
    COLOR_IDS,
    GOLD,
    PIECE_IDS,
    RESOURCE_IDS,
    Card,
    City,
    Hex,
    Path,
    Place,
    Resource,
    Seat,
)

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

MOST_NAMED: Final[i64] = 9  # of a kind in one offer: see trade.nine


class MerchantsMove(Move):
    """A move with its kind, the thing it is about, and a number or second thing."""

    def __init__(self, index: i64, text: str, kind: i64, what: i64, other: i64) -> None:
        super().__init__(index, text)
        self.kind = kind
        self.what = what
        self.other = other


MOVES: Final[list[MerchantsMove]] = []


def _make(kind: i64, text: str, what: i64 = 0, other: i64 = 0) -> i64:
    """Add a move to the catalogue; its index is where its row begins."""
    MOVES.append(MerchantsMove(len(MOVES), text, kind, what, other))
    return i64(len(MOVES) - 1)


def _row(kind: i64, word: str, ids: list[str]) -> i64:
    first = len(MOVES)
    for what, id in enumerate(ids):
        _make(kind, f"{word} {id}", what)
    return i64(first)


def _exchanges() -> i64:
    first = len(MOVES)
    for given, id in enumerate(RESOURCE_IDS):
        for got, piece in enumerate(PIECE_IDS):
            if given != got:
                _make(EXCHANGE, f"exchange {EXCHANGED} {id} for {piece}", given, got)
    return i64(first)


def _amounts(kind: i64, word: str) -> i64:
    first = len(MOVES)
    for piece, id in enumerate(PIECE_IDS):
        for count in range(1, MOST_NAMED + 1):
            _make(kind, f"{word} {count} {id}", piece, count)
    return i64(first)


def _walks() -> i64:
    """Along each path in both directions."""
    first = len(MOVES)
    for path in range(PATHS):
        for start in (2 * path, 2 * path + 1):
            end = 4 * path + 1 - start
            text = f"merchant {PLACE_IDS[END[start]]} to {PLACE_IDS[END[end]]}"
            _make(WALK, text, END[start], END[end])
    return i64(first)


def _drives() -> vec[i64]:
    """From each path to those that touch it; where each such move stands, by path and neighbor."""
    beside: list[list[int]] = [[] for _ in range(PLACES)]
    for path in range(PATHS):
        for end in (END[2 * path], END[2 * path + 1]):
            beside[end].append(int(path))
    found: list[i64] = []
    for path in range(PATHS):
        near = [other for e in (0, 1) for other in beside[END[2 * path + e]] if other != path]
        for other in near:
            text = f"caravan {PATH_IDS[path]} to {PATH_IDS[other]}"
            found.append(_make(DRIVE, text, path, other))
        found += [NONE] * (4 - len(near))
    return vec[i64](found)


_POST: Final[i64] = _row(PLACE_POST, "post", CITY_IDS)
_NEUTRAL: Final[i64] = _row(PLACE_NEUTRAL, "neutral", CITY_IDS)
MOVE_ROLL: Final = MOVES[_make(ROLL_DICE, "roll")]
_DISCARD: Final[i64] = _row(DISCARD_CARD, "discard", RESOURCE_IDS)
_ROBBER: Final[i64] = _row(MOVE_ROBBER_TO, "robber", HEX_IDS)
_STEAL: Final[i64] = _row(STEAL_FROM, "steal", COLOR_IDS)
_BUY: Final[i64] = _row(BUY_RESOURCE, "buy", RESOURCE_IDS)
_EXCHANGE: Final[i64] = _exchanges()
_TAKE: Final[i64] = _row(TAKE_RESOURCE, "take", RESOURCE_IDS)
MOVE_BUY_CARD: Final = MOVES[_make(BUY_CARD, "buy card")]
_PLAY: Final[i64] = _row(PLAY_CARD, "play", CARD_IDS)
_DISMISS: Final[i64] = _row(DISMISS, "dismiss", PLACE_IDS)
_RECRUIT: Final[i64] = _row(RECRUIT_AT, "recruit", CITY_IDS)
_DISBAND: Final[i64] = _row(DISBAND, "disband", PATH_IDS)
_ASSEMBLE: Final[i64] = _row(ASSEMBLE_AT, "assemble", PATH_IDS)
_ROUTE: Final[i64] = _row(OPEN_ROUTE, "route", PATH_IDS)
MOVE_LEAVE_OUT: Final = MOVES[_make(LEAVE_OUT, "no route")]
_VIA: Final[i64] = _row(COUNT_VIA, "via", PATH_IDS)
_WALK: Final[i64] = _walks()
MOVE_STOP: Final = MOVES[_make(STOP, "stop")]
_NUMBER: Final[i64] = _row(NUMBER_HEX, "number", HEX_IDS)
_TAKE_FROM: Final[i64] = _row(TAKE_FROM, "take token", HEX_IDS)
_DRIVE: Final = _drives()
_DELIVER: Final[i64] = _row(DELIVER, "deliver", CITY_IDS)
MOVE_OFFER: Final = MOVES[_make(BEGIN_OFFER, "offer")]
_GIVE: Final[i64] = _amounts(GIVE, "give")
_ASK: Final[i64] = _amounts(ASK, "ask")
MOVE_PROPOSE: Final = MOVES[_make(PROPOSE, "propose")]
MOVE_ACCEPT: Final = MOVES[_make(ACCEPT, "accept")]
MOVE_DECLINE: Final = MOVES[_make(DECLINE, "decline")]
MOVE_COUNTER: Final = MOVES[_make(BEGIN_COUNTER, "counter")]
_TRADE_WITH: Final[i64] = _row(TRADE_WITH, "trade with", COLOR_IDS)
MOVE_NO_TRADE: Final = MOVES[_make(NO_TRADE, "no trade")]
MOVE_END_TURN: Final = MOVES[_make(END_TURN, "end turn")]


def post(city: City) -> MerchantsMove:
    return MOVES[_POST + city]


def neutral(city: City) -> MerchantsMove:
    return MOVES[_NEUTRAL + city]


def discard(resource: Resource) -> MerchantsMove:
    return MOVES[_DISCARD + resource]


def robber(hex: Hex) -> MerchantsMove:
    return MOVES[_ROBBER + hex]


def steal(seat: Seat) -> MerchantsMove:
    return MOVES[_STEAL + seat]


def buy(resource: Resource) -> MerchantsMove:
    return MOVES[_BUY + resource]


def exchange(given: Resource, got: i64) -> MerchantsMove:
    skipped: i64 = 1 if got > given else 0
    return MOVES[_EXCHANGE + given * GOLD + got - skipped]


def take(resource: Resource) -> MerchantsMove:
    return MOVES[_TAKE + resource]


def play(card: Card) -> MerchantsMove:
    return MOVES[_PLAY + card]


def dismiss(place: Place) -> MerchantsMove:
    return MOVES[_DISMISS + place]


def recruit(city: City) -> MerchantsMove:
    return MOVES[_RECRUIT + city]


def disband(path: Path) -> MerchantsMove:
    return MOVES[_DISBAND + path]


def assemble(path: Path) -> MerchantsMove:
    return MOVES[_ASSEMBLE + path]


def route(path: Path) -> MerchantsMove:
    return MOVES[_ROUTE + path]


def via(path: Path) -> MerchantsMove:
    return MOVES[_VIA + path]


def walk(path: Path, start: Place) -> MerchantsMove:
    """Along a path, from that end to the other."""
    return MOVES[_WALK + 2 * path + (0 if END[2 * path] == start else 1)]


def number(hex: Hex) -> MerchantsMove:
    return MOVES[_NUMBER + hex]


def take_from(hex: Hex) -> MerchantsMove:
    return MOVES[_TAKE_FROM + hex]


def drive(path: Path, to: Path) -> MerchantsMove:
    """From a path to one that touches it."""
    at = 4 * path
    while MOVES[_DRIVE[at]].other != to:
        at += 1
    return MOVES[_DRIVE[at]]


def deliver(city: City) -> MerchantsMove:
    return MOVES[_DELIVER + city]


def give(piece: i64, count: i64) -> MerchantsMove:
    return MOVES[_GIVE + piece * MOST_NAMED + count - 1]


def ask(piece: i64, count: i64) -> MerchantsMove:
    return MOVES[_ASK + piece * MOST_NAMED + count - 1]


def trade_with(seat: Seat) -> MerchantsMove:
    return MOVES[_TRADE_WITH + seat]
