"""The edition of Merv, and how its entries are read and checked."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.edition import Edition
from fondaco.core.fields import Entry
from fondaco.games.merv.terms import BOON_IDS, COLOR_IDS

EDITION: Final = Edition("merv", Path(__file__).with_name("edition.toml"))


def each(entries: list[Entry], read: Callable[[Entry], int]) -> vec[i64]:
    return vec[i64]([read(entry) for entry in entries])


def flat(rows: list[list[int]]) -> vec[i64]:
    return vec[i64]([number for row in rows for number in row])


def cost_of(entry: Entry) -> list[int]:
    """How many cubes of each color; at least one in all."""
    cost = entry.table("cost")
    for color in cost.fields:
        if color not in COLOR_IDS:
            raise entry.wrong("cost", f"{color!r} is no color of cubes")
    if not cost.fields:
        raise entry.wrong("cost", "at least one cube belongs here")
    return [cost.number(color, 1, 9) if cost.has(color) else 0 for color in COLOR_IDS]


def row_of(section: Entry, field: str, length: int, most: int) -> vec[i64]:
    numbers = section.numbers(field, 0, most)
    if len(numbers) != length:
        raise section.wrong(field, f"{length} numbers belong here")
    return vec[i64](numbers)


def rising(section: Entry, field: str, length: int, most: int) -> vec[i64]:
    numbers = list(row_of(section, field, length, most))
    if sorted(set(numbers)) != numbers:
        raise section.wrong(field, "each number is greater than the one before")
    return vec[i64](numbers)


def boon_of(entry: Entry, field: str, known: list[i64]) -> int:
    boon = entry.one_of(field, BOON_IDS)
    if boon not in known:
        raise entry.wrong(field, f"{entry.text(field)!r} cannot be had here")
    return boon
