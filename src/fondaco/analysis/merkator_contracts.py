"""Contracts of Merkator: what a seat owns, can pay, and lacks."""

from fondaco.games.merkator.components import (
    CONTRACT_IDS,
    CONTRACTS,
    FREE_COUNT,
    LOCATION,
    NEEDS,
)
from fondaco.games.merkator.payment import could_pay
from fondaco.games.merkator.state import MerkatorState, goods_of
from fondaco.games.merkator.terms import GOODS

FEW = 2  # goods that a Contract may lack and still be spoken of


def is_nearer(before: MerkatorState, after: MerkatorState, seat: int, card: int) -> bool:
    """Whether a Contract lacks few goods, and fewer than before, or is new."""
    left = sum(lacking(after, seat, card).values())
    is_new = before.contracts[card] != seat
    return 0 < left <= FEW and (is_new or left < sum(lacking(before, seat, card).values()))


def owned(state: MerkatorState, seat: int) -> list[int]:
    """The Contracts of a seat that can be delivered, the best first."""
    cards = [n for n in range(CONTRACTS) if state.contracts[n] == seat and LOCATION[n] >= 0]
    return cards[::-1]


def payable(state: MerkatorState, seat: int, card: int, time: int | None = None) -> bool:
    """Whether a seat could pay a Contract if it were there: with its goods, cubes and trades."""
    counters = state.time[seat] if time is None else time
    return card not in state.fulfilled and could_pay(state, seat, card, counters)


def payable_at(state: MerkatorState, seat: int, place: int, time: int | None = None) -> list[int]:
    here = [card for card in owned(state, seat) if LOCATION[card] == place]
    return [card for card in here if payable(state, seat, card, time)]


def lacking(state: MerkatorState, seat: int, card: int) -> dict[int, int]:
    """The goods that a Contract names and the office does not have."""
    missing = {good: NEEDS[card * GOODS + good] - goods_of(state, seat, good) for good in range(16)}
    return {good: int(number) for good, number in missing.items() if number > 0}


def is_complete(state: MerkatorState, seat: int, card: int) -> bool:
    return FREE_COUNT[card] == 0 and not lacking(state, seat, card)


def ids(cards: list[int]) -> str:
    return ", ".join([CONTRACT_IDS[card] for card in cards])
