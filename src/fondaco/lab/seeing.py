"""What a learner is shown of a position: the features that are on, as arrays of numpy."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from fondaco import Game, Refused, State
from fondaco.core.encoding import MOST_ON

Array = NDArray[Any]


class ManyHot:
    """A number for each feature: 1 where it is on."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.space = spaces.Box(0, 1, (game.features.count,), np.int8)

    def see(self, state: State, seat: int) -> Array:
        seen = np.zeros(self.game.features.count, np.int8)
        seen[self.game.encode(state, seat)] = 1
        return seen


class Numbers:
    """The numbers of the features that are on; the places left over hold the count of features,
    which is no feature."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.space = spaces.Box(0, game.features.count, (int(MOST_ON),), np.int32)

    def see(self, state: State, seat: int) -> Array:
        on = self.game.encode(state, seat)
        seen = np.full(int(MOST_ON), self.game.features.count, np.int32)
        seen[: len(on)] = on
        return seen


Sight = ManyHot | Numbers
SIGHTS: dict[str, type[ManyHot] | type[Numbers]] = {"array": ManyHot, "features": Numbers}


def sight(game: Game, observe: str) -> Sight:
    """How positions are shown, by its name."""
    if observe not in SIGHTS:
        raise Refused(f"A position is seen as {' or '.join(SIGHTS)}, not as {observe!r}.")
    return SIGHTS[observe](game)


def mask(game: Game, state: State) -> Array:
    """A number for each move: 1 where the seat to act may make it."""
    return np.frombuffer(bytearray(game.mask(state)), np.int8)


def no_mask(game: Game) -> Array:
    """The mask of who has nothing to decide."""
    return np.zeros(len(game.moves), np.int8)


def mask_space(game: Game) -> spaces.Box:
    """What masks look like."""
    return spaces.Box(0, 1, (len(game.moves),), np.int8)
