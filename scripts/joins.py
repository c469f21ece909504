"""Counts how often a seat of Merkator is asked to join, and how often that can bring nothing.

Usage: joins.py [GAMES] [SEATS], with tests/ on the path of Python; greedy plays all seats.
"""

import sys

import fondaco
from fondaco.players import PLAYERS
from joining import brings, is_asked

GAMES = 200


def count(seats: int, seed: int) -> tuple[int, int, int]:
    """The questions of one game, those that were answered with yes, and those in vain."""
    game, luck = fondaco.game("merkator"), fondaco.Seeded(f"joins {seed}")
    player = PLAYERS["greedy"]("merkator", seed)
    state = game.new(seats, {}, luck)
    asked = joined = vain = 0
    while game.to_act(state) is not None:
        move = player.choose(game, state)
        if is_asked(game, state) and not move.text.startswith("supply "):
            asked += 1
            joined += move.text == "join"
            vain += not brings(game, state)
        game.apply(state, move, luck)
    return asked, joined, vain


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    seats = int(sys.argv[2]) if len(sys.argv) > 2 else 4
    asked, joined, vain = (
        sum(n) for n in zip(*(count(seats, s) for s in range(games)), strict=True)
    )
    print(
        f"{games} games of {seats} greedy players, rules {fondaco.game('merkator').rules_version}"
    )
    print(f"asked to join {asked / games:.1f} times a game, joined {joined / games:.1f} times")
    print(f"in vain: {vain} questions, {100 * vain / asked:.1f} %")


if __name__ == "__main__":
    main()
