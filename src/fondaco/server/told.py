"""Luck that is told: people at a real table say what they drew there, and the house picks nothing.

An answer is the number of an outcome of a `Question`. A move, or the set-up, is told all its
answers at once, in their order; until then nothing is changed, and the answers so far are the
asker's.
"""

from collections.abc import Sequence
from typing import Final

import fondaco
from fondaco import Answered, Event, Game, Move, Question, Refused, Table, next_question
from fondaco.core.chance import Noted
from fondaco.opening import opened
from fondaco.server.wire import NewTable, OutcomeNow, QuestionNow
from fondaco.teaching import LuckWords

UNTOLD: Final = "At this table luck is told: say first what was drawn."
TOO_MUCH: Final = "More was told than is drawn here; nothing was changed."


class Answers:
    """What was told, in its order; a chance asks for one after the other."""

    def __init__(self, told: Sequence[int]) -> None:
        self.left = list(told)
        self.chance = Answered(self._next)

    def _next(self, question: Question) -> int:
        if not self.left:
            raise Refused(UNTOLD)
        return self.left.pop(0)

    def check_all_used(self) -> None:
        if self.left:
            raise Refused(TOO_MUCH)


def check_wish(wanted: NewTable) -> None:
    """Told luck is for people around one real table, in a game without secrets."""
    if wanted.luck != "told":
        return
    if fondaco.game(wanted.title).has_secrets and len(wanted.seats) > 1:
        raise Refused("Seats have secrets in this game: its luck cannot be told for all to see.")
    if wanted.listed or wanted.clock or any(wish.kind == "bot" for wish in wanted.seats):
        raise Refused("Luck is told at a real table: without bots, without a clock, not listed.")


def played(table: Table, move: Move, told: Sequence[int]) -> list[Event]:
    """Play a legal move at the table with the luck that was told: all of it, and no more."""
    answers = Answers(told)
    table.chance = Noted(answers.chance)
    events = table.play_move(move)
    answers.check_all_used()
    return events


def set_up(title: str, seats: int, options: dict[str, str], told: Sequence[int]) -> Table:
    """A table that lies as it was told."""
    answers = Answers(told)
    table = opened(fondaco.game(title), seats, options, answers.chance)
    answers.check_all_used()
    return table


def asked_of_move(table: Table, text: str, told: list[int]) -> tuple[Question | None, list[Event]]:
    """What is to be told next of a legal move, if anything, and what has happened until then."""
    move = table.legal_move(text, table.to_act)
    state = table.game.restore(table.plain_state())
    events: list[Event] = []
    return next_question(lambda luck: table.game.apply(state, move, luck, events), told), events


def asked_of_set_up(
    game: Game, seats: int, options: dict[str, str], told: list[int]
) -> Question | None:
    """What is to be told next of how the table lies."""
    settled = game.settled(seats, options)
    return next_question(lambda luck: game.new(seats, settled, luck), told)


def in_words(words: LuckWords, question: Question) -> QuestionNow:
    """The question as people are asked it: first what is printed, gone or not, in its order."""
    numbers = {outcome.name: at for at, outcome in enumerate(question.outcomes)}
    cells = list(dict.fromkeys([*words.printed(question), *numbers]))
    outcomes = [
        OutcomeNow(cell, words.cell(cell), numbers.get(cell), "" if cell in numbers else gone)
        for gone in [words.gone(question)]
        for cell in cells
    ]
    return QuestionNow(question.key, question.kind, words.question(question), outcomes)
