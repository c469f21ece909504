"""What docs/one-move.md says of files and functions is true."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GUIDE = (ROOT / "docs" / "one-move.md").read_text()
# Where a path that is not given from the root may begin.
FOLDERS = ("", "src/fondaco/games/merkator", "src/fondaco/server", "src/fondaco")

PATH = r"`([\w./-]+\.(?:py|ts|toml))`"
NAMED = re.compile(PATH + r"(?: (?:[a-z ]+)?)?\s*\[((?:`\w+`(?:, )?)+)\]")

# A name is defined, and not only mentioned: by its kind of file.
DEFINED = {
    ".py": r"^ *(?:async def|def|class) {0}\b|^ *{0}(?::|\b.* =)",
    ".ts": r"\b(?:function|const|class|interface|type) {0}\b|^ *(?:private |async )*{0}\(",
    ".toml": r"\b{0}\b",
}


def found(path: str) -> Path:
    places = [ROOT / folder / path for folder in FOLDERS if (ROOT / folder / path).is_file()]
    assert places, f"docs/one-move.md speaks of {path}, which is nowhere"
    return places[0]


@pytest.mark.parametrize("path", sorted(set(re.findall(PATH, GUIDE))))
def test_every_file_is_there(path: str) -> None:
    found(path)


@pytest.mark.parametrize(("path", "names"), sorted(set(NAMED.findall(GUIDE))))
def test_every_function_is_in_its_file(path: str, names: str) -> None:
    text = found(path).read_text()
    for name in re.findall(r"`(\w+)`", names):
        defined = DEFINED[found(path).suffix].format(name)
        assert re.search(defined, text, re.M), f"{path} does not define {name}"


def test_enough_is_looked_at() -> None:
    assert len(set(re.findall(PATH, GUIDE))) > 25
    assert len(set(NAMED.findall(GUIDE))) > 15
