"""Plays many random games, standard and in every legal combination of options, and checks them.

Usage: soak.py [GAMES] [WORKERS], with tests/ on the path of Python. 100,000 games if not told.
"""

import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed

import conformance
import fondaco
from games.merkator import invariants, ways

BATCH = 500
SEATS = (2, 3, 4)
EAGER = ("", "fulfill", "travel", "trade")
WATCHED_PER_GAME = 2


def walk_of(number: int) -> conformance.Walk:
    """Every other game is a standard one; the rest go through all ways to play in turn."""
    seats, options = SEATS[number // 2 % 3], dict[str, str]()
    if number % 2 == 1:
        seats, options = ways.TABLES[number // 2 % len(ways.TABLES)]
    return conformance.Walk("merkator", seats, f"soak {number}", EAGER[number % 4], options)


def play_batch(first: int) -> Counter[str]:
    """Play a batch of games, each with a few states looked at closely."""
    done: Counter[str] = Counter()
    for number in range(first, first + BATCH):
        done += play_game(number)
        if number % 50 == 1:
            seats, options = ways.TABLES[number // 2 % len(ways.TABLES)]
            conformance.check_table("merkator", seats, f"soak table {number}", "", options)
            done["games replayed from their logs"] += 1
    return done


def play_game(number: int) -> Counter[str]:
    walk = walk_of(number)
    eyes = fondaco.Seeded(f"eyes {number}")
    watched = {eyes.pick(300) for _ in range(WATCHED_PER_GAME)}
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


def report(done: Counter[str], games: int, begin: float) -> None:
    """One line for each twentieth of the way."""
    if done["games"] * 20 // games > (done["games"] - BATCH) * 20 // games:
        elapsed = time.monotonic() - begin
        print(f"{done['games']:>9,} of {games:,} games, {elapsed:.0f} s", flush=True)


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    workers = int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count()
    print(f"engine: {'compiled' if fondaco.is_compiled() else 'interpreted'}")
    done: Counter[str] = Counter()
    begin = time.monotonic()
    with ProcessPoolExecutor(workers) as pool:
        batches = [pool.submit(play_batch, first) for first in range(0, games, BATCH)]
        for batch in as_completed(batches):
            done += batch.result()
            report(done, games, begin)
    for what, number in done.items():
        print(f"{number:>12,} {what}")
    print("no exception, no dead end, no piece lost, no reason that disagrees")
    return 0


if __name__ == "__main__":
    sys.exit(main())
