"""The two sides of the board: what each makes of the grid that both share."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core import hexes
from fondaco.core.bags import NONE, filled, zeros
from fondaco.core.fields import Entry
from fondaco.core.refusal import Refused
from fondaco.games.merchants.components import (
    CITIES,
    CITY_IDS,
    CITY_PLACE,
    EDITION,
    END,
    GRID,
    HEX_AT,
    HEXES,
    PATH_AT,
    PATHS,
    PLACE_AT,
    PLACES,
    posts_in_storage,
)
from fondaco.games.merchants.grid import side_of
from fondaco.games.merchants.terms import (
    BOARD_IDS,
    COLORS,
    PRINTED,
    SPACE_IDS,
    TERRAIN_IDS,
)

COLOR_WORDS: Final = ["brown", "purple"]


class Board:
    """One side of the board, read and checked."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.hexes = vec[i64]()  # those of land
        self.terrain = filled(HEXES, NONE)
        self.number = zeros(HEXES)  # the printed one, or 0
        self.space = filled(HEXES, NONE)  # PRINTED, ARCH or blank
        self.city_at = filled(PLACES, NONE)  # the city-site there, by intersection
        self.cities = vec[i64]()
        self.purple = zeros(CITIES)
        self.gold = zeros(CITIES)
        self.on_board = zeros(PATHS)
        self.arrow = zeros(PATHS)
        self.paths_at: list[vec[i64]] = []  # by intersection
        self.cities_of: list[vec[i64]] = []  # by hex
        self.hexes_of: list[vec[i64]] = []  # by city
        self._read_hexes()
        self._read_paths()
        self._read_cities()
        self._read_neighbors()

    def _read_hexes(self) -> None:
        found: list[i64] = []
        for entry in EDITION.cards(f"{self.name}_hex"):
            hex = HEX_AT[entry.number("q", -50, 50), entry.number("r", -50, 50)]
            self.terrain[hex] = entry.one_of("terrain", TERRAIN_IDS)
            self.space[hex] = entry.one_of("token", SPACE_IDS)
            if self.space[hex] == PRINTED:
                self.number[hex] = _printed(entry)
            found.append(hex)
        self.hexes = vec[i64](sorted(found))

    def _read_paths(self) -> None:
        for side in GRID.sides_of(self.name):
            self.on_board[PATH_AT[side]] = 1
        for entry in EDITION.cards(f"{self.name}_double_arrow"):
            path = PATH_AT.get(side_of(entry, "path"))
            if path is None or self.on_board[path] == 0:
                raise entry.wrong("path", "it is no path of the board")
            self.arrow[path] = 1

    def _read_cities(self) -> None:
        found: list[i64] = []
        for entry in EDITION.cards(f"{self.name}_city"):
            city = CITY_IDS.index(entry.text("id"))
            self.purple[city] = entry.one_of("color", COLOR_WORDS)
            self.gold[city] = entry.number("gold", 0, 20)
            self.city_at[CITY_PLACE[city]] = city
            found.append(city)
        self.cities = vec[i64](sorted(found))

    def _read_neighbors(self) -> None:
        beside: list[list[int]] = [[] for _ in range(PLACES)]
        for path in range(PATHS):
            if self.on_board[path] == 1:
                beside[END[2 * path]].append(int(path))
                beside[END[2 * path + 1]].append(int(path))
        self.paths_at = [vec[i64](paths) for paths in beside]
        corners: list[list[int]] = [[] for _ in range(HEXES)]
        lands: list[list[int]] = [[] for _ in range(CITIES)]
        for at, hex in HEX_AT.items():
            for corner in hexes.corners(at[0], at[1]):
                city = self.city_at[PLACE_AT[corner]]
                if self.terrain[hex] != NONE and city != NONE:
                    corners[hex].append(int(city))
                    lands[city].append(hex)
        self.cities_of = [vec[i64](cities) for cities in corners]
        self.hexes_of = [vec[i64](land) for land in lands]

    def check(self) -> None:
        """Refuse a board on which a game could not be set up or played."""
        for city in self.cities:
            if len(self.paths_at[CITY_PLACE[city]]) == 0:
                raise Refused(f"{EDITION.path}: {self.name}_city {CITY_IDS[city]!r} has no path.")
        purple = len([city for city in self.cities if self.purple[city] == 1])
        if purple < 3 * COLORS:
            raise Refused(f"{EDITION.path}: {self.name}_city: 12 purple city-sites are needed.")
        numbered = [hex for hex in self.hexes if self.number[hex] > 0]
        if len(numbered) < 2 or len(numbered) + len(TERRAIN_IDS) >= len(self.hexes):
            raise Refused(f"{EDITION.path}: {self.name}_hex: some with and without number belong.")
        for seats in (3, 4):
            posts = posts_in_storage(BOARD_IDS.index(self.name), seats)
            if seats * (posts + 3) > len(self.cities):
                raise Refused(f"{EDITION.path}: {self.name}_city: too few for all trading posts.")


def _printed(entry: Entry) -> int:
    number = entry.number("number", 2, 12)
    if number == 7:
        raise entry.wrong("number", "a 7 is never produced")
    return number


BOARDS: Final = [Board(name) for name in BOARD_IDS]
for _board in BOARDS:
    _board.check()
