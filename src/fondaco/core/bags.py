"""Cards in bags. A table keeps, card by card, the bag it lies in: an owner, a stack, the discards.

An unseen stack is a bag too: its order is decided when a card is turned up, so that no state
holds a future that somebody could peek at.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.chance import Chance

NONE: Final[i64] = -1


def zeros(n: i64) -> vec[i64]:
    return filled(n, 0)


def filled(n: i64, value: i64) -> vec[i64]:
    return vec[i64]([value] * n)


def wipe(numbers: vec[i64]) -> None:
    """Put 0 in every place."""
    for at in range(i64(len(numbers))):
        numbers[at] = 0


def changed(numbers: vec[i64], at: i64, value: i64) -> vec[i64]:
    """The same numbers but for one: for fields that states share and never change in place."""
    twin = numbers[:]
    twin[at] = value
    return twin


def count(bags: vec[i64], bag: i64, first: i64, end: i64) -> i64:
    """How many of the cards first .. end - 1 lie in that bag."""
    found: i64 = 0
    for card in range(first, end):
        if bags[card] == bag:
            found += 1
    return found


def find(bags: vec[i64], bag: i64, first: i64, end: i64) -> i64:
    """The first of these cards that lies in that bag, or NONE."""
    for card in range(first, end):
        if bags[card] == bag:
            return card
    return NONE


def draw(bags: vec[i64], bag: i64, first: i64, end: i64, chance: Chance) -> i64:
    """One of these cards from that bag, as luck will have it; NONE if the bag is empty."""
    found = count(bags, bag, first, end)
    if found == 0:
        return NONE
    skip = chance.pick(found)
    for card in range(first, end):
        if bags[card] == bag:
            if skip == 0:
                return card
            skip -= 1
    return NONE
