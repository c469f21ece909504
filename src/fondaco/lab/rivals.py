"""Who plays the seats that are not one's own."""

from collections.abc import Sequence

import numpy as np

import fondaco
from fondaco import Refused
from fondaco.players import PLAYERS
from fondaco.players.simul import Opening

MOST_SEED = 2**31


class Rivals:
    """Bots, by their names, for all seats but one.

    Args:
        title: One of `fondaco.titles()`.
        seats: How many play.
        seat: The one that they leave free.
        against: The name of a bot, or one name for each of the others, in order of their seats.
    """

    def __init__(self, title: str, seats: int, seat: int, against: str | Sequence[str]) -> None:
        if not 0 <= seat < seats:
            raise Refused(f"There are seats 0 to {seats - 1}, and no seat {seat}.")
        self.title = title
        self.seat = seat
        self.names = named(against, seats - 1)

    def opening(self, random: np.random.Generator) -> Opening:
        """The luck of a new game, and bots that have not played yet."""
        luck = fondaco.Seeded(int(random.integers(MOST_SEED)))
        guesses = luck.branch()
        others = [PLAYERS[name](self.title, luck.word()) for name in self.names]
        return Opening(luck, guesses, [*others[: self.seat], None, *others[self.seat :]])


def named(against: str | Sequence[str], count: int) -> list[str]:
    """Who plays each of the other seats, or a refusal."""
    names = [against] * count if isinstance(against, str) else list(against)
    if len(names) != count:
        raise Refused(f"There are {count} other seats, and {len(names)} bots are named for them.")
    for name in names:
        if name not in PLAYERS:
            raise Refused(f"There is no bot {name!r}; there are {', '.join(PLAYERS)}.")
    return names
