"""What blunders that are built by rule are made of, whatever the title."""

from collections.abc import Iterator
from contextlib import suppress
from typing import NamedTuple

from fondaco.core.chance import LuckNeeded, NoLuck
from fondaco.core.game import Game, Move, State

FAR = 400  # positions that are looked at, of one turn


class Planted(NamedTuple):
    """A position, the moves of a blunder that is legal there, and what it passes over."""

    rule: str
    state: State
    seat: int
    moves: list[Move]
    better: list[Move]


def by_text(game: Game, state: State, start: str) -> list[Move]:
    return [move for move in game.legal(state) if move.text.startswith(start)]


def after(game: Game, state: State, moves: list[Move]) -> State | None:
    """What comes of moves that need no luck; None if one does, or is not legal."""
    now = state.copy()
    with suppress(LuckNeeded):
        for move in moves:
            if move not in game.legal(now):
                return None
            game.apply(now, move, NoLuck())
        return now
    return None


def total_after(game: Game, state: State, seat: int, move: Move) -> float:
    """The points of a seat after a move, as far as no luck is needed."""
    now = state.copy()
    with suppress(LuckNeeded):
        game.apply(now, move, NoLuck())
    return game.scores(now)[seat].total


def ways(
    game: Game, state: State, seat: int, starts: tuple[str, ...] = ("",)
) -> Iterator[tuple[list[Move], State]]:
    """What a seat can make of a position with moves that begin so, before luck or another seat
    comes: the moves, and how it stands then. Shorter ways come first."""
    line: list[tuple[list[Move], State]] = [([], state)]
    seen = {str(game.snapshot(state))}
    for moves, now in line:
        yield moves, now
        if game.to_act(now) != seat or len(line) > FAR:
            continue
        for move in game.legal(now):
            then = after(game, now, [move]) if move.text.startswith(starts) else None
            if then is not None and (known := str(game.snapshot(then))) not in seen:
                seen.add(known)
                line.append(([*moves, move], then))
