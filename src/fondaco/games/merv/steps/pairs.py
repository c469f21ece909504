"""Pairs of spices: when the queue is restocked, each pair just completed brings its boon."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import turns
from fondaco.games.merv.boons import is_owed_for_pair, reward_first
from fondaco.games.merv.clauses import CARAVANSARY_PAIRS
from fondaco.games.merv.effects import gain_cube, gain_favour
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice, Small, Unasked
from fondaco.games.merv.terms import PAIR_BOONS, WHITE
from fondaco.games.merv.told import Told, mark, note


class Pairs(Small):
    """Several pairs were completed: whose boon comes next is asked while there are two kinds."""

    def __init__(self, boon: Choice, others: list[Choice]) -> None:
        super().__init__([boon, *others])
        self.boon = boon

    def has_choice(self, state: MervState) -> bool:
        # rule caravansary.pair_order
        return self.boon.count(state, 2) == 2

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        turns.next_due(state)


class NextBoon(Choice):
    """Choose the boon that comes next."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_boon(state, PAIR_BOONS[move.what])

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        # rule caravansary.pair_order
        reward_first(state, PAIR_BOONS[move.what])


def bars_boon(state: MervState, boon: i64) -> Clause | None:
    # rule caravansary.pairs
    return None if is_owed_for_pair(state, boon) else CARAVANSARY_PAIRS


class GainFavour(Unasked):
    """For a pair of spices."""

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        since = mark(told)
        gain_favour(state, state.active, told)
        note(told, since, "for", "pair")
        turns.next_due(state)


class GainCube(Unasked):
    """For a pair of spices."""

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        gain_cube(state, state.active, WHITE, NONE, told)
        turns.next_due(state)
