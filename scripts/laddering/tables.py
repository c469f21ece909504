"""Tables for people: on a screen in columns, in a document in Markdown."""

from collections.abc import Sequence

Cells = Sequence[str]


def on_screen(head: Cells, rows: Sequence[Cells]) -> str:
    widths = [max(len(row[n]) for row in [head, *rows]) for n in range(len(head))]
    return "\n".join(_columns(row, widths) for row in [head, *rows])


def _columns(row: Cells, widths: Sequence[int]) -> str:
    padded = [cell.ljust(width) for cell, width in zip(row, widths, strict=True)]
    return "  ".join(padded).rstrip()


def in_markdown(head: Cells, rows: Sequence[Cells]) -> str:
    return "\n".join(_barred(row) for row in [head, ["---"] * len(head), *rows])


def _barred(row: Cells) -> str:
    return f"| {' | '.join(row)} |".replace("|  |", "| |").replace("|  |", "| |")
