"""Shows hints pairs of positions that the seat cannot tell apart, and accounts pairs of games whose
last rounds it cannot: what is told is the same.

Usage: blind_hints.py [PAIRS] [ACCOUNTS] [TITLE ...], with tests/ on the path of Python; 2,000 pairs
and 100 accounts of each title if not told. An account is that of the last decisions of the seat, of
two games that agree in all that it knew.
"""

import sys
import time
from collections.abc import Iterator
from itertools import islice

import msgspec

import fondaco
from blind import Position, positions
from fondaco.analysis import hint
from fondaco.analysis.judging import judged
from fondaco.analysis.outlook import measure_of
from fondaco.analysis.walking import Decision
from fondaco.core.game import Game, State
from fondaco.players.budget import Budget

PAIRS, ACCOUNTS = 2_000, 100
STEPS = Budget(steps=50)
LUCKS = ("one", "other")
LAST = 4  # decisions of a seat that an account looks at


def guesses(position: Position) -> list[State]:
    """Two positions that agree in all that the seat to act may know."""
    game, state, seat = position
    return [game.guess(state, seat, fondaco.Seeded(luck)) for luck in LUCKS]


def told(game: Game, guess: State, seat: int) -> bytes:
    return msgspec.json.encode(hint(game, guess, seat, STEPS))


def differing_hints(title: str, pairs: int) -> list[str]:
    found = []
    for number, position in enumerate(islice(positions(title), pairs)):
        game, _, seat = position
        one, other = [told(game, guess, seat) for guess in guesses(position)]
        if one != other:
            found.append(f"pair {number}")
        if number % 50 == 0:
            print(f"\r{title}: {number} of {pairs} pairs", end="", file=sys.stderr, flush=True)
    return found


def accounts(title: str, count: int) -> Iterator[list[Position]]:
    """The last decisions of one seat in games that are played to the end."""
    number = 0
    while number < count:
        chain: list[Position] = []
        for game, state, seat in positions(title):
            if chain and (seat != chain[0][2] or game is not chain[0][0]):
                continue
            chain.append((game, state.copy(), seat))
            if len(chain) == LAST:
                number += 1
                yield chain
                chain = []
                if number == count:
                    return


def judged_as(position: Position, guess: State) -> bytes:
    """A decision of the seat judged, with what is hidden as in that guess."""
    game, _, seat = position
    move = game.legal(guess)[-1]
    decision = Decision(0, 1, seat, guess, guess, guess, [move])
    return msgspec.json.encode(judged(game, decision, measure_of(game, guess), STEPS, 0.0))


def differing_accounts(title: str, count: int) -> list[str]:
    found = []
    for number, chain in enumerate(accounts(title, count)):
        pairs = [[judged_as(one, guess) for guess in guesses(one)] for one in chain]
        if any(one != other for one, other in pairs):
            found.append(f"account {number}")
    return found


def main() -> int:
    numbers = [int(one) for one in sys.argv[1:] if one.isdigit()]
    titles = [one for one in sys.argv[1:] if not one.isdigit()]
    pairs, count = (*numbers, *(PAIRS, ACCOUNTS)[len(numbers) :])
    blind = True
    for title in titles or [str(one["title"]) for one in fondaco.titles()]:
        began = time.process_time()
        hints, judgements = differing_hints(title, pairs), differing_accounts(title, count)
        seconds = time.process_time() - began
        print(f"\r{title}: {pairs:,} pairs of hints, {len(hints)} differ; ", end="")
        print(f"{count} pairs of accounts, {len(judgements)} differ; {seconds:.0f} s of CPU")
        print("".join(f"  {line}\n" for line in [*hints[:5], *judgements[:5]]), end="", flush=True)
        blind = blind and not hints and not judgements
    return 0 if blind else 1


if __name__ == "__main__":
    sys.exit(main())
