"""A game that never ends, for those who upload logs: Merchants of Europe without a delivery.

Usage: siege_logs.py MOVES   writes its log; with the Python, and so the rules, of the house
"""

import random
import sys

import fondaco

OPTIONS = {"board": "main", "offers": "20"}
ENDS_A_GAME = "deliver"


def endless_log(moves: int) -> str:
    luck = random.Random("siege")
    table = fondaco.new("merchants", 4, OPTIONS, seed=7)
    while table.moves_played < moves:
        table.play(luck.choice(going_on(table.legal())))
    return table.log()


def going_on(legal: list[str]) -> list[str]:
    """The moves that bring the end no nearer."""
    return [move for move in legal if not move.startswith(ENDS_A_GAME)]


if __name__ == "__main__":
    sys.stdout.write(endless_log(int(sys.argv[1])))
