"""The map of Merkator: its places and lines, the cubes on them, and where the token stands."""

from typing import Any

from fondaco.server.card.paper import INK, INK_2, SHEET, Paper, Point

DYES = {
    "green": "#4f7f42",
    "yellow": "#e3b93f",
    "black": "#33302e",
    "purple": "#5d3677",
    "orange": "#dd7c2d",
    "gray": "#a3a6a4",
    "blue": "#3474b1",
    "red": "#a32b23",
}
ROOM = (570.0, 56.0, 1150.0, 574.0)
LAND = "#f5ecd6"
MOST = 7  # cubes beside each other


def draw(paper: Paper, view: dict[str, Any], printed: dict[str, Any]) -> None:
    paper.box(ROOM, LAND, INK)
    at = {row["location"]: _spot(row) for row in printed["map_position"]}
    for line in printed["line"]:
        start, end = line["between"]
        paper.line(at[start], at[end], INK_2, 4)
    for place in printed["location"]:
        if place["id"] in at:
            draw_place(paper, at[place["id"]], place, view["cubes"].get(place["id"], 0))
    if view["merkator"] in at:
        draw_token(paper, at[view["merkator"]])


def _spot(row: dict[str, Any]) -> Point:
    """Positions are parts of the map, in hundredths."""
    left, top, right, foot = ROOM
    return left + 52 + (right - left - 120) * row["x"] / 92, top + 30 + (foot - top - 60) * row[
        "y"
    ] / 92


def draw_place(paper: Paper, at: Point, place: dict[str, Any], cubes: int) -> None:
    """A plaque with its color at the foot, the cubes above it; a pill where there are none."""
    (x, y), dye = at, DYES.get(place.get("colour", ""))
    wide = 8 + 4.2 * len(place["name"])
    paper.box((x - wide, y - 13, x + wide, y + 13), SHEET, INK, 1.5)
    if dye is not None:
        paper.box((x - wide, y + 9, x + wide, y + 14), dye, INK)
    paper.text((x, y - 1), place["name"], 16, INK, "mm")
    for number in range(min(cubes, MOST)):
        left = x - min(cubes, MOST) * 9.5 + number * 19
        paper.box((left, y - 31, left + 17, y - 14), dye or INK_2, INK)


def draw_token(paper: Paper, at: Point) -> None:
    """A figure, as it stands on the map."""
    x, y = at[0] - 40, at[1] - 20
    paper.shape([(x - 12, y + 18), (x - 5, y - 4), (x + 5, y - 4), (x + 12, y + 18)], SHEET, INK, 2)
    paper.disc((x, y - 9), 8, SHEET, INK)
