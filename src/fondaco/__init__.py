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
from collections.abc import Mapping, Sequence

from fondaco.core import edition as _edition
from fondaco.core.chance import Chance, Noted, Recorded, Seeded
from fondaco.core.game import Event, Game, Move, Score, State
from fondaco.core.refusal import Clause, Refused
from fondaco.core.sealed import Seal, Sealed, Unopened, Unsealed
from fondaco.games import shelf as _shelf
from fondaco.log import Head, Reader, read_snapshot
from fondaco.opening import opened as _opened
from fondaco.opening import proved as _proved
from fondaco.opening import replayed as _replayed
from fondaco.opening import restored as _restored
from fondaco.table import Table

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
    "Seal",
    "Sealed",
    "Seeded",
    "State",
    "Table",
    "Unsealed",
    "game",
    "is_compiled",
    "new",
    "replay",
    "restore",
    "seal",
    "titles",
    "use_edition",
    "verify",
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
    *,
    seal: Seal | None = None,
    nonces: Sequence[str] = (),
) -> Table:
    """A new table. Without a seed its luck is drawn afresh; with a seal, and a nonce for each seat,
    it can be proved when the game is over."""
    return _opened(_shelf.game(title), seats, options or {}, _dealt(seed, seal, nonces))


def seal(seed: str | None = None) -> Seal:
    """A fresh seal, or that of a seed that was kept: publish `commitment`, keep `seed` secret."""
    return Seal(secrets.token_hex(32) if seed is None else seed)


def _dealt(seed: int | str | None, seal: Seal | None, nonces: Sequence[str]) -> Chance:
    """The luck of a new table."""
    if seal is None:
        if nonces:
            raise Refused("Nonces belong to a sealed table: name its seal.")
        return _luck(seed)
    if seed is not None:
        raise Refused("A sealed table has its own seed: name a seal or a seed, not both.")
    return Sealed(seal, list(nonces))


def replay(
    log: str, to: int | None = None, seed: int | str | None = None, *, seal: Seal | None = None
) -> Table:
    """The table that a log tells of, after all its moves or the first `to`.

    A log with sealed luck goes on with its seal alone; without it only as far as no luck is
    needed. A seed lets it go on with other luck, and it is sealed no longer.
    """
    reader = Reader(log)
    head = reader.head()
    return _replayed(_shelf.game(head.title), reader, head, _going_on(head, seed, seal), to)


def _going_on(head: Head, seed: int | str | None, seal: Seal | None) -> Chance:
    """The luck of a table after its replay."""
    if seal is not None:
        if seal.commitment != head.seal:
            raise Refused("The log was not sealed with this seal.")
        return _dealt(seed, seal, head.nonces)
    return Unopened() if head.seal and seed is None else _luck(seed)


def verify(log: str) -> Table:
    """The finished table of a sealed log, proved: its seed was fixed before the first move, and
    all its luck comes from that seed and the nonces. A refusal says what differs, and where; it
    is `Unsealed` if there is nothing to prove."""
    reader = Reader(log)
    head = reader.head()
    return _proved(_shelf.game(head.title), reader, head, log)


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
