"""The board in its sections, as a person asks for them."""

from fondaco import Table
from fondaco.terminal.wrapping import HANGING

OWN = "Your "  # how the sections of the seat that looks begin


def sections(table: Table, seat: int | None, names: list[str]) -> list[list[str]]:
    board = table.game.board(table.view(seat), names)
    return [section.split("\n") for section in "\n".join(board).split("\n\n")]


def about(found: list[list[str]], word: str) -> list[list[str]]:
    """The sections with the word in their first line, and what one's own say about it."""
    parts = [_part(section, word.lower()) for section in found]
    return [part for part in parts if part]


def _part(section: list[str], word: str) -> list[str]:
    if word in section[0].lower():
        return section
    entries = _entries(section, word) if section[0].startswith(OWN) else []
    return [section[0], *entries] if entries else []


def _entries(section: list[str], word: str) -> list[str]:
    """The entries with the word in their label, each with the lines that belong to it."""
    rows: list[str] = []
    within = -1  # how far the entry that was found is indented
    for row in section[1:]:
        indent = len(row) - len(row.lstrip())
        if not (0 <= within < indent):
            within = indent if word in row.partition(":")[0].lower() else -1
        rows += [row] if within >= 0 else []
    return rows


def question(found: list[list[str]]) -> str:
    """What is asked now: the last section begins with whose turn it is, then comes the question."""
    first, *rest = found[-1]
    for row in rest:
        if not row.startswith(HANGING):
            break
        first += " " + row.strip()
    return first.partition("turn. ")[2]
