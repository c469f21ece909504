"""Stores that are older than the code that opens them, and code that is newer than today's.

A store of an older version lies in tests/server/stores, with what its house answered at the time;
scripts/old_store.py has written both. Newer code is a copy of today's with changed rules. It runs
in a process of its own, interpreted:

    with ServedHouse(data, made_up_rules(folder)) as house:
        house.person().table(id)
"""

import gzip
import hashlib
import itertools
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Self

from added_title import ROOT, SOURCE
from fondaco.server.runtime import now_in_milliseconds
from houses import Json, Person, opened
from waiting import SECONDS

STORES = ROOT / "tests" / "server" / "stores"
NOW = 1_700_000_000_000  # when the stores were written, in milliseconds since 1970
# Games of version 0.1.0 in which somebody did what version 2 of Merkator's rules does not ask for:
# joined in vain, or drew a Solo card later. Nobody can play them again, and no moment or score of
# them was kept.
LOST = {
    "merkator alone",
    "merkator asked",
    "merkator begun",
    "merkator finished",
    "merkator left",
    "merkator taken back",
    "merkator with a clock",
}
WHY = (
    "It was played with version 1 of Merkator's rules; here is version 2. "
    "Its moments were not kept; what is left of it is its log."
)
MADE_UP = 3  # the version of the rules that nobody plays yet
VERSION = re.compile(r"^version = \d+$", re.MULTILINE)
# By file of a game: a passage, and what the made-up rules have in its place.
CHANGES = [
    (  # who has no more Time counters than joining costs is no longer asked
        "merkator/steps/join.py",
        "state.time[state.asked] < JOIN_COST",
        "state.time[state.asked] <= JOIN_COST",
    ),
    (
        "merkator/game.py",
        "    return Merkator()",
        '    game = Merkator()\n    game.no_longer_asked = ["stay"]\n    return game',
    ),
    (  # a Contract in the office counts one and a half times its value
        "merkator/scoring.py",
        "    return 2 * values_from(state, seat, 0, FULL_CONTRACTS)",
        "    return 3 * values_from(state, seat, 0, FULL_CONTRACTS)",
    ),
    (  # favour brings twice as much
        "merv/steps/act.py",
        "        gain_favour(state, state.active, told)\n",
        "        gain_favour(state, state.active, told)\n" * 2,
    ),
    ("merchants/game.py", "[3, 4], OPTION_LIST", "[3], OPTION_LIST"),  # no longer for four
]


def old_store(version: str, folder: Path) -> Json:
    """Put a store of an older version into a folder; what its house answered."""
    folder.mkdir(exist_ok=True)
    packed = STORES / f"{version}.db.gz"
    (folder / "fondaco.db").write_bytes(gzip.decompress(packed.read_bytes()))
    answers: Json = json.loads(gzip.decompress((STORES / f"{version}.json.gz").read_bytes()))
    return answers


def made_up_rules(folder: Path) -> Path:
    """A copy of the package with rules that nobody plays yet; it belongs on the path of Python."""
    games = folder / "fondaco" / "games"
    shutil.copytree(SOURCE, games.parent, ignore=shutil.ignore_patterns("web", "__pycache__"))
    for path in games.glob("*/rules.toml"):
        replace(path, found(VERSION, path), f"version = {MADE_UP}")
    for file, before, after in CHANGES:
        replace(games / file, before, after)
    return folder


def found(pattern: re.Pattern[str], path: Path) -> str:
    [passage] = pattern.findall(path.read_text())
    return str(passage)


def replace(path: Path, before: str, after: str) -> None:
    text = path.read_text()
    assert text.count(before) == 1, f"{path} has changed"
    path.write_text(text.replace(before, after))


def steady(luck: str) -> Callable[[], str]:
    """Tokens, and so all luck, that are the same each time."""
    numbers = itertools.count(1)
    return lambda: hashlib.sha256(f"{luck} {next(numbers)}".encode()).hexdigest()


class ServedHouse:
    """A house in a process of its own, with limits that no test runs into. Its time begins with
    that of the store, and its luck is the same each time."""

    def __init__(
        self, data: Path, code: Path | None = None, luck: str = "served", **environment: str
    ) -> None:
        path = {"PYTHONPATH": str(code)} if code is not None else {}
        self.plain = subprocess.Popen(
            [sys.executable, __file__, str(data), luck],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **path, **environment},
        )
        self.people: list[Person] = []
        assert self.plain.stdout is not None
        self.host = self.plain.stdout.readline().strip()  # ends when the process does
        assert self.host, "the house did not open"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self.plain.poll() is None:
            self.left()

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def person(self) -> Person:
        return Person(self)

    def kill(self) -> None:
        """kill -9: it can do nothing more; its workers end when nobody talks to them."""
        self.plain.kill()
        self.left()

    def left(self) -> None:
        for person in self.people:
            person.http.close()
        self.plain.communicate(timeout=SECONDS)


def serve(data: Path, luck: str) -> None:
    """Serve until nobody listens any more."""
    ahead = now_in_milliseconds() - NOW

    def now() -> int:
        return now_in_milliseconds() - ahead

    purpose = frozenset({"edition"})
    with opened(data, now=now, token=steady(luck), changes=purpose) as house:
        print(house.host, flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    serve(Path(sys.argv[1]), sys.argv[2])
