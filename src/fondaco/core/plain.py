"""Rows of numbers as plain words for a snapshot, and back, with checks that name the field."""

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.fields import Entry

MOST = 10_000  # of anything


def id_or_none(number: i64, ids: list[str]) -> str | None:
    return None if number == NONE else ids[number]


def number_or_none(number: i64) -> int | None:
    return None if number == NONE else number


def named(numbers: vec[i64], ids: list[str]) -> dict[str, int]:
    """The numbers that are not 0, by name."""
    return {id: numbers[at] for at, id in enumerate(ids) if numbers[at] != 0}


def named_rows(numbers: vec[i64], ids: list[str]) -> list[dict[str, int]]:
    """A table-wide row of numbers, cut into one of these names each."""
    width = len(ids)
    rows = [numbers[at : at + width] for at in range(0, len(numbers), width)]
    return [named(row, ids) for row in rows]


def read_id(entry: Entry, field: str, ids: list[str]) -> i64:
    return NONE if entry.value(field) is None else entry.one_of(field, ids)


def read_number(entry: Entry, field: str, most: int) -> i64:
    return NONE if entry.value(field) is None else entry.number(field, 0, most)


def each(entry: Entry, field: str) -> list[Entry]:
    """The items of a list, each to be read like a field of that name."""
    return [Entry(entry.where, {field: item}) for item in entry.items(field)]


def check_names(entry: Entry, ids: list[str]) -> None:
    for id in entry.fields:
        if id not in ids:
            raise entry.wrong(id, "nothing of that name belongs here")


def read_named(entry: Entry, ids: list[str], most: int = MOST) -> vec[i64]:
    """Numbers by name; those that are not named are 0."""
    check_names(entry, ids)
    return vec[i64]([entry.number(id, 0, most) if entry.has(id) else 0 for id in ids])


def read_rows(entry: Entry, field: str, rows: i64, ids: list[str], most: int = MOST) -> vec[i64]:
    """One table of names and numbers for each row."""
    found = [read_named(item.table(field), ids, most) for item in each(entry, field)]
    if len(found) != rows:
        raise entry.wrong(field, f"{rows} tables belong here")
    return vec[i64]([number for row in found for number in row])


def owners_by_id(numbers: vec[i64], ids: list[str]) -> dict[str, int]:
    """Who has each thing; things that nobody has are left out."""
    return {id: numbers[at] for at, id in enumerate(ids) if numbers[at] != NONE}


def read_owners(entry: Entry, ids: list[str], owners: i64) -> vec[i64]:
    """The owner of each thing, NONE where it is not named."""
    check_names(entry, ids)
    last = int(owners) - 1
    return vec[i64]([entry.number(id, 0, last) if entry.has(id) else NONE for id in ids])
