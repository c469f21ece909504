"""Ratings as computed by hand, from the formula."""

import math
from collections.abc import Sequence

from fondaco.server.rated_game import Strength

BETA, TAU = 25 / 6, 25 / 300


def by_hand(before: Sequence[Strength], ranks: Sequence[int]) -> list[tuple[float, float]]:
    """Algorithm 4 of Weng and Lin (2011), as OpenSkill documents it: Plackett-Luce."""
    mus = [one.mu for one in before]
    sigmas = [math.hypot(one.sigma, TAU) for one in before]
    c = math.sqrt(sum(sigma**2 + BETA**2 for sigma in sigmas))
    exps = [math.exp(mu / c) for mu in mus]
    found = []
    for i, sigma in enumerate(sigmas):
        omega = delta = 0.0
        for q in range(len(before)):
            if ranks[q] <= ranks[i]:
                rest = sum(exps[s] for s in range(len(before)) if ranks[s] >= ranks[q])
                share = exps[i] / rest
                omega += ((1 if q == i else 0) - share) / ranks.count(ranks[q])
                delta += share * (1 - share) / ranks.count(ranks[q])
        delta *= (sigma / c) ** 2 * (sigma / c)
        found.append((mus[i] + omega * sigma**2 / c, sigma * math.sqrt(max(1 - delta, 0.0001))))
    return found
