"""The titles by name: the only module that knows all games. Each is loaded when first asked for."""

from fondaco.core.game import Game
from fondaco.core.refusal import Refused

TITLES = ["merkator", "merv"]

_games: dict[str, Game] = {}


def game(title: str) -> Game:
    """The game of that title."""
    if title not in TITLES:
        raise Refused(f"There is no title {title!r} on the shelf; there is {', '.join(TITLES)}.")
    if title not in _games:
        _games[title] = _loaded(title)
    return _games[title]


def _loaded(title: str) -> Game:
    if title == "merv":
        from fondaco.games.merv.game import Merv

        return Merv()
    assert title == "merkator"
    from fondaco.games.merkator.game import Merkator

    return Merkator()
