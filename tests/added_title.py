"""A copy of the package to which the toy title was added, exactly as docs/add-a-game.md says."""

import re
import shutil
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "fondaco"
TOY = ROOT / "tests" / "toy_title"
DOCUMENT = ROOT / "docs" / "add-a-game.md"
TITLE = "jetty"
DIFF = re.compile(r"^```diff\n--- (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Change(NamedTuple):
    """What the document tells to change in a file."""

    file: str  # from the root of the project
    before: str
    after: str


def changes() -> list[Change]:
    return [
        _change(found[1], found[2].splitlines()) for found in DIFF.finditer(DOCUMENT.read_text())
    ]


def _change(file: str, lines: list[str]) -> Change:
    before = [line[1:] for line in lines if line[0] in " -"]
    after = [line[1:] for line in lines if line[0] in " +"]
    return Change(file, "\n".join(before), "\n".join(after))


def add_title(folder: Path) -> Path:
    """Make the copy in a folder, which belongs on the path of Python; its package."""
    package = folder / "fondaco"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("web"))
    shutil.copytree(TOY, package / "games" / TITLE)
    for file, before, after in changes():
        path = package / (ROOT / file).relative_to(SOURCE)
        text = path.read_text()
        assert text.count(before) == 1, f"{file} is not as the document shows it"
        path.write_text(text.replace(before, after))
    return package
