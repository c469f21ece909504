"""Whose turn it is: the players in the order of the queue, and those whom the rules play."""

from librt.vecs import pop
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.games.merv import events
from fondaco.games.merv.clauses import COURTIER_NOTHING
from fondaco.games.merv.events import Told
from fondaco.games.merv.flow import years
from fondaco.games.merv.magistrate import turn
from fondaco.games.merv.magistrate.reasons import explain, mark
from fondaco.games.merv.state import MervState, is_magistrate, is_seat, is_solo, masters
from fondaco.games.merv.steps import courtier
from fondaco.games.merv.terms import (
    COURTIER_SITE,
    COURTIER_SLOT,
    MAGISTRATE,
    NEXT_TURN,
    SLOT,
    Owner,
    Seat,
)


def next_due(state: MervState) -> None:
    """Go on with what is owed."""
    state.due, state.step = pop(state.due)


def end_turn(state: MervState) -> None:
    state.turn += 1
    state.step = NEXT_TURN


def ask(state: MervState, seat: Seat, step: i64) -> None:
    state.asked = seat
    state.step = step


def next_turn(state: MervState, chance: Chance, told: Told) -> None:
    # rule round.order
    if state.turn == masters(state):
        years.begin_lining_up(state)
        return
    begin_turn(state, state.queue[state.turn])
    if is_seat(state, state.active):
        events.turn_began(told, state.active)
        ask(state, state.active, SLOT)
        return
    events.opponent_turn(told, state, state.active)
    if is_magistrate(state, state.active):
        turn.play(state, chance, told)
        end_turn(state)
    else:
        begin_courtier(state, told)


def begin_turn(state: MervState, owner: Owner) -> None:
    state.active = owner
    state.line = NONE
    state.site = NONE
    state.traded = False
    state.exchanged = False
    state.discounted = False
    state.units = 0
    state.hues = 0


# The courtier.


def begin_courtier(state: MervState, told: Told) -> None:
    """One chooses the courtier's slot, the other his site; alone, the magistrate is one of them."""
    # rule courtier.slot
    if is_solo(state) and goes_first(state, MAGISTRATE):
        turn.choose_courtier_slot(state, told)
        ask(state, 0, COURTIER_SITE)
    else:
        ask(state, first_player(state), COURTIER_SLOT)


def first_player(state: MervState) -> Seat:
    """The seat whose turn is the earliest of the round."""
    for place in range(masters(state)):
        if is_seat(state, state.queue[place]):
            return state.queue[place]
    return 0


def goes_first(state: MervState, owner: Owner) -> bool:
    """Alone: whether that master's turn is before yours."""
    for place in range(masters(state)):
        if state.queue[place] in (0, owner):
            return state.queue[place] == owner
    return False


def build_for_courtier(state: MervState, told: Told) -> None:
    """Alone, where you chose the slot, the magistrate chooses the site."""
    if courtier.can_build(state):
        turn.choose_courtier_site(state, told)
    else:
        build_nothing(state, told)


def build_nothing(state: MervState, told: Told) -> None:
    since = mark(told)
    courtier.build_nothing(state, told)
    explain(told, since, COURTIER_NOTHING, "no empty site, or no building of his, is left")
