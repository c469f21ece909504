"""The account of a whole game: how the chances went, what each decision cost, what luck did."""

from collections.abc import Callable, Collection
from importlib import import_module

from fondaco.analysis.advising import advice, keys
from fondaco.analysis.course import Course
from fondaco.analysis.fortune import Shift, luck_of, shifts
from fondaco.analysis.judging import judged
from fondaco.analysis.outlook import measure_of, seer_of
from fondaco.analysis.shapes import Account, Fact, Judged, Mark, Measure, Moment
from fondaco.analysis.summing import Scale, accuracy, costliest, luck_and_play
from fondaco.analysis.tallies.counting import Tale, has_something
from fondaco.analysis.titles import matters_of
from fondaco.analysis.turning import turning
from fondaco.analysis.walking import Decision, Walk
from fondaco.core.refusal import Refused
from fondaco.players.budget import Budget
from fondaco.table import Table

Progress = Callable[[int, int], None]

# Positions that are judged for one decision; where turns, and so lines of play, are long, more.
QUALITIES = {"glance": 100, "quick": 2_000, "usual": 16_000, "thorough": 60_000}
MORE = {"merchants": 2.0}
LINES = {"glance": 1, "quick": 3, "usual": 6, "thorough": 12}  # to tell how a position stands


def budget_of(title: str, quality: str) -> Budget:
    if quality not in QUALITIES:
        raise Refused(f"There is no quality {quality!r}; there are {', '.join(QUALITIES)}.")
    return Budget(steps=int(QUALITIES[quality] * MORE.get(title, 1.0)))


def analyse(
    game: Table | str,
    quality: str = "usual",
    progress: Progress | None = None,
    seats: Collection[int] | None = None,
) -> Account:
    """The account of a game, from its table or its log.

    Args:
        game: The table, or what `Table.log` wrote.
        quality: How thoroughly decisions are looked at: one of `QUALITIES`.
        progress: Is told how many of how many decisions are done.
        seats: Whose decisions are judged; all if not told.
    """
    walk = Walk(game if isinstance(game, str) else game.log())
    return _Writer(walk, quality).account(progress, seats)


def by_even(moment: Moment, seat: int) -> float:
    """The chance of a seat, by what it were if all had the same; 1 where there is none."""
    return moment.chances[seat] * len(moment.chances) if moment.chances else 1.0


class _Writer:
    """Writes one account."""

    def __init__(self, walk: Walk, quality: str) -> None:
        self.walk = walk
        self.game = walk.game
        self.quality = quality
        self.budget = budget_of(walk.game.title, quality)
        self.measure: Measure = measure_of(walk.game, walk.start)
        self.moments: list[Moment] = []
        self.decisions: list[Judged] = []
        self.luck: list[list[float]] = []
        self.shifts: list[Shift] = []
        self.made: list[Decision] = []

    def account(self, progress: Progress | None, seats: Collection[int] | None) -> Account:
        made = self.made = list(self.walk.decisions())
        judged: dict[int, Judged] = {}
        for place, decision in enumerate(made):
            if progress is not None:
                progress(place, len(made))
            self.luck.append(luck_of(self.game, decision, self.measure))
            if seats is None or decision.seat in seats:
                judged |= self._judged(place, decision)
        course = Course(self.game, made, judged, LINES[self.quality])
        self.decisions = [course.judged[place] for place in sorted(course.judged)]
        self.shifts = shifts(course, self.luck)
        self._note_moments(course)
        if progress is not None:
            progress(len(made), len(made))
        return self._told()

    def _judged(self, place: int, decision: Decision) -> dict[int, Judged]:
        luck = self.luck[place][decision.seat]
        found = judged(self.game, decision, self.measure, self.budget, luck)
        return {} if found is None else {place: found}

    def _note_moments(self, course: Course) -> None:
        """How it stood where each turn began, and at the end."""
        turn = 1
        self._note(self.walk.first, turn, course, 0)
        for place, decision in enumerate(self.made):
            if decision.turns_begun and self.game.to_act(decision.after) is not None:
                turn = decision.turn + decision.turns_begun
                self._note(decision.end, turn, course, place + 1)
        self._note(self.walk.whole.moves_played, turn + 1, course, len(self.made))

    def _note(self, at: int, turn: int, course: Course, place: int) -> None:
        outlook = course.stops[place]
        seat = self.made[place].seat if place < len(self.made) else None
        found = [round(chance, 4) for chance in outlook.chances]
        points = round(outlook.points, 2)
        marks = [Mark(mark.points, round(mark.chance, 4)) for mark in outlook.marks]
        self.moments.append(Moment(at, turn, seat, outlook.open, found, points, marks))

    def _told(self) -> Account:
        seats = range(self.walk.whole.seats)
        turns = self.moments[-1].turn - 1
        told = next(one for one in self.moments if not one.open or one is self.moments[-1])
        own = [[one for one in self.decisions if one.seat == seat] for seat in seats]
        scale = Scale(self.measure, len(seats), matters_of(self.game.title).POINT)
        found = [accuracy(decisions, scale, turns) for decisions in own]
        known = {one.seat for one in self.decisions}
        luck = luck_and_play(self.shifts, told, self.moments[-1], known)
        worst = [costliest(self.decisions, seat) for seat in seats]
        return Account(
            self.game.title,
            self.game.rules_version,
            self.game.edition,
            seer_of(self.game.title).name,
            self.quality,
            self.measure,
            self.moments,
            self.decisions,
            found,
            luck,
            keys(self.game, self.made, self.shifts, self.decisions, self.measure),
            worst,
            [
                advice(luck[seat], found[seat], own[seat], self.measure, by_even(told, seat))
                for seat in seats
            ],
            self._facts(len(seats)),
            turning(self.moments),
            self._totals(len(seats)),
        )

    def _totals(self, seats: int) -> list[float]:
        """Opponents whom the rules play stand after the seats, and are left out."""
        last = self.made[-1].after if self.made else self.walk.start
        return [score.total for score in self.game.scores(last)[:seats]]

    def _facts(self, seats: int) -> list[Fact]:
        tally = import_module(f"fondaco.analysis.tallies.{self.game.title}")
        tale = Tale(self.game, seats, self.made)
        facts: list[Fact] = tally.facts(tale) if self.made else []
        return [fact for fact in facts if has_something(fact)]
