"""A player that looks one ply ahead; the small moves of one decision are one ply."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from fondaco.core.chance import Seeded
from fondaco.core.game import Game, Move, State
from fondaco.players.budget import Budget
from fondaco.players.player import Player

PATIENCE: Final[i64] = (
    400  # positions looked at before half-made decisions are judged as they stand
)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement:
    """How good a position of one game looks to a seat; more is better.

    Attributes:
        unit (int): What is worth a thought: players who judge so and are not sure err by parts
            of it.
    """

    unit: int = 100

    def worth(self, state: State, seat: int) -> int:
        raise NotImplementedError

    def considers(self, state: State, move: Move) -> bool:
        """Whether a legal move is worth a look, where there are too many to look at all."""
        return True


class GreedyPlayer(Player):
    """Makes the move after which the position looks best to its seat."""

    def __init__(self, judgement: Judgement, seed: int | str) -> None:
        self.judgement = judgement
        self.chance = Seeded(seed)
        self.looked: i64 = 0

    def choose(self, game: Game, guess: State, budget: Budget | None = None) -> Move:
        seat = game.to_act(guess)
        moves = self._considered(game, guess)
        assert seat is not None
        self.looked = 0
        best = moves[0]
        most = self._worth_after(game, guess, best, seat)
        for move in moves[1:]:
            worth = self._worth_after(game, guess, move, seat)
            if worth > most:
                best = move
                most = worth
        return best

    def _worth_after(self, game: Game, state: State, move: Move, seat: int) -> int:
        after = state.copy()
        game.apply(after, move, self.chance)
        self.looked += 1
        if not self._goes_on(game, after, seat):
            return self.judgement.worth(after, seat)
        small_moves = self._considered(game, after)
        return max([self._worth_after(game, after, small, seat) for small in small_moves])

    def _considered(self, game: Game, state: State) -> list[Move]:
        """The legal moves that are worth a look; all, if none is."""
        moves = game.legal(state)
        return [move for move in moves if self.judgement.considers(state, move)] or moves

    def _goes_on(self, game: Game, state: State, seat: int) -> bool:
        """Whether the decision is not complete, and there is patience to complete it."""
        if self.looked > PATIENCE or not game.is_mid_decision(state):
            return False
        return game.to_act(state) == seat
