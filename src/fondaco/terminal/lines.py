"""Rules, refusals and scores as lines of text."""

import re
from collections.abc import Iterable
from itertools import chain, repeat
from textwrap import wrap
from typing import Any

from fondaco import Clause, Game, Refused, Table
from fondaco.teaching import ENGLISH, Counting
from fondaco.terminal.words import Words, words_in
from fondaco.terminal.wrapping import columns

Reasons = dict[str, str]  # why parts of a score bring what they do, by their names

MARGIN = 2
PAGE_WIDTH = 80


def paragraph(text: str, first: str = "", rest: str = "", width: int = 0) -> list[str]:
    """A text broken into lines; no word is cut, and a number stays with what it counts."""
    rows = wrap(
        re.sub(r"(\d) ", "\\1\xa0", text),
        min(width or columns(), columns() - MARGIN),
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )
    return [row.replace("\xa0", " ") for row in rows]


def any_of(things: list[str]) -> str:
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} or {things[-1]}"


def all_of(things: list[str]) -> str:
    return things[0] if len(things) == 1 else f"{', '.join(things[:-1])} and {things[-1]}"


def source(clause: Clause, words: Words | None = None) -> str:
    """Where a clause comes from."""
    told = words or words_in(ENGLISH)
    if clause.ruling:
        return told["ruling"].format(reason=clause.reason.rstrip("."))
    if clause.page == "setup":
        return told["setup"]
    kind = "solo_page" if clause.page.startswith("S") else "page"
    return told[kind].format(page=clause.page.lstrip("S"))


def rules(clauses: Iterable[Clause], words: Words | None = None) -> list[str]:
    """Clauses in their order, each heading once for those that share it."""
    lines: list[str] = []
    heading = ""
    for clause in clauses:
        if clause.heading != heading:
            heading = clause.heading
            lines += ["", heading] if lines else [heading]
        lines += paragraph(f"{clause.text} ({source(clause, words)})", "  ", "  ", PAGE_WIDTH)
    return lines


def refusal(game: Game, refused: Refused) -> list[str]:
    """A refusal with the heading and the page of its clause."""
    lines = paragraph(refused.text)
    for clause in game.clauses:
        if clause.id == refused.clause:
            lines += paragraph(f"({clause.heading}, {source(clause)})")
    return lines


def moves(count: int) -> str:
    return "1 move" if count == 1 else f"{count} moves"


def number(points: float) -> str:
    return f"{points:g}"


def counted(game: Game, total: float) -> str:
    """So many of what the scores of a game count."""
    return f"{number(total)} {game.unit[0 if total == 1 else 1]}"


def scores(
    game: Game, rows: list[dict[str, Any]], names: list[str], accounts: Iterable[Reasons] = ()
) -> list[str]:
    """Each seat's points in parts, the best first, with the reasons that the game gives."""
    told = list(zip(_named(rows, names), chain(accounts, repeat({})), strict=False))
    lines: list[str] = []
    for (name, row), reasons in sorted(told, key=lambda pair: int(pair[0][1]["rank"])):
        parts = ", ".join([_part(part, reasons) for part in row["parts"]])
        rest = f": {parts}" if len(row["parts"]) > 1 else ""
        total = counted(game, row["total"])
        lines += paragraph(f"Rank {row['rank']}: {name}, {total}{rest}", "", "    ")
    return lines


def standings(table: Table, names: list[str]) -> list[str]:
    return scores(table.game, table.scores(), names, table.accounts())


def tie_breakers(game: Game) -> list[str]:
    """What decides between equal totals."""
    ties = Counting(game).ties
    return paragraph(f"What breaks a tie: {', then '.join(ties)}.") if ties else []


def _part(part: dict[str, Any], reasons: Reasons) -> str:
    """What a part of a score brings, and why."""
    why = reasons.get(part["of"], "")
    return f"{part['of']} {number(part['points'])}{f' ({why})' if why else ''}"


def winner(game: Game, rows: list[dict[str, Any]], names: list[str]) -> str:
    first = [(name, row) for name, row in _named(rows, names) if row["rank"] == 1]
    total = first[0][1]["total"]
    if len(first) > 1:
        who = all_of([name for name, _ in first])
        return f"{who} share the victory with {counted(game, total)}."
    name = first[0][0]
    tied = [row for row in rows if row["total"] == total and row["rank"] > 1]
    wins = "win" if name == "You" else "wins"
    broken = f", by the tie-breaker ({', then '.join(Counting(game).ties)})" if tied else ""
    return f"{name} {wins} with {counted(game, total)}{broken}."


def _named(rows: list[dict[str, Any]], names: list[str]) -> list[tuple[str, dict[str, Any]]]:
    """Scores with names; an opponent whom the rules play has a name of its own, and is left out if
    he never scores."""
    opponents = [row for row in rows[len(names) :] if row["parts"]]
    known = [*names, *[str(row["name"]) for row in opponents]]
    return list(zip(known, [*rows[: len(names)], *opponents], strict=True))
