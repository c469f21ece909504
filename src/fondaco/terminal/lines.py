"""Rules, refusals, events and scores as lines of text."""

import re
from collections.abc import Iterable
from textwrap import wrap
from typing import Any

from fondaco import Clause, Game, Refused
from fondaco.terminal.wrapping import columns

MARGIN = 2
PAGE_WIDTH = 80
TURN_BEGAN = "turn_began"  # the event that every game tells when a turn begins


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


def source(clause: Clause) -> str:
    """Where a clause comes from."""
    if clause.ruling:
        return f"our ruling: {clause.reason.rstrip('.')}"
    return "set-up sheet" if clause.page == "setup" else f"rulebook page {clause.page}"


def rules(clauses: Iterable[Clause]) -> list[str]:
    """Clauses in their order, each heading once for those that share it."""
    lines: list[str] = []
    heading = ""
    for clause in clauses:
        if clause.heading != heading:
            heading = clause.heading
            lines += ["", heading] if lines else [heading]
        lines += paragraph(f"{clause.text} ({source(clause)})", "  ", "  ", PAGE_WIDTH)
    return lines


def rules_about(game: Game, word: str) -> list[str]:
    """The rules whose id, heading or text contains the word."""
    sought = word.lower()
    found = [
        clause
        for clause in game.clauses
        if sought in f"{clause.id}\n{clause.heading}\n{clause.text}".lower()
    ]
    if not found:
        raise Refused(f"No rule of {game.name} mentions {word!r}. {headings(game)}")
    return rules(found)


def headings(game: Game) -> str:
    found = dict.fromkeys(clause.heading for clause in game.clauses)
    return f"The headings are: {', '.join(found)}."


def refusal(game: Game, refused: Refused) -> list[str]:
    """A refusal with the heading and the page of its clause."""
    lines = paragraph(refused.text)
    for clause in game.clauses:
        if clause.id == refused.clause:
            lines += paragraph(f"({clause.heading}, {source(clause)})")
    return lines


def tale(
    game: Game, events: list[dict[str, object]], names: list[str], opening: str = ""
) -> list[str]:
    """What happened, as sentences; a turn that begins is set apart."""
    rows: list[str] = []
    sentences = [opening] if opening else []
    for event in events:
        if event["event"] == TURN_BEGAN:
            rows += [*paragraph(" ".join(sentences)), ""]
            sentences = []
        sentences.append(game.sentence(event, names))
    return rows + paragraph(" ".join(sentences))


def tells_of(events: list[dict[str, object]], seat: int) -> bool:
    """Whether the events say what the seat has done."""
    return any(event.get("seat") == seat and event["event"] != TURN_BEGAN for event in events)


def moves(count: int) -> str:
    return "1 move" if count == 1 else f"{count} moves"


def number(points: float) -> str:
    return f"{points:g}"


def points(total: float) -> str:
    return f"{number(total)} point" if total == 1 else f"{number(total)} points"


def scores(rows: list[dict[str, Any]], names: list[str]) -> list[str]:
    """Each seat's points in parts, the best first."""
    named = _named(rows, names)
    lines: list[str] = []
    for name, row in sorted(named, key=lambda pair: int(pair[1]["rank"])):
        parts = ", ".join([f"{part['of']} {number(part['points'])}" for part in row["parts"]])
        rest = f" ({parts})" if parts else ""
        lines += paragraph(f"Rank {row['rank']}: {name}, {points(row['total'])}{rest}", "", "    ")
    return lines


def winner(rows: list[dict[str, Any]], names: list[str]) -> str:
    first = [(name, row) for name, row in _named(rows, names) if row["rank"] == 1]
    total = first[0][1]["total"]
    if len(first) > 1:
        return f"{all_of([name for name, _ in first])} share the victory with {points(total)}."
    name = first[0][0]
    tied = [row for row in rows if row["total"] == total and row["rank"] > 1]
    wins = "win" if name == "You" else "wins"
    return f"{name} {wins} with {points(total)}{', by the tie-breaker' if tied else ''}."


def _named(rows: list[dict[str, Any]], names: list[str]) -> list[tuple[str, dict[str, Any]]]:
    """Scores with names; an opponent whom the rules play has a name of its own."""
    known = [*names, *[str(row["name"]) for row in rows[len(names) :]]]
    return list(zip(known, rows, strict=True))
