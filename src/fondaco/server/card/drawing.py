"""The picture of a table: its title, its seats, and what lies on it."""

from collections.abc import Callable
from typing import Any

from fondaco.server import wire
from fondaco.server.card import merchants, merkator, merv
from fondaco.server.card.paper import HEIGHT, INK, INK_2, RULE, SHEET, WIDTH, Paper
from fondaco.server.card.seats import LEFT, draw_seats, draw_waiting

Draw = Callable[[Paper, dict[str, Any], dict[str, Any]], None]

TITLES: dict[str, Draw] = {
    "merkator": merkator.draw,
    "merchants": merchants.draw,
    "merv": merv.draw,
}


def picture(now: wire.TableNow, printed: dict[str, Any]) -> bytes:
    """As a PNG. A table that waits for its people, or whose title has no drawing, has its seats."""
    paper = Paper()
    paper.box((24, 24, WIDTH - 24, HEIGHT - 24), SHEET, RULE)
    paper.text((LEFT, 96), "Fondaco", 34, INK_2)
    paper.text((LEFT - 2, 168), now.name, 60 if len(now.name) < 12 else 50, weight=600)
    for y in (194, 199):
        paper.line((LEFT, y), (520, y), INK)
    draw_seats(paper, now)
    draw = TITLES.get(now.title)
    if draw is None or now.view is None:
        draw_waiting(paper, now)
    else:
        draw(paper, now.view, printed)
    return paper.png()
