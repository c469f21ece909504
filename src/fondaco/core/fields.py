"""Reads tables that people write, editions and snapshots, with checks that name entry and field."""

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.refusal import Refused

MOST: Final = 10_000  # of anything


class Entry:
    """One table of names and values; what is missing or wrong is refused by name."""

    def __init__(self, where: str, fields: Mapping[str, object]) -> None:
        self.where = where
        self.fields = fields

    def has(self, field: str) -> bool:
        return field in self.fields

    def wrong(self, field: str, problem: str) -> Refused:
        return Refused(f"{self.where}, field {field!r}: {problem}.")

    def value(self, field: str) -> object:
        if field not in self.fields:
            raise self.wrong(field, "it is missing")
        return self.fields[field]

    def text(self, field: str) -> str:
        value = self.value(field)
        if not isinstance(value, str):
            raise self.wrong(field, f"a text belongs here, not {value!r}")
        return value

    def one_of(self, field: str, known: list[str]) -> int:
        """The position of the field's text in a list of known ones."""
        value = self.text(field)
        if value not in known:
            raise self.wrong(field, f"{value!r} is unknown; known are {', '.join(known)}")
        return known.index(value)

    def number(self, field: str, least: int, most: int) -> int:
        value = self.value(field)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(field, f"a whole number belongs here, not {value!r}")
        if not least <= value <= most:
            raise self.wrong(field, f"{value} is not between {least} and {most}")
        return value

    def halves(self, field: str) -> int:
        """A number of points, in half points."""
        value = self.value(field)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.wrong(field, f"a number of points belongs here, not {value!r}")
        if not 0 < value <= 100 or value * 2 != int(value * 2):
            raise self.wrong(field, f"{value} is not a number of whole or half points up to 100")
        return int(value * 2)

    def items(self, field: str) -> list[object]:
        value = self.value(field)
        if not isinstance(value, list):
            raise self.wrong(field, f"a list belongs here, not {value!r}")
        return list(value)

    def numbers(self, field: str, least: int, most: int) -> list[int]:
        found: list[int] = []
        for item in self.items(field):
            found.append(Entry(self.where, {field: item}).number(field, least, most))
        return found

    def texts(self, field: str, known: list[str]) -> list[int]:
        found: list[int] = []
        for item in self.items(field):
            found.append(Entry(self.where, {field: item}).one_of(field, known))
        if len(set(found)) != len(found):
            raise self.wrong(field, "something is named twice")
        return found

    def table(self, field: str) -> "Entry":
        value = self.value(field)
        if not isinstance(value, dict):
            raise self.wrong(field, f"a table belongs here, not {value!r}")
        return Entry(f"{self.where}, {field}", value)


def read_one(entry: Entry, field: str, ids: list[str]) -> i64:
    return entry.one_of(field, ids)


def read_id(entry: Entry, field: str, ids: list[str]) -> i64:
    return NONE if entry.value(field) is None else entry.one_of(field, ids)


def each(entry: Entry, field: str) -> list[Entry]:
    """The items of a list, each to be read like a field of that name."""
    return [Entry(entry.where, {field: item}) for item in entry.items(field)]


def check_names(entry: Entry, ids: list[str]) -> None:
    for id in entry.fields:
        if id not in ids:
            raise entry.wrong(id, "nothing of that name belongs here")


def read_named(entry: Entry, ids: list[str], most: int = MOST, least: int = 0) -> vec[i64]:
    """Numbers by name; those that are not named are 0."""
    check_names(entry, ids)
    return vec[i64]([entry.number(id, least, most) if entry.has(id) else 0 for id in ids])


def read_owners(entry: Entry, ids: list[str], owners: int) -> vec[i64]:
    """The owner of each thing, NONE where it is not named."""
    check_names(entry, ids)
    return vec[i64]([entry.number(id, 0, owners - 1) if entry.has(id) else NONE for id in ids])


def read_lying(entry: Entry, places: list[str], things: list[str]) -> vec[i64]:
    """What lies at each place, NONE where it is not named."""
    check_names(entry, places)
    return vec[i64]([entry.one_of(id, things) if entry.has(id) else NONE for id in places])
