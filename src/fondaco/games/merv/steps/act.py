"""Step 4 of a turn: one action, the board action of the activated site, favour or a soldier."""

from mypy_extensions import i64

from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, moves
from fondaco.games.merv.clauses import ACTION_SITE, ACTION_STOP
from fondaco.games.merv.components import SITE_ACTION
from fondaco.games.merv.effects import gain_favour
from fondaco.games.merv.events import Told
from fondaco.games.merv.state import MervState


def action_here(state: MervState) -> i64:
    """The board action of the activated site."""
    return SITE_ACTION[state.sites[state.site]]


def bars_action(state: MervState, action: i64) -> Clause | None:
    # rule action.site
    return None if action == action_here(state) else ACTION_SITE


def legal_free_actions(found: list[Move]) -> None:
    # rule action.one
    found.append(moves.MOVE_TAKE_FAVOUR)
    found.append(moves.MOVE_TAKE_SOLDIER)


def take_favour(state: MervState, told: Told) -> None:
    gain_favour(state, state.active, told)


def begin_action(state: MervState, action: i64, told: Told) -> None:
    # rule action.again
    state.units = 0
    state.hues = 0
    events.acts(told, state, state.active, action)


def bars_stop(state: MervState) -> Clause | None:
    # rule action.stop
    return None if state.units > 0 else ACTION_STOP
