"""What is bought: it is chosen, paid cube by cube, then handed over."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.refusal import Clause
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice
from fondaco.games.merv.terms import COLORS
from fondaco.games.merv.told import Told


class Purchase(Choice):
    """A kind of move that takes something in hand, which is then to be paid."""

    def __init__(self, kind: i64, buying: i64) -> None:
        super().__init__(kind)
        self.buying = buying

    @final
    def begin(self, state: MervState, thing: i64) -> None:
        take_in_hand(state, self.buying, thing)

    def bars_any_coin(self, state: MervState, coin: i64) -> Clause | None:
        """What forbids that coin where the color is free."""
        raise NotImplementedError

    def note_coin(self, state: MervState, coin: i64) -> None:
        """A coin was paid for it."""

    def hand_over(self, state: MervState, told: Told) -> None:
        """All is paid."""
        raise NotImplementedError


def take_in_hand(state: MervState, buying: i64, thing: i64) -> None:
    state.buying = buying
    state.thing = thing
    state.rank = 0


def ask_cost(state: MervState, costs: vec[i64], row: i64) -> None:
    """The purchase at hand costs a row of a table with one number a color."""
    for color in range(COLORS):
        state.need[color] = costs[row * COLORS + color]
