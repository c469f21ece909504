"""Whose turn it is, what is asked and what is owed: this file alone writes it.

    a turn: SLOT -> SITE -> ACT -> a board action, or DEPLOY -> AFTER -> the next turn
    then: LINE_UP -> the next round, or RANSOM -> AUDIENCE -> the next year

What is owed, such as the place of a soldier or the rest of an interrupted action, waits in `due`.
"""

from librt.vecs import append, pop
from mypy_extensions import i64

from fondaco.core.bags import NONE, filled
from fondaco.core.chance import Chance
from fondaco.games.merv import assault, events
from fondaco.games.merv.cards import sets_told
from fondaco.games.merv.effects import next_attacked
from fondaco.games.merv.magistrate import deck, turn
from fondaco.games.merv.state import (
    MervState,
    first_player,
    goes_first,
    is_magistrate,
    is_past_queue,
    is_seat,
    is_solo,
    masters,
)
from fondaco.games.merv.terms import (
    AUDIENCE,
    BEGIN,
    COURTIER_SITE,
    COURTIER_SLOT,
    HALLS,
    LINE_UP,
    MAGISTRATE,
    MOST_MASTERS,
    NEXT_TURN,
    OVER,
    RANSOM,
    ROUNDS,
    SIDE,
    SLOT,
    YEARS,
    Owner,
    Seat,
)
from fondaco.games.merv.told import Told


def go_to(state: MervState, step: i64) -> None:
    state.step = step


def ask(state: MervState, seat: Seat, step: i64) -> None:
    state.asked = seat
    state.step = step


def let_decide(state: MervState, owner: Owner) -> None:
    """Between turns: it is up to that owner; one whom the rules play is not asked."""
    state.active = owner
    if is_seat(state, owner):
        state.asked = owner


# What is owed.


def owe(state: MervState, step: i64) -> None:
    """The active player has that step to settle before anything that was owed earlier."""
    state.due = append(state.due, step)


def interrupt(state: MervState, step: i64) -> None:
    """That step comes first; the one at hand goes on after it and all that it brings."""
    owe(state, state.step)
    state.step = step


def bring_forward(state: MervState, step: i64) -> None:
    """Of what is owed, that step comes first; the one at hand is asked again after it."""
    at = len(state.due) - 1
    while state.due[at] != step:
        at -= 1
    state.due, _ = pop(state.due, at)
    interrupt(state, step)


def next_due(state: MervState) -> None:
    """Go on with what is owed."""
    state.due, state.step = pop(state.due)


# Turns.


def begin_game(state: MervState) -> None:
    # rule solo.begin
    state.step = BEGIN if is_solo(state) else NEXT_TURN


def next_turn(state: MervState, chance: Chance, told: Told) -> None:
    # rule round.order
    if state.turn == masters(state):
        begin_lining_up(state)
        return
    begin_turn(state, state.queue[state.turn])
    events.turn_began(told, state, state.active)
    if is_seat(state, state.active):
        ask(state, state.active, SLOT)
    elif is_magistrate(state, state.active):
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


def end_turn(state: MervState) -> None:
    state.turn += 1
    state.step = NEXT_TURN


# The courtier.


def begin_courtier(state: MervState, told: Told) -> None:
    """One chooses the courtier's slot, the other his site; alone, the magistrate is one of them."""
    # rule courtier.slot
    if is_solo(state) and goes_first(state, MAGISTRATE):
        turn.choose_courtier_slot(state, told)
        ask(state, 0, COURTIER_SITE)
    else:
        ask(state, first_player(state), COURTIER_SLOT)


# Round end.


def begin_lining_up(state: MervState) -> None:
    # rule end.order
    state.queue = filled(MOST_MASTERS, NONE)
    state.turn = 0
    state.step = LINE_UP
    find_master(state)


def find_master(state: MervState) -> None:
    """The master on the next slot moves to the queue."""
    while state.turn < SIDE and state.slots[state.turn] == NONE:
        state.turn += 1
    if state.turn < SIDE:
        let_decide(state, state.slots[state.turn])


def leave_slot(state: MervState) -> None:
    state.slots[state.turn] = NONE
    find_master(state)


def end_round(state: MervState, told: Told) -> None:
    # rule year.rounds
    state.round += 1
    state.turn = 0
    if is_solo(state):
        deck.discard(state, told)
    if state.round < ROUNDS:
        state.step = NEXT_TURN
        events.round_began(told, state.round)
    elif state.year == 0:
        begin_scoring(state, told)
    else:
        # rule invasion.years
        begin_invasion(state, told)


# Invasion.


def begin_invasion(state: MervState, told: Told) -> None:
    assault.begins(told, state)
    state.step = RANSOM
    state.site = NONE
    state.exchanged = False
    attack_next(state)


def attack_next(state: MervState) -> None:
    """The next attacked building, owner by owner in the order of the queue."""
    # rule ransom.order
    while state.turn < masters(state):
        owner = state.queue[state.turn]
        state.site = next_attacked(state, owner, state.site)
        if state.site != NONE:
            let_decide(state, owner)
            return
        state.turn += 1
        # rule ransom.power
        state.exchanged = False


# Scoring.


def begin_scoring(state: MervState, told: Told) -> None:
    events.scoring_began(told, state.year)
    state.turn = 0
    state.step = AUDIENCE
    begin_audience(state)


def begin_audience(state: MervState) -> None:
    """The courtiers of the next owner in the queue are heard."""
    state.thing = 0
    for hall in range(HALLS):
        state.need[hall] = 0
    if not is_past_queue(state):
        let_decide(state, state.queue[state.turn])


def end_audience(state: MervState) -> None:
    state.turn += 1
    begin_audience(state)


def end_year(state: MervState, told: Told) -> None:
    if is_solo(state):
        deck.refill(state, told)
    # rule game.end
    if state.year == YEARS - 1:
        state.step = OVER
        events.game_over(told, sets_told(state))
        return
    state.year += 1
    state.round = 0
    state.turn = 0
    state.step = NEXT_TURN
    events.year_began(told, state.year)
