"""Who listens to what happens, and the shapes that events have in common."""

from typing import TypeAlias

from mypy_extensions import i64

from fondaco.core.bags import NONE
from fondaco.core.game import Event
from fondaco.games.merv.components import SITE_IDS
from fondaco.games.merv.state import MervState, is_seat
from fondaco.games.merv.terms import CUBE_IDS, MAGISTRATE, STORE_IDS, Cell, Color, Owner

Told: TypeAlias = list[Event] | None
Fields: TypeAlias = dict[str, object]


def by(state: MervState, owner: Owner) -> Fields:
    """Who did it, as the first field of an event."""
    if owner == NONE or is_seat(state, owner):
        return {"seat": owner}
    return {"opponent": "magistrate" if owner == MAGISTRATE else "courtier"}


def site_id(state: MervState, cell: Cell) -> str:
    return SITE_IDS[state.sites[cell]]


def did(told: Told, state: MervState, owner: Owner, kind: str) -> None:
    if told is not None:
        told.append(Event(kind, by(state, owner)))


def named(
    told: Told, state: MervState, owner: Owner, kind: str, field: str, ids: list[str], thing: i64
) -> None:
    """An owner did something with a thing that has an id."""
    if told is not None:
        told.append(Event(kind, {**by(state, owner), field: ids[thing]}))


def cube_at(
    told: Told, state: MervState, owner: Owner, kind: str, cell: Cell, field: str, color: Color
) -> None:
    """An owner did something on a site with a cube, or an upgrade of its color."""
    if told is not None:
        site = site_id(state, cell)
        told.append(Event(kind, {**by(state, owner), "site": site, field: CUBE_IDS[color]}))


def at_building(told: Told, state: MervState, owner: Owner, kind: str, cell: Cell) -> None:
    """An owner did something on a site; whose building stands there, if it is somebody else's."""
    there = state.buildings[cell]
    if told is not None:
        whose: Fields = {}
        if there not in (NONE, owner):
            whose = {"owner": there if is_seat(state, there) else by(state, there)["opponent"]}
        told.append(Event(kind, {**by(state, owner), "site": site_id(state, cell), **whose}))


def mark(told: Told) -> i64:
    """How much has been told so far."""
    return 0 if told is None else len(told)


def note(told: Told, since: i64, field: str, value: object) -> None:
    """Say more of what was told first since then, if anything was."""
    if told is not None and len(told) > since:
        told[since].fields[field] = value


def stands(told: Told, state: MervState, owner: Owner, kind: str, space: i64, instead: str) -> None:
    """An owner stands on a space of a track, perhaps because the other track is full."""
    if told is not None:
        fields: Fields = {**by(state, owner), "space": space}
        told.append(Event(kind, {**fields, "instead": instead} if instead else fields))


def stored(told: Told, state: MervState, owner: Owner, kind: str, store: i64, count: i64) -> None:
    """An owner takes or commits scrolls or goods."""
    if told is not None and count > 0:
        fields: Fields = {**by(state, owner), "kind": STORE_IDS[store], "count": count}
        told.append(Event(kind, fields))


def began(told: Told, kind: str, field: str, number: i64) -> None:
    if told is not None:
        told.append(Event(kind, {field: number + 1}))
