"""The titles by name: the only module that knows all games. Each is loaded when first asked for."""

from fondaco.core.game import Game
from fondaco.core.refusal import Refused

TITLES = ["merkator", "merchants", "merv"]

_games: dict[str, Game] = {}


def game(title: str) -> Game:
    """The game of that title."""
    if title not in TITLES:
        raise Refused(f"There is no title {title!r} on the shelf; there is {', '.join(TITLES)}.")
    if title not in _games:
        _games[title] = _loaded(title)
    return _games[title]


def _loaded(title: str) -> Game:
    if title == "merkator":
        from fondaco.games.merkator.game import Merkator

        return Merkator()
    if title == "merchants":
        from fondaco.games.merchants.game import Merchants

        return Merchants()
    assert title == "merv"
    from fondaco.games.merv.game import Merv

    return Merv()
