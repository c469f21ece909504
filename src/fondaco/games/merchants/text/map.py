"""The board as a map of letters: hexes with their numbers, posts, routes, caravans, robber.

A hex is five lines high. Its corners are intersections, its sides paths:

        .---#        # a city-site, . another intersection
       /Fo 9*\\       terrain and number; * the robber
      RBer Nur.      names of the cities at its west and east corner
       \\bohem/       the first letters of its id
        .BBB.        a trade route of Blue
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core import hexes
from fondaco.core.bags import NONE
from fondaco.games.merchants.boards import BOARDS, Board
from fondaco.games.merchants.components import (
    CITY_IDS,
    CITY_NAMES,
    HEX_AT,
    HEX_IDS,
    PATH_AT,
    PATH_IDS,
    PLACE_AT,
    PLACE_IDS,
)
from fondaco.games.merchants.terms import BOARD_IDS, TERRAIN_IDS
from fondaco.games.merchants.text.wording import View

ACROSS: Final = 6  # columns from hex to hex
DOWN: Final = 4  # lines from hex to hex
WIDE: Final = 4  # columns from the center to the west and east corner
LEGEND: Final = [
    "The signs of the map",
    "  At a corner: # a city-site, @ a purple one; R B W O a trading post of Red, Blue,",
    "      White or Orange, a small letter where a commodity lies; + a merchant",
    "  On a path: R B W O a trade route, a small letter where a caravan stands;",
    "      = a double arrow; ~ a path at sea",
    "  In a hex: Fo Pa Fi Mo Sa for forest, pasture, fields, mountains or saltworks,",
    "      its number, * the robber; below, how its name begins",
]
LABEL: Final = 3  # letters of a city


def labels(names: list[str]) -> list[str]:
    """Each name in three letters: the first ones, or the first two and the next that tells it
    from all others that begin alike."""
    firsts = [name[:LABEL] for name in names]
    return [
        _label(name, names) if firsts.count(name[:LABEL]) > 1 else name[:LABEL] for name in names
    ]


def _label(name: str, names: list[str]) -> str:
    """The first two letters with one that no other name of this beginning has at that place."""
    others = [other for other in names if other != name and other[:LABEL] == name[:LABEL]]
    for at in range(LABEL, len(name)):
        if all(other[at : at + 1] != name[at] for other in others):
            return name[: LABEL - 1] + name[at]
    return name[:LABEL]


LABELS: Final = labels(CITY_NAMES)


class Sheet:
    """Letters on lines, written by row and column."""

    def __init__(self) -> None:
        self.letters: dict[tuple[int, int], str] = {}

    def write(self, row: int, column: int, text: str) -> None:
        for number, letter in enumerate(text):
            self.letters[row, column + number] = letter

    def lines(self) -> list[str]:
        rows = [row for row, _ in self.letters]
        columns = [column for _, column in self.letters]
        left, right = min(columns), max(columns)
        return [
            "".join([self.letters.get((row, at), " ") for at in range(left, right + 1)]).rstrip()
            for row in range(min(rows), max(rows) + 1)
        ]


def board_map(view: View) -> list[str]:
    board = BOARDS[BOARD_IDS.index(view["board"])]
    sheet = Sheet()
    for at, hex in HEX_AT.items():
        if board.terrain[hex] != NONE:
            write_hex(sheet, view, at, hex, board)
    for side, path in PATH_AT.items():
        if board.on_board[path] == 1:
            write_path(sheet, view, side, path, board)
    for corner, place in PLACE_AT.items():
        if len(board.paths_at[place]) > 0:
            write_place(sheet, view, corner, place, board)
    return sheet.lines()


def center(at: hexes.Hex) -> tuple[int, int]:
    """The row and column of a hex's center."""
    q, r = at
    return DOWN * r + DOWN // 2 * q, ACROSS * q


def spot(corner: hexes.Corner) -> tuple[int, int]:
    """The row and column of an intersection."""
    q, r, letter = corner
    row, column = center((q, r))
    return row, column + (WIDE if letter == "E" else -WIDE)


def write_hex(sheet: Sheet, view: View, at: hexes.Hex, hex: int, board: Board) -> None:
    row, column = center(at)
    id = HEX_IDS[hex]
    terrain = TERRAIN_IDS[board.terrain[hex]][:2].capitalize()
    number = str(view["numbers"].get(id, "")).rjust(2)
    robber = "*" if view["robber"] == id else " "
    sheet.write(row - 1, column - 2, f"{terrain}{number}{robber}")
    sheet.write(row + 1, column - 2, id[:5])


def write_path(sheet: Sheet, view: View, side: hexes.Side, path: i64, board: Board) -> None:
    one, other = (spot(end) for end in hexes.ends(side))
    row, column = (one[0] + other[0]) // 2, (one[1] + other[1]) // 2
    letter = path_letter(view, side, path, board)
    if side[2] == "N":
        sheet.write(row, column - 1, letter * 3)
    else:
        sheet.write(row, column, letter)


def path_letter(view: View, side: hexes.Side, path: i64, board: Board) -> str:
    """The letter of a trade route, or the sign of an empty path."""
    id = PATH_IDS[path]
    if id in view["routes"]:
        letter = str(view["routes"][id])[0]
        taken = any(id in player["caravans"] for player in view["players"])
        return letter if taken else letter.upper()
    if board.arrow[path] == 1:
        return "="
    if not any(HEX_AT.get(at, -1) in board.hexes for at in hexes.hexes_beside(side)):
        return "~"
    return {"N": "-", "NE": "\\", "SE": "/"}[side[2]]


def write_place(sheet: Sheet, view: View, corner: hexes.Corner, place: i64, board: Board) -> None:
    row, column = spot(corner)
    sheet.write(row, column, place_letter(view, place, board))
    city = board.city_at[place]
    if city != NONE:
        label = LABELS[city]
        sheet.write(row, column + 1 if corner[2] == "W" else column - 3, label)


def place_letter(view: View, place: i64, board: Board) -> str:
    """The letter of a trading post, or the sign of what else is on an intersection."""
    city = board.city_at[place]
    post = view["cities"].get(CITY_IDS[city]) if city != NONE else None
    if any(PLACE_IDS[place] in player["merchants"] for player in view["players"]):
        return "+"
    if post is not None:
        letter = str(post["post"])[0]
        return letter if post["commodity"] else letter.upper()
    if city == NONE:
        return "."
    return "@" if board.purple[city] == 1 else "#"
