"""Judges decisions that were made: against what could be known then, luck aside."""

from collections.abc import Sequence
from typing import NamedTuple

from fondaco.analysis.outlook import chances, hopeless, seats_of
from fondaco.analysis.ranked import SEED, Ranked, candidates, lost, missed, points_lost, ranked
from fondaco.analysis.shapes import Judged, Measure, Verdict
from fondaco.analysis.titles import matters_of
from fondaco.analysis.walking import Decision
from fondaco.core.chance import Seeded
from fondaco.core.game import Game, State
from fondaco.players.budget import Budget

# What a decision may lose and still be called that: in chances, and in points.
GOOD: dict[Measure, float] = {"chance": 0.005, "points": 0.15}
DOUBTFUL: dict[Measure, float] = {"chance": 0.07, "points": 1.5}
MISTAKE: dict[Measure, float] = {"chance": 0.15, "points": 3.0}
THROWN_AWAY = 2.0  # points that are doubtful to lose at the end, even where the winner is certain
EARLY = 0.5  # of a loss counts while the game is open
BLAMED: dict[Verdict, int] = {"doubtful": 1, "mistake": 2}
AGAIN = "second look"
COUNTED = 0.5  # standard errors that are taken off points that are counted over a game
SUMMED = 1.0  # and off chances, which luck moves more


def verdict_of(loss: float, measure: Measure) -> Verdict:
    if loss >= MISTAKE[measure]:
        return "mistake"
    if loss >= DOUBTFUL[measure]:
        return "doubtful"
    return "good" if loss >= GOOD[measure] else "best"


class View(NamedTuple):
    """What one search says of a decision that was made.

    Attributes:
        loss (float): The chance, or the points, by which it is worse than the best.
        points (float): The points for which it is blamed, if it is for these.
        missed (float): The points by which it is worse, of which less doubt is taken off: it is one
            of many that are counted together.
        short (float): The same in chances, as they are summed up.
    """

    verdict: Verdict
    loss: float
    points: float
    missed: float
    short: float
    best: Ranked
    played: Ranked


def judged(
    game: Game, decision: Decision, measure: Measure, budget: Budget, luck: float
) -> Judged | None:
    """A decision that was made, with what it lost; None where there was nothing to decide. What
    would be blamed is looked at again with other luck, and told as it looks better."""
    if len(game.legal(decision.before)) == 1:
        return None
    guess = game.guess(decision.before, decision.seat, Seeded(SEED))
    found = ranked(game, guess, decision.seat, budget, decision.moves)
    if len(found) == 1:
        return None
    view = seen(game, guess, found, measure)
    if view.verdict in BLAMED:
        again = ranked(game, guess, decision.seat, budget, decision.moves, AGAIN)
        other = seen(game, guess, again, measure)
        view = min(view, other, key=lambda one: (BLAMED.get(one.verdict, 0), one.loss))
    return _told(game, decision, guess, view, luck)


def seen(game: Game, guess: State, found: Sequence[Ranked], measure: Measure) -> View:
    """What the decisions that were compared tell of the one that was made."""
    played = next(one for one in found if one.is_named)
    better = found[: found.index(played)] or [played]
    best = max(better, key=lambda one: lost(one, played))
    counts = EARLY if chances(game, guess).open else 1.0
    loss = 0.0 if best is played else counts * lost(best, played)
    points = 0.0 if found[0] is played else missed(found[0], played)
    likely = 0.0 if found[0] is played else missed(found[0], played, COUNTED)
    short = counts * max(lost(one, played, SUMMED) for one in better)
    verdict = verdict_of(loss, measure)
    winner = next((one for one in found if one.wins), None)
    if measure == "chance" and winner is not None and not played.wins:
        loss = max(loss, MISTAKE[measure])
        return View("mistake", loss, 0.0, likely, max(loss, short), winner, played)
    seats = seats_of(game, guess)
    is_blamed = measure == "points" or verdict in BLAMED
    if not is_blamed and is_wasted(game, seats, found[0], played, points):
        return View("doubtful", loss, points, likely, short, found[0], played)
    return View(verdict, loss, 0.0, likely, short, best, played)


def is_wasted(game: Game, seats: int, best: Ranked, played: Ranked, short: float) -> bool:
    """Whether points are thrown away at the end, or, where the game is lost, as many as would be a
    mistake to miss in an even one."""
    worth = short * matters_of(game.title).POINT
    is_much = hopeless(played.mean, seats) * worth >= MISTAKE["chance"]
    return is_much or points_lost(best, played) >= THROWN_AWAY


def _told(game: Game, decision: Decision, guess: State, view: View, luck: float) -> Judged:
    played, seat = view.played, decision.seat
    before = played.mean + view.loss
    told = [played] if view.verdict == "best" else [played, view.best]
    own, *better = candidates(game, guess, seat, told, before)
    return Judged(
        decision.at,
        decision.end,
        decision.turn,
        seat,
        view.verdict,
        round(view.loss, 4),
        round(before, 4),
        round(played.mean, 4),
        own,
        better[0] if better else None,
        round(luck, 4),
        round(view.points, 2),
        round(view.missed, 2),
        round(view.short, 4),
    )
