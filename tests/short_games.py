"""A house whose games of Merkator soon come to the longest length that a game may have."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import fondaco
from houses import OpenHouse, opened


@contextmanager
def house_of_short_games(folder: Path, most_moves: int) -> Iterator[OpenHouse]:
    game = fondaco.game("merkator")
    before, game.most_moves = game.most_moves, most_moves
    try:
        with opened(folder) as house:
            yield house
    finally:
        game.most_moves = before
