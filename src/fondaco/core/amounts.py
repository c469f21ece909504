"""Amounts of the same things, added up."""

from collections.abc import Iterable


def added_up(amounts: Iterable[tuple[int, str]]) -> dict[str, int]:
    """How many of each thing, in the order in which they came."""
    sums: dict[str, int] = {}
    for count, thing in amounts:
        sums[thing] = sums.get(thing, 0) + count
    return sums


def listed(amounts: Iterable[tuple[int, str]]) -> str:
    """The same as a list: 2 Iron, 1 Copper."""
    return ", ".join([f"{count} {thing}" for thing, count in added_up(amounts).items()])
