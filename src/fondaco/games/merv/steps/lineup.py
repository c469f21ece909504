"""Round end: the masters move to the next corner, and camels move them ahead in its queue."""

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, turns
from fondaco.games.merv.clauses import COURTIER_CAMELS, END_BACK, END_FOURTH, END_SKIP, SOLO_CAMELS
from fondaco.games.merv.effects import gain_camels
from fondaco.games.merv.magistrate.reasons import explain
from fondaco.games.merv.state import MervState, is_seat, is_solo, masters
from fondaco.games.merv.step import Choice, OnlyIfOpen
from fondaco.games.merv.terms import IN_QUEUE, SIDE
from fondaco.games.merv.told import Told, mark


class LineUp(OnlyIfOpen):
    """Slot by slot each master takes a place in the next queue."""

    def has_choice(self, state: MervState) -> bool:
        if state.turn == SIDE or not is_seat(state, state.active):
            return False
        return super().has_choice(state)

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        if state.turn == SIDE:
            turns.end_round(state, told)
        else:
            move_ahead(state, told)
            turns.leave_slot(state)


def move_ahead(state: MervState, told: Told) -> None:
    """The only place left for a player; the best one for those whom the rules play."""
    since = mark(told)
    take_place(state, furthest_ahead(state), told)
    if not is_seat(state, state.active):
        clause = SOLO_CAMELS if is_solo(state) else COURTIER_CAMELS
        explain(told, since, clause, "he skips as many places as he has camels for")


class QueueAt(Choice):
    """Take a place in the next queue."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_place(state, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        take_place(state, move.what, told)
        turns.leave_slot(state)


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
