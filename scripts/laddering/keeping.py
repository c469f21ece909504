"""The games that were played, a line each: appended in one piece, read again, counted on. A line
between them vouches for games that were played before a change."""

import fcntl
import json
import os
from dataclasses import asdict, replace
from pathlib import Path

from laddering.matches import Line, Match, key_of, seating_of
from laddering.vouchers import Voucher, covered


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
        self._latest: dict[str, Line] = {}  # whatever their players were made of
        self._vouchers: dict[str, list[Voucher]] = {}  # by what they cover
        self._read()

    def _read(self) -> None:
        content = self.path.read_bytes()
        for row in content.split(b"\n"):
            line = _line(row)
            if line is not None:
                self._note(line)
        if content and not content.endswith(b"\n"):
            os.write(self._file, b"\n")

    def _note(self, line: Line) -> None:
        if "vouched" in line:
            voucher = Voucher.read(line)
            self._vouchers.setdefault(voucher.covers, []).append(voucher)
        else:
            self._games[key_of(line)] = line
            self._latest[seating_of(line)] = line

    def __len__(self) -> int:
        return len(self._games)

    def game(self, match: Match) -> Line | None:
        """The game of that match, if it was played, or one that is vouched for."""
        found = self._games.get(match.key())
        voucher = None if found is not None else self.voucher(match)
        return found if voucher is None else self._before(match, voucher)

    def voucher(self, match: Match) -> Voucher | None:
        """What lets an earlier game count for the match, if one does."""
        if match.key() in self._games:
            return None
        vouchers = self._vouchers.get(covered(match), [])
        return next((one for one in reversed(vouchers) if self._before(match, one)), None)

    def _before(self, match: Match, voucher: Voucher) -> Line | None:
        return self._games.get(replace(match, made_of=voucher.before).key())

    def earlier(self, match: Match) -> Line | None:
        """The newest game that differs from the match in what its players were made of alone."""
        return self._latest.get(seating_of(match.plain()))

    def vouch(self, voucher: Voucher) -> None:
        self.add({"vouched": asdict(voucher)})

    def add(self, line: Line) -> None:
        """Keep a game, or a voucher."""
        row = json.dumps(line, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
        written = os.write(self._file, row)
        if written != len(row):
            raise OSError(f"{self.path}: only {written} of {len(row)} bytes could be written")
        self._note(line)

    def close(self) -> None:
        os.close(self._file)


def _line(row: bytes) -> Line | None:
    try:
        found = json.loads(row)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None
