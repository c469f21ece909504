"""One game as learners play it: moves by their numbers, and what they are rewarded with."""

import numpy as np
from numpy.typing import NDArray

import fondaco
from fondaco import Chance
from fondaco.lab.pixels import picture
from fondaco.lab.wishes import Wishes
from fondaco.lab.words import board, refusal


class Match:
    """A game that is begun again and again, always with the same seats and options.

    Attributes:
        game (Game): The engine of the title.
        state (State): How the game stands; whoever learns is not shown it.
        to_act (int | None): The seat that decides; None when the game is over.
        moves_played (int): Since it began, by all seats.
    """

    def __init__(self, wishes: Wishes) -> None:
        self.game = wishes.game
        self.options = wishes.options
        self.seats = wishes.seats
        self.by_points = wishes.by_points
        self.most_moves = wishes.most_moves
        self.begin(fondaco.Seeded(0))

    def begin(self, chance: Chance) -> None:
        """A new game with that luck."""
        self.chance = chance
        self.state = self.game.new(self.seats, self.options, chance)
        self.to_act = self.game.to_act(self.state)
        self.moves_played = 0
        self._points = self._points_now()

    @property
    def is_cut_short(self) -> bool:
        """Whether it has had so many moves that nobody waits for its end."""
        return self.moves_played >= self.most_moves and self.to_act is not None

    def play(self, number: int) -> list[float]:
        """Make the legal move of that number, and tell what each seat gets for it."""
        self.game.apply(self.state, self.game.moves[number], self.chance)
        self.to_act = self.game.to_act(self.state)
        self.moves_played += 1
        return self._rewards()

    def why_not(self, number: int) -> str | None:
        """What is wrong with a move now, in words; None when it is legal."""
        return refusal(self.game, self.state, number)

    def _rewards(self) -> list[float]:
        if self.by_points:
            before, self._points = self._points, self._points_now()
            return [now - then for now, then in zip(self._points, before, strict=True)]
        return self.game.returns(self.state) if self.to_act is None else [0.0] * self.seats

    def _points_now(self) -> list[float]:
        if not self.by_points:
            return []
        return [score.total for score in self.game.scores(self.state)[: self.seats]]

    def shown(self, mode: str | None, seat: int | None) -> str | NDArray[np.uint8] | None:
        """The table as that seat, or an onlooker, sees it: as text, as pixels, or not at all."""
        if mode == "ansi":
            return board(self.game, self.state, self.seats, seat)
        return picture(self.game, self.state, self.seats, seat) if mode == "rgb_array" else None
