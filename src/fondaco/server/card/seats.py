"""The seats of a table: their badges, names and points."""

from typing import Any

from fondaco.drawing import colors
from fondaco.drawing.badge import draw_badge
from fondaco.drawing.paint import fitted
from fondaco.drawing.sheet import Sheet
from fondaco.server import wire

LEFT, RIGHT, FIRST, APART = 66.0, 520.0, 268.0, 78.0


def draw_seats(sheet: Sheet, now: wire.TableNow) -> None:
    points = points_of(now)
    for seat, one in enumerate(now.seats):
        draw_seat(sheet, now, seat, one.name, points[seat] if seat < len(points) else "")


def draw_waiting(sheet: Sheet, now: wire.TableNow) -> None:
    """Nothing lies on the table yet: its seats, large."""
    for seat, one in enumerate(now.seats):
        at = 740 + (seat % 2) * 240, 195 + (seat // 2) * 240
        if one.name:
            draw_badge(sheet, now.title, seat, at, 150)
        else:
            sheet.disc(at, 75, colors.NONE, colors.RULE, 1.5)


def draw_seat(sheet: Sheet, now: wire.TableNow, seat: int, name: str, points: str) -> None:
    y = FIRST + seat * APART
    is_acting = now.status == "playing" and now.to_act == seat
    if is_acting:
        sheet.box((LEFT - 14, y - 32), RIGHT - LEFT + 28, 64, colors.TURN)
    draw_badge(
        sheet, now.title, seat, (LEFT + 24, y), 44, colors.ON_TURN if is_acting else colors.INK
    )
    color = colors.ON_TURN if is_acting else colors.INK if name else colors.FAINT
    sheet.text((LEFT + 62, y + 10), fitted(name or "…", 36, 270), 36, color)
    sheet.text((RIGHT, y + 14), points, 44, color, "right", 600)


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
