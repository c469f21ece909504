"""The course of a game: the points of each seat, move by move, as a notebook shows it."""

from itertools import pairwise

from fondaco import Table
from fondaco.drawing import colors
from fondaco.drawing.sheet import Point, Sheet
from fondaco.lab.walking import moments

WIDTH, HEIGHT = 760, 320
LEFT, RIGHT, TOP, BOTTOM = 48, 130, 40, 36


class Course:
    """How a game went: `points[seat]` has a number for each moment, from the first to now."""

    def __init__(self, table: Table) -> None:
        scores = [moment.table.scores() for moment in moments(table.log())]
        self.name = table.game.name
        self.seats = [str(one["name"]) for one in scores[0]]
        self.points = [
            [float(str(now[seat]["total"])) for now in scores] for seat in range(len(self.seats))
        ]
        every = [points for seat in self.points for points in seat]
        self.range = min(0.0, *every), max(1.0, *every)

    def _repr_html_(self) -> str:
        return self.drawn().svg()

    def drawn(self) -> Sheet:
        sheet = Sheet(WIDTH, HEIGHT)
        sheet.box((0, 0), WIDTH, HEIGHT, colors.PAPER)
        sheet.text((LEFT, 24), f"{self.name}: points by moves", 14, colors.INK)
        low, high = self.range
        for points in sorted({low, 0.0, high}):
            y = self._spot(0, points)[1]
            sheet.stroke((LEFT, y), (WIDTH - RIGHT, y), colors.RULE)
            sheet.text((LEFT - 8, y + 4), f"{points:g}", 12, colors.FAINT, "right")
        count = len(self.points[0]) - 1
        moves = "1 move" if count == 1 else f"{count} moves"
        sheet.text((WIDTH - RIGHT, HEIGHT - 12), moves, 12, colors.FAINT, "right")
        for seat in range(len(self.seats)):
            self._draw_seat(sheet, seat)
        return sheet

    def _draw_seat(self, sheet: Sheet, seat: int) -> None:
        color = colors.DYES[colors.LINES[seat % len(colors.LINES)]][0]
        spots = [self._spot(at, points) for at, points in enumerate(self.points[seat])]
        for begin, end in pairwise(spots):
            sheet.stroke(begin, end, color, 2)
        y = TOP + 18 + 22 * seat
        x = WIDTH - RIGHT + 14
        sheet.stroke((x, y - 4), (x + 20, y - 4), color, 3)
        now = f"{self.seats[seat]}: {self.points[seat][-1]:g}"
        sheet.text((x + 26, y), now, 12, colors.INK)

    def _spot(self, at: int, points: float) -> Point:
        low, high = self.range
        across = at / max(1, len(self.points[0]) - 1)
        up = (points - low) / (high - low)
        wide, tall = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        return LEFT + across * wide, HEIGHT - BOTTOM - up * tall
