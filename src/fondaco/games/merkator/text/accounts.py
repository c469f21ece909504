"""Why each part of a score brings what it does, in a few words."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.games.merkator.components import (
    BUILDING_IDS,
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
    most_counted,
    other_contracts,
    scored_goods,
)
from fondaco.games.merkator.scoring import (
    building as given_by,
)
from fondaco.games.merkator.soloplay import scoring as ai_scoring
from fondaco.games.merkator.state import MerkatorState, plays_with
from fondaco.games.merkator.terms import (
    AT_LEAST,
    EXPERT,
    GOODS,
    OPEN,
    PER,
    SOLE_MOST,
    SOLOPLAY,
    Card,
    Seat,
)
from fondaco.games.merkator.text.seen import Seen
from fondaco.games.merkator.text.wording import points

Reasons = dict[str, str]  # by the name of the part
BEST: Final = f"the best {FULL_CONTRACTS}"
HALF: Final = "half their value"
STUCK: Final = "Points do not count: the AI could not travel, and fewer than 3 stacks are empty."


def accounts(state: MerkatorState) -> list[Reasons]:
    """Seat by seat, then SoloPlay's AI, whose Buildings are scored by rules of their own."""
    found = [account(state, seat) for seat in range(state.seats)]
    return [*found, account_of_ai(state)] if plays_with(state, SOLOPLAY) else found


def account(state: MerkatorState, seat: Seat) -> Reasons:
    found: Reasons = {}
    if other_contracts(state, seat) > 0:
        found = {IN_OFFICE: BEST, OUTSIDE: HALF}
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
        return of_needed(number, BUILDING_LEAST[card])
    rival = most_of_others(state, seat, card)
    if number > rival:
        return f"{number} against {rival}"
    return f"{number} against {rival}, {'a tie' if number == rival else 'not the most'}"


def of_needed(number: i64, needed: i64, how: str = "") -> str:
    return f"{number}{how}, {needed} needed" if number >= needed else f"{number} of {needed}{how}"


def account_of_ai(state: MerkatorState) -> Reasons:
    found: Reasons = {}
    if ai_scoring.other_contracts(state) > 0:
        found = {ai_scoring.IN_FULL: BEST, ai_scoring.IN_HALF: HALF}
    cubes = state.cubes[:]
    for card in ai_scoring.in_order(state):
        found[BUILDING_NAMES[card]] = building_of_ai(state, card, cubes)
        ai_scoring.remove_cubes(card, cubes)
    return found


def building_of_ai(state: MerkatorState, card: Card, cubes: vec[i64]) -> str:
    """What his Building has counted of the cubes that are left for it, or of other things."""
    kind = BUILDING_KIND[card]
    if kind not in (PER, AT_LEAST, SOLE_MOST):
        return "he needs no token there"
    number = ai_scoring.has(state, card, cubes)
    if kind == PER:
        return f"for {number}"
    told = f"{number} of {BUILDING_LEAST[card]}"
    if kind == SOLE_MOST:
        told = f"{number} against your {counted(state, 0, card, all_goods(state, 0))}"
    is_half = plays_with(state, EXPERT) and not ai_scoring.meets(state, card, cubes)
    return f"{told}: half on the level Expert" if is_half else told


def worth(state: MerkatorState, seat: Seat) -> dict[str, str]:
    """What each Building that the seat has, or could buy, gives it if the game ended now."""
    cards = [card for card in range(BUILDINGS) if state.buildings[card] in (OPEN, seat)]
    return {BUILDING_IDS[card]: worth_of(state, seat, card) for card in cards}


def worth_of(state: MerkatorState, seat: Seat, card: Card) -> str:
    twin = state.copy()
    twin.buildings[card] = seat
    halves = given_by(twin, seat, card, scored_goods(twin, seat))
    why = building(twin, seat, card)
    if BUILDING_KIND[card] == AT_LEAST:
        why = so_far(twin, seat, card)
    return f"{points(halves / 2)} now{f' ({why})' if why else ''}"


def so_far(state: MerkatorState, seat: Seat, card: Card) -> str:
    """How much there is of what the Building asks for, if all cubes of the Supply tile that can
    become such goods do."""
    office = state.goods[seat * GOODS : (seat + 1) * GOODS]
    alone = counted(state, seat, card, office)
    number = most_counted(state, seat, card, office, 0)
    tile = " with the Supply tile" if number > alone else ""
    return of_needed(number, BUILDING_LEAST[card], tile)


def closing(view: Mapping[str, object], names: list[str]) -> list[str]:
    """Against SoloPlay's AI: why more points may be no victory."""
    seen = Seen(view, names)
    if seen.fields["rating"] != ai_scoring.LOSS:
        return []
    # rule soloplay.end_stuck
    ahead = seen.parts("offices")[0].half("points") >= seen.part("ai").half("points")
    return [STUCK] if ahead else []


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
