"""The account of a whole game: how the chances went, what each decision cost, what luck did."""

from collections.abc import Callable, Collection, Sequence
from importlib import import_module

from fondaco.analysis.advising import advice, keys
from fondaco.analysis.fortune import Shift, shift_of
from fondaco.analysis.judging import judged
from fondaco.analysis.outlook import chances, measure_of, seer_of
from fondaco.analysis.shapes import Account, Accuracy, Advice, Fact, Judged, Luck, Measure, Moment
from fondaco.analysis.summing import accuracy, costliest, luck_and_play
from fondaco.analysis.tallies.counting import Tale
from fondaco.analysis.walking import Decision, Walk
from fondaco.core.game import State
from fondaco.core.refusal import Refused
from fondaco.players.budget import Budget
from fondaco.table import Table

Progress = Callable[[int, int], None]

# Positions that are judged for one decision; where a game has many decisions, there are fewer.
QUALITIES = {"glance": 100, "quick": 2_000, "usual": 16_000, "thorough": 60_000}
MANY = {"merchants": 0.4}


def budget_of(title: str, quality: str) -> Budget:
    if quality not in QUALITIES:
        raise Refused(f"There is no quality {quality!r}; there are {', '.join(QUALITIES)}.")
    return Budget(steps=int(QUALITIES[quality] * MANY.get(title, 1.0)))


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
        self.shifts: list[Shift] = []
        self.made: list[Decision] = []

    def account(self, progress: Progress | None, seats: Collection[int] | None) -> Account:
        made = self.made = list(self.walk.decisions())
        self._begin(self.walk.first, 1, self.walk.start)
        for number, decision in enumerate(made):
            if progress is not None:
                progress(number, len(made))
            self._look_at(decision, seats is None or decision.seat in seats)
        self._end(made)
        if progress is not None:
            progress(len(made), len(made))
        return self._told()

    def _look_at(self, decision: Decision, is_judged: bool) -> None:
        shift = shift_of(self.game, decision)
        self.shifts.append(shift)
        if is_judged:
            luck = shift.luck[decision.seat]
            found = judged(self.game, decision, self.measure, self.budget, luck)
            self.decisions += [] if found is None else [found]
        if decision.turns_begun and self.game.to_act(decision.after) is not None:
            self._begin(decision.end, decision.turn + decision.turns_begun, decision.after)

    def _begin(self, at: int, turn: int, state: State) -> None:
        outlook = chances(self.game, state)
        seat = self.game.to_act(state)
        found = [round(chance, 4) for chance in outlook.chances]
        self.moments.append(Moment(at, turn, seat, outlook.open, found, round(outlook.points, 2)))

    def _end(self, made: Sequence[Decision]) -> None:
        last = made[-1].after if made else self.walk.start
        turn = self.moments[-1].turn
        self._begin(self.walk.whole.moves_played, turn + 1, last)

    def _told(self) -> Account:
        seats = range(self.walk.whole.seats)
        turns = self.moments[-1].turn - 1
        first = next(one.at for one in self.moments if not one.open or one is self.moments[-1])
        own = [[one for one in self.decisions if one.seat == seat] for seat in seats]
        found = [accuracy(decisions, self.measure, turns) for decisions in own]
        luck = luck_and_play(self.shifts, len(seats), first)
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
            [self._advice(seat, luck[seat], found[seat], worst[seat]) for seat in seats],
            self._facts(len(seats)),
        )

    def _advice(
        self, seat: int, luck: Luck, found: Accuracy | None, worst: Sequence[int]
    ) -> Advice:
        first = self.decisions[worst[0]] if worst else None
        return advice(luck, found, first, self.measure)

    def _facts(self, seats: int) -> list[Fact]:
        tally = import_module(f"fondaco.analysis.tallies.{self.game.title}")
        tale = Tale(self.game, seats, self.made, self.shifts)
        facts: list[Fact] = tally.facts(tale) if self.made else []
        return facts
