"""The catalogue: every move of Merv, made once, with its index and its text."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.games.merv.city import LINE_IDS, WALL_SLOT_IDS
from fondaco.games.merv.components import (
    CONTRACT_IDS,
    DISPLAY,
    SITE_IDS,
    SPACE_IDS,
    TILE_IDS,
    WALL_IDS,
)
from fondaco.games.merv.terms import (
    ACTION_IDS,
    BREAKTHROUGH_IDS,
    CITY_IDS,
    CUBE_IDS,
    CUBES,
    HALL_IDS,
    MARKET_SLOT_IDS,
    SPICE_IDS,
    Color,
    Site,
)

# Kinds of move, chapter by chapter.
ENTER: Final[i64] = 0
ACTIVATE: Final[i64] = 1
TAKE_ACTION: Final[i64] = 2
TAKE_FAVOUR: Final[i64] = 3
TAKE_SOLDIER: Final[i64] = 4
END_TURN: Final[i64] = 5
STOP: Final[i64] = 6
COLLECT: Final[i64] = 7
TRADE_CAMEL: Final[i64] = 8
FULFIL: Final[i64] = 9
COMMIT_COMMON: Final[i64] = 10
COMMIT_RARE: Final[i64] = 11
PAY_COIN: Final[i64] = 12
TAKE_CARD: Final[i64] = 13
PLACE_CAMEL: Final[i64] = 14
PLACE_COURTIER: Final[i64] = 15
ESTABLISH: Final[i64] = 16
BUY_GOODS: Final[i64] = 17
ADVANCE: Final[i64] = 18
BUILD: Final[i64] = 19
SET_WALL: Final[i64] = 20
GUARD: Final[i64] = 21
NO_SOLDIER: Final[i64] = 22
UPGRADE: Final[i64] = 23
CLAIM: Final[i64] = 24
LEARN_ONE: Final[i64] = 25
QUEUE_AT: Final[i64] = 26
SURRENDER: Final[i64] = 27
SCORE_HALL: Final[i64] = 28
BEGIN_GAME: Final[i64] = 29


class MervMove(Move):
    """A move with its kind, the thing it is about, and a number or second thing."""

    def __init__(self, index: i64, text: str, kind: i64, what: i64, other: i64) -> None:
        super().__init__(index, text)
        self.kind = kind
        self.what = what
        self.other = other


MOVES: Final[list[MervMove]] = []


def _make(kind: i64, text: str, what: i64 = 0, other: i64 = 0) -> i64:
    """Add a move to the catalogue; its index is where its row begins."""
    MOVES.append(MervMove(len(MOVES), text, kind, what, other))
    return i64(len(MOVES) - 1)


def _row(kind: i64, word: str, ids: list[str], end: str = "") -> i64:
    first = len(MOVES)
    for what, id in enumerate(ids):
        _make(kind, f"{word} {id}{end}", what)
    return i64(first)


def _table(kind: i64, texts: list[list[str]]) -> i64:
    """One row of moves a thing."""
    first = len(MOVES)
    for what, row in enumerate(texts):
        for other, text in enumerate(row):
            _make(kind, text, what, other)
    return i64(first)


_ENTER: Final[i64] = _row(ENTER, "enter", LINE_IDS)
_ACTIVATE: Final[i64] = _row(ACTIVATE, "activate", SITE_IDS)
_TAKE_ACTION: Final[i64] = _row(TAKE_ACTION, "take", ACTION_IDS, " action")
MOVE_TAKE_FAVOUR: Final = MOVES[_make(TAKE_FAVOUR, "gain favour")]
MOVE_TAKE_SOLDIER: Final = MOVES[_make(TAKE_SOLDIER, "deploy soldier")]
MOVE_END_TURN: Final = MOVES[_make(END_TURN, "end turn")]
MOVE_STOP: Final = MOVES[_make(STOP, "stop")]
MOVE_COLLECT: Final = MOVES[_make(COLLECT, "collect camels")]
_TRADE_CAMEL: Final[i64] = _row(TRADE_CAMEL, "trade camel", MARKET_SLOT_IDS)
_FULFIL: Final[i64] = _row(FULFIL, "fulfil", CONTRACT_IDS)
MOVE_COMMIT_COMMON: Final = MOVES[_make(COMMIT_COMMON, "commit common")]
MOVE_COMMIT_RARE: Final = MOVES[_make(COMMIT_RARE, "commit rare")]
_PAY: Final[i64] = _row(PAY_COIN, "pay", [*CUBE_IDS, "by exchange", "by discount"])
_TAKE_CARD: Final[i64] = _table(
    TAKE_CARD, [[f"take {id} at {n}" for n in range(1, DISPLAY + 1)] for id in SPICE_IDS]
)
MOVE_PLACE_CAMEL: Final = MOVES[_make(PLACE_CAMEL, "place camel")]
_COURTIER: Final[i64] = _row(PLACE_COURTIER, "courtier", HALL_IDS)
_ESTABLISH: Final[i64] = _row(ESTABLISH, "establish", CITY_IDS)
_BUY: Final[i64] = _row(BUY_GOODS, "buy from", CITY_IDS)
_ADVANCE: Final[i64] = _row(ADVANCE, "advance to", SPACE_IDS[1:])  # its thing is space - 1
_BUILD: Final[i64] = _row(BUILD, "build", WALL_IDS)
_SET_WALL: Final[i64] = _row(SET_WALL, "place wall", WALL_SLOT_IDS)
_GUARD: Final[i64] = _row(GUARD, "guard", SITE_IDS)
MOVE_NO_SOLDIER: Final = MOVES[_make(NO_SOLDIER, "no soldier")]
_UPGRADE: Final[i64] = _table(
    UPGRADE, [[f"upgrade {id} with {color}" for color in CUBE_IDS] for id in SITE_IDS]
)
_CLAIM: Final[i64] = _row(CLAIM, "claim", TILE_IDS)
_LEARN: Final[i64] = _row(LEARN_ONE, "learn", BREAKTHROUGH_IDS)
_QUEUE_AT: Final[i64] = _row(QUEUE_AT, "queue", ["1", "2", "3", "4"])
MOVE_SURRENDER: Final = MOVES[_make(SURRENDER, "surrender")]
_SCORE_HALL: Final[i64] = _row(SCORE_HALL, "score", HALL_IDS)
MOVE_BEGIN: Final = MOVES[_make(BEGIN_GAME, "begin")]


def enter(line: i64) -> MervMove:
    return MOVES[_ENTER + line]


def activate(site: Site) -> MervMove:
    return MOVES[_ACTIVATE + site]


def take_action(action: i64) -> MervMove:
    return MOVES[_TAKE_ACTION + action]


def trade_camel(slot: i64) -> MervMove:
    return MOVES[_TRADE_CAMEL + slot]


def fulfil(contract: i64) -> MervMove:
    return MOVES[_FULFIL + contract]


def pay(coin: i64) -> MervMove:
    return MOVES[_PAY + coin]


def take_card(spice: i64, at: i64) -> MervMove:
    return MOVES[_TAKE_CARD + spice * DISPLAY + at]


def place_courtier(hall: i64) -> MervMove:
    return MOVES[_COURTIER + hall]


def establish(city: i64) -> MervMove:
    return MOVES[_ESTABLISH + city]


def buy(city: i64) -> MervMove:
    return MOVES[_BUY + city]


def advance(space: i64) -> MervMove:
    return MOVES[_ADVANCE + space - 1]


def build(wall: i64) -> MervMove:
    return MOVES[_BUILD + wall]


def set_wall(slot: i64) -> MervMove:
    return MOVES[_SET_WALL + slot]


def guard(site: Site) -> MervMove:
    return MOVES[_GUARD + site]


def upgrade(site: Site, color: Color) -> MervMove:
    """With a bonus upgrade of that color, or a white one."""
    return MOVES[_UPGRADE + site * CUBES + color]


def claim(tile: i64) -> MervMove:
    return MOVES[_CLAIM + tile]


def learn(breakthrough: i64) -> MervMove:
    return MOVES[_LEARN + breakthrough]


def queue_at(place: i64) -> MervMove:
    return MOVES[_QUEUE_AT + place]


def score_hall(hall: i64) -> MervMove:
    return MOVES[_SCORE_HALL + hall]
