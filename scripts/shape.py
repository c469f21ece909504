"""Looks over the games for what would break their shape: see docs/one-move.md.

- A legal list is its candidates filtered by what bars them: `Choice` in step.py alone makes one.
- One file alone writes whose turn it is and what is asked: turns.py.
- The order of constants carries no meaning: kinds and steps are compared for equality only.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "fondaco" / "games"
PLAYERS = ROOT / "src" / "fondaco" / "players"

FILTERS = {"legal", "bars"}  # the methods that no choice may have of its own
TURN = {"active", "asked", "step"}
NUMBERED = {"kind", "step"}
BY_ORDER = ast.Lt | ast.LtE | ast.Gt | ast.GtE

Finding = tuple[int, str]


def own_filters(tree: ast.Module) -> Iterator[Finding]:
    """Legal lists that go round what bars."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for part in node.body:
                if isinstance(part, ast.FunctionDef) and part.name in FILTERS:
                    yield part.lineno, f"{node.name}.{part.name}: step.py alone filters moves"
        if isinstance(node, ast.FunctionDef) and node.name.startswith("legal_"):
            yield node.lineno, f"{node.name}: a legal list that goes round what bars"


def turn_writers(tree: ast.Module) -> Iterator[Finding]:
    """Where it is written whose turn it is, or what is asked."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            owner = ast.unparse(node.value)
            if node.attr in TURN and owner != "self":
                yield node.lineno, f"{owner}.{node.attr} is written here; turns.py alone does"


def orders(tree: ast.Module) -> Iterator[Finding]:
    """Where kinds or steps are compared by the order of their numbers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and any(isinstance(op, BY_ORDER) for op in node.ops):
            sides = [node.left, *node.comparators]
            if any(is_numbered(side) for side in sides):
                yield node.lineno, f"{ast.unparse(node)}: the order of constants has no meaning"


def is_numbered(side: ast.expr) -> bool:
    name = side.attr if isinstance(side, ast.Attribute) else getattr(side, "id", "")
    return name in NUMBERED


def findings(path: Path) -> list[Finding]:
    tree = ast.parse(path.read_text())
    found = list(orders(tree))
    if path.name != "step.py" and path.is_relative_to(GAMES) and path.name != "game.py":
        found += own_filters(tree)
    if path.name not in ("turns.py", "state.py"):
        found += turn_writers(tree)
    return sorted(found)


def main() -> int:
    paths = [*sorted(GAMES.glob("*/**/*.py")), *sorted(PLAYERS.rglob("*.py"))]
    bad = [f"{path.relative_to(ROOT)}:{n}: {text}" for path in paths for n, text in findings(path)]
    print("\n".join(bad or [f"shape of the games: {len(paths)} files, nothing out of place"]))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
