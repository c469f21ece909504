"""Fondaco: a digital table for trading games.

>>> import fondaco
>>> table = fondaco.new("merkator", seats=2, seed=7)
>>> table.to_act
0
>>> "travel hamburg" in table.legal()
True
>>> print(table.why_not("travel italy").clause)
travel.cost
"""

import os
import secrets
from collections.abc import Mapping

from fondaco.core import edition as _edition
from fondaco.core.chance import Chance, Noted, Recorded, Seeded
from fondaco.core.game import Event, Game, Move, Score, State
from fondaco.core.refusal import Clause, Refused
from fondaco.games import shelf as _shelf
from fondaco.log import Reader, read_snapshot
from fondaco.table import Table
from fondaco.table import opened as _opened
from fondaco.table import replayed as _replayed
from fondaco.table import restored as _restored

__all__ = [
    "Chance",
    "Clause",
    "Event",
    "Game",
    "Move",
    "Noted",
    "Recorded",
    "Refused",
    "Score",
    "Seeded",
    "State",
    "Table",
    "game",
    "is_compiled",
    "new",
    "replay",
    "restore",
    "titles",
    "use_edition",
]

__version__ = "0.1.0"


def titles() -> list[dict[str, object]]:
    """Every title with its numbers of seats and its options."""
    return [_described(_shelf.game(title)) for title in _shelf.TITLES]


def _described(game: Game) -> dict[str, object]:
    options = [
        {"name": o.name, "text": o.text, "values": o.values, "seats": o.seats} for o in game.options
    ]
    return {"title": game.title, "name": game.name, "seats": game.seats, "options": options}


def game(title: str) -> Game:
    """The bare engine of a title, for search and learning."""
    return _shelf.game(title)


def new(
    title: str,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    seed: int | str | None = None,
) -> Table:
    """A new table; without a seed its luck is drawn afresh."""
    return _opened(_shelf.game(title), seats, options or {}, _luck(seed))


def replay(log: str, to: int | None = None, seed: int | str | None = None) -> Table:
    """The table that a log tells of, after all its moves or the first `to`."""
    reader = Reader(log)
    head = reader.head()
    return _replayed(_shelf.game(head.title), reader, head, _luck(seed), to)


def restore(snapshot: str, seed: int | str | None = None) -> Table:
    """A table that goes on from a snapshot."""
    fields = read_snapshot(snapshot)
    return _restored(_shelf.game(fields.text("title")), fields, _luck(seed))


def _luck(seed: int | str | None) -> Chance:
    return Seeded(secrets.token_hex(16) if seed is None else seed)


def use_edition(title: str, path: str) -> None:
    """Play a title with the edition of that file: before its first use."""
    _edition.choose(title, path)


def is_compiled() -> bool:
    """Whether the engine runs as machine code; its source is the same either way."""
    return not str(_edition.__file__).endswith(".py")


for _title in _shelf.TITLES:
    if _path := os.environ.get(f"FONDACO_EDITION_{_title.upper()}"):
        _edition.choose(_title, _path)
