"""Whether a table that was read could have come about."""

from fondaco.core.fields import Entry
from fondaco.core.refusal import Refused

from .flow import has_choice
from .state import JettyState
from .terms import OVER


def check(state: JettyState, entry: Entry) -> None:
    if (state.step == OVER) != (state.turns_left == 0):
        raise entry.wrong("turns_left", "the game is over when no turn is left, and only then")
    if not has_choice(state):
        raise Refused("snapshot: nobody would have anything to decide.")
