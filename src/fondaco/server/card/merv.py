"""The city of Merv: its sites with the bars of their owners, its walls."""

from typing import Any

from fondaco.server.card.paper import INK, INSET, RULE, SHEET, Paper
from fondaco.server.card.seats import badge, color_of

LEFT, TOP, CELL, TILE = 668.0, 104.0, 84.0, 74.0
CUBES = {"purple": "#5d3677", "tan": "#cda873", "teal": "#25777a", "orange": "#dd7c2d"}
BRICK = "#c49a5c"


def draw(paper: Paper, view: dict[str, Any], printed: dict[str, Any]) -> None:
    side = 5 * CELL + 26
    paper.box((LEFT - 18, TOP - 18, LEFT - 18 + side, TOP - 18 + side), INSET, RULE)
    for wall in view["walls"]:
        draw_wall(paper, wall)
    for site in view["city"]:
        if site is not None:
            draw_site(paper, site)


def draw_site(paper: Paper, site: dict[str, Any]) -> None:
    x, y = LEFT + (site["column"] - 1) * CELL, TOP + (site["row"] - 1) * CELL
    paper.box((x, y, x + TILE, y + TILE), SHEET, INK if site["owner"] is not None else RULE)
    paper.box((x + 46, y + 46, x + 66, y + 66), CUBES.get(site["resource"], RULE), INK)
    if isinstance(site["owner"], int):
        paper.box((x, y, x + TILE, y + 10), color_of("merv", site["owner"]), INK)
        badge(paper, "merv", site["owner"], (x + 24, y + 34), 26)
    elif site["owner"] is not None:
        paper.box((x, y, x + TILE, y + 10), INK, INK)


def draw_wall(paper: Paper, wall: dict[str, Any]) -> None:
    """A piece of the wall outside the line that it protects."""
    side, number = wall["slot"].split("_")
    along = (int(number) - 1) * CELL
    far = 5 * CELL - CELL + TILE + 6
    x, y = {"north": (LEFT + along, TOP - 22), "south": (LEFT + along, TOP + far)}.get(
        side, (LEFT - 22 if side == "west" else LEFT + far, TOP + along)
    )
    width, height = (TILE, 16) if side in ("north", "south") else (16, TILE)
    stands = wall["piece"] is not None
    paper.box((x, y, x + width, y + height), BRICK if stands else SHEET, INK if stands else RULE)
