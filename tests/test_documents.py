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


def found(path: str) -> Path:
    places = [ROOT / folder / path for folder in FOLDERS if (ROOT / folder / path).is_file()]
    assert places, f"docs/one-move.md speaks of {path}, which is nowhere"
    return places[0]


@pytest.mark.parametrize("path", sorted(set(re.findall(PATH, GUIDE))))
def test_every_file_is_there(path: str) -> None:
    found(path)


# How a function, a method, a class or a constant begins where it is made: it is more than named.
MADE = {
    ".py": [r"^\s*(async )?def NAME\b", r"^class NAME\b", r"^NAME\b[^=(]* = "],
    ".ts": [
        r"^(export )?(default )?(async )?(function|class|const|interface) NAME\b",
        r"^  ((private|readonly|async) )*NAME(<\w+>)?( =|\()",
    ],
}


@pytest.mark.parametrize(("path", "names"), sorted(set(NAMED.findall(GUIDE))))
def test_every_function_is_made_in_its_file(path: str, names: str) -> None:
    for name in re.findall(r"`(\w+)`", names):
        assert is_made(name, found(path)), f"{path} does not make {name}"


def is_made(name: str, file: Path) -> bool:
    patterns = [pattern.replace("NAME", name) for pattern in MADE[file.suffix]]
    return any(re.search(pattern, file.read_text(), re.MULTILINE) for pattern in patterns)


def test_a_name_that_a_file_only_uses_is_not_made_there() -> None:
    room = found("src/fondaco/server/room.py")
    assert is_made("handle", room)
    assert not is_made("DECIDE", room)
    table = found("web/src/play/table.ts")
    assert is_made("Table", table)
    assert is_made("preview", table)
    assert not is_made("Connection", table)


def test_no_name_stands_without_its_file() -> None:
    assert len(NAMED.findall(GUIDE)) == len(re.findall(r"\[`\w+`", GUIDE))


def test_enough_is_looked_at() -> None:
    assert len(set(re.findall(PATH, GUIDE))) > 25
    assert len(set(NAMED.findall(GUIDE))) > 15


GLOSSARY = (ROOT / "docs" / "glossary.md").read_text()
WORDS = [row.split(" | ")[0].removeprefix("| ") for row in GLOSSARY.splitlines() if " | " in row]


def test_a_word_with_two_meanings_says_where_it_has_each() -> None:
    words = [word for cell in WORDS if cell not in ("word", "---") for word in cell.split(", ")]
    assert len(words) > 150
    plain = [re.sub(r" \(.*\)", "", word) for word in words]
    assert [word for word in words if "(" not in word and plain.count(word) > 1] == []
    assert len(set(words)) == len(words)
