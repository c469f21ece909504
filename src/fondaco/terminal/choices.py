"""The moves that can be chosen: by their verbs, each with its number and what it would bring."""

from itertools import groupby
from typing import NamedTuple

from fondaco import Table
from fondaco.terminal import parts
from fondaco.terminal.lines import paragraph
from fondaco.terminal.wrapping import columns

ENTRY = "    "
HANGING = "        "
GAP = "   "
AND = "; "  # between the parts of what a move brings
MANY = 6  # so many moves that were listed before, most of them long, are not told again in full
AS_BEFORE = "as before; 'moves' lists what each brings"
COUNTED = "as before; 'moves' lists them"
REST = "  'moves' tells all of it."
CUT = "..."  # what stands for the parts of what a move brings that find no room
ENDLESS = 10_000
SOME_ROWS = 11  # in a longer list each of many moves of a verb is told in one row,
TOO_MANY = 17  # and in half a row if it is still so long
FEW = 3  # so many stand beside each other among long ones; more rows of known ones are left out


class Offered(NamedTuple):
    """A legal move in words, and what it would bring."""

    phrase: str
    brings: str


Prospects = dict[str, Offered]  # by the texts of moves


class Cell(NamedTuple):
    """A move as it is told beside others, and where it has a row of its own."""

    beside: str
    alone: str


def is_short(cell: Cell) -> bool:
    """Whether two such moves can stand beside each other."""
    return 2 * len(cell.beside) + len(ENTRY) + len(GAP) <= columns()


class Choice:
    """A legal move with its number."""

    def __init__(self, number: int, offered: Offered) -> None:
        self.number = number
        self.room = ENDLESS  # how long it may be told
        self.verb, _, self.rest = offered.phrase.partition(" ")
        self.brings = offered.brings.split(AND) if offered.brings else []
        self.is_known = False  # whether it was listed before with just that

    def whole(self) -> Cell:
        return self.said(f"{self.verb} {self.rest}".strip(), [])

    def short(self) -> str:
        """Without its verb, unless a mere number would be left."""
        return f"{self.verb} {self.rest}" if self.rest.isdigit() else self.rest

    def named(self) -> Cell:
        """Without what it brings."""
        return self.said(self.short(), self.brings)

    def told(self) -> Cell:
        return self.said(self.short(), [])

    def said(self, words: str, known: list[str]) -> Cell:
        """In these words, with what it brings but for what is known already."""
        parts = [part for part in self.brings if part not in known]
        head = f"{self.number}. {words}"
        if not parts:
            return Cell(head, head)
        row = self.room if self.room == ENDLESS else columns() - len(ENTRY) - len(GAP)
        return Cell(within(f"{head}: ", parts, self.room), within(f"{head}: ", parts, row))


def within(head: str, parts: list[str], room: int) -> str:
    """As many of the parts as find room, but the first in any case."""
    told = head + AND.join(parts)
    count = len(parts)
    while count > 1 and len(told) > room:
        count -= 1
        told = head + AND.join([*parts[:count], CUT])
    return told


def listed(table: Table, names: list[str]) -> list[str]:
    """All moves, those of one verb together."""
    return grouped(prospects(table, names), {})


def prospects(table: Table, names: list[str]) -> Prospects:
    view = parts.seen(table, table.to_act)
    return {
        text: Offered(table.game.phrase(text, view), _brings(table, text, names, view))
        for text in table.legal()
    }


