"""The browser's types of what an analysis says, from src/fondaco/analysis/shapes.py."""

import json
import re
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct, inspect

from fondaco.analysis import shapes

HEAD = "// Written by `make wire` from src/fondaco/analysis/shapes.py: change that, not this.\n"


def names_of(module: ModuleType) -> dict[str, Any]:
    """The types that a module makes, by name: structures and lists of words."""
    return {name: found for name, found in vars(module).items() if _is_made_in(module, found)}


def _is_made_in(module: ModuleType, found: Any) -> bool:
    if isinstance(found, type):
        return issubclass(found, Struct) and found.__module__ == module.__name__
    return get_origin(found) is Literal


def typescript(spelled: Any) -> str:
    """The whole of web/src/analysis.ts, with types as somebody spells them."""
    return "\n".join([HEAD, *[_made(name, one, spelled) for name, one in _all().items()]])


def _all() -> dict[str, Any]:
    return names_of(shapes)


def _made(name: str, found: Any, spelled: Any) -> str:
    if get_origin(found) is Literal:
        return f"export type {name} = {' | '.join(map(json.dumps, get_args(found)))};\n"
    info = inspect.type_info(found)
    assert isinstance(info, inspect.StructType)
    rows = [f"  {field.name}: {spelled(field.type)};" for field in info.fields]
    return "\n".join([*_about(found), f"export interface {name} {{", *rows, "}", ""])


def _about(cls: type[Struct]) -> list[str]:
    """What its docstring says first."""
    first = (cls.__doc__ or "").split("\n\n")[0]
    return [f"/** {' '.join(first.split())} */"]


def imported(text: str) -> str:
    """The line that brings those of them of which a text speaks."""
    used = [name for name in _all() if re.search(rf": {name}\b| {name} \|", text)]
    return f'import type {{ {", ".join(sorted(used))} }} from "./analysis";\n' if used else ""
