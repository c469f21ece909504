"""Writes how a state is copied, from the fields that its constructor declares.

Usage: copies.py           write `copy` in the state of every game
       copies.py --check   only say which one is not as it would be written

A vec is copied, since rules change it in place; one whose remark begins with "shared" is only ever
replaced as a whole, so that a copy of the state may hold the same one. Everything else is a value.
"""

import ast
import sys
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "src" / "fondaco" / "games"


class Field:
    """One field of a state, as its constructor declares it."""

    def __init__(self, line: ast.Assign | ast.AnnAssign, source: list[str]) -> None:
        target = line.targets[0] if isinstance(line, ast.Assign) else line.target
        self.name = ast.unparse(target).removeprefix("self.")
        self.is_vec = line.value is not None and ast.unparse(line.value) == "vec[i64]()"
        remark = source[line.lineno - 1].partition("#")[2].strip()
        self.is_shared = remark.startswith("shared")

    def copied(self) -> str:
        cut = "[:]" if self.is_vec and not self.is_shared else ""
        return f"        twin.{self.name} = self.{self.name}{cut}"


def state_class(tree: ast.Module) -> ast.ClassDef:
    [found] = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    return found


def method(cls: ast.ClassDef, name: str) -> ast.FunctionDef:
    [found] = [node for node in cls.body if isinstance(node, ast.FunctionDef) and node.name == name]
    return found


def fields_of(path: Path) -> list[Field]:
    source = path.read_text()
    lines = method(state_class(ast.parse(source)), "__init__").body
    declared = [line for line in lines if isinstance(line, ast.Assign | ast.AnnAssign)]
    return [Field(line, source.splitlines()) for line in declared]


def written(path: Path) -> str:
    """The file as it should be."""
    source = path.read_text()
    lines = source.splitlines()
    cls = state_class(ast.parse(source))
    copy = method(cls, "copy")
    head = [f'    def copy(self) -> "{cls.name}":', f"        twin = {cls.name}()"]
    body = [field.copied() for field in fields_of(path)]
    new = [*head, *body, "        return twin"]
    return "\n".join([*lines[: copy.lineno - 1], *new, *lines[copy.end_lineno :], ""])


def changed_in_place(folder: Path) -> list[str]:
    """Where a shared field is changed in place all the same."""
    shared = {field.name for field in fields_of(folder / "state.py") if field.is_shared}
    return [
        f"{path.relative_to(GAMES)}:{node.lineno}"
        for path in sorted(folder.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Subscript | ast.Call) and changes(node, shared)
    ]


def changes(node: ast.Subscript | ast.Call, names: set[str]) -> bool:
    """Whether an item of a field of one of these names is assigned, or one appended to it."""
    if isinstance(node, ast.Subscript):
        is_assigned = isinstance(node.ctx, ast.Store | ast.Del)
        return is_assigned and isinstance(node.value, ast.Attribute) and node.value.attr in names
    if not isinstance(node.func, ast.Name) or node.func.id != "append":
        return False
    return isinstance(node.args[0], ast.Attribute) and node.args[0].attr in names


def main() -> int:
    problems = []
    for path in sorted(GAMES.glob("*/state.py")):
        problems += [f"{p}: changes a shared field in place" for p in changed_in_place(path.parent)]
        if written(path) != path.read_text():
            if "--check" in sys.argv:
                problems.append(f"{path.parent.name}/state.py: `copy` is old; make copies")
            else:
                path.write_text(written(path))
    print("\n".join(problems or ["copies of states: as their fields are declared"]))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
