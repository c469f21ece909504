"""What a title teaches, in one language: a first page, chapters, a reference card.

In all texts and cells `{ham}` stands for a thing of the game: a reader sees its name, and beside
it, where things are drawn, the piece itself. After a 1 it is called `ham_one`, if it has that name.
"""

import re
from dataclasses import dataclass, field

from fondaco.core.refusal import Clause

MARK = re.compile(r"\{([a-z0-9_]+)\}")
COUNTED = re.compile(r"((?<![\d.,])1 )?\{([a-z0-9_]+)\}")
ONE = "_one"


@dataclass(frozen=True)
class TurnStep:
    """A step of a turn, as the picture on the first page has it."""

    name: str
    text: str
    piece: str  # the thing that stands for it; may be empty


@dataclass(frozen=True)
class Part:
    """A part of the first page."""

    heading: str
    text: str


@dataclass(frozen=True)
class FirstPage:
    """The game in ten minutes: what it is about, a turn, what wins."""

    goal: str
    turn: list[TurnStep]
    parts: list[Part]
    wins: str


@dataclass(frozen=True)
class GuideTable:
    """A table of the rules, filled from the edition in use."""

    id: str
    heading: str
    columns: list[str]
    rows: list[list[str]]
    note: str = ""


@dataclass(frozen=True)
class Change:
    """What an example changes: a thing, how much of it there was, and how much there is."""

    of: str
    was: str
    now: str


@dataclass(frozen=True)
class Example:
    """A position of a real game, what is played there, and what comes of it."""

    text: str
    changes: list[Change]


@dataclass(frozen=True)
class Chapter:
    """Rules that belong together, and what helps to learn them."""

    id: str
    heading: str
    clauses: list[Clause]
    intro: str = ""
    notes: list[str] = field(default_factory=list)
    drawings: list[str] = field(default_factory=list)  # for whoever can draw
    tables: list[GuideTable] = field(default_factory=list)
    examples: list[Example] = field(default_factory=list)


@dataclass(frozen=True)
class Guide:
    """All that a title teaches; one that has no guide teaches its rules by their headings."""

    names: dict[str, str]  # of the things that texts and cells mark
    chapters: list[Chapter]
    first: FirstPage | None = None
    card: list[GuideTable] = field(default_factory=list)

    def plain(self, text: str) -> str:
        """The text with the names of things in place of their marks."""
        return COUNTED.sub(lambda mark: (mark[1] or "") + self.name(mark[2], bool(mark[1])), text)

    def name(self, id: str, is_one: bool = False) -> str:
        """What a thing is called, or one of it."""
        name = self.names.get(id, id)
        return self.names.get(id + ONE, name) if is_one else name

    def plain_rows(self, table: GuideTable) -> list[list[str]]:
        return [[self.plain(cell) for cell in row] for row in table.rows]
