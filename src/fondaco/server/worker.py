"""A process that thinks for bots: it reads positions, one per line, and writes moves.

It is told what one seat may know, and has neither store nor network.
"""

import sys
from typing import Any

import msgspec
from msgspec import Struct

import fondaco
from fondaco.players import PLAYERS
from fondaco.players.player import Player


class Problem(Struct, frozen=True):
    """A position as the seat that is to act may know it, and who is to think about it."""

    title: str
    level: str
    seed: str
    state: dict[str, Any]


class Solution(Struct, frozen=True):
    """The move that was chosen."""

    move: str


def solve(problem: Problem, players: dict[tuple[str, str], Player]) -> Solution:
    game = fondaco.game(problem.title)
    who = (problem.title, problem.level)
    if who not in players:
        players[who] = PLAYERS[problem.level](problem.title, problem.seed)
    return Solution(players[who].choose(game, game.restore(problem.state)).text)


def main() -> None:
    players: dict[tuple[str, str], Player] = {}
    decoder = msgspec.json.Decoder(Problem)
    sys.stdout.buffer.write(b"ready\n")
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        solution = solve(decoder.decode(line), players)
        sys.stdout.buffer.write(msgspec.json.encode(solution) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
