"""What somebody wishes for a game, checked: seats, options, rewards, how long, how it is drawn."""

from collections.abc import Mapping, Sequence

import fondaco
from fondaco import Game, Refused

REWARDS = ("rank", "points")
RENDERED = ("ansi", "rgb_array")
Options = Mapping[str, str] | str | None


def fewest(title: str) -> int:
    """The fewest seats of a game without a solo mode."""
    return min(count for count in fondaco.game(title).seats if count > 1)


def options_of(wish: Options) -> dict[str, str]:
    """Options by name, or as they are written in one line: `solo:soloplay;level:easy`. Commas and
    equals signs are OpenSpiel's own."""
    if not isinstance(wish, str):
        return dict(wish or {})
    pairs = [one.partition(":") for one in wish.split(";") if one]
    return {name.strip(): value.strip() for name, _, value in pairs}


class Wishes:
    """A game of that title as it was wished, or a refusal.

    Attributes:
        game (Game): The engine of the title.
        seats (int): How many play; the fewest without a solo mode, if that was not said.
        options (dict): All options of the title with their values.
        by_points (bool): Whether rewards are points.
        most_moves (int): After so many a game is cut short.
    """

    def __init__(
        self,
        title: str,
        seats: int | None = None,
        options: Options = None,
        rewards: str = "rank",
        most_moves: int | None = None,
    ) -> None:
        if rewards not in REWARDS:
            raise Refused(f"Rewards are told by {' or '.join(REWARDS)}, not by {rewards!r}.")
        self.game: Game = fondaco.game(title)
        self.seats = fewest(title) if seats is None else whole(seats, "seats")
        self.options = self.game.settled(self.seats, options_of(options))
        self.by_points = rewards == "points"
        most = self.game.most_moves if most_moves is None else whole(most_moves, "most_moves")
        self.most_moves = most


def whole(number: int, name: str) -> int:
    """A number of something, which is one at least."""
    if not isinstance(number, int) or number < 1:
        raise Refused(f"{name} is a whole number from 1 on, not {number!r}.")
    return number


def rendered(mode: str | None, modes: Sequence[str] = RENDERED) -> str | None:
    """How a game is drawn, if at all."""
    if mode is not None and mode not in modes:
        ways = " or ".join(repr(one) for one in modes) or "nothing: look at a single environment"
        raise Refused(f"render_mode may be {ways}, not {mode!r}.")
    return mode
