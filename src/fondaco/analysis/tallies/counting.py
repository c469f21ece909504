"""Counts what was told in a game, seat by seat."""

from collections.abc import Iterator, Sequence

from fondaco.analysis.shapes import Fact, Words
from fondaco.analysis.walking import Decision
from fondaco.analysis.words import catalogue
from fondaco.core.game import Event, Game

Numbers = list[float]


class Tale:
    """A game that was walked through, with its decisions."""

    def __init__(self, game: Game, seats: int, decisions: Sequence[Decision]) -> None:
        self.game = game
        self.seats = seats
        self.decisions = decisions

    def events(self, kind: str) -> Iterator[Event]:
        for decision in self.decisions:
            yield from [event for event in decision.events if event.kind == kind]

    def counted(self, kind: str) -> Numbers:
        """How often something happened to each seat."""
        total = [0.0] * self.seats
        for event in self.events(kind):
            seat = event.fields.get("seat")
            if isinstance(seat, int) and 0 <= seat < self.seats:
                total[seat] += 1
        return total

    def added(self, kind: str, field: str, whose: str = "seat") -> Numbers:
        """The numbers of a field, added up for each seat."""
        total = [0.0] * self.seats
        for event in self.events(kind):
            seat, number = event.fields.get(whose), event.fields.get(field)
            if isinstance(seat, int) and seat < self.seats and isinstance(number, int | float):
                total[seat] += number
        return total


def fact(title: str, kind: str, values: Sequence[str | int | float]) -> Fact:
    entry = catalogue("account")[title][kind]
    return Fact(Words(entry["en"], entry["de"]), [plain(value) for value in values])


def has_something(fact: Fact) -> bool:
    """Whether it happened to anybody at all."""
    return any(value not in (0, "+0", "-0") for value in fact.values)


def plain(value: str | int | float) -> str | int | float:
    """Whole numbers as such."""
    if isinstance(value, float):
        return int(value) if value == int(value) else round(value, 2)
    return value
