"""A rota: those who ask have their turns one after the other, each with one thing at a time."""

from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Rota(Generic[T]):
    """Some things that are done in turns, and those that wait until one of them is done."""

    def __init__(self, most: int) -> None:
        self.most = most  # things that are done in turns
        self._round: deque[tuple[str, T]] = deque()
        self._waiting: OrderedDict[str, deque[T]] = OrderedDict()  # by who asked

    def add(self, whose: str, thing: T) -> None:
        self._waiting.setdefault(whose, deque()).append(thing)

    def turn(self) -> T | None:
        """What is due now; it is due again after all others of the round."""
        while len(self._round) < self.most and (whose := self._first_waiting()) is not None:
            self._round.append((whose, self._taken(whose)))
        self._round.rotate(-1)
        return self._round[-1][1] if self._round else None

    def end(self, thing: T) -> None:
        """Something is done, and has no more turns."""
        self._round = deque(one for one in self._round if one[1] is not thing)

    def _first_waiting(self) -> str | None:
        """Who has waited longest of those who have no turns yet."""
        busy = {whose for whose, _ in self._round}
        return next((whose for whose in self._waiting if whose not in busy), None)

    def _taken(self, whose: str) -> T:
        things = self._waiting.pop(whose)
        found = things.popleft()
        if things:
            self._waiting[whose] = things  # behind all others
        return found
