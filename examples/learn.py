"""Learns to play Merkator alone from nothing but the rules: python3 examples/learn.py [GAMES].

REINFORCE with a linear policy: how much a move is liked is a sum over the features that are on.
After each game, the moves made in it are liked more or less, as it went better or worse than usual.
"""

import sys
from typing import Any

import gymnasium
import numpy as np

import fondaco.lab  # noqa: F401  (gives Gymnasium our environments)

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 6_000
TRIED = 200  # games by which both are compared
RATE = 0.001

luck = np.random.default_rng(1)
env = gymnasium.make("fondaco/MerkatorSolitary-v0", observe="features", disable_env_checker=True)
assert isinstance(env.action_space, gymnasium.spaces.Discrete)
features = int(env.observation_space.high[0])  # type: ignore[attr-defined]
liking = np.zeros((features, env.action_space.n), np.float32)


def chances(at: Any) -> Any:
    """How likely each legal move is to be made."""
    liked = liking[at].sum(axis=0)
    likely = np.exp(liked - liked.max())
    return likely / likely.sum()


def play(seed: int, policy: Any) -> tuple[float, list[Any]]:
    """A game: what it was worth, and for each decision where its likings stand, how likely each
    move was, and which one was made."""
    seen, info = env.reset(seed=seed)
    made, worth, is_over = [], 0.0, False
    while not is_over:
        at = np.ix_(seen[seen < features], np.flatnonzero(info["action_mask"]))
        likely = policy(at)
        chosen = int(luck.choice(likely.size, p=likely / likely.sum()))
        made.append((at, likely, chosen))
        seen, reward, is_over, _, info = env.step(at[1][0, chosen])
        worth += float(reward)
    return worth, made


def learn(games: int) -> None:
    usual, spread = 0.0, 0.1
    for number in range(games):
        worth, made = play(number, chances)
        better = (worth - usual) / spread
        usual += 0.02 * (worth - usual)
        spread += 0.02 * (abs(worth - usual) - spread)
        for at, likely, chosen in made:
            step = -likely
            step[chosen] += 1
            liking[at] += np.float32(RATE * better) * step
        if (number + 1) % 1000 == 0:
            print(f"{number + 1:6} games: {100 * usual:5.1f} points of late", flush=True)


def mean(policy: Any) -> float:
    """What unseen games bring, in points."""
    return 100 * float(np.mean([play(10**6 + seed, policy)[0] for seed in range(TRIED)]))


def any_move(at: Any) -> Any:
    return np.ones(at[1].size)


before = mean(any_move)
print(f"any move: {before:.1f} points")
learn(GAMES)
print(f"learned:  {mean(chances):.1f} points")
