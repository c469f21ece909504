"""The games that were played, a line each: appended in one piece, read again, counted on."""

import fcntl
import json
import os
from pathlib import Path

from laddering.matches import Line, Match, key_of


class Busy(Exception):
    """Another ladder is writing to the same file."""


class Kept:
    """All games of a title that were ever played, by what decides their course.

    A game is written with one call, so that whoever stops the ladder, in whatever way, loses only
    the games under way. Half a line, which a full disk may leave, is passed over.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        self._file = os.open(path, os.O_RDWR | os.O_APPEND | os.O_CREAT, 0o644)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(self._file)
            raise Busy(f"Another ladder is writing to {path}.") from None
        self._games: dict[str, Line] = {}
        self._read()

    def _read(self) -> None:
        content = self.path.read_bytes()
        for row in content.split(b"\n"):
            line = _line(row)
            if line is not None:
                self._games[key_of(line)] = line
        if content and not content.endswith(b"\n"):
            os.write(self._file, b"\n")

    def __len__(self) -> int:
        return len(self._games)

    def game(self, match: Match) -> Line | None:
        """The game of that match, if it was played."""
        return self._games.get(match.key())

    def add(self, line: Line) -> None:
        row = json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
        written = os.write(self._file, row)
        if written != len(row):
            raise OSError(f"{self.path}: only {written} of {len(row)} bytes could be written")
        self._games[key_of(line)] = line

    def close(self) -> None:
        os.close(self._file)


def _line(row: bytes) -> Line | None:
    try:
        found = json.loads(row)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
