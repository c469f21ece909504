"""Writes the rules of a game as a page: our own words, clause by clause, with pictures of the
board as the client draws it."""

import re
from functools import partial
from pathlib import Path

from fondaco import Clause
from fondaco.games.shelf import game
from fondaco.teaching import Chapter, Example, Guide, GuideTable, by_heading, guide_of

GAMES = Path(__file__).resolve().parent.parent / "src" / "fondaco" / "games"
SPECIAL = re.compile(r"([\\`*_<>\[\]{}])")
INTRODUCTION = """\
These are the rules as Fondaco plays them, in our own words. Behind each rule stand the page of
the printed rulebook and the name by which refusals, `fondaco rules {title}`, the code and its tests
cite it. Where the rulebook leaves something open, our reading is marked, with its reason.
"""
# Under which heading a picture of docs/shots stands ("": at the top), and what it shows.
PICTURES: dict[str, dict[str, list[tuple[str, str]]]] = {
    "merkator": {
        "": [("chosen", "A turn of Merkator: the map, the offices, the market")],
        "Scoring": [("end", "The final account, in parts")],
    },
    "merchants": {"": [("merchants", "The map of Europe with posts, routes and caravans")]},
    "merv": {"": [("merv", "The city of Merv with its markets, mosque and palace")]},
}


def rules_of(title: str) -> list[Path]:
    """What the page of a title is made of."""
    return sorted([*(GAMES / title).glob("*.toml"), *(GAMES / title).glob("reference.py")])


def rule_page(title: str) -> str:
    guide = guide_of(game(title))
    parts = [f"# {game(title).name}\n", INTRODUCTION.format(title=title), *pictures(title, "")]
    parts += first_page(guide)
    shown = {""}
    for chapter in guide.chapters:
        parts += chapter_parts(guide, chapter, title, shown)
    return "\n".join([*parts, *card(guide)])


def first_page(guide: Guide) -> list[str]:
    if guide.first is None:
        return []
    first, told = guide.first, partial(prose, guide)
    steps = [f"{at}. **{one.name}.** {told(one.text)}" for at, one in enumerate(first.turn, 1)]
    parts = [part for one in first.parts for part in (f"### {one.heading}\n", told(one.text))]
    return [
        "## In ten minutes\n",
        told(first.goal),
        *steps,
        "",
        *parts,
        "### What wins\n",
        told(first.wins),
    ]


def chapter_parts(guide: Guide, chapter: Chapter, title: str, shown: set[str]) -> list[str]:
    level = "###" if chapter.intro else "##"
    parts = [f"## {chapter.heading}\n", prose(guide, chapter.intro)] if chapter.intro else []
    for part in by_heading(chapter.clauses):
        parts.append(f"{level} {part.heading}\n")
        parts += [] if part.heading in shown else pictures(title, part.heading)
        parts += [paragraph(clause) for clause in part.clauses]
        shown.add(part.heading)
    parts += [prose(guide, note) for note in chapter.notes]
    parts += [example(guide, one) for one in chapter.examples]
    return parts + [table(guide, one, "###") for one in chapter.tables]


def example(guide: Guide, one: Example) -> str:
    told = partial(prose, guide)
    rows = [f"- {told(c.of)}: {told(c.was)} → {told(c.now)}" for c in one.changes]
    text = "\n\n".join([told(one.text), "\n".join(row.replace("\n", "") for row in rows)])
    return '!!! example "Example"\n' + "\n".join(f"    {row}" for row in text.split("\n")) + "\n"


def card(guide: Guide) -> list[str]:
    if not guide.card:
        return []
    return ["## Reference card\n", *[table(guide, one, "###") for one in guide.card]]


def table(guide: Guide, one: GuideTable, level: str) -> str:
    rows = [one.columns, ["---"] * len(one.columns)]
    rows += [[plain(cell).replace("|", "/") for cell in row] for row in guide.plain_rows(one)]
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([f"{level} {one.heading}\n", *lines, "", prose(guide, one.note)])


def prose(guide: Guide, text: str) -> str:
    return plain(guide.plain(text)) + "\n"


def pictures(title: str, heading: str) -> list[str]:
    found = PICTURES.get(title, {}).get(heading, [])
    return [f"![{words}](../shots/{name}.png)\n" for name, words in found]


def paragraph(clause: Clause) -> str:
    """A clause with its source; its name is its anchor."""
    source = f"<small>{page(clause.page)}`{clause.id}`</small>"
    text = f"{plain(clause.text)} {source}\n{{: #{clause.id} }}\n"
    if clause.reason:
        text += f'\n!!! note "Our reading"\n    {plain(clause.reason)}\n'
    return text


def page(name: str) -> str:
    if not name:
        return ""
    if name.startswith("S"):
        return f"solo sheet page {name[1:]} · "
    return f"page {name} · " if name[0].isdigit() else f"{name} · "


def plain(text: str) -> str:
    """Words that Markdown takes as they are."""
    return SPECIAL.sub(r"\\\1", text)
