"""The scoring of the palace: who has too little favour chooses which courtiers score."""

from mypy_extensions import i64

from fondaco.core.chance import Chance
from fondaco.core.game import Move
from fondaco.core.refusal import Clause
from fondaco.games.merv import turns
from fondaco.games.merv.clauses import SCORE_CHOOSE, SCORE_ORDER, SOLO_SCORING
from fondaco.games.merv.holdings import favour_of
from fondaco.games.merv.magistrate.reasons import explain
from fondaco.games.merv.places import score_courtier
from fondaco.games.merv.scoring import score_all_courtiers, score_city
from fondaco.games.merv.state import MervState, is_courtier, is_magistrate, is_past_queue, is_seat
from fondaco.games.merv.step import Choice, OnlyIfOpen
from fondaco.games.merv.terms import FAVOUR, HALLS, TRACKS
from fondaco.games.merv.told import Told, mark


class Audience(OnlyIfOpen):
    """Owner by owner the courtiers are heard, then the city is scored."""

    def has_choice(self, state: MervState) -> bool:
        return is_hearing(state) and super().has_choice(state)

    def is_mid_decision(self, state: MervState) -> bool:
        return any(scored > 0 for scored in state.need)

    def go_on(self, state: MervState, chance: Chance, told: Told) -> None:
        if is_hearing(state):
            super().go_on(state, chance, told)
        elif is_past_queue(state):
            turns.end_year(state, told)
        else:
            score_rest(state, told)
            turns.end_audience(state)


def is_hearing(state: MervState) -> bool:
    """Whether a courtier of the player at hand has still to be heard."""
    if is_past_queue(state) or not is_seat(state, state.active):
        return False
    return left_to_hear(state) > 0


def score_rest(state: MervState, told: Told) -> None:
    """The courtiers of the owner at hand are heard; now the city."""
    since = mark(told)
    if is_magistrate(state, state.active):
        score_all_courtiers(state, state.active, told)
    if not is_courtier(state, state.active):
        score_city(state, state.active, told)
    if is_magistrate(state, state.active):
        explain(told, since, SOLO_SCORING, "the year is scored; his courtiers need no favour")


class ScoreHall(Choice):
    """Let a courtier of a hall score."""

    def bars_one(self, state: MervState, move: Move) -> Clause | None:
        return bars_unheard(state, move.what) or bars_hall_order(state, move.what)

    def apply(self, state: MervState, move: Move, chance: Chance, told: Told) -> None:
        hear(state, move.what, told)


def waiting(state: MervState, hall: i64) -> i64:
    """Courtiers of the active player in a hall that have not scored this year."""
    return state.halls[state.active * HALLS + hall] - state.need[hall]


def waiting_from(state: MervState, hall: i64) -> i64:
    """Those in that hall and in the halls to its right."""
    found: i64 = 0
    for right in range(hall, HALLS):
        found += waiting(state, right)
    return found


def bars_unheard(state: MervState, hall: i64) -> Clause | None:
    """What forbids a hall in which nobody can be heard."""
    # rule score.choose
    if favour_of(state, state.active) == 0 or waiting(state, hall) == 0:
        return SCORE_CHOOSE
    return None


def bars_hall_order(state: MervState, hall: i64) -> Clause | None:
    """What forbids a hall that leaves favour unused, or was passed."""
    # rule score.order
    if hall < state.thing or waiting_from(state, hall) < left_to_hear(state):
        return SCORE_ORDER
    return None


def left_to_hear(state: MervState) -> i64:
    """How many courtiers are still to score: as many as there are, or as favour allows."""
    # rule score.favour
    favour = favour_of(state, state.active)
    there = waiting_from(state, 0)
    return favour if favour < there else there


def hear(state: MervState, hall: i64, told: Told) -> None:
    """A courtier spends a favour and scores."""
    # rule score.favour
    state.tracks[state.active * TRACKS + FAVOUR] -= 1
    state.need[hall] += 1
    state.thing = hall
    score_courtier(state, state.active, hall, told)
