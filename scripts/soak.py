"""Plays many random games of every title, in all its ways to play, and checks them.

Usage: soak.py [GAMES] [WORKERS] [TITLE ...] [--progress FILE] [--minutes N]

tests/ has to be on the path of Python. 100,000 games of each title if not told; fewer of one whose
games are long, as tests/games/<title>/modes.py says:

    STANDARD  numbers of seats with the default options: every other game
    TABLES    all numbers of seats and options, which the other games go through
    EAGER     preferences of those who play, in turn
    WATCHED   states are looked at closely among so many first ones
    LENGTH    how many short games one of this title stands for

With a progress file it goes on where it stopped, as long as engine and checks are the same.
"""

import argparse
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

import conformance
import fondaco

BATCH = 500
WATCHED_PER_GAME = 2
GAMES = "games"


class Progress:
    """The batches that were played without a finding: a line of a file each, if there is one."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        known = file.read_text().splitlines() if file is not None and file.exists() else []
        self.lines: list[dict[str, Any]] = [json.loads(line) for line in known]

    def of(self, title: str, batch: int) -> dict[int, Counter[str]]:
        """What came of the batches of this size of a title, by their first games."""
        key = [title, batch, made_of(title)]
        return {line["first"]: Counter(line["done"]) for line in self.lines if line["key"] == key}

    def note(self, title: str, batch: int, first: int, done: Counter[str]) -> None:
        if self.file is not None:
            line = {"key": [title, batch, made_of(title)], "first": first, "done": done}
            with self.file.open("a") as out:
                out.write(json.dumps(line) + "\n")


@cache
def made_of(title: str) -> str:
    """Changes with the engine, and with what it is held to."""
    engine = Path(fondaco.__file__).parent
    checks = Path(conformance.__file__).parent
    found = sorted([*(engine / "core").glob("*.*"), *(engine / "games" / title).rglob("*.*")])
    found += [engine / "table.py", checks / "conformance.py"]
    found += [checks / "games" / title / name for name in ("modes.py", "invariants.py")]
    content = b"".join([path.read_bytes() for path in found if path.suffix in (".py", ".toml")])
    return sha256(str(fondaco.is_compiled()).encode() + content).hexdigest()[:16]


def modes_of(title: str) -> Any:
    return import_module(f"games.{title}.modes")


def walk_of(title: str, number: int) -> conformance.Walk:
    """Every other game is a standard one; the rest go through all ways to play in turn."""
    modes = modes_of(title)
    seats, options = modes.STANDARD[number // 2 % len(modes.STANDARD)], dict[str, str]()
    if number % 2 == 1:
        seats, options = modes.TABLES[number // 2 % len(modes.TABLES)]
    eager = modes.EAGER[number % len(modes.EAGER)]
    return conformance.Walk(title, seats, f"soak {number}", eager, options)


def play_batch(title: str, first: int, games: int) -> Counter[str]:
    """Play a batch of games, each with a few states looked at closely."""
    done: Counter[str] = Counter()
    modes = modes_of(title)
    for number in range(first, first + games):
        done += play_game(title, number)
        if number % 50 == 1:
            seats, options = modes.TABLES[number // 2 % len(modes.TABLES)]
            name = f"soak table {number}"
            conformance.check_table(title, seats, name, modes.EAGER[0], options, modes.WATCHED)
            done["games replayed from their logs"] += 1
    return done


def play_game(title: str, number: int) -> Counter[str]:
    walk = walk_of(title, number)
    invariants = import_module(f"games.{title}.invariants")
    eyes = fondaco.Seeded(f"eyes {number}")
    watched = {eyes.pick(modes_of(title).WATCHED) for _ in range(WATCHED_PER_GAME)}
    checked = 0
    while not walk.is_over():
        if walk.decisions in watched:
            conformance.check_state(walk, invariants.check)
            checked += 1
        walk.step()
    invariants.check(walk.game.snapshot(walk.state))
    return Counter(
        {
            "games": 1,
            "games with options": number % 2,
            "decisions": walk.decisions,
            "states checked against the whole catalogue": checked,
        }
    )


def report(done: Counter[str], games: int, batch: int, begin: float) -> None:
    """One line for each twentieth of the way."""
    if done[GAMES] * 20 // games > (done[GAMES] - batch) * 20 // games:
        elapsed = time.monotonic() - begin
        print(f"{done[GAMES]:>9,} of {games:,} games, {elapsed:.0f} s", flush=True)


def soak(title: str, wanted: argparse.Namespace, progress: Progress) -> bool:
    """Whether all games of a title are played."""
    length: int = modes_of(title).LENGTH
    games: int = max(wanted.games // length, 1)
    batch = min(max(BATCH // length, 1), games)
    print(f"{title}: {games:,} games", flush=True)
    known = progress.of(title, batch)
    starts = [at for at in range(0, games, batch) if at not in known]
    done = sum([known[at] for at in known if at < games], Counter[str]())
    begin = time.monotonic()
    for first, played in batches(title, starts, batch, wanted):
        progress.note(title, batch, first, played)
        done += played
        report(done, games, batch, begin)
    for what, number in done.items():
        print(f"{number:>12,} {what}")
    return done[GAMES] >= games


def batches(
    title: str, starts: list[int], batch: int, wanted: argparse.Namespace
) -> Iterator[tuple[int, Counter[str]]]:
    """What comes of the batches that begin with these games, until the time is up."""
    end = time.monotonic() + 60 * wanted.minutes
    with ProcessPoolExecutor(wanted.workers) as pool:
        running = {pool.submit(play_batch, title, at, batch): at for at in starts}
        for played in as_completed(running):
            if not played.cancelled():
                yield running[played], played.result()
            if time.monotonic() > end:
                for other in running:
                    other.cancel()


def main() -> int:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    options.add_argument("games", nargs="?", type=int, default=100_000)
    options.add_argument("workers", nargs="?", type=int, default=os.cpu_count())
    options.add_argument("titles", nargs="*", metavar="TITLE")
    options.add_argument("--progress", type=Path, metavar="FILE")
    options.add_argument("--minutes", type=float, default=float("inf"))
    wanted = options.parse_args()
    progress = Progress(wanted.progress)
    print(f"engine: {'compiled' if fondaco.is_compiled() else 'interpreted'}")
    titles = wanted.titles or [str(one["title"]) for one in fondaco.titles()]
    if not all(soak(title, wanted, progress) for title in titles):
        print("not finished; no finding so far")
        return 1
    print("no exception, no dead end, no piece lost, no reason that disagrees, no secret told")
    return 0


if __name__ == "__main__":
    sys.exit(main())
