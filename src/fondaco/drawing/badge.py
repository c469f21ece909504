"""The badges of seats: each has an outline and a color of its own."""

from fondaco.drawing import colors
from fondaco.drawing.sheet import Point, Sheet


def draw_badge(
    sheet: Sheet, title: str, seat: int, at: Point, size: float, edge: str = colors.INK
) -> None:
    """A disc, a square, a lozenge, a shield."""
    (x, y), r, color = at, size / 2, colors.of_seat(title, seat)
    if seat % 4 == 0:
        sheet.disc(at, r, color, edge, 1.5)
    elif seat % 4 == 1:
        sheet.box((x - r * 0.9, y - r * 0.9), r * 1.8, r * 1.8, color, edge, 1.3)
    elif seat % 4 == 2:
        r *= 1.1
        sheet.area([(x, y - r), (x + r, y), (x, y + r), (x - r, y)], color, edge, 1.3)
    else:
        foot = [(x + r, y + r * 0.2), (x, y + r * 1.1), (x - r, y + r * 0.2)]
        sheet.area([(x - r, y - r * 0.9), (x + r, y - r * 0.9), *foot], color, edge, 1.3)
