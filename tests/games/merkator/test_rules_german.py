"""The German rules tell every clause, and no other."""

import tomllib
from importlib import resources

import pytest

Clause = dict[str, str]


def clauses(file: str) -> list[Clause]:
    text = resources.files("fondaco.games.merkator").joinpath(file).read_text(encoding="utf-8")
    found: list[Clause] = tomllib.loads(text)["clause"]
    return found


ENGLISH = clauses("rules.toml")
GERMAN = clauses("rules.de.toml")
PAIRS = list(zip(ENGLISH, GERMAN, strict=False))


def test_every_clause_is_told_in_the_same_order() -> None:
    assert [clause["id"] for clause in GERMAN] == [clause["id"] for clause in ENGLISH]


@pytest.mark.parametrize("clause", GERMAN, ids=lambda clause: clause["id"])
def test_nothing_is_left_empty(clause: Clause) -> None:
    assert clause.keys() <= {"id", "heading", "text", "reason"}
    assert all(field.strip() for field in clause.values())
    assert clause["text"].endswith(".")


@pytest.mark.parametrize(("english", "german"), PAIRS, ids=[clause["id"] for clause in ENGLISH])
def test_a_clause_is_told_anew(english: Clause, german: Clause) -> None:
    assert german["text"] != english["text"]
    assert ("reason" in german) == ("reason" in english)


def test_what_stands_under_one_heading_does_so_in_both_languages() -> None:
    together = {(english["heading"], german["heading"]) for english, german in PAIRS}
    assert len(together) == len({english for english, _ in together})
    assert len(together) == len({german for _, german in together})
