"""What bots would play in a position, and how good a decision is that somebody tries there."""

from collections.abc import Sequence

from fondaco.analysis.foresight import now
from fondaco.analysis.judging import verdict_of
from fondaco.analysis.outlook import measure_of
from fondaco.analysis.ranked import candidate, candidates, lost, ranked
from fondaco.analysis.shapes import Candidate, Verdict
from fondaco.core.game import Game, State
from fondaco.players.budget import Budget


def considered(game: Game, guess: State, seat: int, budget: Budget, most: int) -> list[Candidate]:
    """The best decisions of the seat that is to act, by what it may know."""
    found = ranked(game, guess, seat, budget)
    return candidates(game, guess, seat, found[:most], now(game, guess, seat))


def tried(
    game: Game, guess: State, seat: int, moves: Sequence[str], budget: Budget
) -> tuple[Verdict, float, Candidate] | None:
    """How good a decision is, what it loses against the best, and the decision as it is told; None
    if the moves are not a whole decision."""
    found = ranked(game, guess, seat, budget, [game.move(text) for text in moves])
    named = next((one for one in found if one.is_named), None)
    if named is None:
        return None
    measure = measure_of(game, guess)
    loss = 0.0 if found[0] is named else lost(found[0], named)
    told = candidate(game, guess, seat, named, now(game, guess, seat))
    return verdict_of(loss, measure), round(loss, 4), told
