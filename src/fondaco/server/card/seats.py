"""The seats of a table: each has an outline and a color of its own."""

from typing import Any

from fondaco.server import wire
from fondaco.server.card.paper import INK, INK_2, ON_TURN, RULE, TURN, Paper, Point

COLORS = ["#a32b23", "#3474b1", "#e3b93f", "#4f7f42"]
OF_MERCHANTS = ["#a32b23", "#3474b1", "#f6f0e2", "#dd7c2d"]
LEFT, RIGHT, FIRST, APART = 66.0, 520.0, 268.0, 78.0


def color_of(title: str, seat: int) -> str:
    return (OF_MERCHANTS if title == "merchants" else COLORS)[seat % 4]


def badge(paper: Paper, title: str, seat: int, at: Point, size: float, edge: str = INK) -> None:
    """A disc, a square, a lozenge, a shield."""
    (x, y), r, color = at, size / 2, color_of(title, seat)
    if seat % 4 == 0:
        paper.disc(at, r, color, edge)
    elif seat % 4 == 1:
        paper.box((x - r * 0.9, y - r * 0.9, x + r * 0.9, y + r * 0.9), color, edge)
    elif seat % 4 == 2:
        paper.shape(
            [(x, y - r * 1.1), (x + r * 1.1, y), (x, y + r * 1.1), (x - r * 1.1, y)], color, edge
        )
    else:
        foot = [(x + r, y + r * 0.2), (x, y + r * 1.1), (x - r, y + r * 0.2)]
        paper.shape([(x - r, y - r * 0.9), (x + r, y - r * 0.9), *foot], color, edge)


def draw_seats(paper: Paper, now: wire.TableNow) -> None:
    points = points_of(now)
    for seat, one in enumerate(now.seats):
        draw_seat(paper, now, seat, one.name, points[seat] if seat < len(points) else "")


def draw_waiting(paper: Paper, now: wire.TableNow) -> None:
    """Nothing lies on the table yet: its seats, large."""
    for seat, one in enumerate(now.seats):
        at = 740 + (seat % 2) * 240, 195 + (seat // 2) * 240
        if one.name:
            badge(paper, now.title, seat, at, 150)
        else:
            paper.disc(at, 75, None, RULE)


def draw_seat(paper: Paper, now: wire.TableNow, seat: int, name: str, points: str) -> None:
    y = FIRST + seat * APART
    is_acting = now.status == "playing" and now.to_act == seat
    if is_acting:
        paper.box((LEFT - 14, y - 32, RIGHT + 14, y + 32), TURN)
    badge(paper, now.title, seat, (LEFT + 24, y), 44, ON_TURN if is_acting else INK)
    color = ON_TURN if is_acting else INK if name else INK_2
    paper.text((LEFT + 62, y), paper.fitted(name or "…", 36, 270), 36, color, "lm")
    paper.text((RIGHT, y), points, 44, color, "rm", 600)


def points_of(now: wire.TableNow) -> list[str]:
    """The points of each seat: those of the end, or those that everybody may know."""
    if now.scores:
        return [f"{score.total:g}" for score in now.scores[: len(now.seats)]]
    view: dict[str, Any] = now.view or {}
    rows = view.get("players") or view.get("offices") or []
    return [_points(row) for row in rows[: len(now.seats)]]


def _points(row: dict[str, Any]) -> str:
    found = row.get("points", row.get("delivered"))
    return f"{found:g}" if isinstance(found, int | float) else ""
