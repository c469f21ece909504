"""Shows hints pairs of positions that the seat cannot tell apart: what is told is the same.

Usage: blind_hints.py [PAIRS] [TITLE ...], with tests/ on the path of Python; 2,000 pairs of each
title if not told. A thought has 50 steps.
"""

import sys
import time
from itertools import islice

import msgspec

import fondaco
from blind import Position, positions
from fondaco.analysis import hint
from fondaco.core.game import Game, State
from fondaco.players.budget import Budget

PAIRS = 2_000
STEPS = Budget(steps=50)
LUCKS = ("one", "other")


def guesses(position: Position) -> list[State]:
    """Two positions that agree in all that the seat to act may know."""
    game, state, seat = position
    return [game.guess(state, seat, fondaco.Seeded(luck)) for luck in LUCKS]


def told(game: Game, guess: State, seat: int) -> bytes:
    return msgspec.json.encode(hint(game, guess, seat, STEPS))


def differing(title: str, pairs: int) -> list[str]:
    found = []
    for number, position in enumerate(islice(positions(title), pairs)):
        game, _, seat = position
        one, other = [told(game, guess, seat) for guess in guesses(position)]
        if one != other:
            found.append(f"pair {number}")
        if number % 50 == 0:
            print(f"\r{title}: {number} of {pairs} pairs", end="", file=sys.stderr, flush=True)
    return found


def main() -> int:
    numbers = [int(one) for one in sys.argv[1:] if one.isdigit()]
    titles = [one for one in sys.argv[1:] if not one.isdigit()]
    pairs = numbers[0] if numbers else PAIRS
    blind = True
    for title in titles or [str(one["title"]) for one in fondaco.titles()]:
        began = time.process_time()
        found = differing(title, pairs)
        seconds = time.process_time() - began
        print(f"\r{title}: {pairs:,} pairs of hints, {len(found)} differ; {seconds:.0f} s of CPU")
        print("".join(f"  {line}\n" for line in found[:10]), end="", flush=True)
        blind = blind and not found
    return 0 if blind else 1


if __name__ == "__main__":
    sys.exit(main())
