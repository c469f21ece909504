"""Keyed luck: everybody meets the same, whatever they play.

What is drawn hangs on the seed, on what it is drawn from (`Question.key`) and on how often that was
asked before, and not on how much other luck was needed until then. Every thing that could come has
a ticket for each of its equally likely cases,

    SHA-256("<seed> <key> <how often it was asked> <name of the outcome> <number of the case>")

and the lowest ticket wins. So the third card of a stack is the same for all who turn it up as their
third, unless one of them has that card already: then it is the one with the next ticket.
"""

from hashlib import sha256

from fondaco.core.answered import Answered
from fondaco.core.question import Question


class Keyed(Answered):
    """The luck that a seed has for everybody.

    Attributes:
        seed (str): What it hangs on, together with what is asked.
        asked (dict[str, int]): How often each thing was drawn from.
    """

    def __init__(self, seed: str) -> None:
        super().__init__(self._drawn)
        self.seed = seed
        self.asked: dict[str, int] = {}

    def ask(self, question: Question) -> None:
        super().ask(question)
        self.asked[question.key] = self.asked.get(question.key, 0) + 1

    def _drawn(self, question: Question) -> int:
        about = f"{self.seed} {question.key} {self.asked.get(question.key, 0)}"
        tickets = [
            (sha256(f"{about} {outcome.name} {case}".encode()).digest(), number)
            for number, outcome in enumerate(question.outcomes)
            for case in range(outcome.weight)
        ]
        return min(tickets)[1]

    def copy(self) -> "Keyed":
        twin = Keyed(self.seed)
        twin._picks = self._picks[:]
        twin.asked = dict(self.asked)
        return twin
