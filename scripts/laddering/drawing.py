"""Draws values with their intervals as an SVG that can be read on light and on dark pages."""

from collections.abc import Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from laddering.tally import Interval

WIDTH = 760
RIGHT = 80  # what is left for figures after the scale
TOP = 44
ROW = 26
FOOT = 40
LETTER = 6.9  # about as wide as one letter of a label

STYLE = """
text { font: 13px system-ui, sans-serif; fill: #2b2520; }
.title { font-weight: 600; }
.small { font-size: 12px; fill: #6b6157; }
.paper { fill: #fbf8f2; }
.grid { stroke: #ded6ca; }
.reach { stroke: #8a5a2b; stroke-width: 3; stroke-linecap: round; }
.dot { fill: #8a5a2b; }
.floor { stroke: #2b2520; stroke-width: 2; }
.wanted { stroke: #2b2520; stroke-width: 2; stroke-dasharray: 3 3; }
@media (prefers-color-scheme: dark) {
  text { fill: #ece5da; }
  .small { fill: #a99f92; }
  .paper { fill: #221e1a; }
  .grid { stroke: #3d362f; }
  .reach { stroke: #d9a566; }
  .dot { fill: #d9a566; }
  .floor, .wanted { stroke: #ece5da; }
}
"""


@dataclass(frozen=True)
class Bead:
    """A value on the scale, with its interval, and what it is measured against."""

    label: str
    value: float
    interval: Interval
    figure: str  # the value in words
    floor: float | None = None
    wanted: float | None = None


@dataclass(frozen=True)
class Chart:
    """Beads on one scale."""

    title: str
    beads: Sequence[Bead]
    ticks: Sequence[float]  # the first and the last are the ends of the scale
    unit: str = ""
    note: str = ""

    @property
    def height(self) -> int:
        return TOP + ROW * len(self.beads) + FOOT

    @property
    def left(self) -> float:
        """Where the scale begins; labels stand before it."""
        return 38 + LETTER * max(len(bead.label) for bead in self.beads)

    def x(self, value: float) -> float:
        """Where a value lies; what is beyond the scale lies at its end."""
        low, high = self.ticks[0], self.ticks[-1]
        inside = min(max(value, low), high)
        return round(self.left + (inside - low) / (high - low) * (WIDTH - self.left - RIGHT), 1)


def drawn(chart: Chart) -> str:
    parts = [*_frame(chart), *_scale(chart)]
    for number, bead in enumerate(chart.beads):
        parts += _bead(chart, bead, TOP + ROW * number + ROW // 2)
    return "\n".join([*parts, "</svg>", ""])


def _frame(chart: Chart) -> list[str]:
    size = f'viewBox="0 0 {WIDTH} {chart.height}" width="{WIDTH}" height="{chart.height}"'
    said = "; ".join(f"{bead.label} {bead.figure}" for bead in chart.beads)
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">',
        f"<title>{escape(f'{chart.title}: {said}')}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{chart.height}" rx="8"/>',
        _text(16, 26, chart.title, "title"),
    ]


def _scale(chart: Chart) -> list[str]:
    bottom = chart.height - FOOT
    found = [_text(WIDTH - 16, 26, chart.note, "small", "end")] if chart.note else []
    for tick in chart.ticks:
        x = chart.x(tick)
        found.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP - 4}" y2="{bottom + 4}"/>')
        found.append(_text(x, bottom + 22, f"{tick:g}{chart.unit}", "small", "middle"))
    return found


def _bead(chart: Chart, bead: Bead, y: int) -> list[str]:
    low, high = chart.x(bead.interval.low), chart.x(bead.interval.high)
    found = [_text(chart.left - 14, y + 4, bead.label, "", "end")]
    found.append(f'<line class="reach" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>')
    for kind, at in (("floor", bead.floor), ("wanted", bead.wanted)):
        if at is not None:
            x = chart.x(at)
            found.append(f'<line class="{kind}" x1="{x}" x2="{x}" y1="{y - 9}" y2="{y + 9}"/>')
    return [*found, _dot(chart, bead.value, y), _text(WIDTH - 16, y + 4, bead.figure, "", "end")]


def _dot(chart: Chart, value: float, y: int) -> str:
    """The value; an arrow, where it lies below the scale."""
    x = chart.x(value)
    if value < chart.ticks[0]:
        return f'<path class="dot" d="M{x - 5} {y}l10 -6v12z"/>'
    return f'<circle class="dot" cx="{x}" cy="{y}" r="5"/>'


def _text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    look = f' class="{kind}"' if kind else ""
    return f'<text{look} x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'


def ticks(low: float, high: float) -> list[float]:
    """Round numbers from below the one to above the other, a handful of them."""
    step = next(size for size in _sizes() if (high - low) / size <= 7)
    first, last = int(low // step), int(-(-high // step))
    return [number * step for number in range(first, max(last, first + 1) + 1)]


def _sizes() -> Sequence[float]:
    return [digit * 10.0**power for power in range(-2, 6) for digit in (1, 2, 5)]
