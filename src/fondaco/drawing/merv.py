"""Merv's city: its sites with their owners, its walls, and the masters around it."""

from typing import Any

from fondaco.drawing import colors
from fondaco.drawing.sheet import Point, Sheet

CELL = 104.0
LEFT, TOP = 70.0, 46.0
SIZE = 5
OUTSIDE = {"north": (0.0, -1.0), "east": (1.0, 0.0), "south": (0.0, 1.0), "west": (-1.0, 0.0)}


def corner(row: int, column: int) -> Point:
    """Where a site begins; rows and columns count from 1."""
    return LEFT + (column - 1) * CELL, TOP + (row - 1) * CELL


def dyes(view: Any) -> list[str]:
    """The color of each seat's pieces."""
    return [colors.DYES[name][0] for name in colors.SEATS]


def draw(sheet: Sheet, view: Any) -> None:
    sheet.box(10, 10, 640, 600, colors.INSET, colors.RULE)
    x, y = corner(3, 3)
    sheet.text((x + CELL / 2, y + CELL / 2), "Camel market", 13, colors.FAINT, "middle")
    for site in view["city"]:
        if site is not None:
            draw_site(sheet, site)
    for wall in view["walls"]:
        draw_wall(sheet, wall)
    for slot in view["slots"]:
        draw_master(sheet, view["side"], slot)


def dye(owner: int | str) -> str:
    """The color of a seat's pieces; the high courtier's are gray."""
    return colors.DYES["gray" if isinstance(owner, str) else colors.SEATS[owner]][0]


def draw_site(sheet: Sheet, site: Any) -> None:
    x, y = corner(site["row"], site["column"])
    face, ink = colors.DYES[site["resource"]]
    sheet.box(x + 3, y + 3, CELL - 6, CELL - 6, face, colors.FAINT)
    sheet.text((x + CELL / 2, y + 26), site["action"].capitalize(), 14, ink, "middle")
    if site["upgrade"] is not None:
        sheet.disc((x + 18, y + 86), 8, colors.DYES[site["upgrade"]][0], colors.INK)
    if site["owner"] is not None:
        sheet.box(x + CELL / 2 - 16, y + 42, 32, 32, dye(site["owner"]), colors.INK)
    if site["soldier"] is not None:
        sheet.disc((x + CELL - 18, y + 86), 9, dye(site["soldier"]), colors.INK, 2)


def draw_wall(sheet: Sheet, wall: Any) -> None:
    """A side of the city that is walled, or a gate in it; thin where it is still open."""
    side, _, number = wall["slot"].partition("_")
    at = int(number)
    row, column = (at, 1 if side == "west" else SIZE)
    if side in ("north", "south"):
        row, column = (1 if side == "north" else SIZE), at
    x, y = corner(row, column)
    ends = {
        "north": ((x, y), (x + CELL, y)),
        "south": ((x, y + CELL), (x + CELL, y + CELL)),
        "west": ((x, y), (x, y + CELL)),
        "east": ((x + CELL, y), (x + CELL, y + CELL)),
    }[side]
    color = colors.GLOW if wall["gate"] else colors.INK
    sheet.stroke(*ends, color, 7.0 if wall["piece"] is not None else 1.0)


def draw_master(sheet: Sheet, side: str, slot: Any) -> None:
    """A master stands outside the city, before a row or a column."""
    if slot["master"] is None:
        return
    line, _, number = slot["line"].partition(" ")
    row, column = (3, int(number)) if line == "column" else (int(number), 3)
    x, y = corner(row, column)
    across, down = OUTSIDE[side]
    reach = CELL * (SIZE / 2) + 20
    middle = LEFT + CELL * SIZE / 2, TOP + CELL * SIZE / 2
    at = (
        middle[0] + across * reach if across else x + CELL / 2,
        middle[1] + down * reach if down else y + CELL / 2,
    )
    sheet.disc(at, 13, dye(slot["master"]), colors.INK, 2)
