"""The map of Merchants of Europe: its regions by terrain, numbers, trading posts, deliveries."""

from collections.abc import Mapping
from math import sqrt
from typing import Any

from fondaco.server.card.paper import INK, SHEET, TURN, Paper, Point
from fondaco.server.card.seats import color_of

TERRAINS = {
    "forest": "#b9c79a",
    "pasture": "#dde3b6",
    "fields": "#efdc9f",
    "mountains": "#d3cabb",
    "saltworks": "#f4f0e6",
}
ROOM = (590.0, 56.0, 1150.0, 574.0)
SEA, NEUTRAL = "#d5dfdb", "#a3a6a4"
CORNERS = [(1.0, 0.0), (0.5, -1.0), (-0.5, -1.0), (-1.0, 0.0), (-0.5, 1.0), (0.5, 1.0)]


class Europe:
    """Where things are on the sheet: a hex has a side of 1, and the map all the room."""

    def __init__(self, hexes: list[dict[str, Any]]) -> None:
        centers = [_center(hex["q"], hex["r"]) for hex in hexes]
        left, right = min(x for x, _ in centers) - 1, max(x for x, _ in centers) + 1
        top, foot = min(y for _, y in centers) - 1, max(y for _, y in centers) + 1
        self.side = min((ROOM[2] - ROOM[0]) / (right - left), (ROOM[3] - ROOM[1]) / (foot - top))
        middle = (ROOM[0] + ROOM[2]) / 2, (ROOM[1] + ROOM[3]) / 2
        self.zero = (
            middle[0] - self.side * (left + right) / 2,
            middle[1] - self.side * (top + foot) / 2,
        )

    def at(self, point: Point) -> Point:
        return self.zero[0] + point[0] * self.side, self.zero[1] + point[1] * self.side


def draw(paper: Paper, view: dict[str, Any], printed: dict[str, Any]) -> None:
    paper.box(ROOM, SEA, INK)
    hexes = printed[f"{view['board']}_hex"]
    europe = Europe(hexes)
    for hex in hexes:
        draw_hex(paper, europe, hex, view["numbers"].get(hex["id"]))
    colors = {player["color"]: seat for seat, player in enumerate(view["players"])}
    for city in printed[f"{view['board']}_city"]:
        draw_city(paper, europe.at(_corner(*city["at"])), view["cities"].get(city["id"]), colors)


def draw_hex(paper: Paper, europe: Europe, hex: dict[str, Any], number: int | None) -> None:
    x, y = _center(hex["q"], hex["r"])
    outline = [europe.at((x + dx, y + dy * sqrt(3) / 2)) for dx, dy in CORNERS]
    paper.shape(outline, TERRAINS.get(hex["terrain"], SHEET), "#54483a", 0.8)
    if number is not None:
        paper.disc(europe.at((x, y)), europe.side * 0.3, SHEET, INK)
        color = TURN if number in (6, 8) else INK
        paper.text(europe.at((x, y)), str(number), round(europe.side * 0.4), color, "mm", 600)


def draw_city(
    paper: Paper, at: Point, site: dict[str, Any] | None, colors: Mapping[str, int]
) -> None:
    x, y = at
    if site is None:
        paper.disc(at, 3.5, "#7b5a36", INK)
        return
    seat = colors.get(site["post"])
    fill = NEUTRAL if seat is None else color_of("merchants", seat)
    house = [(x - 8, y + 7), (x - 8, y - 3), (x, y - 11), (x + 8, y - 3), (x + 8, y + 7)]
    paper.shape(house, fill, INK, 1.5)
    if site["commodity"] in colors:
        paper.disc((x + 8, y + 7), 5, color_of("merchants", colors[site["commodity"]]), INK)


def _center(q: int, r: int) -> Point:
    """q grows to the east, r to the south."""
    return 1.5 * q, sqrt(3) * (r + q / 2)


def _corner(q: int, r: int, letter: str) -> Point:
    x, y = _center(q, r)
    return (x + 1, y) if letter == "E" else (x - 1, y)
