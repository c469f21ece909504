"""What stands beside a map: whose turn it is, and what each seat has, in the words of the board."""

from collections.abc import Sequence
from textwrap import wrap

from fondaco.drawing import colors
from fondaco.drawing.badge import draw_badge
from fondaco.drawing.sheet import Sheet

LETTERS = 62  # of a line
SIZE = 13
LEADING = 15


def sections(lines: Sequence[str]) -> list[list[str]]:
    """A board of text in its parts, each with its lines whole again."""
    found: list[list[str]] = [[]]
    for line in lines:
        if not line.strip():
            found.append([])
        elif line.startswith("      ") and found[-1]:
            found[-1][-1] += " " + line.strip()
        else:
            found[-1].append(line.strip())
    return [section for section in found if section]


def write_panel(
    sheet: Sheet, left: float, lines: Sequence[str], title: str, names: Sequence[str]
) -> None:
    """Each seat's part with its badge, then who decides what."""
    *parts, last = sections(lines)
    y = 26.0
    for part in parts:
        seat = next((at for at, name in enumerate(names) if part[0].startswith(f"{name}'s ")), None)
        if seat is not None:
            draw_badge(sheet, title, seat, (left - 12, y - 4), 12)
            y = write_part(sheet, left, y, part)
    write_part(sheet, left, y, last)


def write_part(sheet: Sheet, left: float, y: float, part: Sequence[str]) -> float:
    """A heading and what stands below it; where the next begins."""
    y = write(sheet, left, y, part[0], colors.INK)
    for line in part[1:]:
        y = write(sheet, left, y, line, colors.FAINT)
    return y + LEADING / 2


def write(sheet: Sheet, left: float, y: float, text: str, color: str) -> float:
    """The text in as many lines as it takes; where the next begins."""
    for line in wrap(text, LETTERS, subsequent_indent="   "):
        if y < sheet.height - 6:
            sheet.text((left, y), line, SIZE, color)
        y += LEADING
    return y
