"""The boards as flat tables, so that one look over a position is quick."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE, filled, zeros
from fondaco.games.merchants.boards import BOARDS, Board
from fondaco.games.merchants.components import (
    CITIES,
    CITY_PLACE,
    HEXES,
    PATHS,
    PLACES,
    STEPS_A_GRAIN,
    TOKEN_VALUE,
    other_end,
)

AROUND: Final[i64] = 3  # paths of an intersection, hexes of a city
AROUND_TWICE: Final[i64] = 6  # intersections two paths from a city
FAR: Final[i64] = 99

# A side of an intersection, of which three follow each other: a path, and from OTHER_END one more
# than the intersection to which it leads, so that no side is 0.
SIDE: Final[i64] = 16  # bits
OTHER_END: Final[i64] = 8
PART: Final[i64] = 255
assert max(PLACES, PATHS) <= PART

CHANCES: Final = vec[i64]([0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])  # of 36, by sum of the dice


class Map:
    """One side of the board; where there are fewer things than room for them, NONE follows."""

    def __init__(self, board: Board) -> None:
        self.cities = board.cities
        self.gold = board.gold
        self.number = board.number  # by hex
        self.terrain = board.terrain
        # By intersection: its paths, each with its other end: see SIDE.
        self.sides = zeros(PLACES)
        self.beyond = filled(PLACES * AROUND, NONE)  # by intersection: its neighbors
        self.second = filled(CITIES * AROUND_TWICE, NONE)  # by city: the neighbors' neighbors
        self.hexes = filled(CITIES * AROUND, NONE)  # by city
        self.corners = filled(HEXES * AROUND_TWICE, NONE)  # by hex: its cities
        self.nearest = filled(PLACES * CITIES, NONE)  # by intersection: all cities, near ones first
        self.steps = filled(PLACES * CITIES, FAR)  # by intersection and city: paths between them
        self.close = filled(CITIES * CITIES, NONE)  # by city: those within one grain of it
        self._lay_paths(board)
        self._lay_cities(board)
        self._measure(board)

    def _lay_paths(self, board: Board) -> None:
        for place in range(PLACES):
            for number, path in enumerate(board.paths_at[place]):
                end = other_end(path, place)
                self.sides[place] |= (path | end + 1 << OTHER_END) << SIDE * number
                self.beyond[place * AROUND + number] = end

    def _lay_cities(self, board: Board) -> None:
        for city in board.cities:
            _write(self.hexes, city * AROUND, list(board.hexes_of[city]))
            _write(self.second, city * AROUND_TWICE, _second(board, CITY_PLACE[city]))
        for hex in board.hexes:
            _write(self.corners, hex * AROUND_TWICE, list(board.cities_of[hex]))

    def _measure(self, board: Board) -> None:
        for city in board.cities:
            for place, steps in _steps_from(board, CITY_PLACE[city]).items():
                self.steps[place * CITIES + city] = steps
        for place in range(PLACES):
            row = sorted((int(self.steps[place * CITIES + c]), int(c)) for c in board.cities)
            _write(self.nearest, place * CITIES, [city for _, city in row])
        for city in board.cities:
            first = CITY_PLACE[city] * CITIES
            near = [c for c in board.cities if 0 < self.steps[first + c] <= STEPS_A_GRAIN]
            _write(self.close, city * CITIES, near)


def _write(table: vec[i64], first: i64, numbers: list[i64]) -> None:
    for at, number in enumerate(numbers):
        table[first + at] = number


def _second(board: Board, place: i64) -> list[i64]:
    beside = [other_end(path, place) for path in board.paths_at[place]]
    found = [other_end(path, next) for next in beside for path in board.paths_at[next]]
    return [each for each in found if each != place]


def _steps_from(board: Board, start: i64) -> dict[i64, i64]:
    """By intersection, how many paths it is away."""
    found: dict[i64, i64] = {start: 0}
    waiting = [start]
    for place in waiting:
        for path in board.paths_at[place]:
            next = other_end(path, place)
            if next not in found:
                found[next] = found[place] + 1
                waiting.append(next)
    return found


MAPS: Final = [Map(board) for board in BOARDS]


def number_at(laid: vec[i64], numbers: vec[i64], hex: i64) -> i64:
    """The number of a hex, printed or on a token; 0 if it has none."""
    token = laid[hex]
    return numbers[hex] if token == NONE else TOKEN_VALUE[token]
