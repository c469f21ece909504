"""What docs/security.md says is there: every test and file that it names, every chapter of the
standard, and every requirement that is not met with its reason."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGE = (ROOT / "docs" / "security.md").read_text()
NAMED = re.compile(r"`((?:\w+/)?test_\w+\.py)`(?: \[((?:`\w+`(?:, )?)+)\])?")
TESTS = sorted(set(NAMED.findall(PAGE)))
FILES = sorted(set(re.findall(r"`((?:[\w-]+/)*[\w-]+\.(?:py|json|lock|txt))`", PAGE)))
# Where a file may be that is not named from the root.
FOLDERS = ("", "src/fondaco/server", "tests", "src/fondaco/games/merkator")
CHAPTERS = [f"V{number}" for number in range(1, 18)]
NUMBER = r"\b\d+\.\d+\.\d+\b"


@pytest.mark.parametrize(("path", "names"), TESTS)
def test_every_test_is_there(path: str, names: str) -> None:
    text = (ROOT / "tests" / path).read_text()
    for name in re.findall(r"`(\w+)`", names):
        assert re.search(rf"^def {name}\(", text, re.MULTILINE), f"{path} has no {name}"


@pytest.mark.parametrize("path", FILES)
def test_every_file_is_there(path: str) -> None:
    assert any((ROOT / folder / path).exists() for folder in FOLDERS)


def test_every_row_of_what_holds_names_a_test() -> None:
    part = PAGE.partition("## What holds")[2].partition("### What does not hold")[0]
    rows = [row for row in part.split("\n") if re.match(r"\| (?!attack|---)", row)]
    assert len(rows) > 30
    assert [row for row in rows if not re.search(r"\[`test_\w+`", row)] == []


def test_all_chapters_of_the_standard_are_gone_through() -> None:
    assert re.findall(r"^\| (V\d+) ", PAGE, re.MULTILINE) == CHAPTERS
    assert re.findall(r"^### (V\d+) ", PAGE, re.MULTILINE) == CHAPTERS


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_what_is_not_met_has_its_reason(chapter: str) -> None:
    [row] = re.findall(rf"^\| {chapter} .*$", PAGE, re.MULTILINE)
    section = PAGE.partition(f"### {chapter} ")[2].partition("\n### ")[0]
    reasons = [line for line in section.split("\n") if line.startswith("- ")]
    explained = [number for line in reasons for number in re.findall(NUMBER, line.split(":")[0])]
    assert sorted(explained) == sorted(re.findall(NUMBER, row))
