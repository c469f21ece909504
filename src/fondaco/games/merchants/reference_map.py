"""Tables of the two boards of Merchants of Europe, filled from the edition in use."""

from typing import Any, Final

from fondaco.core.bags import NONE
from fondaco.games.merchants.boards import BOARDS, Board
from fondaco.games.merchants.components import (
    ARCH_TOKEN,
    CITY_IDS,
    CITY_PLACE,
    EDITION,
    END,
    PATHS,
    STEPS_A_GRAIN,
    TOKEN_VALUE,
    other_end,
)
from fondaco.games.merchants.starts import FIXED
from fondaco.games.merchants.terms import ARCH, BOARD_IDS, COLOR_IDS, RESOURCE_IDS, TERRAIN_IDS

Row = list[str]
TOGETHER: Final = "\u00a0"  # a space where no line is broken
SITES = ["brown_site", "purple_site"]


def entries(name: str) -> list[dict[str, Any]]:
    """The entries of a list of the edition, which was checked when it was read."""
    found: Any = EDITION.tables[name]
    return list(found)


def marked(ids: list[str], between: str = ", ") -> str:
    return between.join([f"{{{id}}}" for id in ids])


def numbers(values: list[int]) -> str:
    return ", ".join([str(value) for value in sorted(values)]) or "-"


# --- Hexes and cities ---------------------------------------------------------------------------


def hexes() -> list[Row]:
    """The hexes of each board by terrain: how many, their printed numbers, those without one."""
    return [
        hex_row(name, terrain, [one for one in entries(f"{name}_hex") if one["terrain"] == terrain])
        for name in BOARD_IDS
        for terrain in TERRAIN_IDS
    ]


def hex_row(board: str, terrain: str, found: list[dict[str, Any]]) -> Row:
    printed = [one["number"] for one in found if one["token"] == "printed"]
    blank = [one for one in found if one["token"] == "blank"]
    arch = TOKEN_VALUE[ARCH_TOKEN[TERRAIN_IDS.index(terrain)]]
    return [f"{{{board}}}", f"{{{terrain}}}", numbers(printed), str(arch), str(len(blank))]


def cities_short() -> list[Row]:
    return cities(BOARDS[0])


def cities_main() -> list[Row]:
    return cities(BOARDS[1])


def cities(board: Board) -> list[Row]:
    """Each city with its site, the gold it pays, and the hexes around it."""
    return [
        [
            f"{{{CITY_IDS[city]}}}",
            f"{{{SITES[board.purple[city]]}}}",
            str(board.gold[city]) if board.gold[city] > 0 else "-",
            ", ".join([hex_there(board, int(hex)) for hex in board.hexes_of[city]]),
        ]
        for city in board.cities
    ]


def hex_there(board: Board, hex: int) -> str:
    """The terrain of a hex and the number that it has at the start, if any."""
    terrain = board.terrain[hex]
    number = board.number[hex]
    mark = f"{{{TERRAIN_IDS[terrain]}}}"
    if board.space[hex] == ARCH:
        return f"{mark} {TOKEN_VALUE[ARCH_TOKEN[terrain]]} {{with_arch}}"
    return f"{mark} {number}" if number > 0 else mark


# --- Paths --------------------------------------------------------------------------------------


def arrows() -> list[Row]:
    """The paths with a double arrow, by the cities that are nearest to their ends."""
    found: dict[str, list[str]] = {}
    for board in BOARDS:
        for path in range(PATHS):
            if board.arrow[path] == 1:
                found.setdefault(way(board, path), []).append(board.name)
    return [[between, marked(on)] for between, on in found.items()]


def way(board: Board, path: int) -> str:
    """The cities nearest to the two ends of a path."""
    ends = [int(END[2 * path]), int(END[2 * path + 1])]
    return " - ".join([f"{{{nearest(board, end, path)}}}" for end in ends])


def nearest(board: Board, place: int, behind: int) -> str:
    """The city nearest to an intersection, without going back over the path behind."""
    seen, now = {place}, [place]
    while True:
        here = [CITY_IDS[board.city_at[at]] for at in now if board.city_at[at] != NONE]
        if here:
            return sorted(here)[0]
        beyond = [
            int(other_end(path, at)) for at in now for path in board.paths_at[at] if path != behind
        ]
        now = [at for at in dict.fromkeys(beyond) if at not in seen]
        seen.update(now)


def ways_short() -> list[Row]:
    return ways(BOARDS[0])


def ways_main() -> list[Row]:
    return ways(BOARDS[1])


def ways(board: Board) -> list[Row]:
    """Each city with those that a merchant reaches from it for one grain."""
    return [[f"{{{CITY_IDS[city]}}}", near(board, int(city))] for city in board.cities]


def near(board: Board, city: int) -> str:
    """The cities near one, each with the number of paths to it, the nearest first."""
    away = distances(board, int(CITY_PLACE[city]))
    found = sorted([(away[CITY_PLACE[one]], CITY_IDS[one]) for one in board.cities if one != city])
    named = [f"{{{id}}}{TOGETHER}{paths}" for paths, id in found if paths <= STEPS_A_GRAIN]
    return ", ".join(named) or "-"


def distances(board: Board, start: int) -> dict[int, int]:
    """How many paths lead from an intersection to every other one."""
    away, now = {start: 0}, [start]
    while now:
        beyond = [(int(other_end(path, at)), at) for at in now for path in board.paths_at[at]]
        fresh = {to: away[at] + 1 for to, at in beyond if to not in away}
        away |= fresh
        now = list(fresh)
    return away


def fixed() -> list[Row]:
    """The fixed set-up of the short board."""
    return [
        [
            f"{{{COLOR_IDS[number]}}}",
            marked([CITY_IDS[city] for city in start.cities]),
            way(BOARDS[0], start.route),
            marked([RESOURCE_IDS[resource] for resource in start.resources]),
        ]
        for number, start in enumerate(FIXED)
    ]
