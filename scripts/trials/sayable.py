"""Values that the types of the wire allow, made from the types alone: what is new is covered."""

import re
from functools import cache
from random import Random
from typing import Any

from msgspec import NODEFAULT, UNSET, inspect

LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"
LONGEST = 12  # letters or items of something that may be long
# The only patterns there are: anything but a space, and a day.
PRINTED = re.compile(r"\^\[!-~\][*+]\\Z")
DAY = r"^\d{4}-\d\d-\d\d\Z"


def valid(kind: inspect.Type, will: Random) -> Any:
    """A value of that type, as JSON has it."""
    for known, make in MAKERS.items():
        if isinstance(kind, known):
            return make(kind, will)
    raise TypeError(f"MAKERS knows no way to say {kind}: a type that is new on the wire")


def _whole(kind: Any, will: Random) -> int:
    least = kind.ge if kind.ge is not None else -5
    most = kind.le if kind.le is not None else least + 100
    return will.choice([least, most, will.randint(least, most), will.randint(least, least + 3)])


def _fraction(kind: Any, will: Random) -> float:
    least = kind.ge if kind.ge is not None else -5.0
    most = kind.le if kind.le is not None else least + 100.0
    return will.choice([least, most, will.uniform(least, most)])


def _text(kind: Any, will: Random) -> str:
    if kind.pattern == DAY:
        return f"{will.randrange(10_000):04}-{will.randrange(100):02}-{will.randrange(100):02}"
    assert kind.pattern is None or PRINTED.fullmatch(kind.pattern), kind.pattern
    least, most = kind.min_length or 0, kind.max_length or LONGEST
    length = will.choice([least, min(most, LONGEST), most, will.randint(least, min(most, LONGEST))])
    return "".join(will.choices(LETTERS, k=max(least, length)))


def _items(kind: Any, will: Random) -> list[Any]:
    least, most = kind.min_length or 0, kind.max_length or LONGEST
    return [valid(kind.item_type, will) for _ in range(will.randint(least, min(most, 4)))]


def _struct(kind: Any, will: Random) -> dict[str, Any]:
    found = {} if kind.tag_field is None else {kind.tag_field: kind.tag}
    for field in kind.fields:
        if field.required or will.random() < 0.5:
            found[field.encode_name] = valid(field.type, will)
    return found


def _mapping(kind: Any, will: Random) -> dict[Any, Any]:
    return {valid(kind.key_type, will): valid(kind.value_type, will) for _ in range(2)}


MAKERS: dict[type, Any] = {
    inspect.NoneType: lambda kind, will: None,
    inspect.BoolType: lambda kind, will: will.random() < 0.5,
    inspect.IntType: _whole,
    inspect.FloatType: _fraction,
    inspect.StrType: _text,
    inspect.LiteralType: lambda kind, will: will.choice(kind.values),
    inspect.UnionType: lambda kind, will: valid(will.choice(kind.types), will),
    inspect.ListType: _items,
    inspect.DictType: _mapping,
    inspect.StructType: _struct,
}


@cache
def _known(kind: Any) -> inspect.StructType:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info


def said(kind: Any, known: dict[str, Any], will: Random) -> dict[str, Any]:
    """A message of that type with all its fields: those that are known, the rest as it comes."""
    info = _known(kind)
    found = {} if info.tag_field is None else {info.tag_field: info.tag}
    for field in info.fields:
        name = field.encode_name
        if name in known:
            found[name] = known[name]
        elif field.default in (NODEFAULT, UNSET):
            found[name] = valid(field.type, will)
    return found
