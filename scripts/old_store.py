"""Writes a store as an older version of Fondaco wrote it, and what its house answered at the time.

    PYTHONPATH=tests .venv/bin/python /path/to/scripts/old_store.py /path/to/stores/0.1.0

in a checkout of version 0.1.0, with its environment and its tests, makes 0.1.0.db.gz (the database)
and 0.1.0.json.gz (the answers). Tokens and times, and so all luck, are the same each time.
"""

import gzip
import hashlib
import itertools
import json
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from argon2 import PasswordHasher

import houses
from fondaco.server import people
from houses import Json, opened
from old_people import Writing, after, has_begun, never

NOW = 1_700_000_000_000
LOGS = Path("tests/games")


class SteadyHasher(PasswordHasher):
    """Hashes the same each time, and in no time."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:
        return super().hash(password, salt=salt or b"salt of the test")


# --- The tables ---


def finished(writing: Writing) -> None:
    """Whole games of each title; one of them was brought as a log, one was left early."""
    for title in ("merkator", "merv"):
        writing.play(writing.opened(f"{title} finished", title, ["me", "me"]), never)
    writing.play(writing.opened("merkator alone", "merkator", ["me"]), never)
    table = writing.opened("merkator without joining", "merkator", ["me", "me"])
    writing.play(table, never, always="stay")
    table = writing.opened("merv of two people", "merv", ["me", "Ben"])
    writing.send("Ben", table, "say", text="Good luck!")
    writing.play(writing.start(table), never)
    settled = {"options": {"offers": "0"}}
    table = writing.opened("merchants finished", "merchants", ["me", "greedy", "greedy"], **settled)
    writing.send("Anna", table, "hand", seat=0, level="greedy")
    writing.whose_turn(table)
    log = LOGS / "merv" / "logs" / "solo_lost_2.log"
    answer = writing.people["Carl"].http.post("/api/logs", content=log.read_bytes())
    assert answer.status_code == 201, answer.text
    writing.tables["merv brought"] = {"id": answer.json()["id"], "title": "merv"}
    table = writing.play(writing.opened("merkator left", "merkator", ["me", "me"]), after(20))
    writing.send("Anna", table, "end", at=table["at"])


def under_way(writing: Writing) -> None:
    """Games that wait for somebody, each in its own way."""
    writing.opened("merkator waiting", "merkator", ["me", "open", "open"], listed=True)
    table = writing.opened("merv waiting", "merv", ["me", "Ben", "link"])
    writing.send("Ben", table, "say", text="Who is the third?")
    for title, word in (("merkator", "take "), ("merchants", "give "), ("merv", "pay ")):
        seats = ["me", "Ben", "Carl"]
        table = writing.start(writing.opened(f"{title} within a decision", title, seats))
        writing.play(table, has_begun(word))
        table = writing.start(writing.opened(f"{title} begun", title, seats))
        writing.play(table, after(40))
        writing.send("Carl", table, "say", text="Your turn.")
    table = writing.opened("merkator not joined yet", "merkator", ["me", "Ben"])
    writing.play(writing.start(table), after(60), always="stay")
    clock = {"type": "bank", "seconds": 600, "increment": 5}
    table = writing.opened("merkator with a clock", "merkator", ["me", "Ben"], clock=clock)
    writing.play(writing.start(table), after(10))
    writing.play(writing.opened("merv against a bot", "merv", ["me", "random"]), after(12))
    take_back(writing, writing.opened("merkator taken back", "merkator", ["me", "me"]))
    table = writing.start(writing.opened("merkator asked", "merkator", ["me", "Ben"]))
    table = writing.play(table, after(15))
    writing.send("Anna", table, "end", at=table["at"])


def take_back(writing: Writing, table: Json) -> None:
    """Play some moves and take some of them back, again and again."""
    for moves in range(4, 24, 4):
        table = writing.play(table, after(moves))
        writing.send("Anna", table, "undo", at=table["at"])
        _, table = writing.whose_turn(table)


# --- The files ---


def write(folder: Path) -> Json:
    """Play in a house of which the database is in a folder; what it answered."""
    numbers = itertools.count(1)

    def token() -> str:
        return hashlib.sha256(f"store {next(numbers)}".encode()).hexdigest()

    vars(people)["hasher"] = SteadyHasher()  # where version 0.1.0 has it
    houses._numbers = itertools.count(1_000_000)  # of messages: those of later tests are others
    with opened(folder, now=lambda: NOW, token=token) as house:
        writing = Writing(house, {})
        writing.introduce()
        finished(writing)
        under_way(writing)
        return writing.answers()


def main() -> None:
    target = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as name:
        answers = write(Path(name))
        database = Path(name) / "fondaco.db"
        with closing(sqlite3.connect(database, isolation_level=None)) as plain:
            plain.execute("PRAGMA journal_mode = DELETE")
            plain.execute("VACUUM")
        with gzip.GzipFile(f"{target}.db.gz", "wb", mtime=0) as packed:
            packed.write(database.read_bytes())
    with gzip.GzipFile(f"{target}.json.gz", "wb", mtime=0) as packed:
        packed.write(json.dumps(answers, indent=1, sort_keys=True).encode())


if __name__ == "__main__":
    main()
