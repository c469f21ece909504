"""Shows every level pairs of positions that its seat cannot tell apart: its choices are the same.

Usage: blind.py [PAIRS] [TITLE ...], with tests/ on the path of Python; 2,000 pairs of each title if
not told. The two positions of a pair agree in all that the seat to act may know; what it may not
know is drawn anew for each. A pair is shown to all levels, with fixed steps.
"""

import sys
import time
from collections.abc import Iterator
from importlib import import_module
from random import Random

import fondaco
from fondaco.players import PLAYERS, levels
from fondaco.players.budget import Budget

PAIRS = 2_000
STEPS = Budget(steps=60)
FAR = 40  # moves from one pair to the next, at most
MOST = 1_200  # moves of one game

Position = tuple[fondaco.Game, fondaco.State, int]


def positions(title: str) -> Iterator[Position]:
    """Positions of games without a plan, in all ways to play, with the seat that is to act."""
    game, luck = fondaco.game(title), Random(f"blind {title}")
    tables = import_module(f"games.{title}.modes").TABLES
    number = 0
    while True:
        seats, options = tables[number % len(tables)]
        number += 1
        chance = fondaco.Seeded(f"blind {title} {number}")
        yield from along(game, game.new(seats, options, chance), chance, luck)


def along(
    game: fondaco.Game, state: fondaco.State, chance: fondaco.Seeded, luck: Random
) -> Iterator[Position]:
    wait = luck.randrange(FAR)
    for _ in range(MOST):
        seat, moves = game.to_act(state), game.legal(state)
        if seat is None:
            return
        if wait == 0 and len(moves) > 1:
            yield game, state, seat
        wait = wait - 1 if wait > 0 else luck.randrange(FAR)
        game.apply(state, luck.choice(moves), chance)


def choice(level: str, title: str, position: Position, luck: str) -> str:
    """What a fresh player of that level chooses, with what is hidden drawn by that luck."""
    game, state, seat = position
    guess = game.guess(state, seat, fondaco.Seeded(luck))
    return PLAYERS[level](title, 1).choose(game, guess, STEPS).text


def differing(title: str, pairs: int) -> list[str]:
    """Where a level has chosen otherwise."""
    found: list[str] = []
    for number, position in zip(range(pairs), positions(title), strict=False):
        for level in levels(title):
            one, other = [choice(level, title, position, luck) for luck in ("one", "other")]
            if one != other:
                found.append(f"pair {number}: {level} chooses {one!r}, then {other!r}")
        if number % 50 == 0:
            print(f"\r{title}: {number} of {pairs} pairs", end="", file=sys.stderr, flush=True)
    return found


def main() -> int:
    pairs = int(sys.argv[1]) if len(sys.argv) > 1 else PAIRS
    titles = sys.argv[2:] or [str(one["title"]) for one in fondaco.titles()]
    blind = True
    for title in titles:
        began = time.monotonic()
        found = differing(title, pairs)
        seconds = time.monotonic() - began
        told = f"{pairs:,} pairs, {len(levels(title))} levels, {len(found)} choices that differ"
        print(f"\r{title}: {told}; {seconds:.0f} s", flush=True)
        print("".join(f"  {line}\n" for line in found[:10]), end="")
        blind = blind and not found
    return 0 if blind else 1


if __name__ == "__main__":
    sys.exit(main())
