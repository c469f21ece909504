"""The catalogue: every move of Merv, made once, with its index and its text."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.catalogue import Catalogue
from fondaco.core.game import Move
from fondaco.games.merv.city import LINE_IDS, WALL_SLOT_IDS
from fondaco.games.merv.components import CONTRACT_IDS, DISPLAY, SITE_IDS, TILE_IDS, WALL_IDS
from fondaco.games.merv.mosque_track import SPACE_IDS
from fondaco.games.merv.terms import (
    ACTION_IDS,
    BOON_IDS,
    BREAKTHROUGH_IDS,
    CITY_IDS,
    CUBE_IDS,
    HALL_IDS,
    MARKET_SLOT_IDS,
    PAIR_BOONS,
    SPICE_IDS,
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
NEXT_BOON: Final[i64] = 30
KINDS: Final[i64] = 31

CATALOGUE: Final = Catalogue(KINDS)
MOVES: Final[list[Move]] = CATALOGUE.moves

CATALOGUE.row(ENTER, "enter", LINE_IDS)
CATALOGUE.row(ACTIVATE, "activate", SITE_IDS)
CATALOGUE.row(TAKE_ACTION, "take", [f"{id} action" for id in ACTION_IDS])
CATALOGUE.one(TAKE_FAVOUR, "gain favour")
CATALOGUE.one(TAKE_SOLDIER, "deploy soldier")
CATALOGUE.one(END_TURN, "end turn")
CATALOGUE.one(STOP, "stop")
CATALOGUE.one(COLLECT, "collect camels")
CATALOGUE.row(TRADE_CAMEL, "trade camel", MARKET_SLOT_IDS)
CATALOGUE.row(FULFIL, "fulfil", CONTRACT_IDS)
CATALOGUE.one(COMMIT_COMMON, "commit common")
CATALOGUE.one(COMMIT_RARE, "commit rare")
CATALOGUE.row(PAY_COIN, "pay", [*CUBE_IDS, "by exchange", "by discount"])
CATALOGUE.table(
    TAKE_CARD, [[f"take {id} at {n}" for n in range(1, DISPLAY + 1)] for id in SPICE_IDS]
)
CATALOGUE.one(PLACE_CAMEL, "place camel")
CATALOGUE.row(PLACE_COURTIER, "courtier", HALL_IDS)
CATALOGUE.row(ESTABLISH, "establish", CITY_IDS)
CATALOGUE.row(BUY_GOODS, "buy from", CITY_IDS)
CATALOGUE.row(ADVANCE, "advance to", SPACE_IDS[1:])  # its thing is space - 1
CATALOGUE.row(BUILD, "build", WALL_IDS)
CATALOGUE.row(SET_WALL, "place wall", WALL_SLOT_IDS)
CATALOGUE.row(GUARD, "guard", SITE_IDS)
CATALOGUE.one(NO_SOLDIER, "no soldier")
CATALOGUE.table(UPGRADE, [[f"upgrade {id} with {color}" for color in CUBE_IDS] for id in SITE_IDS])
CATALOGUE.row(CLAIM, "claim", TILE_IDS)
CATALOGUE.row(LEARN_ONE, "learn", BREAKTHROUGH_IDS)
CATALOGUE.row(QUEUE_AT, "queue", ["1", "2", "3", "4"])
CATALOGUE.one(SURRENDER, "surrender")
CATALOGUE.row(SCORE_HALL, "score", HALL_IDS)
CATALOGUE.one(BEGIN_GAME, "begin")
CATALOGUE.row(NEXT_BOON, "boon", [BOON_IDS[boon] for boon in PAIR_BOONS])
