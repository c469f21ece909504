"""Round end: the masters move to the next corner, and camels move them ahead in its queue."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, moves
from fondaco.games.merv.clauses import END_BACK, END_FOURTH, END_SKIP
from fondaco.games.merv.effects import gain_camels
from fondaco.games.merv.events import Told
from fondaco.games.merv.state import MervState, masters
from fondaco.games.merv.terms import IN_QUEUE


def bars_place(state: MervState, place: i64) -> Clause | None:
    """What forbids the active master to take that place of the queue."""
    # rule end.fourth
    if place >= masters(state):
        return END_FOURTH
    # rule end.back
    if state.queue[place] != NONE:
        return END_BACK
    # rule end.skip
    return None if skipped(state, place) <= state.camels[state.active] else END_SKIP


def skipped(state: MervState, place: i64) -> i64:
    """How many free places lie behind that one."""
    # rule end.occupied
    free: i64 = 0
    for behind in range(place + 1, masters(state)):
        if state.queue[behind] == NONE:
            free += 1
    return free


def legal(state: MervState, found: list[Move]) -> None:
    for place in range(masters(state)):
        if bars_place(state, place) is None:
            found.append(moves.queue_at(place))


def furthest_ahead(state: MervState) -> i64:
    """The place that an opponent whom the rules play takes: he skips all that he can."""
    # rule courtier.camels
    # rule solo.camels
    for place in range(masters(state)):
        if bars_place(state, place) is None:
            return place
    return NONE


def take_place(state: MervState, place: i64, told: Told) -> None:
    owner = state.active
    events.queued(told, state, owner, place, skipped(state, place))
    # rule end.skip
    for behind in range(place + 1, masters(state)):
        if state.queue[behind] == NONE:
            state.camels[owner] -= 1
            state.camels[IN_QUEUE + behind] += 1
    state.queue[place] = owner
    # rule end.camels
    gain_camels(state, owner, IN_QUEUE + place, "queue", told)
