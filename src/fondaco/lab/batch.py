"""Batches: many games stepped in one call, with arrays that tell of all of them."""

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

import fondaco
from fondaco import Refused, State
from fondaco.lab.match import REWARDS
from fondaco.lab.seeing import is_by_numbers, rows_of
from fondaco.players.rows import Rows
from fondaco.players.shown import CUT_SHORT, OVER

Array = NDArray[Any]


class Batch:
    """So many games of one title, side by side. One that is over is begun anew at once.

    The arrays show the games as they stand: the next step changes them in place, and nobody else
    can. Copy what you keep.

    Args:
        title: One of `fondaco.titles()`.
        games: How many.
        seats: How many play each of them.
        options: Choices of the title by name, as `fondaco.new` takes them.
        seed: The same seed brings the same luck; without one, it is drawn afresh.
        rewards: By `rank`, when a game is over, or by `points`, with each move.
        most_moves: So many moves, and a game is cut short.
        observe: What the seat to act is shown: an `array` with 1 for each feature that is on, or
            the `features`, by their numbers, which is less to copy.

    Attributes:
        observations (array): games x features: 1 where a feature is on for the seat to act; or
            games x 256: the numbers of those features, then their count, which is no feature.
        masks (array): games x moves: 1 where a move is legal.
        rewards (array): games x seats: what the last step has brought to each seat.
        terminated (array): games: whether the last step has ended the game; what is observed is
            the next one already.
        truncated (array): games: whether it was cut short instead.
        ended (dict): how the games stood that the last step has ended, by their rows: for
            `batch.game.scores(state)` and the like.
        to_act (array): games: the seat that is to act, whose decision the next step makes.
    """

    def __init__(
        self,
        title: str,
        games: int,
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        rewards: str = "rank",
        most_moves: int | None = None,
        observe: str = "array",
    ) -> None:
        if games < 1:
            raise Refused("A batch has one game at least.")
        if rewards not in REWARDS:
            raise Refused(f"Rewards are told by {' or '.join(REWARDS)}, not by {rewards!r}.")
        self.game = game = fondaco.game(title)
        settled = game.settled(seats, options or {})
        luck = secrets.token_hex(16) if seed is None else seed
        most = game.most_moves if most_moves is None else most_moves
        as_numbers = is_by_numbers(observe)
        self.rows = Rows(game, games, seats, settled, luck, rewards == "points", most, as_numbers)
        self.observations, self.masks = rows_of(self.rows)
        self.rewards = np.frombuffer(memoryview(self.rows.rewards)).reshape(games, seats)
        self.to_act = np.frombuffer(memoryview(self.rows.to_act), np.int64)
        self._ends = np.frombuffer(memoryview(self.rows.ends), np.uint8)

    @property
    def terminated(self) -> Array:
        return np.equal(self._ends, OVER)

    @property
    def truncated(self) -> Array:
        return np.equal(self._ends, CUT_SHORT)

    @property
    def ended(self) -> dict[int, State]:
        return self.rows.ended

    def step(self, moves: Array) -> None:
        """Make one move in each game, by their numbers, or refuse all of them."""
        self.rows.step(moves.tolist())

    def any_moves(self) -> Array:
        """A legal move for each game, any as likely as the others: what a beginner plays."""
        return np.array(self.rows.any_moves())
