"""A player without a plan: the yardstick for all others."""

from mypy_extensions import i64

from fondaco.core.chance import Chance, Seeded
from fondaco.core.game import Game, Move, State
from fondaco.players.budget import Budget
from fondaco.players.player import Player


class RandomPlayer(Player):
    """Makes any legal move, each as likely as the others."""

    def __init__(self, seed: int | str) -> None:
        self.chance = Seeded(seed)

    def choose(self, game: Game, guess: State, budget: Budget | None = None) -> Move:
        moves = game.legal(guess)
        return moves[self.chance.pick(len(moves))]


def play_out(game: Game, state: State, chance: Chance, most: int = 1_000_000) -> int:
    """Play a state without a plan to its end, or so far; how many decisions that took."""
    decisions: i64 = 0
    while decisions < most and game.to_act(state) is not None:
        moves = game.legal(state)
        game.apply(state, moves[chance.pick(len(moves))], chance)
        decisions += 1
    return decisions
