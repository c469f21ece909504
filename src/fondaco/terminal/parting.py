"""What is said to somebody who leaves the table."""

from fondaco import Table
from fondaco.terminal import lines
from fondaco.terminal.takeback import played

WARNING = "This game is not saved: 'save FILE' keeps it. Type quit once more to leave it."


def result(table: Table, names: list[str]) -> list[str]:
    """How the game came to its end, everybody's points, and who has won."""
    told = table.game.closing(table.view(None), names, [text for _, text in played(table)])
    winner = lines.winner(table.game, table.scores(), names)
    return [*told, *lines.standings(table, names), winner]


def ended(can_undo: bool) -> str:
    """What can be done after the end."""
    back = " undo goes back," if can_undo else ""
    return f"The game is over; save FILE keeps it,{back} quit leaves."


def is_lost(table: Table, unsaved: bool) -> bool:
    """Whether a game under way would be kept nowhere."""
    return unsaved and table.moves_played > 0 and table.to_act is not None


def farewell(table: Table, unsaved: bool, with_people: bool) -> str:
    if is_lost(table, unsaved):
        return f"The game is left after {lines.moves(table.moves_played)}. It was not saved."
    if unsaved and with_people:
        return "The game was not saved. Good-bye."
    return "Good-bye."
