"""How players are asked for a move: those too that were written before there were budgets."""

from collections.abc import Callable
from inspect import signature

from fondaco.core.game import Game, State
from fondaco.players.budget import Budget
from fondaco.players.player import Player

Ask = Callable[[Game, State, Budget | None], object]  # anybody may have written the player


def asked(player: Player) -> Ask:
    """How to ask this player. It is found out once, when the player is taken in."""
    return player.choose if takes_budget(player.choose) else Unhurried(player.choose).choose


def takes_budget(choose: Callable[..., object]) -> bool:
    try:
        signature(choose).bind(None, None, None)
    except TypeError:
        return False
    except ValueError:  # compiled code that tells no signature is our own
        return True
    return True


class Unhurried:
    """A player whose `choose` takes the game and the guess alone."""

    def __init__(self, choose: Callable[[Game, State], object]) -> None:
        self.decide = choose

    def choose(self, game: Game, guess: State, budget: Budget | None) -> object:
        return self.decide(game, guess)
