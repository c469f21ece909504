"""Tables as lines of text: columns side by side, long cells broken."""

import re
from itertools import zip_longest
from textwrap import wrap

GAP = 2
LEAST = 6


def table(columns: list[str], rows: list[list[str]], width: int) -> list[str]:
    """The rows under their columns, no line wider than that."""
    widths = fitting([columns, *rows], width)
    ruled = ["-" * column for column in widths]
    made = [line for row in [columns, ruled, *rows] for line in row_lines(row, widths)]
    return [line.rstrip() for line in made]


def fitting(rows: list[list[str]], width: int) -> list[int]:
    """As wide as the longest cell of each column; the widest ones give way until all fits."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    room = width - GAP * (len(widths) - 1)
    while sum(widths) > room and max(widths) > LEAST:
        widths[widths.index(max(widths))] -= 1
    return widths


def row_lines(row: list[str], widths: list[int]) -> list[str]:
    cells = [broken(cell, width) for cell, width in zip(row, widths, strict=True)]
    return [
        (" " * GAP).join(part.ljust(width) for part, width in zip(parts, widths, strict=True))
        for parts in zip_longest(*cells, fillvalue="")
    ]


def broken(cell: str, width: int) -> list[str]:
    """A cell in lines; a number stays with what it counts."""
    lines = wrap(re.sub(r"(\d) ", "\\1\xa0", cell), width)
    return [line.replace("\xa0", " ") for line in lines]
