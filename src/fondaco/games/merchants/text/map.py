"""The board as a map of letters: hexes with their numbers, posts, routes, caravans, robber.

A hex is five lines high. Its corners are intersections, its sides paths. A space stands between
every letter of a path and whatever is beside it:

          .-----#          # a city-site, . another intersection
         / Fo 9* \\         terrain and number; * the robber
        R Ber Nür .        names of the cities at its west and east corner
         \\ Bohem /         the first letters of its name
          . BBB .          a trade route of Blue
"""

from typing import Final

from mypy_extensions import i64

from fondaco.core import hexes
from fondaco.core.bags import NONE
from fondaco.games.merchants.boards import BOARDS, Board
from fondaco.games.merchants.components import (
    CITY_IDS,
    CITY_NAMES,
    GRID,
    HEX_AT,
    HEX_IDS,
    PATH_AT,
    PATH_IDS,
    PATHS,
    PLACE_AT,
    PLACE_IDS,
    PLACES,
)
from fondaco.games.merchants.terms import BOARD_IDS, TERRAIN_IDS
from fondaco.games.merchants.text.naming import CORNER_NAMES, SIDE_NAMES, hex_name
from fondaco.games.merchants.text.wording import View

ACROSS: Final = 8  # columns from hex to hex
DOWN: Final = 4  # lines from hex to hex
WIDE: Final = 5  # columns from the center to the west and east corner
SHORT: Final = 5  # letters of a hex
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
    for at, id in seas_of(board).items():
        write_sea(sheet, at, id)
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
    sheet.write(row + 1, column - 2, hex_name(id)[:SHORT])


def write_sea(sheet: Sheet, at: hexes.Hex, id: str) -> None:
    row, column = center(at)
    sheet.write(row - 1, column - 2, hex_name(id)[:SHORT])


def seas_of(board: Board) -> dict[hexes.Hex, str]:
    """The hexes of sea after which paths or intersections of the board are named."""
    used = [SIDE_NAMES[path] for path in range(PATHS) if board.on_board[path] == 1]
    used += [CORNER_NAMES[at] for at in range(PLACES) if len(board.paths_at[at]) > 0]
    homes = {name.rpartition(" ")[0] for name in used}
    return {at: id for at, id in GRID.sea.items() if hex_name(id) in homes}


def write_path(sheet: Sheet, view: View, side: hexes.Side, path: i64, board: Board) -> None:
    """The letters of a trade route keep away from what stands at its ends."""
    one, other = (spot(end) for end in hexes.ends(side))
    row, column = (one[0] + other[0]) // 2, (one[1] + other[1]) // 2
    letter = path_letter(view, side, path, board)
    if side[2] != "N":
        sheet.write(row, column, letter)
    elif PATH_IDS[path] in view["routes"]:
        sheet.write(row, column - 1, letter * 3)
    else:
        sheet.write(row, column - 2, letter * 5)


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
    """The sign of an intersection; toward its hex, a merchant beside a city, then its name."""
    row, column = spot(corner)
    inward = 1 if corner[2] == "W" else -1
    city = board.city_at[place]
    stands = any(PLACE_IDS[place] in player["merchants"] for player in view["players"])
    sheet.write(row, column, "+" if stands and city == NONE else place_letter(view, place, board))
    if city != NONE:
        sheet.write(row, column + inward, "+" if stands else " ")
        sheet.write(row, column + 2 if inward > 0 else column - 4, LABELS[city])


def place_letter(view: View, place: i64, board: Board) -> str:
    """The letter of a trading post, or the sign of another intersection."""
    city = board.city_at[place]
    if city == NONE:
        return "."
    post = view["cities"].get(CITY_IDS[city])
    if post is None:
        return "@" if board.purple[city] == 1 else "#"
    letter = str(post["post"])[0]
    return letter if post["commodity"] else letter.upper()
