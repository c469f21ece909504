"""Lets greedy play for the record.

Merkator: its points in the Solitary version, its record against SoloPlay's AI. Merchants of Europe:
how long four of it play, and how often it wins against three random players. Merv: how often it
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


def merchants(games: int) -> None:
    for board in ("short", "main"):
        among_themselves(games, board)
    against_random(games)


def merchants_game(
    names: list[str], seed: int, rounds: int, options: dict[str, str] | None = None
) -> fondaco.Table:
    """A game of those bots, left after so many rounds if it is not over."""
    table = fondaco.new("merchants", seats=len(names), options=options or {}, seed=seed)
    players = [PLAYERS[name]("merchants", f"{name} {seed} {n}") for n, name in enumerate(names)]
    chance = fondaco.Seeded(seed)
    turns = 0
    while table.to_act is not None and turns < rounds * len(names):
        move = players[table.to_act].choose(table.game, table.guess(table.to_act, chance))
        table.play_move(move)
        turns += move.text == "end turn"
    return table


def among_themselves(count: int, board: str) -> None:
    options = {"board": board}
    games = [merchants_game(["greedy"] * 4, seed, 80, options) for seed in range(count)]
    finished = [table for table in games if table.is_over]
    rounds = [table.log().count("end turn") / 4 for table in finished]
    trades = statistics.mean(table.log().count("trade with") for table in games)
    print(f"Merchants, {board} board, four greedy: {len(finished)} of {count} games", end="")
    print(f" finished within 80 rounds, median {statistics.median(rounds):g}", end="")
    print(f", longest {max(rounds):g}; {trades:.0f} trades a game", flush=True)


def against_random(count: int) -> None:
    won = 0
    for seed in range(count):
        names = ["random"] * 4
        names[seed % 4] = "greedy"
        table = merchants_game(names, seed, 400)
        won += table.is_over and table.view(None)["winner"] == seed % 4
    print(f"Merchants, greedy against three random: wins {won} of {count}", flush=True)


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
    pairs = [[float(str(score["total"])) for score in table.scores()[:2]] for table in games]
    won = sum(table.scores()[0]["rank"] == 1 for table in games)
    mine, his = (statistics.mean(column) for column in zip(*pairs, strict=True))
    print(f"Merv, greedy against the magistrate: wins {won} of {count}", end="")
    print(f", {mine:.1f} points against {his:.1f}", flush=True)


TITLES = {"merkator": merkator, "merchants": merchants, "merv": merv}


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    for title in sys.argv[2:] or TITLES:
        TITLES[title](games)


if __name__ == "__main__":
    main()
