"""What the draws of Merkator are about, for a chance that listens; their words: luck.toml.

Each function asks only where somebody listens, right before the pick; search pays nothing for it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.chance import Chance, announce
from fondaco.core.question import Outcome, Question, one_pick, times
from fondaco.games.merkator.cells import bonus_cell, contract_cell, entries, marked
from fondaco.games.merkator.components import (
    BONUS_CARDS,
    BONUS_IDS,
    BUILDING_IDS,
    BUILDINGS,
    CONTRACT_IDS,
    LETTER_COLUMN,
    LETTER_LOSS,
    LETTERS,
    LEVEL_END,
    LEVEL_FIRST,
    VALUE,
)
from fondaco.games.merkator.state import MerkatorState, hidden_of
from fondaco.games.merkator.terms import COLUMN_IDS, SOLO, STACK, Seat

_CONTRACTS: Final = {str(one["id"]): contract_cell(one) for one in entries("contract")}
_BONUS_CARDS: Final = {str(one["id"]): bonus_cell(one) for one in entries("bonus_card")}
_CONTRACT_CELLS: Final = [_CONTRACTS[id] for id in CONTRACT_IDS]
_BONUS_CELLS: Final = [_BONUS_CARDS[id] for id in BONUS_IDS]
_BUILDING_CELLS: Final = [marked([id]) for id in BUILDING_IDS]
_LETTER_CELLS: Final = [
    COLUMN_IDS[LETTER_COLUMN[letter]] * int(LETTER_LOSS[letter]) for letter in range(LETTERS)
]


def _drawn(bags: vec[i64], bag: i64, first: i64, end: i64, cells: list[str]) -> list[Outcome]:
    """One of these cards from that bag, as `bags.draw` draws it."""
    return one_pick([cells[card] for card in range(first, end) if bags[card] == bag])


def _ask_contract(
    chance: Chance, state: MerkatorState, level: i64, kind: str, fields: dict[str, object]
) -> None:
    value = int(VALUE[LEVEL_FIRST[level]])
    fields["value"] = value
    first = LEVEL_FIRST[level]
    outcomes = _drawn(state.contracts, STACK, first, LEVEL_END[level], _CONTRACT_CELLS)
    announce(chance, Question(f"stack {value}", kind, fields, outcomes))


def contract(chance: Chance, state: MerkatorState, level: i64) -> None:
    """The next Contract of a stack is turned up."""
    if chance.listens:
        _ask_contract(chance, state, level, "contract", {})


def dealt_contract(chance: Chance, state: MerkatorState, level: i64, seat: Seat) -> None:
    if chance.listens:
        _ask_contract(chance, state, level, "dealt_contract", {"seat": int(seat)})


def solo_card(chance: Chance, state: MerkatorState, level: i64) -> None:
    """The next card of the Solo stack, which is sorted by value."""
    if chance.listens:
        first = LEVEL_FIRST[level]
        outcomes = _drawn(state.contracts, SOLO, first, LEVEL_END[level], _CONTRACT_CELLS)
        announce(chance, Question("solo stack", "solo_card", {}, outcomes))


def bonus_card(chance: Chance, state: MerkatorState, bag: i64) -> None:
    """The next Bonus card comes from that part of the stack."""
    if chance.listens:
        outcomes = _drawn(state.bonus_cards, bag, 0, BONUS_CARDS, _BONUS_CELLS)
        announce(chance, Question("bonus stack", "bonus_card", {}, outcomes))


def dealt_bonus_card(
    chance: Chance, state: MerkatorState, cards: list[i64], price: i64, owner: Seat
) -> None:
    """One of these cards, all of one price, for a seat or for SoloPlay's AI."""
    if chance.listens:
        fields: dict[str, object] = {"price": int(price)}
        kind = "ai_bonus_card"
        if owner < state.seats:
            fields["seat"] = int(owner)
            kind = "dealt_bonus_card"
        outcomes = one_pick([_BONUS_CELLS[card] for card in cards])
        announce(chance, Question(f"bonus cards of {price}", kind, fields, outcomes))


def building(chance: Chance, state: MerkatorState) -> None:
    if chance.listens:
        outcomes = _drawn(state.buildings, STACK, 0, BUILDINGS, _BUILDING_CELLS)
        announce(chance, Question("building stack", "building", {}, outcomes))


def time_counter(chance: Chance, state: MerkatorState) -> None:
    """A Time counter is flipped: one of those that do not lie face up."""
    if chance.listens:
        hidden = [int(hidden_of(state, letter)) for letter in range(LETTERS)]
        outcomes = one_pick(times(_LETTER_CELLS, hidden))
        announce(chance, Question("time counters", "time_counter", {}, outcomes))
