"""Writes the rules of a game as a page: our own words, clause by clause, with pictures of the
board as the client draws it."""

import re
import tomllib
from itertools import groupby
from pathlib import Path

from fondaco.games.shelf import game

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


def rules_of(title: str) -> Path:
    return GAMES / title / "rules.toml"


def rule_page(title: str) -> str:
    clauses = tomllib.loads(rules_of(title).read_text())["clause"]
    parts = [f"# {game(title).name}\n", INTRODUCTION.format(title=title), *pictures(title, "")]
    shown = {""}
    for heading, found in groupby(clauses, lambda clause: str(clause["heading"])):
        parts.append(f"## {heading}\n")
        parts += [] if heading in shown else pictures(title, heading)
        parts += [paragraph(clause) for clause in found]
        shown.add(heading)
    return "\n".join(parts)


def pictures(title: str, heading: str) -> list[str]:
    found = PICTURES.get(title, {}).get(heading, [])
    return [f"![{words}](../shots/{name}.png)\n" for name, words in found]


def paragraph(clause: dict[str, str]) -> str:
    """A clause with its source; its name is its anchor."""
    source = f"<small>{page(clause['page'])}`{clause['id']}`</small>"
    text = f"{plain(clause['text'])} {source}\n{{: #{clause['id']} }}\n"
    if "reason" in clause:
        text += f'\n!!! note "Our reading"\n    {plain(clause["reason"])}\n'
    return text


def page(name: str) -> str:
    if not name:
        return ""
    return f"page {name} · " if name[0].isdigit() else f"{name} · "


def plain(text: str) -> str:
    """Words that Markdown takes as they are."""
    return SPECIAL.sub(r"\\\1", text)
