"""What the decisions of a seat are worth after search, with reasons and what may follow."""

import math
from collections.abc import Sequence
from statistics import fmean, stdev
from typing import NamedTuple

from fondaco.analysis.lines import ROUNDS
from fondaco.analysis.naming import name_of
from fondaco.analysis.outlook import chances, points_of, seats_of, seer_of, standing
from fondaco.analysis.ranking import Contender, Ranking
from fondaco.analysis.reasons import reasons, scene_of
from fondaco.analysis.shapes import Candidate, Step
from fondaco.analysis.titles import matters_of
from fondaco.core.chance import Seeded
from fondaco.core.game import Game, Move, State
from fondaco.players import talks_of
from fondaco.players.budget import Budget

SEED = "analysis"
ERRORS = 1.5  # standard errors that are taken off what a decision seems to lose
ALONE_OFF = 2.5  # points to expect that one line may be off, at least, where these are the measure


class Ranked(NamedTuple):
    """A decision with the standing of its seat at the end of each line that began with it, and with
    the points to expect there.

    Attributes:
        over (bool): Whether all lines came to the end of the game.
        wins (bool): Whether it wins before anybody else decides.
        doubt (float): By how much the standing at the end of one line may be off, at least.
        off (float): The same of points.
    """

    moves: list[Move]
    ends: list[float]
    points: list[float]
    over: bool
    line: list[Step]
    is_named: bool
    wins: bool
    doubt: float
    off: float

    @property
    def mean(self) -> float:
        return fmean(self.ends)


def ranked(
    game: Game,
    guess: State,
    seat: int,
    budget: Budget,
    named: Sequence[Move] = (),
    seed: str = SEED,
) -> list[Ranked]:
    """The decisions of a seat, the best first by what is told of them, and by the judge where that
    is the same; the one with the named moves is among them."""
    judge = seer_of(game.title).judge
    turns = ROUNDS * seats_of(game, guess)
    talks = talks_of(game.title, judge)
    ranking = Ranking(judge, matters_of(game.title), turns, seed, talks)
    found = [_seen(game, seat, one) for one in ranking.ranked(guess, seat, budget, list(named))]
    return sorted(found, key=lambda one: -round(one.mean, 4))


def _seen(game: Game, seat: int, one: Contender) -> Ranked:
    ends = one.ends or [one.state]
    line = [Step(answer.seat, [move.text for move in answer.moves]) for answer in one.line]
    is_over = all(game.to_act(end) is None for end in ends)
    points = [points_of(game, end, seat) for end in ends]
    standings = [standing(chances(game, end), seat) for end in ends]
    wins = one.wins and bool(one.ends)
    matters = matters_of(game.title)
    doubt = ALONE_OFF if game.rivals(one.state) == 0 else matters.DOUBT
    return Ranked(
        one.moves, standings, points, is_over, line, one.is_named, wins, doubt, matters.OFF
    )


def lost(best: Ranked, played: Ranked, errors: float = ERRORS) -> float:
    """By how much one decision is worse than another with the same luck, doubt aside."""
    return _surely_less(best.ends, played.ends, played.doubt, errors)


def points_lost(best: Ranked, played: Ranked) -> float:
    """The same in points, where the end of the game is in sight; else nothing."""
    return missed(best, played) if best.over and played.over else 0.0


def missed(best: Ranked, played: Ranked, errors: float = ERRORS) -> float:
    """The points by which one decision is worse than another, whoever wins, doubt aside."""
    return _surely_less(best.points, played.points, played.off, errors)


def _surely_less(best: list[float], played: list[float], doubt: float, errors: float) -> float:
    """The mean of what is less, without the error that so few lines leave."""
    pairs = [a - b for a, b in zip(best, played, strict=False)]
    spread = max(doubt, stdev(pairs) if len(pairs) > 1 else 0.0)
    return max(0.0, fmean(pairs) - errors * spread / math.sqrt(len(pairs)))


def candidate(
    game: Game, guess: State, seat: int, one: Ranked, standing_now: float, is_full: bool = False
) -> Candidate:
    """A decision as it is told."""
    known = game.guess(guess, seat, Seeded(SEED))
    why = reasons(scene_of(game, known, seat, one.moves, one.line))
    texts = [move.text for move in one.moves]
    worth = round(one.mean - standing_now, 4)
    return Candidate(texts, name_of(game, known, one.moves, is_full), worth, why, one.line)


def candidates(
    game: Game, guess: State, seat: int, found: Sequence[Ranked], standing_now: float
) -> list[Candidate]:
    """Decisions as they are told; in full where two of them have the same name."""
    names = [name_of(game, guess, one.moves).en for one in found]
    return [
        candidate(game, guess, seat, one, standing_now, names.count(name) > 1)
        for one, name in zip(found, names, strict=True)
    ]
