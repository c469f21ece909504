"""What cities, hexes, paths and intersections are called.

A path or an intersection is named after a hex: one of land that both boards have, if there is one.
"""

from typing import Final

from fondaco.core import hexes
from fondaco.core.bags import NONE
from fondaco.games.merchants.boards import BOARDS, Board
from fondaco.games.merchants.components import (
    CITY_IDS,
    CITY_NAMES,
    CITY_PLACE,
    END,
    GRID,
    HEX_AT,
    HEX_IDS,
    PATH_AT,
    PATH_IDS,
    PLACE_AT,
    PLACE_IDS,
)

SMALL: Final = ("of", "and")  # words of a name that stay small


def plain(id: str) -> str:
    return id.replace("_", " ")


def capitalized(id: str) -> str:
    """An id as a name: great_hungarian_plain is Great Hungarian Plain."""
    words = [word if word in SMALL else word.capitalize() for word in id.split("_")]
    return " ".join(words)


def hex_name(id: str) -> str:
    return capitalized(id)


def city_name(id: str) -> str:
    return CITY_NAMES[CITY_IDS.index(id)]


def is_land(board: Board, at: hexes.Hex) -> bool:
    return at in HEX_AT and board.terrain[HEX_AT[at]] != NONE


def _distance(at: hexes.Hex) -> int:
    """How far a hex is from being known: on fewer boards than others, or not at all."""
    if at not in GRID.named:
        return len(BOARDS) + 1
    return len([board for board in BOARDS if not is_land(board, at)])


def _corner_name(corner: hexes.Corner) -> str:
    home = min(hexes.hexes_at(corner), key=_distance)
    return f"{capitalized(GRID.named[home])} {hexes.corner_word(corner, home)}"


def _side_name(side: hexes.Side) -> str:
    home = min(hexes.hexes_beside(side), key=_distance)
    return f"{capitalized(GRID.named[home])} {hexes.side_word(side, home)}"


CORNER_NAMES: Final = [_corner_name(corner) for corner in PLACE_AT]  # by intersection
SIDE_NAMES: Final = [_side_name(side) for side in PATH_AT]  # by path


def corner_name(id: str) -> str:
    """An intersection as the corner of a hex."""
    return CORNER_NAMES[PLACE_IDS.index(id)]


def side_name(id: str) -> str:
    """A path as the side of a hex."""
    return SIDE_NAMES[PATH_IDS.index(id)]


def cities_beside(id: str) -> list[str]:
    """The cities at the corners of a hex, on whichever board."""
    boards = [board for board in BOARDS if board.terrain[HEX_IDS.index(id)] != NONE]
    found = [{*board.cities_of[HEX_IDS.index(id)]} for board in boards]
    return [CITY_IDS[city] for city in sorted(set.intersection(*found))]


def boards_with(id: str) -> list[Board]:
    """The boards that have a city-site of the city."""
    city = CITY_IDS.index(id)
    return [board for board in BOARDS if board.city_at[CITY_PLACE[city]] != NONE]


def place_name(id: str, board: Board | None = None) -> str:
    """A city, or another intersection. Where the board is not known, a city that only one of them
    has is told with its corner."""
    if id not in CITY_IDS:
        return corner_name(id)
    found = boards_with(id)
    if board is not None:
        return city_name(id) if board in found else corner_name(id)
    return city_name(id) if found == BOARDS else f"{city_name(id)} ({corner_name(id)})"


def ends_of(path: int, board: Board | None = None) -> str:
    """The places between which a path lies."""
    ends = [place_name(PLACE_IDS[END[2 * path + end]], board) for end in (0, 1)]
    return f"{ends[0]} - {ends[1]}"


def path_name(id: str, board: Board | None = None) -> str:
    """A path with its two ends."""
    return f"{side_name(id)} ({ends_of(PATH_IDS.index(id), board)})"
