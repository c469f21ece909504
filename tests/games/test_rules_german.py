"""The German rules of every title tell every clause, and no other."""

import re
import tomllib
from collections import Counter
from importlib import resources

import pytest

from fondaco.games.shelf import TITLES

Clause = dict[str, str]

pytestmark = pytest.mark.parametrize("title", TITLES)


def clauses(title: str, file: str) -> list[Clause]:
    text = resources.files(f"fondaco.games.{title}").joinpath(file).read_text(encoding="utf-8")
    found: list[Clause] = tomllib.loads(text)["clause"]
    return found


ENGLISH = {title: clauses(title, "rules.toml") for title in TITLES}
GERMAN = {title: clauses(title, "rules.de.toml") for title in TITLES}


def ids(found: list[Clause]) -> list[str]:
    return [clause["id"] for clause in found]


def pairs(title: str) -> list[tuple[Clause, Clause]]:
    """Each clause in both languages, as far as there are both."""
    german = {clause["id"]: clause for clause in GERMAN[title]}
    return [(clause, german[clause["id"]]) for clause in ENGLISH[title] if clause["id"] in german]


def test_every_clause_is_told_in_the_same_order(title: str) -> None:
    assert ids(GERMAN[title]) == ids(ENGLISH[title])


def test_nothing_is_left_empty(title: str) -> None:
    assert ids([clause for clause in GERMAN[title] if not is_whole(clause)]) == []


def is_whole(clause: Clause) -> bool:
    known = clause.keys() <= {"id", "heading", "text", "reason"}
    return known and all(field.strip() for field in clause.values()) and clause["text"][-1] == "."


def test_a_clause_is_told_anew(title: str) -> None:
    assert ids([de for en, de in pairs(title) if de["text"] == en["text"]]) == []


def test_a_ruling_has_its_reason(title: str) -> None:
    assert ids([de for en, de in pairs(title) if ("reason" in de) != ("reason" in en)]) == []


def test_no_number_differs(title: str) -> None:
    assert ids([de for en, de in pairs(title) if numbers(de) - numbers(en)]) == []


def numbers(clause: Clause) -> Counter[str]:
    return Counter(re.findall(r"\d+", clause["text"]))


def test_what_stands_under_one_heading_does_so_in_both_languages(title: str) -> None:
    together = {(english["heading"], german["heading"]) for english, german in pairs(title)}
    assert len(together) == len({english for english, _ in together})
    assert len(together) == len({german for _, german in together})


MOST_WORDS = 100


def test_no_clause_is_long(title: str) -> None:
    told = [*ENGLISH[title], *GERMAN[title]]
    assert [one["id"] for one in told if len(one["text"].split()) > MOST_WORDS] == []
