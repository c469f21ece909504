"""The picture of a table: its title, its seats, and what lies on it."""

from fondaco.drawing import colors
from fondaco.drawing.board import can_draw, drawn_map
from fondaco.drawing.paint import png
from fondaco.drawing.sheet import Sheet
from fondaco.server import wire
from fondaco.server.card.seats import LEFT, draw_seats, draw_waiting

WIDTH, HEIGHT = 1200, 630
MAP = (580.0, 56.0)  # where it begins
SCALE = 0.87


def picture(now: wire.TableNow) -> bytes:
    """As a PNG. A table that waits for its people, or whose title has no map, has its seats."""
    sheet = Sheet(WIDTH, HEIGHT)
    sheet.box((0, 0), WIDTH, HEIGHT, colors.TABLE)
    sheet.box((24, 24), WIDTH - 48, HEIGHT - 48, colors.PAPER, colors.RULE, 1.3)
    sheet.text((LEFT, 96), "Fondaco", 34, colors.FAINT)
    sheet.text((LEFT - 2, 168), now.name, 60 if len(now.name) < 12 else 50, colors.INK, weight=600)
    for y in (194, 199):
        sheet.stroke((LEFT, y), (520, y), colors.INK)
    draw_seats(sheet, now)
    if now.view is None or not can_draw(now.title):
        draw_waiting(sheet, now)
    else:
        sheet.lay(drawn_map(now.title, now.view), MAP, SCALE)
    return png(sheet)
