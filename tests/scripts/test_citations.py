"""The script that checks the citations finds each way to get one wrong."""

from pathlib import Path

import pytest

from citations import main

RULES = """\
[[clause]]
id = "travel.cost"

[[clause]]
id = "aim"
explains = true
"""
CITED = "# rule travel.cost\nCOST = 1\n"


@pytest.fixture(autouse=True)
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A project with one game, whose only clause is cited in code and in a test."""
    monkeypatch.chdir(tmp_path)
    write("src/fondaco/games/toy/rules.toml", RULES)
    write("src/fondaco/games/toy/steps/travel.py", CITED)
    write("tests/games/toy/test_travel.py", CITED)


def write(path: str, text: str) -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_text(text)


def problems(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What the script complains about, after its line of counts."""
    failed = main()
    _, *lines = capsys.readouterr().out.splitlines()
    assert bool(failed) == bool(lines)
    return lines


def test_counts_are_shown_when_all_is_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0
    said = capsys.readouterr().out
    assert said == "toy: 2 clauses, 1 to be cited; citations: 1 in code, 1 in tests\n"


def test_a_clause_not_cited_in_code(capsys: pytest.CaptureFixture[str]) -> None:
    write("src/fondaco/games/toy/steps/travel.py", "COST = 1\n")
    assert problems(capsys) == [
        "src/fondaco/games/toy/rules.toml:2: clause 'travel.cost' is not cited in "
        "src/fondaco/games/toy"
    ]


def test_a_clause_not_cited_in_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    write("tests/games/toy/test_travel.py", "")
    assert problems(capsys) == [
        "src/fondaco/games/toy/rules.toml:2: clause 'travel.cost' is not cited in tests/games/toy"
    ]


def test_a_clause_that_stands_twice(capsys: pytest.CaptureFixture[str]) -> None:
    write("src/fondaco/games/toy/rules.toml", RULES + '[[clause]]\nid = "travel.cost"\n')
    assert problems(capsys) == [
        "src/fondaco/games/toy/rules.toml:2: clause 'travel.cost' stands here twice"
    ]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("# rule travel.time\nx = 1\n", "there is no clause 'travel.time'"),
        ("# rule travel.cost\n\nx = 1\n", "a citation stands directly above code"),
        ("# rule travel.cost\n", "a citation stands directly above code"),
        ("x = 1  # rule travel.cost\n", "a citation stands on a line of its own"),
        ("# Rule: aim\nx = 1\n", "write '# rule <id>', one id a line, not '# Rule: aim'"),
        ("# rule aim, aim\nx = 1\n", "write '# rule <id>', one id a line, not '# rule aim, aim'"),
    ],
)
@pytest.mark.parametrize(
    "path", ["src/fondaco/games/toy/flow.py", "src/fondaco/players/toy.py", "tests/test_all.py"]
)
def test_a_wrong_citation_anywhere(
    path: str, text: str, problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write(path, text)
    assert problems(capsys) == [f"{path}:1: {problem}"]


@pytest.mark.parametrize(
    "text",
    [
        "# rule aim\n# rule travel.cost\nx = 1\n",
        "# rule aim\n# And this is why.\nx = 1\n",
        'TEXT = "# rule no.citation"\n',
        "# ruled out\n",
    ],
)
def test_what_is_no_wrong_citation(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    write("src/fondaco/games/toy/flow.py", text)
    assert problems(capsys) == []
