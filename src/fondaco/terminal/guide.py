"""What a title teaches as lines of text: the first page, chapters, the reference card."""

from dataclasses import replace
from functools import partial
from itertools import chain

from fondaco import Clause, Game, Refused
from fondaco.teaching import (
    ENGLISH,
    Chapter,
    Example,
    Guide,
    GuideTable,
    akin_in,
    found_in,
    guide_of,
)
from fondaco.terminal import lines
from fondaco.terminal.tables import table
from fondaco.terminal.words import words_in
from fondaco.terminal.wrapping import columns

INDENT = "  "


class Teller:
    """Tells the guide of one title in one language."""

    def __init__(self, game: Game, language: str = ENGLISH) -> None:
        self.game = game
        self.guide: Guide = guide_of(game, language)
        self.language = language
        self.words = words_in(language)

    def everything(self) -> list[str]:
        """The first page, how to read the rest, all chapters, the card."""
        chapters = [["", *self.chapter(chapter)] for chapter in self.guide.chapters]
        parts = [*chain(*chapters)]
        if self.guide.first is None:
            return parts[1:]
        return [*self.first_page(), "", *self.reading(), *parts, "", *self.card()]

    def reading(self) -> list[str]:
        """What stands before the chapters: where their rules come from."""
        return [self.words["reading"], *self.said(self.words["sources"])]

    def first_page(self) -> list[str]:
        first = self.guide.first
        if first is None:
            raise Refused(f"{self.game.name} has no first page; its chapters tell all there is.")
        rows = [*titled(self.words["first"].format(name=self.game.name)), *self.said(first.goal)]
        rows += ["", self.words["turn"]]
        for number, step in enumerate(first.turn, 1):
            head = f"{INDENT}{number}. {step.name}: "
            rows += lines.paragraph(self.guide.plain(step.text), head, INDENT + "   ", WIDTH)
        for part in first.parts:
            rows += ["", part.heading, *self.said(part.text)]
        return [*rows, "", self.words["wins"], *self.said(first.wins)]

    def card(self) -> list[str]:
        if not self.guide.card:
            raise Refused(f"{self.game.name} has no reference card.")
        tables = [replace(one, note="") for one in self.guide.card]  # it wants one screen
        rows = titled(self.words["card"].format(name=self.game.name))[:-1]
        return [*rows, *chain(*[self.table(one) for one in tables])]

    def chapter(self, chapter: Chapter) -> list[str]:
        rows = titled(chapter.heading) if chapter.intro else []
        rows += lines.paragraph(self.guide.plain(chapter.intro), width=WIDTH)
        rows += [""] if chapter.intro and chapter.clauses else []
        rows += lines.rules(chapter.clauses, self.words)
        for note in chapter.notes:
            rows += ["", *self.said(note)]
        for number, example in enumerate(chapter.examples, 1):
            rows += self.example(example, number if len(chapter.examples) > 1 else 0)
        for one in chapter.tables:
            rows += self.table(one)
        return rows

    def table(self, one: GuideTable) -> list[str]:
        width = min(WIDTH, columns() - lines.MARGIN) - len(INDENT)
        made = table(one.columns, self.guide.plain_rows(one), width)
        note = self.said(one.note) if one.note else []
        return ["", one.heading, *[INDENT + line for line in made], *note]

    def example(self, example: Example, number: int) -> list[str]:
        plain = self.guide.plain
        rows = ["", f"{self.words['example']} {number}" if number else self.words["example"]]
        rows += self.said(example.text)
        for one in example.changes:
            change = f"{plain(one.of)}: {plain(one.was)} -> {plain(one.now)}"
            rows += lines.paragraph(change, INDENT * 2, INDENT * 3, WIDTH)
        return rows

    def named(self, name: str) -> list[str]:
        """The chapter of that name or heading."""
        for chapter in self.guide.chapters:
            if name.lower() in (chapter.id, chapter.heading.lower()):
                return self.chapter(chapter)
        raise Refused(f"{self.game.name} has no chapter {name!r}. {self.chapters()}")

    def chapters(self) -> str:
        names = [f"{chapter.heading} ({chapter.id})" for chapter in self.guide.chapters]
        return f"The chapters are: {', '.join(names)}."

    def about(self, sought: str) -> list[str]:
        """The rules, and the rows of tables, that speak of something; those it heads first."""
        clauses = sorted(self.clauses_about(sought), key=partial(self.is_below, sought))
        rows = lines.rules(clauses, self.words)
        for one in self.tables():
            rows += self.rows_about(one, sought)
        if not rows:
            raise Refused(f"No rule of {self.game.name} mentions {sought!r}. {self.headings()}")
        return rows if clauses else rows[1:]

    def clauses_about(self, sought: str) -> list[Clause]:
        """Those with the words, or else with words akin to them."""
        every = [clause for chapter in self.guide.chapters for clause in chapter.clauses]
        texts = [f"{clause.id}\n{clause.heading}\n{clause.text}" for clause in every]
        pairs = list(zip(every, texts, strict=True))
        found = [clause for clause, text in pairs if self.has(text, sought)]
        return found or [clause for clause, text in pairs if akin_in(text, sought)]

    def is_below(self, sought: str, clause: Clause) -> bool:
        """Whether the words stand only in the text, not in the heading above it."""
        return not self.has(clause.heading, sought)

    def rows_about(self, one: GuideTable, sought: str) -> list[str]:
        found = [row for row in one.rows if self.has(self.guide.plain("\n".join(row)), sought)]
        if self.has(one.heading, sought):
            return self.table(one)
        return self.table(GuideTable(one.id, one.heading, one.columns, found)) if found else []

    def tables(self) -> list[GuideTable]:
        """Each once, though the card may repeat one of a chapter."""
        all_of_them = chain(*[chapter.tables for chapter in self.guide.chapters], self.guide.card)
        return list({one.id: one for one in all_of_them}.values())

    def headings(self) -> str:
        clauses = [clause for chapter in self.guide.chapters for clause in chapter.clauses]
        return f"The headings are: {', '.join(dict.fromkeys(one.heading for one in clauses))}."

    def has(self, text: str, sought: str) -> bool:
        return found_in(text, sought, self.language)

    def said(self, text: str) -> list[str]:
        """Paragraphs of a text, set in."""
        parts = self.guide.plain(text).split("\n\n")
        told = [lines.paragraph(part, INDENT, INDENT, WIDTH) for part in parts]
        return [*chain(*[[*part, ""] for part in told])][:-1]


WIDTH = lines.PAGE_WIDTH


def titled(heading: str) -> list[str]:
    return [heading, "=" * len(heading), ""]
