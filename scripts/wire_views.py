"""The browser's types of what each game shows, from src/fondaco/games/<game>/view_types.py."""

import ast
from pathlib import Path

from wire_types import comments

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "fondaco" / "games"
BOARDS = ROOT / "web" / "src" / "boards"
HEAD = "// Written by `make wire` from {}: change that, not this.\n"
WORDS = {"bool": "boolean", "float": "number", "int": "number", "str": "string", "None": "null"}


def written_views() -> dict[Path, str]:
    """The types of every game that has a board of its own, with their text."""
    sources = {path.parent.name: path for path in sorted(GAMES.glob("*/view_types.py"))}
    drawn = {game: path for game, path in sources.items() if is_drawn(game)}
    return {BOARDS / game / "view_types.ts": typescript(path) for game, path in drawn.items()}


def is_drawn(game: str) -> bool:
    return (BOARDS / game / "index.tsx").is_file()


def typescript(path: Path) -> str:
    """A whole view_types.ts."""
    source = path.read_text()
    said = comments(source)
    parts = [HEAD.format(path.relative_to(ROOT).as_posix())]
    for part in ast.parse(source).body:
        if isinstance(part, ast.ClassDef):
            parts.append(_interface(part, said))
        elif isinstance(part, ast.AnnAssign) and part.value is not None:
            parts.append(_alias(part.target, part.value, said))
    return "\n".join(parts)


def _alias(target: ast.expr, value: ast.expr, said: dict[tuple[str, str], str]) -> str:
    name = ast.unparse(target)
    return "\n".join([*_remark(said["", name]), f"export type {name} = {spelled(value)};", ""])


def _interface(cls: ast.ClassDef, said: dict[tuple[str, str], str]) -> str:
    doc = " ".join((ast.get_docstring(cls) or "").split())
    rows = [f"/** {doc} */", f"export interface {cls.name} {{"]
    for field in cls.body:
        if isinstance(field, ast.AnnAssign):
            name = ast.unparse(field.target)
            rows += [f"  {row}" for row in _remark(said[cls.name, name])]
            rows.append(f"  {name}: {spelled(field.annotation)};")
    return "\n".join([*rows, "}", ""])


def _remark(text: str) -> list[str]:
    return [f"/** {text} */"] if text else []


def spelled(kind: ast.expr) -> str:
    """A type, as TypeScript spells it. A dictionary of known words has all of them."""
    match kind:
        case ast.BinOp(left, ast.BitOr(), right):
            return f"{spelled(left)} | {spelled(right)}"
        case ast.Subscript(ast.Name("Literal"), words):
            return " | ".join(_quoted(word) for word in _several(words))
        case ast.Subscript(ast.Name("list"), item):
            found = spelled(item)
            return f"({found})[]" if "|" in found else f"{found}[]"
        case ast.Subscript(ast.Name("dict"), ast.Tuple([key, item])):
            return f"Record<{spelled(key)}, {spelled(item)}>"
        case ast.Name() | ast.Constant(None):
            return WORDS.get(ast.unparse(kind), ast.unparse(kind))
    raise TypeError(f"{ast.unparse(kind)} has no spelling in TypeScript")


def _several(words: ast.expr) -> list[ast.expr]:
    return words.elts if isinstance(words, ast.Tuple) else [words]


def _quoted(word: ast.expr) -> str:
    return f'"{ast.literal_eval(word)}"'
