"""Who takes part: how long each may think at which pace, and what its play is made of."""

import ast
import hashlib
import subprocess
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import fondaco
from fondaco.games.shelf import TITLES
from fondaco.players import PLAYERS
from laddering.matches import Limit
from laddering.rows import Pace

PACKAGE = Path(fondaco.__file__).parent
SOURCE = Path(__file__).resolve().parent.parent.parent / "src" / "fondaco"
LEVELS = "fondaco.players.levels"
TOURNAMENT = 8  # times fewer steps than a level's full time is worth
ONE_PLY = Limit(steps=1)  # nothing is left for a search: the best by a look at what comes at once
# Words for people: another wording plays no other game. Nor does what is set for another title.
WORDS = ("id", "name", "plays", "special")
# What of the package decides how they play who have no level: all of it, if nothing is said here.
PARTS = {"random": ("players/random.py",), "greedy": ("players/greedy.py", "players/{title}/*.py")}


@cache
def is_there(title: str, name: str) -> bool:
    """Whether somebody of that name can play the title."""
    try:
        return name in PLAYERS and PLAYERS[name](title, 0) is not None
    except fondaco.Refused:
        return False


def level(name: str) -> Any:
    """What the players say of a level; None of somebody who has none."""
    if find_spec(LEVELS) is None:
        return None
    return {one.id: one for one in import_module(LEVELS).LEVELS}.get(name)


def limit(name: str, pace: Pace) -> Limit:
    """How long somebody may think about a decision at that pace."""
    found = level(name)
    if found is None:
        return Limit()
    if pace == "one ply":
        return ONE_PLY
    if pace == "full":
        return Limit(seconds=found.time().seconds)
    return Limit(steps=found.steps // TOURNAMENT)


def allowed(name: str) -> tuple[float, float] | None:
    """Milliseconds that a decision may take at full time: the median, and 99 of 100."""
    found = level(name)
    return None if found is None else (1000 * found.usual, 1000 * found.most)


@cache
def made_of(title: str, name: str) -> str:
    """Changes with whatever decides how somebody plays a title."""
    game = fondaco.game(title)
    digest = hashlib.sha256(f"{game.rules_version} {game.edition}".encode())
    digest.update(repr(settings(title, name)).encode())
    for path in sorted(parts(title, name)):
        digest.update(f"\n{path.relative_to(PACKAGE)}\n".encode() + content(path))
    return digest.hexdigest()[:12]


def settings(title: str, name: str) -> list[object]:
    """What is set of a level, and what of it for this title."""
    found = level(name)
    return [plain(found), plain(getattr(found, "special", {}).get(title))]


def parts(title: str, name: str) -> Iterator[Path]:
    """The files that decide how somebody plays a title."""
    if name in PARTS:
        for pattern in PARTS[name]:
            yield from PACKAGE.glob(pattern.format(title=title))
        return
    yield from (path for path in _sources() if is_of(path, title))
    yield from weights(title)
    yield from (PACKAGE / "core").glob("encoding*.py")
    yield from (PACKAGE / "games" / title).glob("encoding*.py")
    yield from (PACKAGE / "games" / title).glob("encoding/*.py")


def _sources() -> Iterator[Path]:
    """Those of the players; what is said of each level is looked at level by level."""
    for path in (PACKAGE / "players").rglob("*.py"):
        if path.stem != "levels":
            yield path


def weights(title: str) -> list[Path]:
    """What a title's players have learned: the files of the package that are no source."""
    learned = [path for path in (PACKAGE / "players").rglob("*") if is_weights(path)]
    return [path for path in learned if is_of(path, title)]


def is_weights(path: Path) -> bool:
    return path.is_file() and path.suffix not in (".py", ".pyc", ".pyd", ".so", ".typed")


def is_of(path: Path, title: str) -> bool:
    """Whether a file has to do with a title: it has, unless it is named for another one."""
    words = {part.partition(".")[0] for part in path.relative_to(PACKAGE).parts}
    return not words & (set(TITLES) - {title})


def content(path: Path) -> bytes:
    """A file; of source, what is carried out: neither comments nor docstrings."""
    if path.suffix != ".py":
        return path.read_bytes()
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [part for part in node.body if not is_text(part)] or [ast.Pass()]
    return ast.unparse(tree).encode()


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def plain(thing: Any) -> object:
    """The settings of a level in words and numbers, whatever they are kept in."""
    if thing is None or isinstance(thing, str | int | float):
        return thing
    if isinstance(thing, dict):
        return {str(key): plain(value) for key, value in sorted(thing.items())}
    if isinstance(thing, list | tuple):
        return [plain(value) for value in thing]
    names = [name for name in dir(thing) if not name.startswith("_") and name not in WORDS]
    found = {name: getattr(thing, name) for name in names}
    return {name: plain(value) for name, value in found.items() if not callable(value)}


def date_of_weights(title: str) -> str:
    """The day on which they came into the project, or nothing."""
    files = [str(SOURCE / path.relative_to(PACKAGE)) for path in weights(title)]
    command = ["git", "log", "-1", "--format=%cs", "--", *files]
    if not files:
        return ""
    done = subprocess.run(command, cwd=SOURCE, capture_output=True, text=True, check=False)
    return done.stdout.strip()
