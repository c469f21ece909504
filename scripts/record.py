"""Lets greedy play for the record.

Merkator: its points in the Solitary version, its record against SoloPlay's AI. Merv: how often it
wins against a random player, its record against the corrupt magistrate.

Usage: record.py [GAMES] [TITLE ...]
"""

import statistics
import sys

import fondaco
from fondaco.players import PLAYERS, finish

GAMES = 200


def merkator(games: int) -> None:
    solitary(games)
    for level in ("easy", "normal", "expert"):
        soloplay(level, games)


def played(options: dict[str, str], seed: int) -> fondaco.Table:
    table = fondaco.new("merkator", seats=1, options=options, seed=f"record {seed}")
    finish(table, [PLAYERS["greedy"]("merkator", seed)], seed)
    return table


def solitary(count: int) -> None:
    """The average beside the marks of the rulebook."""
    games = [played({"solo": "solitary"}, seed) for seed in range(count)]
    points = [float(str(table.scores()[0]["total"])) for table in games]
    marks = games[0].view(0)["marks"]
    assert isinstance(marks, list)
    shares = [f"{mark}: {sum(p >= mark for p in points) / count:.0%}" for mark in marks]
    spread = statistics.stdev(points) / len(points) ** 0.5
    print(f"Solitary, {count} games: greedy averages {statistics.mean(points):.1f} points", end="")
    print(f" (+- {2 * spread:.1f}; best {max(points):g}); marks reached {', '.join(shares)}")


def soloplay(level: str, count: int) -> None:
    games = [played({"solo": "soloplay", "level": level}, seed) for seed in range(count)]
    pairs = [[float(str(score["total"])) for score in table.scores()] for table in games]
    won = sum(table.scores()[0]["rank"] == 1 for table in games)
    mine, his = (statistics.mean(column) for column in zip(*pairs, strict=True))
    print(f"SoloPlay {level:6}, {count} games: greedy wins {won / count:.0%}", end="")
    print(f", {mine:.1f} points against {his:.1f}", flush=True)


def merv(games: int) -> None:
    against_random_at_merv(games)
    against_the_magistrate(games)


def merv_game(names: list[str], seed: int) -> fondaco.Table:
    table = fondaco.new("merv", seats=len(names), seed=f"record {seed}")
    finish(table, [PLAYERS[name]("merv", f"{name} {seed}") for name in names], seed)
    return table


def against_random_at_merv(count: int) -> None:
    won = 0
    for seed in range(count):
        names = ["greedy", "random"] if seed % 2 == 0 else ["random", "greedy"]
        won += merv_game(names, seed).scores()[seed % 2]["rank"] == 1
    print(f"Merv, greedy against random: wins {won} of {count}", flush=True)


def against_the_magistrate(count: int) -> None:
    games = [merv_game(["greedy"], seed) for seed in range(count)]
    pairs = [[float(str(score["total"])) for score in table.scores()] for table in games]
    won = sum(table.scores()[0]["rank"] == 1 for table in games)
    mine, his = (statistics.mean(column) for column in zip(*pairs, strict=True))
    print(f"Merv, greedy against the magistrate: wins {won} of {count}", end="")
    print(f", {mine:.1f} points against {his:.1f}", flush=True)


TITLES = {"merkator": merkator, "merv": merv}


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for title in sys.argv[2:] or TITLES:
        TITLES[title](games)


if __name__ == "__main__":
    main()
