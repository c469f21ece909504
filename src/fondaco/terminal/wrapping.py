"""Lines made for 100 columns, fitted to a terminal that has fewer."""

import re
import shutil
import sys
from textwrap import wrap

MOST = 100
LEAST = 30
HANGING = "      "  # how a line begins that continues the one before
OVERLAP = 12  # columns that neighboring parts of a drawing have in common


def columns() -> int:
    """How wide lines may be; what is piped is as wide as on a wide terminal."""
    if not sys.stdout.isatty():
        return MOST
    return max(LEAST, min(MOST, shutil.get_terminal_size((MOST, 24)).columns))


def fitted(rows: list[str], width: int) -> list[str]:
    """The rows, those that are too long broken anew together with what goes on from them."""
    if width == MOST or all(len(row) <= width for row in rows):
        return rows
    return [part for row in _joined(rows) for part in _broken(row, width)]


def drawn(section: list[str], width: int) -> list[str]:
    """A drawing with its heading; one that is too wide in parts, from left to right."""
    heading, *rows = section
    widest = max([len(row) for row in rows], default=0)
    if widest <= width:
        return section
    count = -(-(widest - OVERLAP) // (width - OVERLAP))
    step = -(-(widest - OVERLAP) // count)
    found = [heading]
    for number in range(count):
        cut = slice(number * step, number * step + step + OVERLAP)
        found.append(f"  part {number + 1} of {count}, from left to right:")
        found += [row[cut].rstrip() for row in rows]
    return found


def _joined(rows: list[str]) -> list[str]:
    whole: list[str] = []
    for row in rows:
        if whole and row.startswith(HANGING) and row[len(HANGING) :][:1] != " ":
            whole[-1] += " " + row.lstrip()
        else:
            whole.append(row)
    return whole


def _broken(row: str, width: int) -> list[str]:
    """A long row in parts: between its columns where it has some, else between words."""
    parts = [""]
    for cell in re.findall(r" *\S+(?: \S+)*", row):
        if parts[-1].strip() and len(parts[-1] + cell) > width:
            parts.append(HANGING + cell.lstrip())
        else:
            parts[-1] += cell
    return [line for part in parts for line in _wrapped(part, width)]


def _wrapped(text: str, width: int) -> list[str]:
    """A text broken between words; a number stays with what it counts."""
    if len(text) <= width:
        return [text]
    start = text[: len(text) - len(text.lstrip())]
    rest = HANGING if start else "    "
    bound = re.sub(r"(\d) ", "\\1\xa0", text.lstrip())
    lines = wrap(
        bound,
        width,
        initial_indent=start,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [line.replace("\xa0", " ") for line in lines]
