"""Batches: many games stepped in one call, with arrays that tell of all of them."""

import secrets
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from fondaco import State
from fondaco.lab.seeing import is_by_numbers, rows_of
from fondaco.lab.wishes import Options, Wishes, whole
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
        seats: How many play each of them; the fewest without a solo mode, if not said.
        options: Choices of the title by name, as `fondaco.new` takes them, or as text:
            `length:long;joining:no`.
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
        seats: int | None = None,
        options: Options = None,
        seed: int | str | None = None,
        rewards: str = "rank",
        most_moves: int | None = None,
        observe: str = "array",
    ) -> None:
        wished = Wishes(title, seats, options, rewards, most_moves)
        self.game, count = wished.game, wished.seats
        luck = secrets.token_hex(16) if seed is None else seed
        told = wished.by_points, wished.most_moves, is_by_numbers(observe)
        games = whole(games, "games")
        self.rows = Rows(self.game, games, count, wished.options, luck, *told)
        self.observations, self.masks = rows_of(self.rows)
        self.rewards = np.frombuffer(memoryview(self.rows.rewards)).reshape(games, count)
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

    def step(self, moves: ArrayLike) -> None:
        """Make one move in each game, by their numbers, or refuse all of them."""
        self.rows.step(np.asarray(moves).tolist())

    def any_moves(self) -> Array:
        """A legal move for each game, any as likely as the others: what a beginner plays."""
        return np.array(self.rows.any_moves())
