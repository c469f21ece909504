"""Between turns: the masters line up, the Mongols attack, the year is scored.

LINE_UP -> the next round, or RANSOM -> AUDIENCE -> the next year
"""

from fondaco.core.bags import NONE, filled
from fondaco.games.merv import events
from fondaco.games.merv.clauses import COURTIER_CAMELS, COURTIER_INVASION, SOLO_CAMELS, SOLO_SCORING
from fondaco.games.merv.events import Told
from fondaco.games.merv.magistrate import deck
from fondaco.games.merv.magistrate.reasons import explain, mark
from fondaco.games.merv.scoring import score_all_courtiers, score_city
from fondaco.games.merv.state import (
    MervState,
    is_courtier,
    is_magistrate,
    is_seat,
    is_solo,
    masters,
)
from fondaco.games.merv.steps import audience, invasion, lineup
from fondaco.games.merv.terms import (
    AUDIENCE,
    LINE_UP,
    MOST_MASTERS,
    NEXT_TURN,
    OVER,
    RANSOM,
    ROUNDS,
    SIDE,
    YEARS,
    Owner,
)


def go_on(state: MervState, told: Told) -> None:
    if state.step == LINE_UP:
        go_on_lining_up(state, told)
    elif state.step == RANSOM:
        go_on_attacking(state, told)
    else:
        go_on_scoring(state, told)


def let_decide(state: MervState, owner: Owner) -> None:
    state.active = owner
    if is_seat(state, owner):
        state.asked = owner


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


def go_on_lining_up(state: MervState, told: Told) -> None:
    if state.turn == SIDE:
        end_round(state, told)
        return
    since = mark(told)
    lineup.take_place(state, lineup.furthest_ahead(state), told)
    if not is_seat(state, state.active):
        clause = SOLO_CAMELS if is_solo(state) else COURTIER_CAMELS
        explain(told, since, clause, "he skips as many places as he has camels for")
    leave_slot(state)


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
    events.invasion(told)
    state.step = RANSOM
    state.site = NONE
    attack_next(state)


def attack_next(state: MervState) -> None:
    """The next attacked building, owner by owner in the order of the queue."""
    # rule ransom.order
    while state.turn < masters(state):
        owner = state.queue[state.turn]
        state.site = invasion.next_attacked(state, owner, state.site)
        if state.site != NONE:
            let_decide(state, owner)
            return
        state.turn += 1


def go_on_attacking(state: MervState, told: Told) -> None:
    if state.turn < masters(state):
        destroy(state, told)
        attack_next(state)
        return
    invasion.withdraw_soldiers(state, told)
    state.turn = 0
    begin_scoring(state, told)


def destroy(state: MervState, told: Told) -> None:
    """The building at hand is lost: its owner cannot or, as the courtier, does not pay."""
    since = mark(told)
    invasion.destroy(state, state.site, told)
    if not is_seat(state, state.active):
        explain(told, since, COURTIER_INVASION, "nothing protects it, and he pays no ransom")


# Scoring.


def begin_scoring(state: MervState, told: Told) -> None:
    events.scoring_began(told, state.year)
    state.step = AUDIENCE
    audience.begin(state)
    let_decide(state, state.queue[0])


def is_hearing(state: MervState) -> bool:
    """Whether a courtier of the player at hand has still to be heard."""
    if state.step != AUDIENCE or state.turn == masters(state):
        return False
    return is_seat(state, state.active) and audience.left_to_hear(state) > 0


def go_on_scoring(state: MervState, told: Told) -> None:
    if state.turn == masters(state):
        end_year(state, told)
    else:
        finish_scoring(state, told)


def finish_scoring(state: MervState, told: Told) -> None:
    """The courtiers of the owner at hand are heard; now the city, then the next owner."""
    since = mark(told)
    if is_magistrate(state, state.active):
        score_all_courtiers(state, state.active, told)
    if not is_courtier(state, state.active):
        score_city(state, state.active, told)
    if is_magistrate(state, state.active):
        explain(told, since, SOLO_SCORING, "the year is scored; his courtiers need no favour")
    state.turn += 1
    audience.begin(state)
    if state.turn < masters(state):
        let_decide(state, state.queue[state.turn])


def end_year(state: MervState, told: Told) -> None:
    if is_solo(state):
        deck.refill(state, told)
    # rule game.end
    if state.year == YEARS - 1:
        state.step = OVER
        events.game_over(told)
        return
    state.year += 1
    state.round = 0
    state.turn = 0
    state.step = NEXT_TURN
    events.year_began(told, state.year)
