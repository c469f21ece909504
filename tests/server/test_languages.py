"""The rules in the reader's language."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

import fondaco
from fondaco.games.shelf import TITLES
from fondaco.teaching import told_in
from houses import Json, OpenHouse, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(Path(tmp_path_factory.mktemp("house"))) as house:
        yield house


def rules(house: OpenHouse, query: str, title: str = "merkator") -> dict[str, Json]:
    found = house.person().http.get(f"/api/rules/{title}{query}").json()
    return {clause["id"]: clause for clause in found}


def test_rules_are_told_in_german(house: OpenHouse) -> None:
    english, german = rules(house, ""), rules(house, "?language=de")
    assert german.keys() == english.keys()
    last = german["invest.last"]
    assert last["heading"] == "Aufträge verkaufen"
    assert "einzigen Auftrag" in last["text"]
    assert last["page"] == english["invest.last"]["page"]
    assert german["trade.itself"]["reason"].startswith("Vier zu geben")


@pytest.mark.parametrize("title", TITLES)
def test_every_title_is_told_in_german(house: OpenHouse, title: str) -> None:
    english, german = rules(house, "", title), rules(house, "?language=de", title)
    assert german.keys() == english.keys()
    assert all(german[id]["text"] != english[id]["text"] for id in english)


@pytest.mark.parametrize("language", ["en", "xx", "DE", "deu", "d", "../de", "d%0a", "é"])
def test_anything_else_is_told_in_english(house: OpenHouse, language: str) -> None:
    assert rules(house, f"?language={language}") == rules(house, "")


def test_a_title_that_is_not_there_has_no_rules(house: OpenHouse) -> None:
    assert house.person().http.get("/api/rules/chess?language=de").status_code == 404


def guide(house: OpenHouse, query: str) -> Json:
    found: Json = house.person().http.get(f"/api/rules/merkator/guide{query}").json()
    return found


def test_what_is_taught_is_told_in_german(house: OpenHouse) -> None:
    english, german = guide(house, ""), guide(house, "?language=de")
    assert (english["names"]["ham"], german["names"]["ham"]) == ("Ham", "Schinken")
    assert german["first"]["goal"].startswith("Du bist ein Hamburger Kaufmann")
    chapters = [[chapter["id"] for chapter in one["chapters"]] for one in (english, german)]
    assert chapters[0] == chapters[1]
    taught = [clause["id"] for chapter in german["chapters"] for clause in chapter["clauses"]]
    assert sorted(taught) == sorted(rules(house, ""))
    tables = [one["rows"] for one in german["card"]]
    assert tables == [one["rows"] for one in english["card"]]  # names are put in by who reads
    assert guide(house, "?language=xx") == english


def test_a_title_that_is_not_there_teaches_nothing(house: OpenHouse) -> None:
    assert house.person().http.get("/api/rules/chess/guide").status_code == 404


class Homeless:
    """Stands for a game of a module that lies in no package."""

    __module__ = "homeless"


def test_a_game_without_a_package_is_told_in_english() -> None:
    assert told_in(cast(fondaco.Game, Homeless()), "de") == {}
