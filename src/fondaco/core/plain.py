"""States as plain words and numbers for a snapshot, and back, with checks that name the field.

A game lists its fields once, in the order in which a snapshot shows them: what is read later may
depend on what was read before, such as the number of seats.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.fields import (
    MOST,
    Entry,
    each,
    read_id,
    read_lying,
    read_named,
    read_one,
    read_owners,
)
from fondaco.core.game import State

LONGEST = 100  # of a list of which nobody knows how many belong there

# A bound, or how many belong somewhere: a number, or what follows from the state read so far.
Bound: TypeAlias = int | Callable[[Any], int]


def bound(value: Bound, state: State) -> int:
    return value if isinstance(value, int) else value(state)


class Field:
    """One field of a state, or several that a snapshot shows as one."""

    def __init__(self, name: str) -> None:
        self.name = name

    def plain(self, state: State) -> object:
        """As a snapshot shows it."""
        return self.shown(getattr(state, self.name))

    def read(self, state: State, entry: Entry) -> None:
        setattr(state, self.name, self.value(state, entry))

    def shown(self, value: Any) -> object:
        return value

    def value(self, state: State, entry: Entry) -> object:
        """What the snapshot says, or a refusal that names the field."""
        raise NotImplementedError


def snapshot(state: State, fields: list[Field]) -> dict[str, object]:
    return {field.name: field.plain(state) for field in fields}


def restore(state: State, fields: list[Field], entry: Entry) -> None:
    for field in fields:
        field.read(state, entry)


class Flag(Field):
    """Yes or no."""

    def value(self, state: State, entry: Entry) -> object:
        value = entry.value(self.name)
        if not isinstance(value, bool):
            raise entry.wrong(self.name, f"true or false belongs here, not {value!r}")
        return value


class Number(Field):
    """A number; where it may be missing, it is shown as nothing."""

    def __init__(
        self, name: str, most: Bound = MOST, least: int = 0, may_miss: bool = False
    ) -> None:
        super().__init__(name)
        self.most = most
        self.least = least
        self.may_miss = may_miss

    def shown(self, value: Any) -> object:
        return None if self.may_miss and value == NONE else value

    def value(self, state: State, entry: Entry) -> object:
        if self.may_miss and entry.value(self.name) is None:
            return NONE
        return entry.number(self.name, self.least, bound(self.most, state))


class Id(Field):
    """A thing by its id; where it may be missing, it is shown as nothing."""

    def __init__(self, name: str, ids: list[str], may_miss: bool = False) -> None:
        super().__init__(name)
        self.ids = ids
        self.may_miss = may_miss

    def shown(self, value: Any) -> object:
        return id_or_none(value, self.ids)

    def value(self, state: State, entry: Entry) -> object:
        return (read_id if self.may_miss else read_one)(entry, self.name, self.ids)


class Ids(Field):
    """A row of things by their ids: each once and none missing, if not said otherwise."""

    def __init__(
        self,
        name: str,
        ids: list[str],
        count: Bound | None = None,
        may_repeat: bool = False,
        may_miss: bool = False,
    ) -> None:
        super().__init__(name)
        self.ids = ids
        self.count = count
        self.may_repeat = may_repeat
        self.may_miss = may_miss

    def shown(self, value: Any) -> object:
        return [id_or_none(number, self.ids) for number in value]

    def value(self, state: State, entry: Entry) -> object:
        read = read_id if self.may_miss else read_one
        found = [read(item, self.name, self.ids) for item in each(entry, self.name)]
        most = LONGEST if self.may_repeat else len(self.ids)
        check_count(entry, self.name, len(found), self.count, state, most)
        if not self.may_repeat and len(set(found)) != len(found):
            raise entry.wrong(self.name, "something is named twice")
        return vec[i64](found)


class Numbers(Field):
    """A row of numbers."""

    def __init__(self, name: str, count: Bound | None = None, most: Bound = MOST) -> None:
        super().__init__(name)
        self.count = count
        self.most = most

    def shown(self, value: Any) -> object:
        return list(value)

    def value(self, state: State, entry: Entry) -> object:
        found = entry.numbers(self.name, 0, bound(self.most, state))
        check_count(entry, self.name, len(found), self.count, state)
        return vec[i64](found)


class Counts(Field):
    """How many there are of each thing; those of which there is none are left out."""

    def __init__(self, name: str, ids: list[str], most: int = MOST) -> None:
        super().__init__(name)
        self.ids = ids
        self.most = most

    def shown(self, value: Any) -> object:
        return named(value, self.ids)

    def value(self, state: State, entry: Entry) -> object:
        return read_named(entry.table(self.name), self.ids, self.most)


class Rows(Field):
    """The same for each seat, or whatever else has a row of its own."""

    def __init__(
        self, name: str, ids: list[str], rows: Bound, most: int = MOST, least: int = 0
    ) -> None:
        super().__init__(name)
        self.ids = ids
        self.rows = rows
        self.most = most
        self.least = least

    def shown(self, value: Any) -> object:
        width = len(self.ids)
        return [named(value[at : at + width], self.ids) for at in range(0, len(value), width)]

    def value(self, state: State, entry: Entry) -> object:
        found = [
            read_named(item.table(self.name), self.ids, self.most, self.least)
            for item in each(entry, self.name)
        ]
        check_count(entry, self.name, len(found), self.rows, state)
        return vec[i64]([number for row in found for number in row])


class Owners(Field):
    """Who has each thing; things that nobody has are left out."""

    def __init__(self, name: str, ids: list[str], owners: Bound) -> None:
        super().__init__(name)
        self.ids = ids
        self.owners = owners

    def shown(self, value: Any) -> object:
        return {id: value[at] for at, id in enumerate(self.ids) if value[at] != NONE}

    def value(self, state: State, entry: Entry) -> object:
        return read_owners(entry.table(self.name), self.ids, bound(self.owners, state))


class Lying(Field):
    """What lies at each place, by the ids of both; places where nothing lies are left out."""

    def __init__(self, name: str, places: list[str], things: list[str]) -> None:
        super().__init__(name)
        self.places = places
        self.things = things

    def shown(self, value: Any) -> object:
        lying = enumerate(self.places)
        return {place: self.things[value[at]] for at, place in lying if value[at] != NONE}

    def value(self, state: State, entry: Entry) -> object:
        return read_lying(entry.table(self.name), self.places, self.things)


def id_or_none(number: i64, ids: list[str]) -> str | None:
    return None if number == NONE else ids[number]


def named(numbers: vec[i64], ids: list[str]) -> dict[str, int]:
    """The numbers that are not 0, by name."""
    return {id: numbers[at] for at, id in enumerate(ids) if numbers[at] != 0}


def check_count(
    entry: Entry, field: str, found: int, due: Bound | None, state: State, most: int = LONGEST
) -> None:
    if due is not None and found != bound(due, state):
        raise entry.wrong(field, f"a list of {bound(due, state)} belongs here, not of {found}")
    if due is None and found > most:
        raise entry.wrong(field, f"a list of at most {most} belongs here, not of {found}")
