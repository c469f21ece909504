"""How good a position looks to a seat: what the net of a title says, or how the game has ended."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.encoding import Lit
from fondaco.core.game import Game, State
from fondaco.players.greedy import Judgement
from fondaco.players.net import Net

# A little of the points is in every judgement, so that who has won or lost for sure plays on well.
POINTS_PART: Final[i64] = 32


class Judge(Judgement):
    """Judges positions by a net, in parts of ONE; counts how many it has judged.

    Attributes:
        judged (int): The positions so far.
    """

    def __init__(self, game: Game, net: Net) -> None:
        self.game = game
        self.net = net
        self.lit = Lit()
        self.judged: i64 = 0

    def worth(self, state: State, seat: int) -> int:
        return self.value(state, seat)

    def value(self, state: State, seat: i64) -> i64:
        """The worth of a position to a seat: the part of its rivals whom it will leave behind, or
        a hundredth of its points where it has none."""
        self.judged += 1
        if self.game.to_act(state) is None:
            return int(self.game.returns(state)[seat] * 1048576.0)
        self.game.light(state, seat, self.lit)
        self.net.judge(self.lit)
        return self._said(self.game.rivals(state))

    def _said(self, rivals: i64) -> i64:
        if rivals == 0:
            return self.net.points()
        total: i64 = 0
        for first in range(1, rivals + 1):
            total += self.net.chance(first)
        return total // rivals + self.net.points() // POINTS_PART
