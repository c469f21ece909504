"""What a learner is shown of a position, and of its moves: arrays of numpy."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from fondaco import Chance, Game, Refused, State
from fondaco.core.encoding import MOST_ON
from fondaco.players.shown import Board, Shown

Array = NDArray[Any]

SIGHTS = ("array", "features")


class Sight:
    """How a seat is shown one position after another: written by the engine, and copied out."""

    def __init__(self, game: Game, observe: str, state: State, chance: Chance) -> None:
        self.space = space_of(game, observe)
        self.shown = Shown(game, 1, observe == "features")
        self.board = Board(state, chance)
        [self.seen], [self.mask] = rows_of(self.shown)

    def see(self, state: State, seat: int) -> tuple[Array, Array]:
        """What the seat sees, and the moves that it may make now."""
        self.shown.hide(0, self.board)
        self.board.state = state
        self.shown.show(0, self.board, seat)
        return self.seen.copy(), self.mask.copy()


def space_of(game: Game, observe: str) -> spaces.Box:
    """A number for each feature: 1 where it is on. Or the numbers of the features that are on; the
    places left over hold the count of features, which is no feature."""
    count = game.features.count
    if is_by_numbers(observe):
        return spaces.Box(0, count, (int(MOST_ON),), np.int32)
    return spaces.Box(0, 1, (count,), np.int8)


def is_by_numbers(observe: str) -> bool:
    """Whether somebody wishes to see the numbers of features, not an array; or a refusal."""
    if observe not in SIGHTS:
        raise Refused(f"A position is seen as {' or '.join(SIGHTS)}, not as {observe!r}.")
    return observe == "features"


def rows_of(shown: Shown) -> tuple[Array, Array]:
    """What is seen of many games, and their masks: views of the engine's own memory."""
    masks = np.frombuffer(memoryview(shown.masks), np.int8).reshape(shown.games, -1)
    if shown.as_numbers:
        return np.frombuffer(memoryview(shown.numbers), np.int32).reshape(shown.games, -1), masks
    return np.frombuffer(memoryview(shown.seen), np.int8).reshape(shown.games, -1), masks


def mask_space(game: Game) -> spaces.Box:
    """What masks look like: a number for each move, 1 where it may be made."""
    return spaces.Box(0, 1, (len(game.moves),), np.int8)
