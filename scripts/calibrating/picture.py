"""Draws how often what was said came true: one square for each way to play."""

from collections.abc import Mapping
from xml.sax.saxutils import escape

from calibrating.figures import Bin, Held
from laddering.drawing import LETTER, STYLE

SIDE = 150
GAP = 46
TOP = 64
LEFT = 44
MORE = """
.diagonal { stroke: #6b6157; stroke-dasharray: 4 4; fill: none; }
.frame { fill: none; stroke: #ded6ca; }
.said { fill: none; stroke: #8a5a2b; stroke-width: 2; }
@media (prefers-color-scheme: dark) { .frame { stroke: #3d362f; } .said { stroke: #d9a566; } }
"""


def drawn(title: str, ways: Mapping[str, str], held: Mapping[str, Held]) -> str:
    last = LEFT + (len(held) - 1) * (SIDE + GAP) + LETTER * len(ways[list(held)[-1]])
    width = int(max(LEFT + len(held) * (SIDE + GAP), 2 * LEFT + LETTER * len(title), last))
    height = TOP + SIDE + 56
    told = "; ".join(f"{ways[way]} {one.error:.3f}" for way, one in held.items())
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img">',
        f"<title>{escape(f'{title}. Expected calibration error: {told}')}</title>",
        f"<style>{STYLE}{MORE}</style>",
        f'<rect class="paper" width="{width}" height="{height}" rx="8"/>',
        _text(16, 26, title, "title"),
    ]
    for number, (way, one) in enumerate(held.items()):
        parts += _square(LEFT + number * (SIDE + GAP), ways[way], one)
    return "\n".join([*parts, "</svg>", ""])


def _square(x: int, name: str, held: Held) -> list[str]:
    bottom = TOP + SIDE
    points = " ".join([f"{_x(x, one):.1f},{_y(one):.1f}" for one in held.bins])
    most = max([one.count for one in held.bins], default=1)
    dots = [
        f'<circle class="dot" cx="{_x(x, one):.1f}" cy="{_y(one):.1f}" '
        f'r="{2 + 4 * (one.count / most) ** 0.5:.1f}"/>'
        for one in held.bins
    ]
    return [
        _text(x, TOP - 12, name, "small"),
        f'<rect class="frame" x="{x}" y="{TOP}" width="{SIDE}" height="{SIDE}"/>',
        f'<path class="diagonal" d="M{x} {bottom}L{x + SIDE} {TOP}"/>',
        f'<polyline class="said" points="{points}"/>',
        *dots,
        *[_text(x + SIDE * n / 2, bottom + 18, f"{50 * n}", "small", "middle") for n in range(3)],
        _text(x - 6, TOP + 8, "100", "small", "end"),
        _text(x - 6, bottom, "0", "small", "end"),
        _text(x, bottom + 40, f"error {held.error:.3f}, {held.games} games", "small"),
    ]


def _x(left: int, one: Bin) -> float:
    return left + SIDE * one.said


def _y(one: Bin) -> float:
    return TOP + SIDE * (1 - one.came)


def _text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    return f'<text class="{kind}" x="{x}" y="{y}" text-anchor="{anchor}">{escape(words)}</text>'
