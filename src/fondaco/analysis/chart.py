"""Draws how the chances went over the turns of a game, as an SVG of our own."""

from collections.abc import Sequence
from html import escape

from fondaco.analysis.shapes import Account, Moment

WIDTH, HEIGHT = 840, 360
LEFT, RIGHT, TOP, FOOT = 48, 130, 24, 44
COLORS = ("#9b2d20", "#2f6fa8", "#b58a1c", "#3f7d4e")
DASHES = ("", "6 4", "2 4", "10 4 2 4")
STEPS = 4  # of the scale


def drawn(account: Account, names: Sequence[str], turn: str, open_word: str) -> str:
    """The chart: a line for each seat, what is open hatched."""
    return _Chart(account, names, turn, open_word).svg()


class _Chart:
    """One chart with its scales."""

    def __init__(self, account: Account, names: Sequence[str], turn: str, open_word: str) -> None:
        self.moments = account.moments
        self.names = names
        self.turn = turn
        self.open_word = open_word
        self.is_points = account.measure == "points"
        self.last = max(2, self.moments[-1].turn)
        most = max([moment.points for moment in self.moments])
        self.top = 10 * (int(most / 10) + 1) if self.is_points else 100

    def x(self, turn: float) -> float:
        return LEFT + (turn - 1) / (self.last - 1) * (WIDTH - LEFT - RIGHT)

    def y(self, value: float) -> float:
        return TOP + (1 - value / self.top) * (HEIGHT - TOP - FOOT)

    def value(self, moment: Moment, seat: int) -> float:
        return moment.points if self.is_points else 100 * moment.chances[seat]

    def svg(self) -> str:
        seats = range(1 if self.is_points else len(self.moments[0].chances))
        lines = "".join([self._line(seat) for seat in seats])
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
            f'font-family="Georgia, serif" font-size="13" fill="currentColor">'
            f"{self._hatching()}{self._scale()}{lines}</svg>"
        )

    def _hatching(self) -> str:
        """What is open: from the first turn to the first moment that is not."""
        later = [moment.turn for moment in self.moments if not moment.open]
        if not self.moments[0].open or not later:
            return ""
        width = self.x(later[0]) - LEFT
        return (
            '<defs><pattern id="open" width="8" height="8" patternUnits="userSpaceOnUse" '
            'patternTransform="rotate(45)"><path d="M0 0v8" stroke="#c9b896"/></pattern></defs>'
            f'<rect x="{LEFT}" y="{TOP}" width="{width:.1f}" height="{HEIGHT - TOP - FOOT}" '
            f'fill="url(#open)"/><text x="{LEFT + 8}" y="{TOP + 18}" font-style="italic">'
            f"{escape(self.open_word)}</text>"
        )

    def _scale(self) -> str:
        parts = []
        for step in range(STEPS + 1):
            value = self.top * step / STEPS
            y = self.y(value)
            parts.append(
                f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#c9b896"/>'
                f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value:g}</text>'
            )
        every = max(1, self.last // 12)
        for turn in range(1, self.last + 1, every):
            parts.append(
                f'<text x="{self.x(turn):.1f}" y="{HEIGHT - FOOT + 20}" text-anchor="middle">'
                f"{turn}</text>"
            )
        parts.append(f'<text x="{LEFT}" y="{HEIGHT - 6}">{escape(self.turn)}</text>')
        return "".join(parts)

    def _line(self, seat: int) -> str:
        points = " ".join(
            [f"{self.x(m.turn):.1f},{self.y(self.value(m, seat)):.1f}" for m in self.moments]
        )
        color, dash = COLORS[seat % len(COLORS)], DASHES[seat % len(DASHES)]
        y = self.y(self.value(self.moments[-1], seat))
        below = 14 * len([1 for other in range(seat) if self._meets(other, seat)])
        return (
            f'<polyline points="{points}" fill="none" stroke="{color}" stroke-width="2.5" '
            f'stroke-dasharray="{dash}"/><text x="{WIDTH - RIGHT + 10}" y="{y + 4 - below:.1f}" '
            f'fill="{color}">{escape(self.names[seat])}</text>'
        )

    def _meets(self, one: int, other: int) -> bool:
        """Whether two lines end at about the same place."""
        last = self.moments[-1]
        return abs(self.value(last, one) - self.value(last, other)) < self.top / 20
