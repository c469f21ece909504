"""The board in its sections, as a person asks for them."""

import re
from collections.abc import Callable
from functools import partial

from fondaco import Table
from fondaco.terminal.spelling import spoken
from fondaco.terminal.wrapping import HANGING, columns, drawn

OWN = "Your "  # how the sections of the seat that looks begin
END_OF_NAME = re.compile(r"[:,(]")  # of a section, in its first line
PLURAL = 3  # longer words that end with s are taken for several of something


def seen(table: Table, seat: int | None) -> dict[str, object]:
    """What a seat sees, and what its things and those for sale are worth to it now."""
    worth = {} if seat is None else table.worth(seat)
    return {**table.view(seat), "worth": worth}


def sections(
    table: Table, seat: int | None, names: list[str], closely: bool = False
) -> list[list[str]]:
    """The whole board; who looks closely also sees what often changes of what is for sale."""
    found = split(table.game.board({**seen(table, seat), "closely": closely}, names))
    drawings = table.game.drawings
    return [drawn(part, columns()) if part[0] in drawings else part for part in found]


def split(rows: list[str]) -> list[list[str]]:
    """Sections, which empty lines separate."""
    return [section.split("\n") for section in "\n".join(rows).split("\n\n") if section]


def about(found: list[list[str]], word: str) -> list[list[str]]:
    """The sections with the word in their names, and the entries with it in their labels; if
    there are none, whatever has the word anywhere. One of several things is meant as well."""
    one = word.lower()
    one = one[:-1] if len(one) > PLURAL and one.endswith("s") else one
    parts = [_part(section, one) for section in found]
    shown = [part for part in parts if part]
    return shown or [part for part in [_mentions(section, one) for section in found] if part]


def _mentions(section: list[str], word: str) -> list[str]:
    if word in section[0].lower():
        return section
    entries = _entries(section, lambda row: word in row.lower())
    return [section[0], *entries] if entries else []


def _part(section: list[str], word: str) -> list[str]:
    if word in END_OF_NAME.split(section[0])[0].lower():
        return section
    entries = _entries(section, partial(_has_label, word))
    return [section[0], *entries] if entries else []


def _has_label(word: str, row: str) -> bool:
    label, colon, _ = row.partition(":")
    return bool(colon) and word in label.lower()


def _entries(section: list[str], is_found: Callable[[str], bool]) -> list[str]:
    """The entries that are looked for, each with the lines that belong to it."""
    rows: list[str] = []
    within = -1  # how far the entry that was found is indented
    for entry in unbroken(section[1:]):
        indent = len(entry[0]) - len(entry[0].lstrip())
        if not (0 <= within < indent):
            within = indent if is_found(" ".join([row.strip() for row in entry])) else -1
        rows += entry if within >= 0 else []
    return rows


def unbroken(rows: list[str]) -> list[list[str]]:
    """Entries, each with the lines that go on from it."""
    found: list[list[str]] = []
    for row in rows:
        if found and row.startswith(HANGING):
            found[-1].append(row)
        else:
            found.append([row])
    return found


def question(found: list[list[str]]) -> str:
    """What is asked now: the last section begins with whose turn it is, then comes the question."""
    first, *rest = found[-1]
    for row in rest:
        if not row.startswith(HANGING):
            break
        first += " " + row.strip()
    return first.partition("turn. ")[2]


def asked_now(table: Table, names: list[str]) -> str:
    """The question with a move that would answer it, and the way out of it."""
    asked = question(split(table.game.board(table.view(table.to_act), names)))
    example = spoken(table, table.legal()[0])
    hint = "" if "'" in asked else f" For example, '{example}'."  # it may name one itself
    return f"{asked}{hint} {way_out(table)}".rstrip()


def way_out(table: Table) -> str:
    """How what has been begun can be left."""
    return table.game.way_out(table.view(table.to_act))
