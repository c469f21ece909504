"""Merkator's map: places with their cubes and what they feed, and the stacks of Contracts."""

from textwrap import shorten
from typing import Any

from fondaco.drawing import colors
from fondaco.drawing.sheet import Point, Sheet
from fondaco.games.merkator.components import ADJACENT, PLACE_NAMES
from fondaco.games.merkator.terms import MAJORS, PLACE_IDS

# Where the places lie on the client's map of 846 x 472; Newfoundland is beyond its edge.
SPOTS: dict[str, Point] = {
    "hamburg": (466, 219),
    "danzig": (637, 211),
    "sweden": (550, 68),
    "russia": (747, 119),
    "dutch_republic": (311, 272),
    "england": (191, 206),
    "france": (287, 360),
    "spain": (173, 433),
    "denmark": (427, 122),
    "bohemia": (546, 316),
    "italy": (507, 404),
    "newfoundland": (88, 90),
}
DYES = ("green", "yellow", "black", "purple", "orange", "gray", "blue", "red")
ACROSS, DOWN = 0.74, 0.88  # of the client's map
WIDE, HIGH = 640, 460
ROW = 119.0  # the room for a place's cubes
MOST_CUBES = 40  # that can be told apart there


def spot(id: str) -> Point:
    x, y = SPOTS[id]
    return x * ACROSS, 30 + y * DOWN


def draw(sheet: Sheet, view: Any) -> None:
    sheet.box((0, 0), WIDE, HIGH, colors.LAND, colors.INK, 1.3)
    for place, id in enumerate(PLACE_IDS[:MAJORS]):
        for other in ADJACENT[place]:
            sheet.stroke(spot(id), spot(PLACE_IDS[other]), colors.FAINT, 3)
    for place, id in enumerate(PLACE_IDS):
        draw_place(sheet, view, place, id)
    draw_stacks(sheet, view)


def draw_place(sheet: Sheet, view: Any, place: int, id: str) -> None:
    """A plaque with its color at the foot, the cubes above it; a plain one where there are none."""
    x, y = spot(id)
    name = PLACE_NAMES[place]
    half = 9 + 3.9 * len(name)
    sheet.box((x - half, y - 13), 2 * half, 26, colors.PAPER, colors.INK, 1.5)
    if place < MAJORS:
        face = colors.DYES[DYES[place]][0]
        sheet.box((x - half, y + 9), 2 * half, 5, face, colors.INK)
        draw_cubes(sheet, (x, y - 30), view["cubes"][id], face)
    sheet.text((x, y + 4), name, 15, colors.INK, "middle")
    if view["merkator"] == id:
        draw_token(sheet, (x - half - 4, y - 18))


def draw_cubes(sheet: Sheet, at: Point, cubes: int, face: str) -> None:
    x, y = at
    seen = min(cubes, MOST_CUBES)
    side = min(17.0, ROW / max(1, seen))
    for number in range(seen):
        left = x + (number - seen / 2) * (side + 1)
        sheet.box((left, y + 17 - side), side, side, face, colors.INK)


def draw_token(sheet: Sheet, at: Point) -> None:
    """A figure, as it stands on the map."""
    x, y = at
    coat = [(x - 11, y + 18), (x - 5, y - 4), (x + 5, y - 4), (x + 11, y + 18)]
    sheet.area(coat, colors.PAPER, colors.INK, 2)
    sheet.disc((x, y - 9), 8, colors.PAPER, colors.INK, 2)


def draw_stacks(sheet: Sheet, view: Any) -> None:
    """The Contracts that lie open, by their values; below, how many cards each stack has."""
    wide = WIDE / len(view["stacks"])
    for number, stack in enumerate(view["stacks"]):
        x = number * wide
        sheet.box((x, 474), wide - 6, 80, colors.INSET, colors.RULE)
        sheet.text((x + 6, 498), str(stack["value"]), 20, colors.INK, weight=600)
        top = str(stack["top"] or "-").partition("_")[2].replace("_", " ").title()
        sheet.text((x + 5, 521), shorten(top, 14, placeholder="…"), 10, colors.INK)
        sheet.text((x + 6, 542), f"{stack['count']} cards", 12, colors.FAINT)
    chart = " ".join(str(number) for number in view["chart"])
    sheet.text((0, 584), f"Time counters in the chart, row by row: {chart}", 14, colors.FAINT)
