"""Plays one side of the measurement of the lab: for each line of seconds it reads, it prints how
many steps it made in a second of CPU time.

Usage: lab_worker.py NAME TITLE SEATS
"""

import gc
import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any

MOST = 2_000  # moves of one game: without a plan some titles might never come to an end
GAMES = 32  # of a batch


def catanatron(title: str, seats: int) -> Iterator[int]:
    """Its Gymnasium environment: one seat against another that plays at random."""
    import gymnasium

    warnings.filterwarnings("ignore")  # what it says of itself while it is made
    env: Any = gymnasium.make("catanatron_gym:catanatron-v1")
    _, info = env.reset()
    while True:
        _, _, is_over, is_cut, info = env.step(random.choice(info["valid_actions"]))
        if is_over or is_cut:
            _, info = env.reset()
        yield 1


def aec(title: str, seats: int) -> Iterator[int]:
    """All seats through PettingZoo and its own wrapper."""
    import fondaco.lab

    choice = random.Random(1).choice
    env = fondaco.lab.aec(title, seats, most_moves=MOST)
    while True:
        env.reset()
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            done = is_over or is_cut
            env.step(None if done else choice(seen["action_mask"].nonzero()[0]))
            yield 1


def seat(title: str, seats: int) -> Iterator[int]:
    """One seat through Gymnasium, against others that play at random."""
    from fondaco.lab import Seat

    choice = random.Random(1).choice
    env = Seat(title, seats, most_moves=MOST)
    _, info = env.reset(seed=1)
    while True:
        move = choice(info["action_mask"].nonzero()[0])
        _, _, is_over, is_cut, info = env.step(move)
        if is_over or is_cut:
            _, info = env.reset()
        yield 1


def simul(title: str, seats: int) -> Iterator[int]:
    """One seat at many tables, as a vector environment; the others play at random."""
    import numpy as np

    from fondaco.lab import Simul

    luck = np.random.default_rng(1)
    env = Simul(GAMES, title, seats, most_moves=MOST)
    _, infos = env.reset(seed=1)
    while True:
        rows, moves = np.nonzero(infos["action_mask"].view(np.bool_))
        bounds = np.searchsorted(rows, np.arange(GAMES + 1))
        chosen = bounds[:-1] + (luck.random(GAMES) * np.diff(bounds)).astype(int)
        *_, infos = env.step(moves[np.minimum(chosen, moves.size - 1)])
        yield GAMES


def batch(title: str, seats: int) -> Iterator[int]:
    """Many games in one call."""
    from fondaco.lab import Batch

    games = Batch(title, GAMES, seats, seed=1, most_moves=MOST)
    while True:
        games.step(games.any_moves())
        yield GAMES


SIDES: dict[str, Callable[[str, int], Iterator[int]]] = {
    "catanatron": catanatron,
    "aec": aec,
    "seat": seat,
    "simul": simul,
    "batch": batch,
}


def rate(steps: Iterator[int], seconds: float) -> float:
    begin, made = time.process_time(), 0
    while time.process_time() - begin < seconds:
        made += sum(next(steps) for _ in range(50))
    return made / (time.process_time() - begin)


def main() -> None:
    name, title, seats = sys.argv[1:]
    steps = SIDES[name](title, int(seats))
    for line in sys.stdin:
        gc.collect()
        print(rate(steps, float(line)), flush=True)


if __name__ == "__main__":
    main()
