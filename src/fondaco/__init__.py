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
from typing import TYPE_CHECKING

from fondaco.core import edition as _edition
from fondaco.core.answered import Answered, next_question
from fondaco.core.chance import Chance, Noted, Recorded, Seeded
from fondaco.core.game import Event, Game, Move, State
from fondaco.core.keyed import Keyed
from fondaco.core.question import Outcome, Question
from fondaco.core.refusal import Clause, Refused
from fondaco.core.score import Score
from fondaco.core.sealed import Seal, Sealed, Unopened, Unsealed
from fondaco.games import shelf as _shelf
from fondaco.log import Head
from fondaco.opening import opened as _opened
from fondaco.opening import proved as _proved
from fondaco.opening import replayed as _replayed
from fondaco.opening import restored as _restored
from fondaco.reading import Reader, is_day, read_snapshot
from fondaco.table import Table

if TYPE_CHECKING:
    from fondaco.analysis.shapes import Account

__all__ = [
    "Answered",
    "Chance",
    "Clause",
    "Event",
    "Game",
    "Keyed",
    "Move",
    "Noted",
    "Outcome",
    "Question",
    "Recorded",
    "Refused",
    "Score",
    "Seal",
    "Sealed",
    "Seeded",
    "State",
    "Table",
    "Unsealed",
    "analyse",
    "game",
    "is_compiled",
    "new",
    "next_question",
    "replay",
    "restore",
    "seal",
    "titles",
    "use_edition",
    "verify",
]

__version__ = "0.1.0"


def titles() -> list[dict[str, object]]:
    """Every title on the shelf, as plain dictionaries.

    Each has `title` (the name that `new` takes), `name` (as printed), `seats` (the numbers of
    seats it can be played with) and `options`; an option has `name`, `text`, `values` with what
    each means (the default first), and the numbers of `seats` that may choose it.
    """
    return [_described(_shelf.game(title)) for title in _shelf.TITLES]


def _described(game: Game) -> dict[str, object]:
    options = [
        {"name": o.name, "text": o.text, "values": o.values, "seats": o.seats} for o in game.options
    ]
    return {"title": game.title, "name": game.name, "seats": game.seats, "options": options}


def game(title: str) -> Game:
    """The bare engine of a title, for search and learning: it has the rules and no state.

    Raises:
        Refused: There is no such title, or its edition fails its checks.
    """
    return _shelf.game(title)


def new(
    title: str,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    seed: int | str | None = None,
    *,
    seal: Seal | None = None,
    nonces: Sequence[str] = (),
    voyage: str = "",
) -> Table:
    """A new table, set up for the first move.

    Args:
        title: One of `titles()`, such as `"merkator"`.
        seats: How many play.
        options: Choices of the title by name, such as `{"length": "long"}`; the others have their
            defaults.
        seed: The same seed brings the same luck; without one, luck is drawn afresh.
        seal: Seals the luck of the table, so that it can be proved when the game is over.
        nonces: What each seat adds to sealed luck: one short text a seat.
        voyage: A day, written 2026-11-18: everybody who plays this way meets the luck of that day,
            whatever they play.

    Raises:
        Refused: There is no such title, number of seats, option, value or day.
    """
    if voyage and (seed is not None or seal is not None or not is_day(voyage)):
        raise Refused("The luck of a voyage is that of its day, written 2026-11-18, and no other.")
    luck = _dealt(seed, seal, nonces)
    return _opened(_shelf.game(title), seats, options or {}, luck, voyage)


def seal(seed: str | None = None) -> Seal:
    """A fresh seal, or that of a seed that was kept.

    Publish its `commitment` before the game, and keep its `seed` secret until the end.
    """
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
    """The table that a log tells of, ready to go on.

    A log of older rules is played with today's, as far as these allow it. One that was renewed is
    played from there on; `head.moves_before` of the table is the number of moves before.

    Args:
        log: What `Table.log` wrote.
        to: Stop after so many moves; without it, all are played. No fewer than stand before the
            place where the log was last renewed.
        seed: Luck for the moves to come. A sealed log that goes on with a seed is sealed no longer,
            and a daily voyage is none any more.
        seal: The seal of a log with sealed luck. Without it, such a table goes on only as far as no
            luck is needed.

    Raises:
        Refused: The log does not replay; the text names the line.
    """
    reader = Reader(log)
    head = reader.head()
    return _replayed(_shelf.game(head.title), reader, head, _going_on(head, seed, seal), to)


def _going_on(head: Head, seed: int | str | None, seal: Seal | None) -> Chance:
    """The luck of a table after its replay."""
    if head.keyed and seed is None and seal is None:
        return Keyed(head.keyed)
    if seal is not None:
        if seal.commitment != head.seal:
            raise Refused("The log was not sealed with this seal.")
        return _dealt(seed, seal, head.nonces)
    return Unopened() if head.seal and seed is None else _luck(seed)


def verify(log: str) -> Table:
    """The table of a sealed log, proved: its seed was fixed before the first move, and all its
    luck comes from that seed and the nonces. Of a daily voyage: all its luck is that of its day.

    Of a log that was renewed this is proved for the moves after the first `head.moves_before` of
    the table; those before were played with other rules, and only their form is looked at.

    Raises:
        Unsealed: There is nothing to prove: the log is not sealed, or its seed is not told yet.
        Refused: Something differs; the text says what, and where.
    """
    reader = Reader(log)
    head = reader.head()
    return _proved(_shelf.game(head.title), reader, head)


def restore(snapshot: str, seed: int | str | None = None) -> Table:
    """A table that goes on from what `Table.snapshot` wrote, with new luck.

    Raises:
        Refused: The snapshot is damaged, or belongs to another title or edition.
    """
    fields = read_snapshot(snapshot)
    return _restored(_shelf.game(fields.text("title")), fields, _luck(seed))


def _luck(seed: int | str | None) -> Chance:
    return Seeded(secrets.token_hex(16) if seed is None else seed)


def analyse(game: Table | str, quality: str = "usual") -> "Account":
    """The account of a game, from its table or its log: chances, judged decisions, luck and play.

    Args:
        game: The table, or what `Table.log` wrote.
        quality: How thoroughly decisions are looked at: `glance`, `quick`, `usual`, `thorough`.

    Raises:
        Refused: The log does not replay, or there is no such quality.
    """
    from fondaco.analysis import analyse as account_of  # the bots are loaded only when asked for

    return account_of(game, quality)


def use_edition(title: str, path: str) -> None:
    """Play a title with the printed values of that file, from its first use in this process on.

    Raises:
        Refused: The title has been used already.
    """
    _edition.choose(title, path)


def is_compiled() -> bool:
    """Whether the engine runs as machine code; its source is the same either way."""
    return not str(_edition.__file__).endswith(".py")


for _title in _shelf.TITLES:
    if _path := os.environ.get(f"FONDACO_EDITION_{_title.upper()}"):
        _edition.choose(_title, _path)
