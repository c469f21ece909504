"""Why each part of a score brings what it does, in a few words."""

from mypy_extensions import i64

from fondaco.games.merkator.components import (
    BUILDING_KIND,
    BUILDING_LEAST,
    BUILDING_NAMES,
    BUILDINGS,
    FULL_CONTRACTS,
    PLACE_NAMES,
)
from fondaco.games.merkator.counting import counted, held_by_ai
from fondaco.games.merkator.scoring import (
    IN_OFFICE,
    OUTSIDE,
    all_goods,
    other_contracts,
    scored_goods,
)
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.terms import AT_LEAST, PER, SOLE_MOST, SOLOPLAY, Card, Seat

Reasons = dict[str, str]  # by the name of the part


def accounts(state: MerkatorState) -> list[Reasons]:
    """Seat by seat; not for SoloPlay's AI, whose Buildings are scored by rules of their own."""
    return [account(state, seat) for seat in range(state.seats)]


def account(state: MerkatorState, seat: Seat) -> Reasons:
    found: Reasons = {}
    if other_contracts(state, seat) > 0:
        found = {IN_OFFICE: f"the best {FULL_CONTRACTS}", OUTSIDE: "half their value"}
    for card in range(BUILDINGS):
        if state.buildings[card] == seat:
            found[BUILDING_NAMES[card]] = building(state, seat, card)
    return found


def building(state: MerkatorState, seat: Seat, card: Card) -> str:
    """What the Building has counted, and against what."""
    kind = BUILDING_KIND[card]
    if kind not in (PER, AT_LEAST, SOLE_MOST):
        return f"the token is in {PLACE_NAMES[state.merkator]}" if state.merkator >= 0 else ""
    number = counted(state, seat, card, scored_goods(state, seat))
    if kind == PER:
        return f"for {number}"
    if kind == AT_LEAST:
        return f"{number} of {BUILDING_LEAST[card]}"
    rival = most_of_others(state, seat, card)
    return f"{number} against {rival}{'' if number > rival else ', not the most alone'}"


def most_of_others(state: MerkatorState, seat: Seat, card: Card) -> i64:
    """What whoever comes nearest has of what the Building counts."""
    if plays_with(state, SOLOPLAY):
        return held_by_ai(state, card)
    others = [
        int(counted(state, other, card, all_goods(state, other)))
        for other in range(state.seats)
        if other != seat
    ]
    return max([*others, 0])
