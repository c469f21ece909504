"""What sits at a seat and decides."""

from mypy_extensions import mypyc_attr

from fondaco.core.game import Game, Move, State
from fondaco.players.budget import Budget


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """A bot. It is never shown the true state, only a guess of what its seat may know."""

    def choose(self, game: Game, guess: State, budget: Budget | None = None) -> Move:
        """The move it makes for the seat that is to act.

        Args:
            game: The engine of the title.
            guess: A state that agrees with all the seat may know, the rest drawn anew each time.
                It is the player's own: it may be copied, changed and thrown away.
            budget: How much it may think; None: as much as it likes. A player that runs out of
                it makes the best move that it has found so far.

        Returns:
            One of `game.legal(guess)`.
        """
        raise NotImplementedError
