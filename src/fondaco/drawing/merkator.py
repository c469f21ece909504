"""Merkator's map: places with their cubes and what they feed, and the stacks of Contracts."""

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
    "newfoundland": (70, 90),
}
DYES = ("green", "yellow", "black", "purple", "orange", "gray", "blue", "red")
SCALE = 0.74


def spot(id: str) -> Point:
    x, y = SPOTS[id]
    return 10 + x * SCALE, 40 + y * SCALE


def dyes(view: Any) -> list[str]:
    """Offices have no color: nothing of theirs stands on the map."""
    return [colors.NONE] * len(view["offices"])


def draw(sheet: Sheet, view: Any) -> None:
    sheet.box(10, 10, 640, 400, colors.SEA, colors.RULE)
    for place, id in enumerate(PLACE_IDS[:MAJORS]):
        for other in ADJACENT[place]:
            sheet.stroke(spot(id), spot(PLACE_IDS[other]), colors.RULE, 2)
    for place, id in enumerate(PLACE_IDS):
        draw_place(sheet, view, place, id)
    draw_stacks(sheet, view)


def draw_place(sheet: Sheet, view: Any, place: int, id: str) -> None:
    x, y = spot(id)
    is_here = view["merkator"] == id
    line, width = (colors.GLOW, 4.0) if is_here else (colors.FAINT, 1.0)
    face, letter = colors.DYES[DYES[place]] if place < MAJORS else (colors.PAPER, colors.INK)
    sheet.disc((x, y), 17, face, line, width)
    if place < MAJORS:
        sheet.text((x, y + 6), str(view["cubes"][id]), 16, letter, "middle")
    sheet.text((x, y + 32), PLACE_NAMES[place], 12, colors.INK, "middle")


def draw_stacks(sheet: Sheet, view: Any) -> None:
    """The Contracts that lie open, by their values; below, how many cards each stack has."""
    wide = 640 / len(view["stacks"])
    for number, stack in enumerate(view["stacks"]):
        x = 10 + number * wide
        sheet.box(x, 425, wide - 6, 76, colors.INSET, colors.RULE)
        sheet.text((x + 5, 449), str(stack["value"]), 18, colors.INK)
        top = str(stack["top"] or "-").partition("_")[2].replace("_", " ").title()
        sheet.text((x + 5, 470), top[:12], 9.5, colors.INK)
        sheet.text((x + 5, 490), f"{stack['count']} cards", 11, colors.FAINT)
    chart = " ".join(str(number) for number in view["chart"])
    sheet.text((10, 530), f"Time counters in the chart, row by row: {chart}", 12, colors.FAINT)
