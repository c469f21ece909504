"""What the store holds of a game, held against what people were told and what they chose.

Luck and choices of these games are fixed, so the whole journal is known beforehand: a move that
was lost, doubled or changed shows.
"""

import shutil
import sqlite3
import tempfile
from pathlib import Path

from clients import Acknowledged
from fondaco.server import journal
from seated import Game, begun

FILES = ("fondaco.db", "fondaco.db-wal")


class Ledger:
    """A copy of the database, as it was left."""

    def __init__(self, data: Path) -> None:
        self._folder = tempfile.TemporaryDirectory(prefix="fondaco-ledger-")
        for name in FILES:
            if (data / name).exists():
                shutil.copy(data / name, self._folder.name)
        self._plain = sqlite3.connect(Path(self._folder.name, FILES[0]))

    def close(self) -> None:
        self._plain.close()
        self._folder.cleanup()

    def damage(self) -> list[str]:
        """What SQLite finds wrong with the file."""
        rows = self._plain.execute("PRAGMA integrity_check").fetchall()
        return [text for (text,) in rows if text != "ok"]

    def faults(self, table: str, game: Game, acknowledged: list[Acknowledged]) -> list[str]:
        """What is wrong with the journal of a game."""
        rows = self._rows(table)
        numbers = [seq for seq, _, _ in rows]
        found = [] if numbers == list(range(1, len(rows) + 1)) else ["there is a gap"]
        kept = {cid: (seq, body.line) for seq, cid, body in rows if isinstance(body, journal.Moved)}
        if [line for _, line in kept.values()] != expected(game, len(kept)):
            found.append("a move was lost, doubled or changed")
        found += [f"{one.cid} is lost" for one in acknowledged if not _is_kept(one, kept)]
        return [f"table {table}: {fault}" for fault in found]

    def moves(self, table: str) -> int:
        return sum(isinstance(body, journal.Moved) for _, _, body in self._rows(table))

    def _rows(self, table: str) -> list[tuple[int, str, journal.Happening]]:
        return [(seq, cid, journal.read(body)) for seq, cid, body in self.stored(table)]

    def stored(self, table: str) -> list[tuple[int, str, str]]:
        """The journal of a table as it is stored."""
        sql = "SELECT seq, cid, body FROM journal WHERE table_id = ? ORDER BY seq"
        return self._plain.execute(sql, (table,)).fetchall()


def expected(game: Game, moves: int) -> list[str]:
    """The lines of the first moves of a game whose luck and choices are fixed."""
    table = begun(game, moves)
    rows = table.log().split("\n")
    first = next(at for at, row in enumerate(rows) if row.startswith("start")) + 1
    return rows[first : first + table.moves_played]


def _is_kept(one: Acknowledged, kept: dict[str, tuple[int, str]]) -> bool:
    seq, line = kept.get(one.cid, (0, ""))
    return seq == one.seq and line.partition(" | ")[0].split(" ", 1)[1:] == [one.move]
