"""Commands that only look at the table: each shows something and changes nothing."""

from collections.abc import Callable

from fondaco import Refused, Table
from fondaco.terminal import lines, parts
from fondaco.terminal.commands import HELP
from fondaco.terminal.console import say, say_as_is, show, show_sections
from fondaco.terminal.typed import move_text


def list_moves(table: Table, names: list[str], rest: str = "") -> None:
    say("Moves:" if table.to_act is not None else "The game is over: no moves are left.")
    for number, text in enumerate(table.legal(), 1):
        gloss = table.game.gloss(table.game.move(text))
        line = f"{number}. {text} ({gloss})" if gloss else f"{number}. {text}"
        show(lines.paragraph(line, "  ", "      "))


def explain(table: Table, names: list[str], rest: str) -> None:
    if not rest:
        raise Refused("Name a move: 'why travel italy'.")
    text = move_text(table, rest)
    refused = table.why_not(text)
    if refused is not None:
        raise refused
    gloss = table.game.gloss(table.game.move(text))
    say(f"{text!r} is possible now{f': {gloss}' if gloss else ''}.")


def show_board(table: Table, names: list[str], word: str) -> None:
    found = parts.about(parts.sections(table, table.to_act, names), word)
    if not found:
        raise Refused(f"No part of the board has {word!r} in its first line.")
    show_sections(found)


def show_scores(table: Table, names: list[str], rest: str) -> None:
    show(lines.scores(table.scores(), names))


def show_rules(table: Table, names: list[str], word: str) -> None:
    if word:
        show(lines.rules_about(table.game, word))
    else:
        show(lines.paragraph(f"Type 'rules WORD'. {lines.headings(table.game)}"))


def show_log(table: Table, names: list[str], rest: str) -> None:
    say_as_is(table.log().rstrip("\n"))


def show_help(table: Table, names: list[str], rest: str) -> None:
    say(HELP)


# By what is typed; each gets the table, the names of those who sit there, and the rest of the line.
LOOKS: dict[str, Callable[[Table, list[str], str], None]] = {
    "": list_moves,
    "moves": list_moves,
    "why": explain,
    "board": show_board,
    "scores": show_scores,
    "rules": show_rules,
    "log": show_log,
    "help": show_help,
    "?": show_help,
}
