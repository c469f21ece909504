"""Plays a game of each title with the Fondaco that is installed: shows that it works, and how.

Usage: python -I sample_game.py [--compiled]   (with it, an engine that is interpreted is an error)
"""

import sys

import fondaco
from fondaco.players import PLAYERS, finish

SEATS = 3


def main() -> int:
    engine = "compiled" if fondaco.is_compiled() else "interpreted"
    print(f"fondaco {fondaco.__version__}, engine: {engine}")
    for title in [str(title["title"]) for title in fondaco.titles()]:
        table = fondaco.new(title, SEATS, seed=7)
        finish(table, [PLAYERS["greedy"](title, seat) for seat in range(SEATS)], seed=7)
        totals = [score["total"] for score in table.scores()]
        print(f"{title}: {table.moves_played} moves, points {totals}")
    return 1 if "--compiled" in sys.argv and engine != "compiled" else 0


if __name__ == "__main__":
    sys.exit(main())
