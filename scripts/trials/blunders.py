"""Counts how many planted blunders are marked, and how many choices of a Patrician are blamed.

Usage: blunders.py [COUNT] [TITLE ...] [--quality NAME]; 50 of each, of all titles, if not told. At
least 45 of 50 blunders must be called doubtful or a mistake, and at most 5 of 50 choices that a
Patrician makes at full time.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator

import fondaco
from fondaco.analysis.account import QUALITIES, budget_of
from fondaco.analysis.judging import judged
from fondaco.analysis.outlook import measure_of
from fondaco.analysis.shapes import Judged
from fondaco.analysis.walking import Decision
from fondaco.core.game import Game, Move, State
from fondaco.games.shelf import TITLES
from fondaco.players import PLAYERS
from fondaco.players.levels import steps_of
from planted import games, planted

BLAMED = ("doubtful", "mistake")
MARKED_AT_LEAST = 0.9
BLAMED_AT_MOST = 0.1
EVERY = 37  # positions between two choices of a Patrician


def judgement(
    game: Game, state: State, seat: int, moves: list[Move], quality: str
) -> Judged | None:
    decision = Decision(0, 1, seat, state, state, state, list(moves))
    budget = budget_of(game.title, quality)
    return judged(game, decision, measure_of(game, state), budget, 0.0)


def blunders(title: str, count: int, quality: str) -> tuple[Counter[str], Counter[str]]:
    """How many were planted, and how many were marked, by rule."""
    made: Counter[str] = Counter()
    marked: Counter[str] = Counter()
    game = fondaco.game(title)
    for one in planted(title, count):
        found = judgement(game, one.state, one.seat, one.moves, quality)
        made[one.rule] += 1
        marked[one.rule] += found is not None and found.verdict in BLAMED
    return made, marked


def choices(title: str) -> Iterator[tuple[State, int, list[Move]]]:
    """Positions with what a Patrician decides there, with all its time."""
    for number, (game, state, seat) in enumerate(games(title)):
        if number % EVERY or game.is_mid_decision(state) or len(game.legal(state)) == 1:
            continue
        yield state.copy(), seat, chosen(game, state, seat, number)


def chosen(game: Game, state: State, seat: int, number: int) -> list[Move]:
    """All small moves of what a Patrician decides, up to the first luck."""
    player = PLAYERS["patrician"](game.title, number)
    luck, now, moves = fondaco.Seeded(number), state.copy(), []
    while True:
        before = luck.copy()
        moves.append(
            player.choose(
                game, game.guess(now, seat, fondaco.Seeded(number)), steps_of("patrician")
            )
        )
        game.apply(now, moves[-1], luck)
        is_over = game.to_act(now) != seat or not game.is_mid_decision(now)
        if is_over or luck.drawn > before.drawn:
            return moves


def blamed(title: str, count: int, quality: str) -> list[str]:
    """The choices of a Patrician that are called doubtful or worse."""
    game, found = fondaco.game(title), []
    for _, (state, seat, moves) in zip(range(count), choices(title), strict=False):
        one = judgement(game, state, seat, moves, quality)
        if one is not None and one.verdict in BLAMED:
            better = one.better.name.en if one.better else ""
            found.append(f"{one.verdict} {one.lost:.3f}: {one.played.name.en}, not {better}")
    return found


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("count", nargs="?", type=int, default=50)
    options.add_argument("titles", nargs="*", default=list(TITLES))
    options.add_argument("--quality", choices=list(QUALITIES), default="usual")
    args = options.parse_args()
    fine = True
    for title in args.titles:
        began = time.process_time()
        made, marked = blunders(title, args.count, args.quality)
        for rule, number in made.items():
            print(f"{title}: {marked[rule]:3} of {number:3} marked: {rule}", flush=True)
        bad = blamed(title, args.count, args.quality)
        all_marked = sum(marked.values())
        print(f"{title}: {all_marked} of {args.count} blunders marked; {len(bad)} of {args.count}")
        print(f"  choices of a Patrician blamed; {time.process_time() - began:.0f} s of CPU")
        print("".join(f"    {line}\n" for line in bad), end="", flush=True)
        fine = fine and all_marked >= MARKED_AT_LEAST * args.count
        fine = fine and len(bad) <= BLAMED_AT_MOST * args.count
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
