"""Step 4 of a turn: one action, the board action of the activated site, favour or a soldier."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, turns
from fondaco.games.merv.action import BoardAction
from fondaco.games.merv.clauses import ACTION_ABLE, ACTION_SITE
from fondaco.games.merv.components import SITE_ACTION
from fondaco.games.merv.effects import gain_favour
from fondaco.games.merv.state import MervState
from fondaco.games.merv.step import Choice
from fondaco.games.merv.terms import AFTER, DEPLOY
from fondaco.games.merv.told import Told


class TakeAction(Choice):
    """The board action of the activated site."""

    def __init__(self, kind: i64, actions: list[BoardAction]) -> None:
        super().__init__(kind)
        self.actions = actions  # in the order of the board actions

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_other_action(state, move.what) or bars_unable(state, self.actions[move.what])

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        begin_action(state, move.what, told)
        turns.owe(state, AFTER)
        turns.go_to(state, self.actions[move.what].first)


def bars_other_action(state: MervState, action: i64) -> Clause | None:
    # rule action.site
    return None if action == SITE_ACTION[state.sites[state.site]] else ACTION_SITE


def bars_unable(state: MervState, action: BoardAction) -> Clause | None:
    # rule action.able
    return None if action.can_begin(state) else ACTION_ABLE


def begin_action(state: MervState, action: i64, told: Told) -> None:
    # rule action.again
    state.units = 0
    state.hues = 0
    events.acts(told, state, state.active, action)


class TakeFavour(Choice):
    """Favour instead of the board action."""

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        # rule action.one
        gain_favour(state, state.active, told)
        turns.go_to(state, AFTER)


class TakeSoldier(Choice):
    """A soldier instead of the board action."""

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        # rule action.one
        turns.owe(state, AFTER)
        turns.go_to(state, DEPLOY)
