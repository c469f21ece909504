"""Moments that are kept: what one kind of viewer may see of a stretch of a game, move by move.

The first moment of a stretch is kept whole, each of the others as its difference from the one
before. No engine is needed to show them: they outlive the rules under which they were played.
"""

import re
import zlib
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

ONLOOKER = -1  # the kind of viewer who has no seat


class KeptMoment(Struct, frozen=True):
    """A table after one of its moves; names in the sentences are left blank."""

    seat: int | None
    move: str
    events: list[dict[str, Any]]
    lines: list[str]
    totals: list[float]
    change: Any  # the whole view, or its difference from the view before


def packed(moments: list[KeptMoment]) -> bytes:
    return zlib.compress(msgspec.json.encode(moments), 6)


def unpacked(body: bytes) -> list[KeptMoment]:
    return msgspec.json.decode(zlib.decompress(body), type=list[KeptMoment])


def after(moment: KeptMoment, before: Any) -> KeptMoment:
    """A whole moment as it is kept after another view; the first stays whole."""
    if before is None:
        return moment
    return msgspec.structs.replace(moment, change=difference(before, moment.change))


def whole(moments: list[KeptMoment]) -> Iterator[KeptMoment]:
    """The moments of a stretch, each with its whole view."""
    view = None
    for number, moment in enumerate(moments):
        view = changed(view, moment.change) if number else moment.change
        yield msgspec.structs.replace(moment, change=view)


def view_at(moments: list[KeptMoment], number: int) -> Any:
    """The view of the moment with that number in its stretch."""
    return next(islice(whole(moments), number, None)).change


# --- Names ---


BLANK = re.compile("⟦([0-9])⟧")


def blank(seat: int) -> str:
    """What stands for the name of a seat in a kept sentence."""
    return f"⟦{seat}⟧"


def named(line: str, names: list[str]) -> str:
    """With all names at once: one of them may look like what stands for another."""
    return BLANK.sub(lambda found: _name(found, names), line)


def _name(found: re.Match[str], names: list[str]) -> str:
    seat = int(found[1])
    return names[seat] if seat < len(names) else found[0]


# --- Differences ---
#
# A difference is a dictionary from key (or place in a list) to what became of the value there: a
# difference again, or a list with the new value, or an empty list if the key is gone.


def difference(old: Any, new: Any) -> Any:
    """What has to be changed to make the one out of the other."""
    if isinstance(old, dict) and isinstance(new, dict):
        gone: dict[Any, Any] = {key: [] for key in old if key not in new}
        return gone | {
            key: difference(old[key], value) if key in old else [value]
            for key, value in new.items()
            if key not in old or old[key] != value
        }
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return {str(at): difference(a, b) for at, (a, b) in pairs if a != b}
    return [new]


def changed(old: Any, change: Any) -> Any:
    """The old value with a difference made to it."""
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        return [
            changed(item, change[str(at)]) if str(at) in change else item
            for at, item in enumerate(old)
        ]
    new = {key: value for key, value in old.items() if change.get(key) != []}
    return new | {key: changed(old.get(key), part) for key, part in change.items() if part != []}
