"""Plays many random games of every title and checks them: 100,000 in all, or as many as asked.

Usage: soak.py [GAMES] [WORKERS], with tests/ on the path of Python
"""

import os
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed

import conformance
import fondaco
from games.merkator import invariants

BATCH = 500
SEATS = (2, 3, 4)
EAGER = ("", "fulfill", "travel", "trade")
WATCHED_PER_GAME = 2


def play_batch(first: int) -> Counter[str]:
    """Play a batch of games, each with a few states looked at closely."""
    done: Counter[str] = Counter()
    for number in range(first, first + BATCH):
        walk = conformance.Walk("merkator", SEATS[number % 3], f"soak {number}", EAGER[number % 4])
        eyes = fondaco.Seeded(f"eyes {number}")
        watched = {eyes.pick(300) for _ in range(WATCHED_PER_GAME)}
        while not walk.is_over():
            if walk.decisions in watched:
                conformance.check_state(walk, invariants.check)
                done["states checked against the whole catalogue"] += 1
            walk.step()
        invariants.check(walk.game.snapshot(walk.state))
        done["games"] += 1
        done["decisions"] += walk.decisions
        if number % 50 == 0:
            conformance.check_table("merkator", SEATS[number % 3], f"soak table {number}")
            done["games replayed from their logs"] += 1
    return done


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
