"""A board action: performed at least once, and again as long as the player can and will."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import turns
from fondaco.games.merv.clauses import ACTION_STOP
from fondaco.games.merv.moves import STOP
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice, OnlyIfOpen
from fondaco.games.merv.told import Told


class BoardAction(OnlyIfOpen):
    """The step of a board action: what it offers, what else may be done meanwhile, and to stop."""

    def __init__(self, first: i64, own: list[Choice], others: list[Choice]) -> None:
        super().__init__([*own, *others, Stop(self)])
        self.first = first  # the step with which the action begins
        self.own = vec[Choice](own)

    def can_begin(self, state: MervState) -> bool:
        """Whether the action can be performed at least once."""
        # rule action.able
        return self.offers(state)

    def can_repeat(self, state: MervState) -> bool:
        """Whether the action can be performed once more."""
        # rule action.again
        return self.offers(state)

    def offers(self, state: MervState) -> bool:
        return any(choice.count(state, 1) > 0 for choice in self.own)

    def has_choice(self, state: MervState) -> bool:
        return self.can_repeat(state) if state.units > 0 else super().has_choice(state)

    def is_mid_decision(self, state: MervState) -> bool:
        return state.units == 0

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        if state.units > 0:
            self.close(state, told)
        else:
            super().go_on(state, chance, told)

    def close(self, state: MervState, told: Told) -> None:
        """The action is over."""
        turns.next_due(state)


class Stop(Choice):
    """To end a board action."""

    def __init__(self, action: BoardAction) -> None:
        super().__init__(STOP)
        self.action = action

    def bars_all(self, state: MervState) -> Clause | None:
        return bars_stop(state)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        self.action.close(state, told)


def bars_stop(state: MervState) -> Clause | None:
    # rule action.stop
    return None if state.units > 0 else ACTION_STOP
