"""How far a line is played on."""

from mypy_extensions import i64

from fondaco.core.game import State
from fondaco.players.judge import Judge
from fondaco.players.manner import NO_END, Manner


class Reach:
    """How far a line has come, with the eyes of the seat that it is for.

    Attributes:
        own (int): Decisions that the seat has made in it.
    """

    def __init__(self, judge: Judge, manner: Manner, state: State, seat: i64) -> None:
        self.game = judge.game
        self.seat = seat
        self.horizon = min(manner.horizon, judge.farthest)
        self.ends_with_turn = manner.own_turn > 0
        self.turns_left: i64 = manner.turns if judge.seats > 1 else NO_END
        self.turn = self.game.turn(state)
        self.own: i64 = 0

    def is_over(self, state: State) -> bool:
        """Whether the line ends here; asked after each decision."""
        to_act = self.game.to_act(state)
        if to_act is None or self.own >= self.horizon:
            return True
        if self.ends_with_turn and to_act != self.seat:
            return True
        return self._has_come_round(state)

    def _has_come_round(self, state: State) -> bool:
        """Whether the last of the own turns begins."""
        turn = self.game.turn(state)
        if turn != self.turn:
            self.turn = turn
            self.turns_left -= 1 if turn == self.seat else 0
        return self.turns_left == 0
