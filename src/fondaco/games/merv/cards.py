"""Caravan cards and contracts, as everybody takes them."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.chance import Chance
from fondaco.core.refusal import Clause
from fondaco.games.merv import events, luck
from fondaco.games.merv.clauses import CONTRACT_TOP
from fondaco.games.merv.components import (
    COMMON_ASKED,
    CONTRACT_FAVOUR,
    CONTRACT_OVER,
    CONTRACT_POINTS,
    DISPLAY,
    EITHER_ASKED,
    RARE_ASKED,
    SCROLLS_ASKED,
    SET_POINTS,
    SPICE_COUNT,
    SPICE_SPACE,
)
from fondaco.games.merv.effects import gain_favour, score
from fondaco.games.merv.holdings import cards_of, free_of, influence_of
from fondaco.games.merv.state import MervState, is_courtier, masters
from fondaco.games.merv.terms import (
    BY_CONTRACTS,
    COMMON,
    IN_CARAVANSARY,
    RARE,
    SCROLL,
    SPICES,
    STORES,
    Owner,
)
from fondaco.games.merv.told import Fields, Told, by

# Caravan cards.


def in_deck(state: MervState, spice: i64) -> i64:
    """How many cards of a spice are still unseen."""
    left = SPICE_COUNT[spice]
    for owner in range(masters(state)):
        left -= state.spices[owner * SPICES + spice]
    for card in state.display:
        if card == spice:
            left -= 1
    return left


def may_hold(state: MervState, owner: Owner, spice: i64) -> bool:
    """Whether an owner holds that spice already, or may hold one more kind."""
    # rule caravansary.types
    if state.spices[owner * SPICES + spice] > 0:
        return True
    kinds: i64 = 0
    for other in range(SPICES):
        if state.spices[owner * SPICES + other] > 0:
            kinds += 1
    return kinds == 0 or influence_of(state, owner) >= SPICE_SPACE[kinds - 1]


def take_card(state: MervState, owner: Owner, at: i64, told: Told) -> i64:
    """The card at that place of the queue goes to an owner, with the camel on it."""
    # rule caravansary.gap
    state.display, spice = pop(state.display, at)
    state.spices[owner * SPICES + spice] += 1
    events.card_taken(told, state, owner, spice)
    # rule caravansary.gain
    if at < state.camels[IN_CARAVANSARY]:
        state.camels[IN_CARAVANSARY] -= 1
        state.camels[owner] += 1
        events.camels(told, state, owner, 1, "caravansary")
    return spice


def restock(state: MervState, chance: Chance, told: Told) -> None:
    """Fill the queue from the deck, whose order nobody knows."""
    # rule caravansary.restock
    left = vec[i64]([in_deck(state, spice) for spice in range(SPICES)])
    unseen: i64 = 0
    for number in left:
        unseen += number
    drawn = vec[i64]()
    while len(state.display) < DISPLAY and unseen > 0:
        luck.caravan_card(chance, left)
        spice = drawn_spice(left, chance.pick(unseen))
        left[spice] -= 1
        unseen -= 1
        state.display = append(state.display, spice)
        drawn = append(drawn, spice)
    events.restocked(told, drawn)


def drawn_spice(left: vec[i64], pick: i64) -> i64:
    spice: i64 = 0
    while pick >= left[spice]:
        pick -= left[spice]
        spice += 1
    return spice


def set_points(state: MervState, owner: Owner, more: i64) -> i64:
    """What the caravan cards of an owner score, with one more of a spice (NONE: as they are)."""
    # rule game.sets
    total: i64 = 0
    for set_ in range(1, cards_of(state, owner) + 2):
        size: i64 = 0
        for spice in range(SPICES):
            held = state.spices[owner * SPICES + spice] + (1 if spice == more else 0)
            if held >= set_:
                size += 1
        if size > 0:
            total += SET_POINTS[size - 1]
    return total


def sets_told(state: MervState) -> list[Fields]:
    """What the sets of each owner score at the end, as it is told."""
    owners = [owner for owner in range(masters(state)) if not is_courtier(state, owner)]
    return [{**by(state, owner), "points": set_points(state, owner, NONE)} for owner in owners]


# Contracts.


def bars_covered(state: MervState, contract: i64) -> Clause | None:
    """What forbids a contract that is not the top card of its stack."""
    # rule contract.top
    if state.contracts[contract] != NONE:
        return CONTRACT_TOP
    over = CONTRACT_OVER[contract]
    return None if over == NONE or state.contracts[over] != NONE else CONTRACT_TOP


def is_available(state: MervState, contract: i64) -> bool:
    return bars_covered(state, contract) is None


def has_goods(state: MervState, owner: Owner, contract: i64) -> bool:
    """Whether an owner has the scrolls and goods for a contract that are not committed yet."""
    # rule contract.goods
    if free_of(state, owner, SCROLL) < SCROLLS_ASKED[contract]:
        return False
    common = free_of(state, owner, COMMON) - COMMON_ASKED[contract]
    rare = free_of(state, owner, RARE) - RARE_ASKED[contract]
    return common >= 0 and rare >= 0 and common + rare >= EITHER_ASKED[contract]


def commit(state: MervState, owner: Owner, kind: i64, count: i64, told: Told) -> None:
    # rule contract.goods
    # rule contract.kept
    state.committed[owner * STORES + kind] += count
    events.committed(told, state, owner, kind, count)


def complete_contract(
    state: MervState, owner: Owner, contract: i64, common: i64, rare: i64, told: Told
) -> None:
    """Take the card, commit what it asks for, score it; its soldier has still to be placed."""
    state.contracts[contract] = owner
    events.fulfilled(told, state, owner, contract)
    commit(state, owner, SCROLL, SCROLLS_ASKED[contract], told)
    commit(state, owner, COMMON, common, told)
    commit(state, owner, RARE, rare, told)
    # rule contract.points
    score(state, owner, BY_CONTRACTS, CONTRACT_POINTS[contract], told)
    # rule contract.bonus
    if CONTRACT_FAVOUR[contract] == 1:
        gain_favour(state, owner, told)
