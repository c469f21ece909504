"""How well a seat can end the turn under way: several ways to go on, followed side by side."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.chance import Seeded
from fondaco.core.game import State
from fondaco.players.budget import Clock
from fondaco.players.judge import Judge
from fondaco.players.options import Choice, Choices, distinct, in_order

LONGEST: Final = 25  # decisions of a turn that are foreseen


class Endings:
    """A beam over the decisions of the own turn, which ends where another seat is to act."""

    def __init__(self, judge: Judge, choices: Choices, width: int) -> None:
        self.judge = judge
        self.choices = choices
        self.width = width  # ways that are followed

    def best(self, state: State, seat: i64, luck: Seeded, clock: Clock) -> Choice:
        """How the turn ends best for its seat, as far as is foreseen: the decision that ends it."""
        if self.judge.game.to_act(state) != seat:
            end = Choice([], state)
            end.worth = self.judge.value(state, seat)
            return end
        ways = [Choice([], state)]
        ended: list[Choice] = []
        for _ in range(LONGEST):
            ways = self._longer(ways, seat, luck.branch(), ended)
            if not ways or clock.is_over(self.judge.judged):
                break
        return in_order(ended or ways)[0]

    def _longer(
        self, ways: list[Choice], seat: i64, luck: Seeded, ended: list[Choice]
    ) -> list[Choice]:
        """Each way by one more decision, the best of them; those that end the turn are noted."""
        going_on: list[Choice] = []
        for way in ways:
            for choice in self.choices.found(way.state, seat, luck.copy()):
                choice.before = way.before + len(way.moves)
                is_own = self.judge.game.to_act(choice.state) == seat
                (going_on if is_own else ended).append(choice)
        return in_order(distinct(going_on))[: self.width]
