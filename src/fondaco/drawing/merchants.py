"""The map of Merchants of Europe: hexes, trading posts, routes and caravans."""

from math import sqrt
from typing import Any

from fondaco.core import hexes
from fondaco.core.bags import NONE
from fondaco.drawing import colors
from fondaco.drawing.sheet import Point, Sheet
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

WIDE, HIGH = 640.0, 600.0  # of the map
EDGE = 24.0
OFTEN = (6, 8)


class Map:
    """Where the corners of a board's hexes lie on the sheet."""

    def __init__(self, board: Board) -> None:
        self.land = {at: hex for at, hex in HEX_AT.items() if board.terrain[hex] != NONE}
        spots = [self._raw(corner) for at in self.land for corner in hexes.corners(*at)]
        self.left, self.top = min(x for x, _ in spots), min(y for _, y in spots)
        across = max(x for x, _ in spots) - self.left
        down = max(y for _, y in spots) - self.top
        self.side = min((WIDE - 2 * EDGE) / across, (HIGH - 2 * EDGE) / down)
        self.indent = (WIDE - across * self.side) / 2

    @staticmethod
    def _raw(corner: hexes.Corner) -> Point:
        q, r, letter = corner
        return 1.5 * q + (1 if letter == "E" else -1), sqrt(3) * (r + q / 2)

    def spot(self, corner: hexes.Corner) -> Point:
        x, y = self._raw(corner)
        return self.indent + (x - self.left) * self.side, EDGE + (y - self.top) * self.side

    def middle(self, side: hexes.Side) -> Point:
        (x1, y1), (x2, y2) = (self.spot(end) for end in hexes.ends(side))
        return (x1 + x2) / 2, (y1 + y2) / 2


def draw(sheet: Sheet, view: Any) -> None:
    board = BOARDS[BOARD_IDS.index(view["board"])]
    here = Map(board)
    sheet.box((0, 0), WIDE, HIGH, colors.SEA, colors.INK, 1.3)
    for at, hex in here.land.items():
        draw_hex(sheet, view, here, at, HEX_IDS[hex], TERRAIN_IDS[board.terrain[hex]])
    for side, path in PATH_AT.items():
        draw_path(sheet, view, here, side, PATH_IDS[path])
    for corner, place in PLACE_AT.items():
        if len(board.paths_at[place]) > 0:
            draw_place(sheet, view, here.spot(corner), PLACE_IDS[place])


def draw_hex(sheet: Sheet, view: Any, here: Map, at: hexes.Hex, id: str, terrain: str) -> None:
    corners = [here.spot(corner) for corner in hexes.corners(*at)]
    sheet.area(corners, colors.TERRAINS[terrain], colors.PAPER, 2)
    x, y = sum(x for x, _ in corners) / 6, sum(y for _, y in corners) / 6
    if id in view["numbers"]:
        sheet.disc((x, y), here.side * 0.34, colors.PAPER, colors.RULE)
        size = here.side * 0.42
        number = view["numbers"][id]
        color = colors.TURN if number in OFTEN else colors.INK
        sheet.text((x, y + size / 3), str(number), size, color, "middle", 600)
    if view["robber"] == id:
        sheet.disc((x, y), here.side * 0.42, colors.NONE, colors.INK, 4)


def draw_path(sheet: Sheet, view: Any, here: Map, side: hexes.Side, id: str) -> None:
    color = view["routes"].get(id)
    if color is not None:
        begin, end = (here.spot(corner) for corner in hexes.ends(side))
        sheet.stroke(begin, end, colors.INK, here.side * 0.24)
        sheet.stroke(begin, end, colors.DYES[color][0], here.side * 0.17)
    for player in view["players"]:
        if id in player["caravans"]:
            x, y = here.middle(side)
            half = here.side * 0.2
            face = colors.DYES[player["color"]][0]
            sheet.box((x - half, y - half), 2 * half, 2 * half, face, colors.INK)


def draw_place(sheet: Sheet, view: Any, at: Point, id: str) -> None:
    x, y = at
    city = view["cities"].get(id)
    if id in CITY_IDS:
        face = colors.DYES[city["post"]][0] if city and city["post"] else colors.PAPER
        sheet.disc(at, 6, face, colors.INK, 1.5)
        sheet.text((x, y - 8), CITY_NAMES[CITY_IDS.index(id)], 12, colors.INK, "middle")
    for player in view["players"]:
        if id in player["merchants"]:
            face = colors.DYES[player["color"]][0]
            sheet.area([(x, y - 11), (x + 8, y + 4), (x - 8, y + 4)], face, colors.INK)
