"""Sums a game up: how well each seat played, where, and what luck had to do with it."""

import math
from collections.abc import Collection, Sequence
from itertools import groupby, pairwise
from statistics import fmean
from typing import NamedTuple

from fondaco.analysis.fortune import Shift
from fondaco.analysis.outlook import hopeless
from fondaco.analysis.shapes import Accuracy, Judged, Luck, Measure, Moment, Phase

SHARPNESS: dict[Measure, float] = {"chance": 12.0, "points": 0.25}
COSTLIEST = 5


class Scale(NamedTuple):
    """By what the decisions of a game are counted.

    Attributes:
        point (float): The chance that a point is worth where all stand alike.
    """

    measure: Measure
    seats: int
    point: float


def accuracy_of(decisions: Sequence[Judged], scale: Scale) -> int:
    """Of 100: a turn in which nothing is lost counts in full, one in which much is lost hardly. So
    titles with many small decisions in a turn are told like those with few."""
    sharpness = SHARPNESS[scale.measure]
    turns: dict[int, float] = {}
    for one in decisions:
        turns[one.turn] = turns.get(one.turn, 0.0) + _loss(one, scale)
    return round(fmean([100 * math.exp(-sharpness * loss) for loss in turns.values()]))


def _loss(one: Judged, scale: Scale) -> float:
    """What counts of a decision: the chance it lost; as far as there was none left to lose, the
    points it missed. Whoever has lost can still play badly."""
    if scale.measure == "points":
        return one.lost
    return one.lost + hopeless(one.before, scale.seats) * scale.point * one.missed


def accuracy(decisions: Sequence[Judged], scale: Scale, turns: int) -> Accuracy | None:
    """How well a seat has played: opening, middle and end are thirds of the game."""
    if not decisions:
        return None
    edges = [0, math.ceil(turns / 3), math.ceil(2 * turns / 3), turns]
    phases = []
    for first, last in pairwise(edges):
        inside = [one for one in decisions if first < one.turn <= last]
        found = accuracy_of(inside, scale) if inside else None
        phases.append(Phase(first + 1, last, found, len(inside)))
    return Accuracy(accuracy_of(decisions, scale), len(decisions), phases)


def costliest(decisions: Sequence[Judged], seat: int) -> list[int]:
    """The decisions that lost a seat most, the worst first, by their places; then those that only
    missed points."""
    own = [n for n, one in enumerate(decisions) if one.seat == seat and one.better is not None]
    return sorted(own, key=lambda n: (-round(decisions[n].lost, 2), -decisions[n].points))[
        :COSTLIEST
    ]


def luck_and_play(
    shifts: Sequence[Shift], first: Moment, last: Moment, known: Collection[int]
) -> list[Luck]:
    """Seat by seat, what luck, its own decisions and those of the others made of its standing, from
    one moment to another; the three add up to the whole change."""
    counted = [shift for shift in shifts if shift.at >= first.at]
    if not first.chances:
        return [_alone(counted, first.points, last.points)]
    pairs = enumerate(zip(first.chances, last.chances, strict=True))
    return [_luck(counted, seat, *ends, seat in known) for seat, ends in pairs]


def _luck(shifts: Sequence[Shift], seat: int, start: float, end: float, is_known: bool) -> Luck:
    luck = sum([shift.luck[seat] for shift in shifts])
    play = thrown_away(shifts, seat) if is_known else None
    others = end - start - luck - (play or 0.0)
    told = None if play is None else round(play, 4)
    return Luck(round(start, 4), round(luck, 4), told, round(others, 4), round(end, 4))


def _alone(shifts: Sequence[Shift], start: float, end: float) -> Luck:
    """Nobody else plays: what was no luck was well or badly decided."""
    luck = sum([shift.luck[0] for shift in shifts])
    return Luck(start, round(luck, 4), round(end - start - luck, 4), 0.0, end)


def thrown_away(shifts: Sequence[Shift], seat: int) -> float:
    """What the decisions of a seat lost: in each turn, what its chance fell by them, luck aside, as
    far as better ones are known. A chance that looks lost and is there afterwards does not count,
    nor does one that fell though nothing better was known."""
    return sum([_of_turn(list(turn), seat) for _, turn in groupby(shifts, key=turn_of)])


def turn_of(shift: Shift) -> int:
    return shift.turn


def _of_turn(turn: Sequence[Shift], seat: int) -> float:
    """In a turn of its own what the others answer counts for the fall, but not as its fault."""
    own = [shift for shift in turn if shift.seat == seat]
    fell = turn if turn[0].seat == seat else own
    change = sum([shift.play[seat] for shift in fell])
    return max(min(change, 0.0), -sum([shift.short for shift in own]))
