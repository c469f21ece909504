"""The plan of the city: which cells form a line, which a wall protects, from where one is attacked.

Cells are numbered row by row from the north-west corner; lines are the five columns from the
west, then the five rows from the north.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.games.merv.terms import MARKET_CELL, ROWS_FROM, SIDE, Cell

LINE_IDS: Final = [f"{kind} {n}" for kind in ("column", "row") for n in range(1, 6)]

# By line, by place in it: columns from the north, rows from the west.
LINE_CELLS: Final = vec[i64](
    [row * 5 + column for column in range(5) for row in range(5)]
    + [row * 5 + column for row in range(5) for column in range(5)]
)


def line_of_slot(round_: i64, slot: i64) -> i64:
    """The line behind an action slot; slot 0 is the one nearest to the queue just left."""
    # rule round.sides
    at = slot if round_ < 2 else SIDE - 1 - slot
    return at if round_ % 2 == 0 else ROWS_FROM + at


def slot_of_line(round_: i64, line: i64) -> i64:
    """The slot in front of a line, or -1 if the round is not on a side of such lines."""
    if (line >= ROWS_FROM) != (round_ % 2 == 1):
        return -1
    at = line % SIDE
    return at if round_ < 2 else SIDE - 1 - at


def distance(round_: i64, at: i64) -> i64:
    """How far a place in a line lies from its action slot."""
    return at if round_ in (0, 3) else SIDE - 1 - at


def crossing(line: i64, cell: Cell) -> i64:
    """The other line through a cell."""
    return ROWS_FROM + cell // SIDE if line < ROWS_FROM else cell % SIDE


def is_in_line(line: i64, cell: Cell) -> bool:
    return cell % SIDE == line if line < ROWS_FROM else ROWS_FROM + cell // SIDE == line


def holds_market(line: i64) -> bool:
    """Whether the camel market lies in a line."""
    return LINE_CELLS[line * SIDE + SIDE // 2] == MARKET_CELL


# Slots of the wall, clockwise from the westernmost one in the north.
_NORTH: Final = [("north", n) for n in range(1, 6)]
_EAST: Final = [("east", n) for n in range(1, 6)]
_SOUTH: Final = [("south", n) for n in range(5, 0, -1)]
_WEST: Final = [("west", n) for n in range(5, 0, -1)]
_SLOTS: Final = _NORTH + _EAST + _SOUTH + _WEST
WALL_SLOT_IDS: Final = [f"{side}_{n}" for side, n in _SLOTS]
WALL_SLOTS: Final[i64] = 20
# rule wall.gates
SLOT_IS_GATE: Final = vec[i64]([int(n == 3) for _, n in _SLOTS])


def _behind(side: str, n: int) -> list[int]:
    """The two cells behind a slot of the wall, the outer one first."""
    # rule invasion.depth
    if side in ("north", "south"):
        rows = (0, 1) if side == "north" else (4, 3)
        return [row * 5 + n - 1 for row in rows]
    columns = (0, 1) if side == "west" else (4, 3)
    return [(n - 1) * 5 + column for column in columns]


PROTECTS: Final = vec[i64]([cell for side, n in _SLOTS for cell in _behind(side, n)])  # two a slot


def _slots_facing(cell: int) -> list[int]:
    """The slots of the wall that a cell needs; NONE twice for the camel market."""
    # rule invasion.two_walls
    # rule invasion.middle
    found = [slot for slot in range(20) if cell in _behind(*_SLOTS[slot])]
    return [*found, *[-1, -1]][:2]


FACING: Final = vec[i64]([slot for cell in range(25) for slot in _slots_facing(cell)])  # two a cell
