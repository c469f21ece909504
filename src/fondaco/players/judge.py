"""How good a position looks to a seat: what a net says, what greedy thinks, or how it has ended."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.encoding import Lit
from fondaco.core.game import Game, Move, State
from fondaco.players.greedy import Judgement
from fondaco.players.net import ONE, Net

# A little of the points is in every judgement, so that who has won or lost for sure plays on well.
POINTS_PART: Final[i64] = 32


class Judge:
    """Judges positions, and counts them.

    Attributes:
        judged (int): The positions so far.
        unit (int): What a point is worth, or a hundredth of all chances.
    """

    def __init__(self, game: Game, unit: i64) -> None:
        self.game = game
        self.unit = unit
        self.judged: i64 = 0

    def value(self, state: State, seat: i64) -> i64:
        """The worth of a position to a seat; more is better."""
        raise NotImplementedError

    def considered(self, state: State) -> list[Move]:
        """The legal moves that are worth a look."""
        return self.game.legal(state)


class NetJudge(Judge):
    """Judges by a net: the part of its rivals whom a seat will leave behind, or a hundredth of its
    points where it has none, in parts of ONE."""

    def __init__(self, game: Game, net: Net) -> None:
        super().__init__(game, ONE // 100)
        self.net = net
        self.lit = Lit()

    def value(self, state: State, seat: i64) -> i64:
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


class GreedyJudge(Judge):
    """Judges as greedy does, in hundredths of a point: for titles that nobody has trained."""

    def __init__(self, game: Game, judgement: Judgement) -> None:
        super().__init__(game, 100)
        self.judgement = judgement

    def value(self, state: State, seat: i64) -> i64:
        self.judged += 1
        return self.judgement.worth(state, seat)

    def considered(self, state: State) -> list[Move]:
        moves = self.game.legal(state)
        return [move for move in moves if self.judgement.considers(state, move)] or moves
