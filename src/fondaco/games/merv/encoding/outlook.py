"""What an owner's points are, and what the scorings to come add if nothing else changes."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.games.merv.components import SET_POINTS
from fondaco.games.merv.mosque_track import STEPS
from fondaco.games.merv.state import MervState, is_magistrate
from fondaco.games.merv.terms import (
    AUDIENCE,
    COMMON,
    FAVOUR,
    HALLS,
    PRAYER,
    RARE,
    SCROLL,
    SPICES,
    STORES,
    TRACKS,
    Owner,
)

PLENTY: Final[i64] = 1 << 20  # of favour
LATER: Final[i64] = 20
NEXT: Final[i64] = (1 << LATER) - 1


def sets(state: MervState, owner: Owner) -> i64:
    """Points for sets of spices: the first set has one of each spice held, and so on."""
    spices = state.spices
    points: i64 = 0
    size = SPICES
    set_: i64 = 1
    while size > 0:
        size = set_size(spices, owner, set_)
        if size > 0:
            points += SET_POINTS[size - 1]
        set_ += 1
    return points


def set_size(spices: vec[i64], owner: Owner, set_: i64) -> i64:
    """How many spices the owner has so often."""
    size: i64 = 0
    for at in range(owner * SPICES, (owner + 1) * SPICES):
        if spices[at] >= set_:
            size += 1
    return size


def card_points(spices: vec[i64], owner: Owner, spice: i64) -> i64:
    """What one more card of a spice adds to the sets."""
    size = set_size(spices, owner, spices[owner * SPICES + spice] + 1)
    if size == 0:
        return SET_POINTS[0]
    return SET_POINTS[size] - SET_POINTS[size - 1]


# The palace. What each hall counts is packed: 15 bits for each of the four.

_BITS: Final[i64] = 15
_MASK: Final[i64] = (1 << _BITS) - 1


def hall_counts(state: MervState, owner: Owner) -> i64:
    """Scrolls, caravan cards, goods, steps in the mosque."""
    stores = state.stores
    first = owner * STORES
    spices = state.spices
    cards: i64 = 0
    for at in range(owner * SPICES, (owner + 1) * SPICES):
        cards += spices[at]
    found = stores[first + SCROLL] + (cards << _BITS)
    found += (stores[first + COMMON] + stores[first + RARE]) << (2 * _BITS)
    return found + (STEPS[state.tracks[owner * TRACKS + PRAYER]] << (3 * _BITS))


def count_in(counts: i64, hall: i64) -> i64:
    return (counts >> (_BITS * hall)) & _MASK


def court_of(state: MervState, owner: Owner) -> i64:
    """Courtiers by hall, packed in the same way."""
    halls = state.halls
    found: i64 = 0
    for hall in range(HALLS):
        found += halls[owner * HALLS + hall] << (_BITS * hall)
    return found


def size_of(court: i64) -> i64:
    pair = (court & _MASK) + ((court >> _BITS) & _MASK)
    return pair + ((court >> (2 * _BITS)) & _MASK) + (court >> (3 * _BITS))


def whole_palace(counts: i64, court: i64) -> i64:
    """What all courtiers score."""
    points = (counts & _MASK) * (court & _MASK)
    points += ((counts >> _BITS) & _MASK) * ((court >> _BITS) & _MASK)
    points += ((counts >> (2 * _BITS)) & _MASK) * ((court >> (2 * _BITS)) & _MASK)
    return points + (counts >> (3 * _BITS)) * (court >> (3 * _BITS))


def palace(counts: i64, court: i64, favour: i64) -> i64:
    """What they score with so much favour, the best first."""
    if favour >= size_of(court):
        return whole_palace(counts, court)
    points: i64 = 0
    while favour > 0 and court > 0:
        best = best_hall(counts, court)
        heard = min(count_in(court, best), favour)
        points += count_in(counts, best) * heard
        favour -= heard
        court -= count_in(court, best) << (_BITS * best)
    return points


def best_hall(counts: i64, court: i64) -> i64:
    """The hall with courtiers that counts most."""
    best: i64 = 0
    most: i64 = 0
    for hall in range(HALLS):
        if count_in(court, hall) > 0 and count_in(counts, hall) >= most:
            best = hall
            most = count_in(counts, hall)
    return best


def favour_for(state: MervState, owner: Owner) -> i64:
    """The favour that lets courtiers score; the magistrate's need none."""
    return PLENTY if is_magistrate(state, owner) else state.tracks[owner * TRACKS + FAVOUR]


def palace_to_come(state: MervState, owner: Owner, counts: i64, court: i64, scorings: i64) -> i64:
    """What the courtiers score next, as favour allows, and in all the scorings after it, kept from
    bit LATER on."""
    if court == 0:
        return 0
    favour = favour_for(state, owner)
    size = size_of(court)
    if favour >= size * scorings and state.step != AUDIENCE:
        whole = whole_palace(counts, court)
        return whole + ((whole * (scorings - 1)) << LATER)
    later: i64 = 0
    for year in range(1, scorings):
        later += palace(counts, court, favour - year * size)
    return palace(counts, waiting(state, owner, court), favour) + (later << LATER)


def waiting(state: MervState, owner: Owner, court: i64) -> i64:
    """Those courtiers who have not been heard in the scoring at hand."""
    if state.step == AUDIENCE and state.active == owner:
        for hall in range(HALLS):
            court -= state.need[hall] << (_BITS * hall)
    return court
