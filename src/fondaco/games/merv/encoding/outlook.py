"""What an owner's points are, and what the scorings to come add if nothing else changes."""

from typing import Final

from mypy_extensions import i64

from fondaco.games.merv.components import SET_POINTS
from fondaco.games.merv.holdings import courtiers_of, points_of
from fondaco.games.merv.places import hall_points
from fondaco.games.merv.state import MervState, is_magistrate
from fondaco.games.merv.terms import AUDIENCE, FAVOUR, HALLS, SPICES, TRACKS, Owner

PLENTY: Final[i64] = 1 << 20  # of favour, of points


def points_with_sets(state: MervState, owner: Owner) -> i64:
    return points_of(state, owner) + sets(state, owner)


def sets(state: MervState, owner: Owner) -> i64:
    """Points for sets of spices: the first set has one of each spice held, and so on."""
    total: i64 = 0
    set_: i64 = 1
    size = set_size(state, owner, set_)
    while size > 0:
        total += SET_POINTS[size - 1]
        set_ += 1
        size = set_size(state, owner, set_)
    return total


def set_size(state: MervState, owner: Owner, set_: i64) -> i64:
    """How many spices the owner has so often."""
    size: i64 = 0
    for at in range(owner * SPICES, (owner + 1) * SPICES):
        if state.spices[at] >= set_:
            size += 1
    return size


def card_points(state: MervState, owner: Owner, spice: i64) -> i64:
    """What one more card of a spice adds to the sets."""
    size = set_size(state, owner, state.spices[owner * SPICES + spice] + 1)
    return SET_POINTS[size] - (SET_POINTS[size - 1] if size > 0 else 0)


# The palace.


def palace_now(state: MervState, owner: Owner) -> i64:
    """What the courtiers score next, as favour allows; those heard already have scored."""
    is_heard = state.step == AUDIENCE and state.active == owner
    return palace(state, owner, favour_for_court(state, owner), is_heard)


def palace_later(state: MervState, owner: Owner, scorings: i64) -> i64:
    """What they score in so many scorings after the next, as things stand."""
    court = courtiers_of(state, owner)
    favour = favour_for_court(state, owner)
    total: i64 = 0
    for _ in range(scorings):
        favour -= court
        total += palace(state, owner, favour, False)
    return total


def favour_for_court(state: MervState, owner: Owner) -> i64:
    """The favour that lets courtiers score; the magistrate's need none."""
    return PLENTY if is_magistrate(state, owner) else state.tracks[owner * TRACKS + FAVOUR]


def palace(state: MervState, owner: Owner, favour: i64, is_heard: bool) -> i64:
    """What the courtiers of an owner score with so much favour, the best first."""
    total: i64 = 0
    below = PLENTY
    while favour > 0 and below > 0:
        below = best_below(state, owner, below)
        for hall in range(HALLS):
            if hall_points(state, owner, hall) == below:
                waiting = state.halls[owner * HALLS + hall] - (state.need[hall] if is_heard else 0)
                heard = min(waiting, favour)
                total += below * heard
                favour -= heard
    return total


def best_below(state: MervState, owner: Owner, below: i64) -> i64:
    """The most that a courtier of the owner scores, if it is less than that."""
    best: i64 = 0
    for hall in range(HALLS):
        if state.halls[owner * HALLS + hall] > 0:
            points = hall_points(state, owner, hall)
            if best < points < below:
                best = points
    return best
