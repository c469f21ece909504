"""Merv's city: its sites with their owners, its walls, and the masters around it."""

from typing import Any

from fondaco.drawing import colors
from fondaco.drawing.badge import draw_badge
from fondaco.drawing.sheet import Point, Sheet

TITLE = "merv"
CELL, TILE = 104.0, 92.0
LEFT, TOP = 66.0, 46.0
SIZE = 5
FAR = (SIZE - 1) * CELL + TILE  # from the first row or column to the end of the last
THICK = 16.0  # of a wall
OUTSIDE = {"north": (0.0, -1.0), "east": (1.0, 0.0), "south": (0.0, 1.0), "west": (-1.0, 0.0)}


def corner(row: int, column: int) -> Point:
    """Where a site begins; rows and columns count from 1."""
    return LEFT + (column - 1) * CELL, TOP + (row - 1) * CELL


def draw(sheet: Sheet, view: Any) -> None:
    sheet.box((0, 0), 640, 600, colors.INSET, colors.INK, 1.3)
    x, y = corner(3, 3)
    sheet.text((x + TILE / 2, y + TILE / 2 + 5), "Camel market", 14, colors.FAINT, "middle")
    for wall in view["walls"]:
        draw_wall(sheet, wall)
    for site in view["city"]:
        if site is not None:
            draw_site(sheet, site)
    for slot in view["slots"]:
        draw_master(sheet, view["side"], slot)


def draw_owner(sheet: Sheet, owner: int | str, at: Point, size: float) -> None:
    """The badge of a seat; the high courtier's is a gray disc."""
    if isinstance(owner, int):
        draw_badge(sheet, TITLE, owner, at, size)
    else:
        sheet.disc(at, size / 2, colors.DYES["gray"][0], colors.INK, 1.5)


def draw_site(sheet: Sheet, site: Any) -> None:
    x, y = corner(site["row"], site["column"])
    owner, middle = site["owner"], x + TILE / 2
    sheet.box(
        (x, y), TILE, TILE, colors.PAPER, colors.INK if owner is not None else colors.RULE, 1.3
    )
    draw_cube(sheet, (x + TILE - 24, y + TILE - 24), site["resource"])
    if site["upgrade"] is not None:
        draw_cube(sheet, (x + TILE - 46, y + TILE - 24), site["upgrade"])
    if owner is not None:
        face = colors.of_seat(TITLE, owner) if isinstance(owner, int) else colors.INK
        sheet.box((x, y), TILE, 10, face, colors.INK, 1.3)
        draw_owner(sheet, owner, (x + 22, y + 48), 26)
    sheet.text((middle, y + 28), site["action"].capitalize(), 14, colors.INK, "middle")
    if site["soldier"] is not None:
        draw_owner(sheet, site["soldier"], (x + 18, y + TILE - 14), 16)


def draw_cube(sheet: Sheet, at: Point, dye: str) -> None:
    sheet.box(at, 18, 18, colors.DYES[dye][0], colors.INK)


def draw_wall(sheet: Sheet, wall: Any) -> None:
    """A piece of the wall outside the line that it protects, a gate in gold; pale where none is."""
    side, _, number = wall["slot"].partition("_")
    along = (int(number) - 1) * CELL
    near, far = -THICK - 6, FAR + 6
    across = near if side in ("north", "west") else far
    is_level = side in ("north", "south")
    at = (LEFT + along, TOP + across) if is_level else (LEFT + across, TOP + along)
    wide, high = (TILE, THICK) if is_level else (THICK, TILE)
    built = colors.GLOW if wall["gate"] else colors.BRICK
    stands = wall["piece"] is not None
    fill, line = (built, colors.INK) if stands else (colors.PAPER, colors.RULE)
    sheet.box(at, wide, high, fill, line)


def draw_master(sheet: Sheet, side: str, slot: Any) -> None:
    """A master stands outside the city, before a row or a column."""
    if slot["master"] is None:
        return
    line, _, number = slot["line"].partition(" ")
    row, column = (3, int(number)) if line == "column" else (int(number), 3)
    x, y = corner(row, column)
    across, down = OUTSIDE[side]
    reach = FAR / 2 + THICK + 22
    at = (
        LEFT + FAR / 2 + across * reach if across else x + TILE / 2,
        TOP + FAR / 2 + down * reach if down else y + TILE / 2,
    )
    draw_owner(sheet, slot["master"], at, 24)
