"""Drawn tables as arrays of pixels."""

import numpy as np
from numpy.typing import NDArray

from fondaco import Game, Refused, State
from fondaco.drawing.board import can_draw, drawn
from fondaco.drawing.paint import painted

Pixels = NDArray[np.uint8]


def picture(game: Game, state: State, seats: int, seat: int | None) -> Pixels:
    """The table as that seat, or an onlooker, sees it: height x width x red, green, blue."""
    if not can_draw(game.title):
        raise Refused(f"Nobody has drawn a map of {game.name} yet: use ansi.")
    names = [f"Seat {number}" for number in range(seats)]
    return np.asarray(painted(drawn(game, game.view(state, seat), names)))
