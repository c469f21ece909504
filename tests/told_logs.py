"""A recorded game as somebody would enter it at a real table: its moves, and what was drawn."""

from typing import NamedTuple

from mypy_extensions import i64

import fondaco
from fondaco import Chance, Outcome, Question, Recorded
from fondaco.reading import Reader


class Heard(Chance):
    """Picks as recorded, and notes what each draw that is open was called."""

    def __init__(self, picks: list[int]) -> None:
        self.listens = True
        self.recorded = Recorded(picks)
        self.names: list[str] = []

    def ask(self, question: Question) -> None:
        if question.is_open:
            rest = self.recorded.picks[self.recorded.used :]
            self.names.append(_drawn(question, rest).name)

    def pick(self, n: i64) -> i64:
        return self.recorded.pick(n)


def _drawn(question: Question, picks: list[int]) -> Outcome:
    [found] = [
        one for one in question.outcomes if any(picks[: len(way)] == way for way in one.ways)
    ]
    return found


class Entered(NamedTuple):
    """A move as it is entered, and the names of what was drawn for it; no move: the set-up."""

    move: str
    drawn: list[str]


def entered(text: str) -> list[Entered]:
    """All that is entered at a table, in its order."""
    reader = Reader(text)
    head = reader.head()
    game = fondaco.game(head.title)
    first = Heard(head.start)
    state = game.new(head.seats, game.settled(head.seats, head.options), first)
    found = [Entered("", first.names)]
    while entry := reader.entry():
        heard = Heard(entry.picks)
        game.apply(state, game.move(entry.text), heard)
        found.append(Entered(entry.text, heard.names))
    return found
