"""Draws how a net came to play: what it was worth in the games that were watched."""

import json
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 760, 360
LEFT, RIGHT, TOP, BOTTOM = 44, 210, 44, 44
WATCHED = 40  # games that are averaged
COLORS = ["#8a5a2b", "#2f6f8f", "#7a3b69", "#4c7a34"]
DARK = ["#d9a566", "#7cc0df", "#d59ac6", "#a3cf87"]
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #2b2520; }
.title { font-weight: 600; }
.small { font-size: 12px; fill: #6b6157; }
.paper { fill: #fbf8f2; }
.grid { stroke: #ded6ca; }
.line { fill: none; stroke-width: 2; }
@media (prefers-color-scheme: dark) {
  text { fill: #ece5da; }
  .small { fill: #a99f92; }
  .paper { fill: #221e1a; }
  .grid { stroke: #3d362f; }
}
"""

Line = list[tuple[float, float]]  # games of training, and what it was worth then


def draw(title: str, log: Path, picture: Path) -> None:
    """Draw the log of the games that were watched, if there are enough of them."""
    lines = averaged(json.loads(line) for line in log.read_text().splitlines())
    if lines:
        picture.write_text(drawn(title, lines), encoding="utf-8")


def averaged(watched: Any) -> dict[str, Line]:
    """By way to play: of each stretch of games the mean, games won in hundredths, or points."""
    by_mode: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
    for one in watched:
        by_mode[one["mode"]].append(one)
    return {
        mode: [_mean(all_[at : at + WATCHED]) for at in range(0, len(all_) - WATCHED + 1, WATCHED)]
        for mode, all_ in sorted(by_mode.items())
        if len(all_) >= WATCHED
    }


def _mean(stretch: Sequence[Mapping[str, Any]]) -> tuple[float, float]:
    games = sum(one["games"] for one in stretch) / len(stretch)
    return games, 100 * sum(one["worth"] for one in stretch) / len(stretch)


def drawn(title: str, lines: Mapping[str, Line]) -> str:
    most = max(games for line in lines.values() for games, _ in line)
    parts = [*_frame(title, most)]
    for number, (mode, line) in enumerate(lines.items()):
        parts += _line(number, mode, [(_x(games, most), _y(worth)) for games, worth in line])
    return "\n".join([*parts, "</svg>", ""])


def _x(games: float, most: float) -> float:
    return round(LEFT + games / most * (WIDTH - LEFT - RIGHT), 1)


def _y(worth: float) -> float:
    return round(HEIGHT - BOTTOM - min(100.0, worth) / 100 * (HEIGHT - TOP - BOTTOM), 1)


def _frame(title: str, most: float) -> list[str]:
    dark = "".join(f".c{n} {{ stroke: {color}; }}" for n, color in enumerate(DARK))
    light = "".join(f".c{n} {{ stroke: {color}; }}" for n, color in enumerate(COLORS))
    style = f"{light}\n@media (prefers-color-scheme: dark) {{ {dark} }}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
    parts = [head, f"<style>{STYLE}{style}</style>"]
    parts.append(f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}" rx="8"/>')
    what = f"{title}: what the net is worth without search, by games of training"
    parts.append(f'<text class="title" x="{LEFT}" y="26">{escape(what)}</text>')
    for worth in range(0, 101, 20):
        y = _y(worth)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        parts.append(
            f'<text class="small" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{worth}</text>'
        )
    foot = HEIGHT - BOTTOM + 24
    parts.append(f'<text class="small" x="{LEFT}" y="{foot}">0</text>')
    end = f"{most:,.0f} games"
    parts.append(
        f'<text class="small" x="{WIDTH - RIGHT}" y="{foot}" text-anchor="end">{end}</text>'
    )
    return parts


def _line(number: int, mode: str, points: list[tuple[float, float]]) -> list[str]:
    path = " ".join(f"{x},{y}" for x, y in points)
    x = WIDTH - RIGHT + 12
    y = TOP + 18 + 22 * number
    key = f'<line class="line c{number}" x1="{x}" x2="{x + 22}" y1="{y - 4}" y2="{y - 4}"/>'
    return [
        f'<polyline class="line c{number}" points="{path}"/>',
        f'{key}<text class="small" x="{x + 30}" y="{y}">{escape(label(mode))}</text>',
    ]


def label(mode: str) -> str:
    """A way to play in words: how many play, and how."""
    seats, *options = mode.split()
    if seats != "1":
        return f"{seats} players, {'wins' if seats == '2' else 'left behind'} (%)"
    return f"{' '.join(options) or 'alone'}, {'points' if 'solitary' in options else 'wins (%)'}"
