"""How a position stands, by what it comes to: the one number of charts, hints and accounts."""

from collections.abc import Sequence
from statistics import fmean

from fondaco.analysis.lines import ROUNDS, Lines
from fondaco.analysis.outlook import chances, seats_of, seer_of, standing
from fondaco.analysis.shapes import Mark, Outlook
from fondaco.analysis.titles import matters_of
from fondaco.core.chance import Seeded
from fondaco.core.game import Game, State
from fondaco.players import talks_of

LINES = 6
GLANCE = 0.25  # of a chance is what the position says itself: lines are surer than the game is
SEED = "foresight"


def foreseen(game: Game, state: State, lines: int = LINES) -> Outlook:
    """How a position looks to whoever is to act, on average at the ends of so many lines and, in
    part, at once; what that seat does not know is drawn anew for each line."""
    seat = game.to_act(state)
    if seat is None:
        return chances(game, state)
    luck = Seeded(SEED)
    ends = [_end(game, state, seat, luck.branch()) for _ in range(lines)]
    return _mean(chances(game, state), [chances(game, end) for end in ends])


def now(game: Game, state: State, seat: int) -> float:
    """How a seat stands: what its decisions are told against."""
    return standing(foreseen(game, state), seat)


def _end(game: Game, state: State, seat: int, luck: Seeded) -> State:
    judge = seer_of(game.title).judge
    matters = matters_of(game.title)
    turns = ROUNDS * seats_of(game, state)
    guess = game.guess(state, seat, luck)
    lines = Lines(judge, matters, turns, talks_of(game.title, judge))
    lines.play_on(guess, matters.turn(state), luck)
    return guess


def _mean(now: Outlook, ends: Sequence[Outlook]) -> Outlook:
    means = [fmean(column) for column in zip(*[end.chances for end in ends], strict=True)]
    pairs = zip(means, now.chances, strict=True)
    found = [(1.0 - GLANCE) * mean + GLANCE * here for mean, here in pairs]
    marks = [
        Mark(column[0].points, fmean([mark.chance for mark in column]))
        for column in zip(*[end.marks for end in ends], strict=True)
    ]
    points = fmean([end.points for end in ends])
    return Outlook(now.measure, now.open, found, points, marks)
