"""What luck gave and took: how a game stands after a draw, against what is usual there."""

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import NamedTuple

from fondaco.analysis.course import Course
from fondaco.analysis.foresight import foreseen
from fondaco.analysis.outlook import chances, seats_of, standing
from fondaco.analysis.shapes import Measure, Outlook
from fondaco.analysis.walking import Decision
from fondaco.core.chance import Seeded
from fondaco.core.game import Game, State

SAMPLES = 6
LINES = 2  # for each of them, where a draw seems to matter
MATTERS: dict[Measure, float] = {"chance": 0.03, "points": 1.0}

Looks = Callable[[State], Outlook]


class Shift(NamedTuple):
    """By how much a decision changed the standing of each seat: by its luck, which is nothing on
    average, and by what was decided. What is decided up to the next stop of the chart counts as
    the decision before it.

    Attributes:
        short (float): The chance by which the decision was probably worse than the best.
    """

    at: int
    turn: int
    seat: int
    luck: list[float]
    play: list[float]
    short: float


def standings(game: Game, outlook: Outlook, state: State) -> list[float]:
    return [standing(outlook, seat) for seat in range(seats_of(game, state))]


def luck_of(game: Game, decision: Decision, measure: Measure) -> list[float]:
    """What the luck of a decision gave each seat, at a glance; where that is not little, by what it
    comes to, as the chart has it."""
    found = _luck(game, decision, lambda state: chances(game, state))
    if max(abs(number) for number in found) < MATTERS[measure]:
        return found
    return _luck(game, decision, lambda state: foreseen(game, state, LINES))


def _luck(game: Game, decision: Decision, looks: Looks) -> list[float]:
    """How all stand after the draw, less how they stand on average after others."""
    if not decision.picks:
        return [0.0] * seats_of(game, decision.before)
    after = standings(game, looks(decision.after), decision.after)
    luck = Seeded(f"luck {decision.at}")
    found = []
    for _ in range(SAMPLES):
        state = decision.last.copy()
        game.apply(state, decision.moves[-1], luck)
        found.append(standings(game, looks(state), state))
    usual = [fmean(column) for column in zip(*found, strict=True)]
    return [here - there for here, there in zip(after, usual, strict=True)]


def shifts(course: Course, luck: Sequence[list[float]]) -> list[Shift]:
    """What each decision and its luck changed; together they are the whole change of the chart."""
    found = []
    ends = [*sorted(course.stops)[1:], len(course.made)]
    ends_of = dict(zip(sorted(course.stops), ends, strict=True))
    for place, decision in enumerate(course.made):
        play = [0.0] * len(luck[place])
        if place in course.stops:
            play = _play(course, luck, place, ends_of[place])
        one = course.judged.get(place)
        short = 0.0 if one is None else one.short
        found.append(Shift(decision.at, decision.turn, decision.seat, luck[place], play, short))
    return found


def _play(course: Course, luck: Sequence[list[float]], first: int, last: int) -> list[float]:
    """The change between two stops that was no luck."""
    was, now = course.standings(first), course.standings(last)
    drawn = [sum(column) for column in zip(*luck[first:last], strict=True)]
    return [b - a - by_luck for a, b, by_luck in zip(was, now, drawn, strict=True)]
