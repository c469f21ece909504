"""Moves in the words of people: cities, hexes, paths and cards by their names."""

from collections.abc import Callable
from typing import Final

from fondaco.core.game import Move
from fondaco.games.merchants.boards import BOARDS, Board
from fondaco.games.merchants.components import (
    CARD_NAMES,
    CITY_NAMES,
    HEX_IDS,
    PLACE_IDS,
    other_end,
)
from fondaco.games.merchants.moves import (
    ASSEMBLE_AT,
    COUNT_VIA,
    DELIVER,
    DISBAND,
    DISMISS,
    DRIVE,
    MOVE_ROBBER_TO,
    NUMBER_HEX,
    OPEN_ROUTE,
    PLACE_NEUTRAL,
    PLACE_POST,
    PLAY_CARD,
    RECRUIT_AT,
    TAKE_FROM,
    WALK,
)
from fondaco.games.merchants.terms import BOARD_IDS
from fondaco.games.merchants.text.naming import SIDE_NAMES, hex_name, place_name
from fondaco.games.merchants.text.wording import View

CITIES: Final = [int(kind) for kind in (PLACE_POST, PLACE_NEUTRAL, RECRUIT_AT, DELIVER)]
HEXES: Final = [int(kind) for kind in (MOVE_ROBBER_TO, NUMBER_HEX, TAKE_FROM)]
PATHS: Final = [int(kind) for kind in (DISBAND, ASSEMBLE_AT, OPEN_ROUTE, COUNT_VIA)]


def phrase(move: Move, view: View) -> str:
    """The verb of a move, then what it is about."""
    kind = int(move.kind)
    if kind not in _THINGS:
        return move.text.replace("_", " ")
    verb = move.text.split(" ")[0] if kind != TAKE_FROM else "take token"
    return f"{verb} {_THINGS[kind](move, BOARDS[BOARD_IDS.index(view['board'])])}"


def _walk(move: Move, board: Board) -> str:
    start, to = PLACE_IDS[move.what], PLACE_IDS[other_end(move.other, move.what)]
    return f"{place_name(start, board)} to {place_name(to, board)}"


_THINGS: Final[dict[int, Callable[[Move, Board], str]]] = {
    **dict.fromkeys(CITIES, lambda move, board: CITY_NAMES[move.what]),
    **dict.fromkeys(HEXES, lambda move, board: hex_name(HEX_IDS[move.what])),
    **dict.fromkeys(PATHS, lambda move, board: SIDE_NAMES[move.what]),
    int(PLAY_CARD): lambda move, board: CARD_NAMES[move.what],
    int(DISMISS): lambda move, board: place_name(PLACE_IDS[move.what], board),
    int(WALK): _walk,
    int(DRIVE): lambda move, board: f"{SIDE_NAMES[move.what]} to {SIDE_NAMES[move.other]}",
}
