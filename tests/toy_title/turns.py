"""Whose turn it is and what is asked: this file alone writes it. BUY -> SELL -> BUY ... -> OVER."""

from fondaco.core.chance import Chance

from . import events
from .effects import raise_price
from .events import Told
from .state import JettyState
from .terms import BUY, OVER, SELL


def go_to_sale(state: JettyState) -> None:
    state.step = SELL


def end_turn(state: JettyState, chance: Chance, told: Told) -> None:
    state.turns_left -= 1
    # rule end.turns
    if state.turns_left == 0:
        state.step = OVER
        events.game_over(told)
        return
    state.active = (state.active + 1) % state.seats
    state.step = BUY
    raise_price(state, chance, told)
