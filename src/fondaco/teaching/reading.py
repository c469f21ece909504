"""Reads what a title teaches from its guide.toml, and fills its tables from the edition in use."""

from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from typing import Any

from fondaco.core.game import Game
from fondaco.core.refusal import Clause
from fondaco.teaching.guide import (
    Change,
    Chapter,
    Example,
    FirstPage,
    Guide,
    GuideTable,
    Part,
    TurnStep,
)
from fondaco.teaching.languages import Tables, clauses_in, guide_in, package_of


@cache
def guide_of(game: Game, language: str = "en") -> Guide:
    """What the game teaches; in English if nobody has told it in that language."""
    told = guide_in(game, language)
    reader = _Reader(game, told) if "chapter" in told else None
    clauses = clauses_in(game, language)
    chapters = [reader.chapter(fields, clauses) for fields in told["chapter"]] if reader else []
    taught = {clause.id for chapter in chapters for clause in chapter.clauses}
    chapters += by_heading([clause for clause in clauses if clause.id not in taught])
    if reader is None:
        return Guide({}, chapters)
    card = [reader.table(id) for id in told["card"]]
    return Guide(reader.names, chapters, first_page(told["first"]), card)


def by_heading(clauses: list[Clause]) -> list[Chapter]:
    """A chapter for each heading, where no guide says otherwise."""
    under: dict[str, list[Clause]] = {}
    for clause in clauses:
        under.setdefault(clause.heading, []).append(clause)
    return [Chapter(found[0].id, heading, found) for heading, found in under.items()]


def together(clauses: list[Clause]) -> list[Clause]:
    """The clauses in their order, but those of one heading side by side."""
    return [clause for part in by_heading(clauses) for clause in part.clauses]


def is_taught_by(patterns: list[str], clause: Clause) -> bool:
    """Whether one of the patterns names the clause: `loss` all of that name, `fulfill.a*` some."""
    family = clause.id.partition(".")[0]
    return any(pattern == family or fnmatchcase(clause.id, pattern) for pattern in patterns)


def first_page(fields: Tables) -> FirstPage:
    turn = [TurnStep(step["name"], step["text"], step.get("piece", "")) for step in fields["turn"]]
    parts = [Part(part["heading"], part["text"]) for part in fields.get("part", [])]
    return FirstPage(fields["goal"], turn, parts, fields["wins"])


class _Reader:
    """Makes chapters and tables of one title's guide."""

    def __init__(self, game: Game, told: Tables) -> None:
        self.reference: Any = import_module(f"{package_of(game)}.reference")
        self.names: dict[str, str] = self.reference.names() | told["names"]
        self.tables: Tables = told.get("table", {})

    def table(self, id: str) -> GuideTable:
        fields = self.tables[id]
        rows: list[list[str]] = self.reference.TABLES[id]()
        return GuideTable(id, fields["heading"], fields["columns"], rows, fields.get("note", ""))

    def chapter(self, fields: Tables, clauses: list[Clause]) -> Chapter:
        return Chapter(
            fields["id"],
            fields["heading"],
            together([clause for clause in clauses if is_taught_by(fields["rules"], clause)]),
            fields["intro"],
            fields.get("notes", []),
            fields.get("drawings", []),
            [self.table(id) for id in fields.get("tables", [])],
            [example(one) for one in fields.get("example", [])],
        )


def example(fields: Tables) -> Example:
    changes = [Change(one["of"], str(one["was"]), str(one["now"])) for one in fields["changes"]]
    return Example(fields["text"], changes)
