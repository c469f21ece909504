"""Looks for puzzles in games that Patricians play with each other, one game after another."""

from collections.abc import Callable, Iterator

import fondaco
from fondaco.core.chance import Seeded
from fondaco.core.game import Game, State
from fondaco.core.refusal import Refused
from fondaco.players import PLAYERS
from fondaco.players.budget import Budget
from fondaco.puzzles.checking import checked, found
from fondaco.puzzles.files import fresh
from fondaco.puzzles.shapes import Puzzle, Puzzles

Progress = Callable[[Puzzles], None]

THOUGHT = Budget(steps=1)  # players decide at a glance: what is looked for is found anyhow
OF_ONE_GAME = 3  # puzzles at most
APART = 8  # decisions between them
MOST_MOVES = 3_000  # of a game
# Who plays: some of the ways that a title can be played in, one after the other.
TABLES: dict[str, list[tuple[int, dict[str, str]]]] = {
    "merkator": [(2, {}), (3, {}), (1, {"solo": "solitary"}), (1, {"solo": "soloplay"})],
    "merchants": [(3, {}), (4, {}), (3, {"setup": "variable"})],
    "merv": [(2, {}), (3, {}), (1, {})],
}


def mine(puzzles: Puzzles, count: int, progress: Progress) -> None:
    """Go on looking through games until there are so many puzzles; tell after each game."""
    while len(puzzles.puzzles) < count:
        tables = TABLES.get(puzzles.title)
        if tables is None:
            raise Refused(f"Nobody has said yet how {puzzles.title} is played for puzzles.")
        seats, options = tables[puzzles.games % len(tables)]
        puzzles.puzzles += _of_game(puzzles.title, puzzles.games, seats, options)
        puzzles.games += 1
        progress(puzzles)


def _of_game(title: str, number: int, seats: int, options: dict[str, str]) -> list[Puzzle]:
    """The puzzles of one game, far enough apart."""
    game = fondaco.game(title)
    kept: list[Puzzle] = []
    wait = 0
    for moves, state, seat in _positions(game, number, seats, options):
        wait -= 1
        if wait > 0:
            continue
        one = found(game, state, seat, f"{number}-{moves}", game.settled(seats, options))
        if one is not None:
            kept.append(one)
            wait = APART
        if len(kept) == OF_ONE_GAME:
            break
    return kept


def _positions(
    game: Game, number: int, seats: int, options: dict[str, str]
) -> Iterator[tuple[int, State, int]]:
    """The positions of a game in which a decision begins: after how many moves, and whose it is."""
    seed = f"puzzles {game.title} {number}"
    luck = Seeded(seed)
    state = game.new(seats, game.settled(seats, options), luck)
    players = [PLAYERS["patrician"](game.title, f"{seed} {seat}") for seat in range(seats)]
    for moves in range(MOST_MOVES):
        seat = game.to_act(state)
        if seat is None:
            return
        if not game.is_mid_decision(state):
            yield moves, state, seat
        guess = game.guess(state, seat, luck)
        game.apply(state, players[seat].choose(game, guess, THOUGHT), luck)


def renewed(old: Puzzles, progress: Progress) -> Puzzles:
    """The puzzles that still are some, with what there is today; each is checked as a new one."""
    puzzles = fresh(old.title)
    puzzles.games = old.games
    for one in old.puzzles:
        again = _again(old.title, one)
        puzzles.puzzles += [] if again is None else [again]
        progress(puzzles)
    return puzzles


def _again(title: str, one: Puzzle) -> Puzzle | None:
    game = fondaco.game(title)
    try:
        known = game.restore(one.state)
    except Refused:  # the rules, or the printed things, have changed too much
        return None
    return checked(game, known, one.seat, one.id, one.options)
