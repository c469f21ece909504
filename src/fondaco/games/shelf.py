"""The titles by name: the only module that knows all games. Each is loaded when first asked for."""

from importlib import import_module

from fondaco.core.game import Game
from fondaco.core.refusal import Refused

# A line a title, in the order in which people see them; its folder has the same name.
TITLES = [
    "merkator",
    "merchants",
    "merv",
]

_games: dict[str, Game] = {}


def game(title: str) -> Game:
    """The game of that title."""
    if title not in TITLES:
        raise Refused(f"There is no title {title!r} on the shelf; there is {', '.join(TITLES)}.")
    if title not in _games:
        _games[title] = import_module(f"fondaco.games.{title}.game").load()
    return _games[title]
