"""The account of a whole game: how the chances went, what each decision cost, what luck did."""

from collections.abc import Callable, Collection, Sequence

from fondaco.analysis.fortune import Shift, shift_of
from fondaco.analysis.judging import judged
from fondaco.analysis.outlook import chances, measure_of, seer_of
from fondaco.analysis.shapes import Account, Advice, Judged, Key, Measure, Moment, Words
from fondaco.analysis.summing import accuracy, costliest, luck_and_play
from fondaco.analysis.walking import Decision, Walk
from fondaco.core.game import State
from fondaco.players.budget import Budget
from fondaco.table import Table

Progress = Callable[[int, int], None]

# Positions that are judged for one decision.
QUALITIES = {"quick": 400, "usual": 2_000, "thorough": 12_000}


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
        self.budget = Budget(steps=QUALITIES[quality])
        self.measure: Measure = measure_of(walk.game, walk.start)
        self.moments: list[Moment] = []
        self.decisions: list[Judged] = []
        self.shifts: list[Shift] = []

    def account(self, progress: Progress | None, seats: Collection[int] | None) -> Account:
        made = list(self.walk.decisions())
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
        return Account(
            self.game.title,
            self.game.rules_version,
            self.game.edition,
            seer_of(self.game.title).name,
            self.quality,
            self.measure,
            self.moments,
            self.decisions,
            [accuracy(decisions, self.measure, turns) for decisions in own],
            luck_and_play(self.shifts, len(seats), first),
            self._keys(),
            [costliest(self.decisions, seat) for seat in seats],
            [_advice() for _ in seats],
            [],
        )

    def _keys(self) -> list[Key]:
        worst = sorted(self.decisions, key=lambda one: -one.lost)[:3]
        return [Key(one.at, one.turn, one.seat, one.played.name) for one in worst]


def _advice() -> Advice:
    words = Words("", "")
    return Advice(words, words, words)
