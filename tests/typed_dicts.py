"""Whether plain data is exactly of a type: no key missing, none too many, no number for a word."""

from collections.abc import Callable
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

# Says where in a value something is wrong, and what; nothing where all is right.
Check = Callable[[Any], str]


def check_for(kind: Any) -> Check:
    origin, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return _fields({name: check_for(part) for name, part in get_type_hints(kind).items()})
    if origin is list:
        return _list(check_for(*parts))
    if origin is dict:
        return _dict(check_for(parts[0]), check_for(parts[1]), _words(parts[0]))
    if origin in (Union, UnionType):
        checks = [check_for(part) for part in parts]
        return _plain(kind, lambda value: any(check(value) == "" for check in checks))
    if origin is Literal:
        return _plain(kind, lambda value: type(value) is str and value in parts)
    kinds = (float, int) if kind is float else (kind,)
    return _plain(kind, lambda value: type(value) in kinds)


def _plain(kind: Any, is_right: Callable[[Any], bool]) -> Check:
    name = str(kind)
    return lambda value: "" if is_right(value) else f": {value!r} is no {name}"


def _fields(checks: dict[str, Check]) -> Check:
    names = list(checks)

    def check(value: Any) -> str:
        if type(value) is not dict or list(value) != names:
            return f": {value!r} has not the fields {names}"
        found = ((name, checks[name](part)) for name, part in value.items())
        return next((f".{name}{wrong}" for name, wrong in found if wrong), "")

    return check


def _list(item: Check) -> Check:
    def check(value: Any) -> str:
        if type(value) is not list:
            return f": {value!r} is no list"
        found = ((number, item(part)) for number, part in enumerate(value))
        return next((f"[{number}]{wrong}" for number, wrong in found if wrong), "")

    return check


def _dict(key: Check, item: Check, words: set[str]) -> Check:
    """Where the keys are known words, all of them are to be there."""

    def check(value: Any) -> str:
        if type(value) is not dict or (words and set(value) != words):
            return f": {value!r} has not the keys {sorted(words)}"
        found = ((name, key(name) or item(part)) for name, part in value.items())
        return next((f".{name}{wrong}" for name, wrong in found if wrong), "")

    return check


def _words(kind: Any) -> set[str]:
    """The words that a type allows; none where any will do."""
    if get_origin(kind) is Literal:
        return set(get_args(kind))
    return {word for part in get_args(kind) for word in _words(part)}
