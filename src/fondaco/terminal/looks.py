"""Commands that only look at the table: each shows something and changes nothing."""

import re
from collections.abc import Callable
from dataclasses import replace

from fondaco import Refused, Table
from fondaco.terminal import choices, lines, news, parts
from fondaco.terminal.commands import HELP
from fondaco.terminal.console import say, say_as_is, show, show_sections
from fondaco.terminal.guide import Teller
from fondaco.terminal.seating import YOU
from fondaco.terminal.spelling import spoken, with_seats
from fondaco.terminal.typed import move_text

ALONE = ("solo", "solitary")  # how the names of chapters begin that are about playing alone
DRAWN = re.compile(r" \| [\d ]+$", re.MULTILINE)  # the luck of a move, in its row of the log
HAND = "hand"  # the chapter about the hand card
PAGES: dict[str, Callable[[Teller], list[str]]] = {"first": Teller.first_page, "card": Teller.card}
HOW_TO_READ = (
    "'rules first' tells the game in ten minutes, 'rules card' is its reference card, "
    "'rules WORD' finds the rules about something."
)


def list_moves(table: Table, names: list[str], rest: str = "") -> None:
    say("Moves:" if table.to_act is not None else "The game is over: no moves are left.")
    show(choices.listed(table, names))


def explain(table: Table, names: list[str], rest: str) -> None:
    if not rest:
        legal = table.legal() or [table.game.moves[0].text]
        raise Refused(f"Name a move: 'why {spoken(table, legal[0])}'.")
    text = move_text(table, with_seats(table, names, rest))
    refused = table.why_not(text)
    if refused is not None:
        raise refused
    brings = choices.brings(table, text, names)
    told = f": {brings}" if brings else ""
    show(lines.paragraph(f"'{spoken(table, text)}' is possible now{told}."))


def looker(table: Table, names: list[str]) -> int | None:
    """The seat that looks: who is asked; after the end the only person here."""
    if table.to_act is None and YOU in names:
        return names.index(YOU)
    return table.to_act


def show_board(table: Table, names: list[str], word: str) -> None:
    seat = looker(table, names)
    sections = parts.sections(table, seat, names, closely=True)
    atlas = parts.split(table.game.atlas(table.view(seat), names))
    found = parts.about([*sections[:-1], *atlas], word) if word else sections
    if not found:
        named = ", ".join(news.named([*sections[:-1], *atlas]))
        raise Refused(f"No part of the board has {word!r} in it. There are: {named}.")
    show_sections(found)


def show_scores(table: Table, names: list[str], rest: str) -> None:
    show([*lines.standings(table, names), *lines.tie_breakers(table.game)])


def show_rules(table: Table, names: list[str], word: str) -> None:
    teller = Teller(table.game)
    if word.lower() in PAGES:
        show(PAGES[word.lower()](teller))
    elif word:
        show(about(table, word))
    else:
        show(lines.paragraph(f"{HOW_TO_READ} {in_play(table).headings()} {not_in_play(table)}"))


def about(table: Table, word: str) -> list[str]:
    """What the rules in play say about something, or else those of other ways to play."""
    try:
        return in_play(table).about(word)
    except Refused as refused:
        try:
            return Teller(table.game).about(word)
        except Refused:
            raise refused from None


def in_play(table: Table) -> Teller:
    """Tells only what belongs to the ways to play that are in use at the table."""
    teller = Teller(table.game)
    chapters = [one for one in teller.guide.chapters if is_played(table, one.id)]
    teller.guide = replace(teller.guide, chapters=chapters)
    return teller


def not_in_play(table: Table) -> str:
    """The chapters about other ways to play."""
    others = [one for one in Teller(table.game).guide.chapters if not is_played(table, one.id)]
    names = ", ".join([one.heading for one in others])
    return f"About other ways to play there are: {names}." if others else ""


def is_played(table: Table, chapter: str) -> bool:
    """Whether a chapter is of use; those about playing alone are not where several sit."""
    if chapter.startswith(ALONE):
        return table.seats == 1 and chapter.startswith(table.options.get("solo", ""))
    return chapter != HAND or table.options.get("hand_card") == "yes"


def show_log(table: Table, names: list[str], rest: str) -> None:
    """The log; while the game is on without the luck of its moves, which would betray cards that
    were drawn unseen."""
    log = table.log().rstrip("\n")
    say_as_is(log if table.is_over else DRAWN.sub("", log))


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
