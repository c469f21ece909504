"""What a log of other rules, or another edition, than today's is told with."""

import fondaco
from fondaco import Table
from fondaco.terminal import lines
from fondaco.versions import told_of_past


def remarks(table: Table) -> list[str]:
    """Which part of a log is not replayed, and what the other part is replayed with."""
    renewal = table.head.renewal
    past = [] if renewal is None else [told_of_past(table.game, renewal)]
    told = [*past, *older(table)]
    return [line for text in told for line in lines.paragraph(text)]


def older(table: Table) -> list[str]:
    """That a log is not of today's rules and edition, and how it was replayed all the same."""
    return [*of_earlier_edition(table), *of_older_rules(table)]


def of_earlier_edition(table: Table) -> list[str]:
    here = fondaco.game(table.game.title).edition
    if table.game.edition == here:
        return []
    return [
        f"It was played with edition {table.game.edition} of {table.game.name}, and is replayed "
        f"with that; games begin with edition {here} today."
    ]


def of_older_rules(table: Table) -> list[str]:
    if not table.head.older:
        return []
    told = (
        f"It was played with version {table.head.older} of {table.game.name}'s rules, and is "
        f"replayed with version {table.game.rules_version}."
    )
    return [f"{told} {passed_over(table.head.passed_over)}".rstrip()]


def passed_over(rows: int) -> str:
    if rows == 0:
        return ""
    these = "1 row is" if rows == 1 else f"{rows} rows are"
    return f"{these} passed over: today's rules no longer ask for such a move."
