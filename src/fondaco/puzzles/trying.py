"""What a try at a puzzle is worth, and which puzzle is that of a day."""

from collections.abc import Sequence
from datetime import date
from functools import partial
from hashlib import sha256
from typing import NamedTuple

import fondaco
from fondaco.analysis.foresight import now
from fondaco.analysis.ranked import candidate, ranked
from fondaco.analysis.shapes import Candidate, Measure
from fondaco.core.game import Game, Move
from fondaco.core.refusal import Refused
from fondaco.games.shelf import TITLES
from fondaco.players.budget import Budget
from fondaco.puzzles.checking import SEARCH, after
from fondaco.puzzles.files import fitting
from fondaco.puzzles.shapes import Puzzle

THOUGHT = Budget(steps=SEARCH)
UNFINISHED = "The decision is not complete."
NO_PUZZLE = "There is no such puzzle here."
# A try that loses less is as good as the solution: bots see no difference.
AS_GOOD: dict[Measure, float] = {"chance": 0.01, "points": 0.25}


class Attempt(NamedTuple):
    """Whether a try solves a puzzle, what it loses, and the decision as it is told."""

    solves: bool
    lost: float
    tried: Candidate


def puzzle_of(title: str, id: str) -> Puzzle:
    found = next((one for one in fitting(title) if one.id == id), None)
    if found is None:
        raise Refused(NO_PUZZLE)
    return found


def puzzle_of_day(day: str) -> tuple[str, Puzzle] | None:
    """The puzzle that everybody has on a day; none comes again before all others have come."""
    found = in_turn()
    return found[date.fromisoformat(day).toordinal() % len(found)] if found else None


def in_turn() -> list[tuple[str, Puzzle]]:
    """All puzzles in the order of their days: those of each title shuffled, and spread evenly."""
    places: list[tuple[float, str, Puzzle]] = []
    for title in TITLES:
        shuffled = sorted(fitting(title), key=partial(_ticket, title))
        places += [((at + 0.5) / len(shuffled), title, one) for at, one in enumerate(shuffled)]
    return [(title, one) for _, title, one in sorted(places, key=lambda place: place[:2])]


def _ticket(title: str, one: Puzzle) -> str:
    return sha256(f"{title} {one.id}".encode()).hexdigest()


def attempt(title: str, id: str, texts: Sequence[str], budget: Budget = THOUGHT) -> Attempt:
    """Judge a decision, which must be legal and complete."""
    puzzle, game = puzzle_of(title, id), fondaco.game(title)
    moves = _whole(game, puzzle, texts)
    known = game.restore(puzzle.state)
    solution = [game.move(text) for text in puzzle.solution]
    found = ranked(game, known, puzzle.seat, budget, moves)
    own = next(one for one in found if one.is_named)
    best = next((one for one in found if one.moves == solution), found[0])
    lost = max(0.0, best.mean - own.mean)
    is_same = after(game, known, moves) == after(game, known, solution)
    told = candidate(game, known, puzzle.seat, own, now(game, known, puzzle.seat))
    solves = is_same or lost < AS_GOOD[puzzle.measure]
    return Attempt(solves, 0.0 if solves else round(lost, 4), told)


def _whole(game: Game, puzzle: Puzzle, texts: Sequence[str]) -> list[Move]:
    """The moves of a complete decision; anything else is refused."""
    state, luck = game.restore(puzzle.state), fondaco.Seeded("puzzle")
    moves: list[Move] = []
    for text in texts:
        move = game.move(text)
        if move not in game.legal(state) or luck.drawn:
            raise Refused(UNFINISHED)
        game.apply(state, move, luck)
        moves.append(move)
    goes_on = game.to_act(state) == puzzle.seat and game.is_mid_decision(state)
    if not moves or (goes_on and not luck.drawn):
        raise Refused(UNFINISHED)
    return moves
