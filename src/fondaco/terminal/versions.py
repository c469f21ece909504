"""What a log of other rules than today's is told with."""

from fondaco import Table
from fondaco.opening import told_of_past
from fondaco.terminal import lines


def remarks(table: Table) -> list[str]:
    """Which part of a log is not replayed, and which rules the other part is replayed with."""
    renewal = table.head.renewal
    past = [] if renewal is None else [told_of_past(table.game, renewal)]
    told = [*past, *older(table)]
    return [line for text in told for line in lines.paragraph(text)]


def older(table: Table) -> list[str]:
    """That a log of older rules was replayed with today's, and what was passed over."""
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
