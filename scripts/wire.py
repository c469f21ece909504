"""Writes what src/fondaco/server/wire.py says for others to read: types for the browser into
web/src/wire.ts, a page for people into docs/wire.md; and types of what each game shows.

Usage: wire.py
"""

import json
from pathlib import Path
from types import UnionType
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct

from fondaco.analysis import shapes
from fondaco.server import wire
from wire_page import page
from wire_shapes import imported, names_of
from wire_shapes import typescript as shapes_written
from wire_types import COMMENTS, doc, fields, is_optional, remarks, spelled, structs, tag
from wire_views import written_views

ROOT = Path(__file__).resolve().parent.parent
SHAPES = names_of(shapes).values()
HEAD = "// Written by `make wire` from src/fondaco/server/wire.py: change that, not this.\n"


def typescript() -> str:
    """The whole of web/src/wire.ts."""
    known = structs()
    parts: list[str] = []
    for name, found in vars(wire).items():
        if isinstance(found, int):
            parts.append(f"/** {COMMENTS['', name]} */\nexport const {name} = {found};\n")
        elif found in known:
            parts.append(_interface(found))
        elif isinstance(found, UnionType):
            parts.append(_union(name, [part.__name__ for part in get_args(found)]))
        elif get_origin(found) is Literal and found not in SHAPES:
            parts.append(_union(name, [json.dumps(part) for part in get_args(found)]))
    text = "\n".join(parts)
    return "\n".join([HEAD, imported(text), text])


def _union(name: str, parts: list[str]) -> str:
    one_line = f"export type {name} = {' | '.join(parts)};\n"
    if len(one_line) <= 100:
        return one_line
    return f"export type {name} =\n  | " + "\n  | ".join(parts) + ";\n"


def _interface(cls: type[Struct]) -> str:
    rows = [f"/** {doc(cls)} */", f"export interface {cls.__name__} {{"]
    if tag(cls):
        rows.append(f'  type: "{tag(cls)}";')
    for field in fields(cls):
        rows += _field(cls, field)
    return "\n".join([*rows, "}", ""])


def _field(cls: type[Struct], field: Any) -> list[str]:
    said = remarks(cls, field)
    mark = "?" if is_optional(cls, field) else ""
    row = f"  {field.name}{mark}: {spelled(field.type)};"
    return [f"  /** {said} */", row] if said else [row]


def written() -> dict[Path, str]:
    """Every file that is written from the wire, with its text."""
    return {
        ROOT / "web" / "src" / "wire.ts": typescript(),
        ROOT / "web" / "src" / "analysis.ts": shapes_written(spelled),
        ROOT / "docs" / "wire.md": page(),
        **written_views(),
    }


def main() -> None:
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        print(f"wrote {path.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
