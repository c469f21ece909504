"""Plays many random games of every title, in all its ways to play, and checks them.

Usage: soak.py [GAMES] [WORKERS] [TITLE ...], with tests/ on the path of Python. 100,000 games of
each title if not told; fewer of one whose games are long, as tests/games/<title>/modes.py says:

    STANDARD  numbers of seats with the default options: every other game
    TABLES    all numbers of seats and options, which the other games go through
    EAGER     preferences of those who play, in turn
    WATCHED   states are looked at closely among so many first ones
    LENGTH    how many short games one of this title stands for
"""

import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib import import_module
from typing import Any

import conformance
import fondaco

BATCH = 500
WATCHED_PER_GAME = 2


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
    if done["games"] * 20 // games > (done["games"] - batch) * 20 // games:
        elapsed = time.monotonic() - begin
        print(f"{done['games']:>9,} of {games:,} games, {elapsed:.0f} s", flush=True)


def soak(title: str, games: int, workers: int | None) -> None:
    length: int = modes_of(title).LENGTH
    games, batch = max(games // length, 1), max(BATCH // length, 1)
    print(f"{title}: {games:,} games", flush=True)
    done: Counter[str] = Counter()
    begin = time.monotonic()
    with ProcessPoolExecutor(workers) as pool:
        starts = range(0, games, batch)
        batches = [pool.submit(play_batch, title, at, min(batch, games - at)) for at in starts]
        for played in as_completed(batches):
            done += played.result()
            report(done, games, batch, begin)
    for what, number in done.items():
        print(f"{number:>12,} {what}")


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    workers = int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count()
    print(f"engine: {'compiled' if fondaco.is_compiled() else 'interpreted'}")
    for title in sys.argv[3:] or [str(one["title"]) for one in fondaco.titles()]:
        soak(title, games, workers)
    print("no exception, no dead end, no piece lost, no reason that disagrees, no secret told")
    return 0


if __name__ == "__main__":
    sys.exit(main())
