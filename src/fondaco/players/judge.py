"""How good a position looks to a seat: what a net says, what greedy thinks, or how it has ended."""

from typing import Final

from mypy_extensions import i64

from fondaco.core.encoding import Lit
from fondaco.core.game import Game, Move, State
from fondaco.players.greedy import Judgement
from fondaco.players.manner import NO_END
from fondaco.players.net import ONE, Net

POINTS_PART: Final = 32  # of a judgement
ALL: Final = 1048576.0  # ONE
UNTRAINED: Final = 2  # own decisions ahead that greedy's judgement is good for


class Judge:
    """Judges positions, and counts them.

    Attributes:
        judged (int): Looks at positions so far.
        again (int): Of these, looks with the eyes of another seat at a position just judged.
        seats (int): Of the table that is judged: all of them are asked by `weighed`.
        farthest (int): Own decisions ahead that it is good for.
        unit (int): What a point is worth, or a hundredth of all chances.
        is_fine (bool): Whether positions that look equally good may be taken for the same.
    """

    def __init__(self, game: Game, unit: i64, is_fine: bool) -> None:
        self.game = game
        self.unit = unit
        self.is_fine = is_fine
        self.judged: i64 = 0
        self.again: i64 = 0
        self.seats: i64 = 1
        self.farthest: i64 = NO_END

    def value(self, state: State, seat: i64) -> i64:
        """The worth of a position to a seat; more is better."""
        raise NotImplementedError

    def weighed(self, state: State, seat: i64) -> i64:
        """The same as all seats see it, where that tells more."""
        return self.value(state, seat)

    def considered(self, state: State) -> list[Move]:
        """The legal moves that are worth a look."""
        return self.game.legal(state)


class NetJudge(Judge):
    """Judges by a net: the share of its rivals that a seat will leave behind, or its points as a
    part of `Game.par` where it has none, in parts of ONE.

    Points count a little in every judgement, so that whoever has won or lost for sure plays on
    well: `Game.par` of them count as much as one of `points_part` rivals. A net that has yet to
    learn who wins is better off with more of them."""

    def __init__(self, game: Game, net: Net, points_part: int = POINTS_PART) -> None:
        super().__init__(game, ONE // 100, True)
        self.net = net
        self.points_part: i64 = points_part
        self.lit = Lit()

    def value(self, state: State, seat: i64) -> i64:
        self.judged += 1
        rivals = self.game.rivals(state)
        if self.game.to_act(state) is None:
            points: i64 = int(self.game.scores(state)[seat].total * ALL / self.game.par)
            left_behind: i64 = int(self.game.returns(state)[seat] * ALL)
            return points if rivals == 0 else left_behind + points // self.points_part
        self.game.light(state, seat, self.lit)
        self.net.judge(self.lit)
        points = self.net.points()
        return points if rivals == 0 else self._left_behind(rivals) + points // self.points_part

    def weighed(self, state: State, seat: i64) -> i64:
        """The net judges a position with the eyes of one seat, and errs differently with those of
        another: what all seats leave behind together is half of them, so that each is wrong by a
        part of what is beyond that."""
        value = self.value(state, seat)
        if self.seats == 1 or self.game.to_act(state) is None:
            return value
        beyond = self._left_behind(self.seats - 1) - self.seats * ONE // 2
        for other in range(self.seats):
            if other != seat:
                self.game.light(state, other, self.lit)
                self.net.judge(self.lit)
                self.judged += 1
                self.again += 1
                beyond += self._left_behind(self.seats - 1)
        return value - beyond // self.seats

    def _left_behind(self, rivals: i64) -> i64:
        total: i64 = 0
        for first in range(1, rivals + 1):
            total += self.net.chance(first)
        return total // rivals


class GreedyJudge(Judge):
    """Judges as greedy does: for titles that nobody has trained."""

    def __init__(self, game: Game, judgement: Judgement) -> None:
        super().__init__(game, judgement.unit, False)
        self.judgement = judgement
        self.farthest = UNTRAINED

    def value(self, state: State, seat: i64) -> i64:
        self.judged += 1
        return self.judgement.worth(state, seat)

    def considered(self, state: State) -> list[Move]:
        moves = self.game.legal(state)
        return [move for move in moves if self.judgement.considers(state, move)] or moves
