"""Recomputes the facts of the reasons that hints give, over many positions: none may be false.

Usage: reasons.py [REASONS] [TITLE ...], with tests/ on the path of Python; 1,000 of each title if
not told.
"""

import sys
from collections.abc import Iterator

import fondaco
from analysis.recount import is_true, recounted, told
from fondaco.core.game import Game, State
from planted import games

REASONS = 1_000
STEPS = 60
EVERY = 7  # positions between two that are looked at


def positions(title: str) -> Iterator[tuple[Game, State, int]]:
    for number, (game, state, seat) in enumerate(games(title)):
        is_due = number % EVERY == 0 and not game.is_mid_decision(state)
        if is_due and len(game.legal(state)) > 1:
            yield game, state, seat


def looked_at(title: str, wanted: int) -> tuple[int, list[str]]:
    """How many reasons were recomputed, and those that are false."""
    count, wrong = 0, []
    for game, state, seat in positions(title):
        found = recounted(game, state, seat, STEPS)
        count += len(found)
        wrong += [told(*one) for one in found if not is_true(*one)]
        if count >= wanted:
            break
    return count, wrong


def main() -> int:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else REASONS
    titles = sys.argv[2:] or [str(one["title"]) for one in fondaco.titles()]
    fine = True
    for title in titles:
        count, wrong = looked_at(title, wanted)
        print(f"{title}: {count:,} reasons recomputed, {len(wrong)} false", flush=True)
        print("".join(f"  {line}\n" for line in wrong[:12]), end="")
        fine = fine and not wrong
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
