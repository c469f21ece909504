"""Reads src/fondaco/server/wire.py: its types, their fields, and what is remarked about them."""

import ast
import io
import json
import tokenize
from collections.abc import Iterator
from inspect import getsource
from typing import Any, Literal, get_args, get_origin

from msgspec import NODEFAULT, Struct, inspect

from fondaco.server import wire
from fondaco.server.app import ROUTES
from fondaco.server.declared import Declared

PLAIN: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def comments(source: str) -> dict[tuple[str, str], str]:
    """The remark behind each field, by class and field; behind a constant, by "" and its name."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    behind = {t.start[0]: t.string for t in tokens if t.type == tokenize.COMMENT}
    found = {}
    for owner, line in _lines(ast.parse(source)):
        name = line.target if isinstance(line, ast.AnnAssign) else line.targets[0]
        found[owner, ast.unparse(name)] = behind.get(line.end_lineno or 0, "").lstrip("# ")
    return found


def _lines(module: ast.Module) -> Iterator[tuple[str, ast.Assign | ast.AnnAssign]]:
    for part in module.body:
        owner = part.name if isinstance(part, ast.ClassDef) else ""
        for line in part.body if isinstance(part, ast.ClassDef) else [part]:
            if isinstance(line, ast.Assign | ast.AnnAssign):
                yield owner, line


COMMENTS = comments(getsource(wire))
LITERALS = {
    frozenset(get_args(found)): name
    for name, found in vars(wire).items()
    if get_origin(found) is Literal
}


def structs() -> list[type[Struct]]:
    """Every type of the wire, in the order of the file; not what several have in common."""
    found = [kind for kind in vars(wire).values() if isinstance(kind, type)]
    return [k for k in found if k.__module__ == wire.__name__ and not k.__subclasses__()]


def doc(cls: type[Struct]) -> str:
    return " ".join((cls.__doc__ or "").split())


def tag(cls: type[Struct]) -> str:
    return str(cls.__struct_config__.tag or "")


def fields(cls: type[Struct]) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    return info.fields


def reached(info: Any) -> Iterator[type[Struct]]:
    """The types that a type is made of."""
    if isinstance(info, inspect.StructType):
        yield info.cls
        for field in info.fields:
            yield from reached(field.type)
    for name in ("types", "item_type", "key_type", "value_type"):
        parts = getattr(info, name, ())
        for part in parts if isinstance(parts, tuple) else (parts,):
            yield from reached(part)


def _given() -> set[type[Struct]]:
    """The types that the server writes: it leaves no field out."""
    answers = [route.gives for route in ROUTES if isinstance(route, Declared) and route.gives]
    kinds = [inspect.type_info(kind) for kind in [*answers, wire.ServerMessage]]
    return {cls for kind in kinds for cls in reached(kind)}


GIVEN = _given()


def is_optional(cls: type[Struct], field: inspect.Field) -> bool:
    """Whether a client may leave a field out."""
    has_default = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
    return has_default and cls not in GIVEN


def spelled(info: inspect.Type) -> str:
    """A type, as TypeScript spells it."""
    if isinstance(info, inspect.StructType):
        return info.cls.__name__
    if isinstance(info, inspect.UnionType):
        return " | ".join(dict.fromkeys([spelled(part) for part in info.types]))
    if isinstance(info, inspect.LiteralType):
        return LITERALS.get(frozenset(info.values)) or " | ".join(map(json.dumps, info.values))
    if isinstance(info, inspect.ListType):
        item = spelled(info.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(info, inspect.DictType):
        return f"Record<{spelled(info.key_type)}, {spelled(info.value_type)}>"
    return PLAIN[type(info)]


def remarks(cls: type[Struct], field: inspect.Field) -> str:
    """What is to be said of a field: its comment, and its limits."""
    comment = COMMENTS.get((cls.__name__, field.name), "")
    return "; ".join([text for text in [comment, *limits(field.type)] if text])


def limits(info: Any) -> list[str]:
    """What a value has to keep to, in words."""
    if isinstance(info, inspect.UnionType):
        return [text for part in info.types for text in limits(part)]
    if isinstance(info, inspect.IntType):
        return _between(info.ge, info.le, "")
    if isinstance(info, inspect.StrType):
        # Elsewhere $ means what \Z means in Python, where $ lets a last line break pass.
        ends = info.pattern.replace(r"\Z", "$") if info.pattern else ""
        pattern = [f"pattern `{ends}`"] if ends else []
        return _between(info.min_length, info.max_length, " characters") + pattern
    if isinstance(info, inspect.ListType):
        return _between(info.min_length, info.max_length, " entries")
    if isinstance(info, inspect.DictType):
        parts = (("names", info.key_type), ("values", info.value_type))
        return [f"{what}: {text}" for what, part in parts for text in limits(part)]
    return []


def _between(least: int | None, most: int | None, what: str) -> list[str]:
    if most is None:
        return []
    return [f"{least} to {most}{what}" if least is not None else f"at most {most}{what}"]
