"""What is said to somebody whose line was refused."""

from fondaco import Refused, Table
from fondaco.terminal import lines, parts
from fondaco.terminal.spelling import spoken
from fondaco.terminal.typed import Unclear, hint


def told(
    table: Table, names: list[str], refused: Refused, meant: str, is_command: bool
) -> list[str]:
    """The reason with its rule, what lacks for the move that was meant, or else what is asked."""
    rows = lines.refusal(table.game, worded(table, refused))
    lacks = hint(table, meant) if refused.clause else ""
    no_rule = not refused.clause and not is_command and not isinstance(refused, Unclear)
    if no_rule or (refused.clause in table.game.not_yet and not lacks):
        lacks = f"Now: {parts.asked_now(table, names)}"
    return [*rows, *lines.paragraph(lacks)]


def worded(table: Table, refused: Refused) -> Refused:
    """The refusal with its move in words."""
    _, text, rest = [*refused.text.split("'", 2), "", ""][:3]
    clauses = [clause for clause in table.game.clauses if clause.id == refused.clause]
    if not clauses or not any(move.text == text for move in table.game.moves):
        return refused
    return Refused(f"'{spoken(table, text)}'{rest}", clauses[0])