def in_short(found: Prospects, known: Prospects) -> list[str]:
    """All moves, in not many rows if that can be; what finds no room is told when one asks."""
    wide = columns() - len(ENTRY)
    rows = grouped(found, known)
    for most, room in ((SOME_ROWS, wide - len(GAP)), (TOO_MANY, (wide - len(GAP)) // 2)):
        rows = rows if len(rows) <= most else grouped(found, known, room)
    is_cut = any(row.endswith(CUT) or f"{CUT}{GAP}" in row for row in rows)
    return [*rows, REST] if is_cut else rows


def grouped(found: Prospects, known: Prospects, room: int = ENDLESS) -> list[str]:
    """Moves with what they bring; of many of one verb that were listed before, only their names."""
    groups: dict[str, list[Choice]] = {}
    for number, (text, offered) in enumerate(found.items(), 1):
        choice = Choice(number, offered)
        choice.is_known = offered.brings != "" and known.get(text) == offered
        groups.setdefault(choice.verb, []).append(choice)
    least = MANY if room < columns() // 2 else FEW
    for choice in [one for group in groups.values() if len(group) >= least for one in group]:
        choice.room = room
    rows: list[str] = []
    for is_single, run in groupby(groups.values(), lambda group: len(group) == 1):
        verbs = list(run)
        rows += _singles([group[0].whole() for group in verbs]) if is_single else _groups(verbs)
    return rows


def brings(table: Table, text: str, names: list[str]) -> str:
    """What a legal move would bring, as the game puts it into words."""
    return _brings(table, text, names, parts.seen(table, table.to_act))


def _brings(table: Table, text: str, names: list[str], view: dict[str, object]) -> str:
    return table.game.prospect(table.game.move(text), view, names, table.outlook(text))


def _singles(cells: list[Cell]) -> list[str]:
    """Moves whose verbs have no others: short ones in one line, if all fit."""
    line = "  " + GAP.join([cell.beside for cell in cells])
    if len(line) <= columns() and all(is_short(cell) for cell in cells):
        return [line]
    return [row for cell in cells for row in paragraph(cell.alone, "  ", HANGING)]


def _groups(groups: list[list[Choice]]) -> list[str]:
    return [row for group in groups for row in _rows(group)]


def _rows(group: list[Choice]) -> list[str]:
    """One verb; if it was listed before and is long, only what is new of it in full."""
    known = [choice for choice in group if choice.is_known]
    long = [choice for choice in known if not is_short(choice.whole())]
    if len(known) >= MANY and 2 * len(long) >= len(known):
        return _rows_as_before(group)
    return _all_rows(group)


def _all_rows(group: list[Choice]) -> list[str]:
    """What all moves of a verb bring is said once."""
    first = group[0]
    same = [part for part in first.brings if all(part in one.brings for one in group)]
    head = f"{first.verb} ({AND.join(same)})" if same else first.verb
    cells = [one.said(one.short(), same) for one in group]
    return [*paragraph(head, "  ", ENTRY), *_beside(cells)]


def _rows_as_before(group: list[Choice]) -> list[str]:
    """One verb: what is new in full, of the others only their names, or how many they are."""
    known = [one for one in group if one.is_known]
    head = f"  {group[0].verb} ({AS_BEFORE})"
    if len(_beside([one.named() for one in known])) > FEW:
        head = f"  {group[0].verb} ({len(known)} {COUNTED})"
        group = [one for one in group if not one.is_known]
    return [head, *_beside([one.named() if one.is_known else one.told() for one in group])]


def _beside(cells: list[Cell]) -> list[str]:
    """Several short moves in a row beside each other, the others alone."""
    rows: list[str] = []
    for are_short, run in groupby(cells, is_short):
        found = list(run)
        is_run = len(found) >= FEW or found == cells
        rows += _columns(found) if are_short and is_run else _alone(found)
    return rows


def _alone(cells: list[Cell]) -> list[str]:
    return [row for cell in cells for row in paragraph(cell.alone, ENTRY, HANGING)]


def _columns(cells: list[Cell]) -> list[str]:
    told = [cell.beside for cell in cells]
    wide = max([len(cell) for cell in told])
    many = max(1, (columns() - len(ENTRY) + len(GAP)) // (wide + len(GAP)))
    rows = [told[at : at + many] for at in range(0, len(told), many)]
    return [ENTRY + GAP.join([cell.ljust(wide) for cell in row]).rstrip() for row in rows]
