"""Luck that somebody tells: at a real table, in a tree of chance nodes, or in a test."""

from collections.abc import Callable

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.question import Question
from fondaco.core.refusal import Refused


class Answered(Chance):
    """Asks what each draw has brought, and picks accordingly.

    `answer` gets a question and returns the number of one of its outcomes. It is asked only what is
    open.
    """

    def __init__(self, answer: Callable[[Question], int]) -> None:
        self.listens = True
        self.answer = answer
        self._picks: list[int] = []  # what the last answer leaves to be picked
        self._key = ""

    def ask(self, question: Question) -> None:
        self._key = question.key
        number = self.answer(question) if question.is_open else 0
        self._picks = picks_of(question, number)

    def pick(self, n: i64) -> i64:
        if n == 1:
            return 0
        if not self._picks:
            raise Refused(f"luck picks from {n}, and no question tells of it (last: {self._key})")
        return self._picks.pop(0)

    def copy(self) -> "Answered":
        twin = Answered(self.answer)
        twin._picks = self._picks[:]
        return twin


def picks_of(question: Question, number: int) -> list[int]:
    """The picks that bring the outcome of that number, or a refusal if nothing can bring it."""
    if not 0 <= number < len(question.outcomes):
        count = len(question.outcomes)
        raise Refused(f"{question.key} has outcomes 0 to {count - 1}, and no outcome {number}")
    outcome = question.outcomes[number]
    if not outcome.ways:
        raise Refused(f"{question.key} cannot bring {outcome.name}: none is left there")
    return outcome.ways[0][:]


class _Reached(Exception):
    """The first question to which there is no answer yet."""

    def __init__(self, question: Question) -> None:
        super().__init__(question.key)
        self.question = question


class _Given:
    """Answers that are known, in their order."""

    def __init__(self, answers: list[int]) -> None:
        self.left = answers[:]

    def answer(self, question: Question) -> int:
        if not self.left:
            raise _Reached(question)
        return self.left.pop(0)


def next_question(act: Callable[[Chance], object], answers: list[int]) -> Question | None:
    """The question that comes up after these answers, or None where no more luck is needed.

    `act` does something with the chance it is given, on a copy, and is left where the question
    comes up: `lambda luck: game.apply(state.copy(), move, luck)`. The outcomes of the question,
    each with weight / total as its probability, are the children of a chance node.
    """
    try:
        act(Answered(_Given(answers).answer))
    except _Reached as reached:
        return reached.question
    return None
