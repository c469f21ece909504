"""Lets greedy play alone: its points in the Solitary version, its record against SoloPlay's AI.

Usage: record.py [GAMES]
"""

import statistics
import sys

import fondaco
from fondaco.players import PLAYERS, finish

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 200


def played(options: dict[str, str], seed: int) -> fondaco.Table:
    table = fondaco.new("merkator", seats=1, options=options, seed=f"record {seed}")
    finish(table, [PLAYERS["greedy"]("merkator", seed)], seed)
    return table


def solitary() -> None:
    """The average beside the marks of the rulebook."""
    games = [played({"solo": "solitary"}, seed) for seed in range(GAMES)]
    points = [float(str(table.scores()[0]["total"])) for table in games]
    marks = games[0].view(0)["marks"]
    assert isinstance(marks, list)
    shares = [f"{mark}: {sum(p >= mark for p in points) / GAMES:.0%}" for mark in marks]
    spread = statistics.stdev(points) / len(points) ** 0.5
    print(f"Solitary, {GAMES} games: greedy averages {statistics.mean(points):.1f} points", end="")
    print(f" (+- {2 * spread:.1f}; best {max(points):g}); marks reached {', '.join(shares)}")


def soloplay(level: str) -> None:
    games = [played({"solo": "soloplay", "level": level}, seed) for seed in range(GAMES)]
    pairs = [[float(str(score["total"])) for score in table.scores()] for table in games]
    won = sum(table.scores()[0]["rank"] == 1 for table in games)
    mine, his = (statistics.mean(column) for column in zip(*pairs, strict=True))
    print(f"SoloPlay {level:6}, {GAMES} games: greedy wins {won / GAMES:.0%}", end="")
    print(f", {mine:.1f} points against {his:.1f}", flush=True)


def main() -> None:
    solitary()
    for level in ("easy", "normal", "expert"):
        soloplay(level)


if __name__ == "__main__":
    main()
