"""What a learner is shown of a position: the features that are on, as arrays of numpy."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from fondaco import Game, Refused, State
from fondaco.core.encoding import MOST_ON, Lit
from fondaco.players.shown import Shown

Array = NDArray[Any]


class Sight:
    """How a seat is shown a position."""

    def __init__(self, game: Game, space: spaces.Box) -> None:
        self.game = game
        self.space = space
        self.lit = Lit()
        self.numbers = np.frombuffer(memoryview(self.lit.on), np.int64)

    def on(self, state: State, seat: int) -> Array:
        """The numbers of the features that are on, until the next position is looked at."""
        self.game.light(state, seat, self.lit)
        return self.numbers[: self.lit.count]

    def see(self, state: State, seat: int) -> Array:
        raise NotImplementedError


class ManyHot(Sight):
    """A number for each feature: 1 where it is on."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, spaces.Box(0, 1, (game.features.count,), np.int8))

    def see(self, state: State, seat: int) -> Array:
        seen = np.zeros(self.game.features.count, np.int8)
        seen[self.on(state, seat)] = 1
        return seen


class Numbers(Sight):
    """The numbers of the features that are on; the places left over hold the count of features,
    which is no feature."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, spaces.Box(0, game.features.count, (int(MOST_ON),), np.int32))

    def see(self, state: State, seat: int) -> Array:
        seen = np.full(int(MOST_ON), self.game.features.count, np.int32)
        on = self.on(state, seat)
        seen[: on.size] = on
        return seen


SIGHTS = ("array", "features")


def sight(game: Game, observe: str) -> Sight:
    """How positions are shown, by its name."""
    return Numbers(game) if is_by_numbers(observe) else ManyHot(game)


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


def mask(game: Game, state: State) -> Array:
    """A number for each move: 1 where the seat to act may make it."""
    return np.frombuffer(bytearray(game.mask(state)), np.int8)


def no_mask(game: Game) -> Array:
    """The mask of who has nothing to decide."""
    return np.zeros(len(game.moves), np.int8)


def mask_space(game: Game) -> spaces.Box:
    """What masks look like."""
    return spaces.Box(0, 1, (len(game.moves),), np.int8)
