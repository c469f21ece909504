"""What people at a real table need: what counts agrees with the engine, own cards are checked."""

from collections.abc import Iterator
from importlib import resources

import pytest

import fondaco
from fondaco.games.merkator.scoring import IN_OFFICE, OUTSIDE
from fondaco.games.merv.terms import SOURCE_IDS
from fondaco.server.api import companion
from houses import Json, OpenHouse, opened


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.mark.parametrize("title", ["merkator", "merchants", "merv"])
def test_a_score_sheet_has_the_parts_of_the_title_in_both_languages(
    house: OpenHouse, title: str
) -> None:
    english: Json = house.person().get(f"/api/score/{title}")
    german: Json = house.person().get(f"/api/score/{title}?language=de")
    seats = max(fondaco.game(title).seats)
    table = fondaco.new(title, seats, seed=1)
    known = {part["of"] for part in english["parts"]}
    found = {part["of"] for score in table.scores() for part in score["parts"]}  # type: ignore[attr-defined]
    assert found <= known
    assert len(english["ties"]) == len(german["ties"]) > 0
    for part, same in zip(english["parts"], german["parts"], strict=True):
        assert part["of"] == same["of"]
        assert part["name"] != same["name"]


def test_the_parts_are_all_that_the_engine_counts(house: OpenHouse) -> None:
    anna = house.person()
    merkator, merv = anna.get("/api/score/merkator"), anna.get("/api/score/merv")
    assert [part["of"] for part in merkator["parts"]] == [IN_OFFICE, OUTSIDE]
    assert len(merkator["each"]) == 26
    assert [part["of"] for part in merv["parts"]] == [*SOURCE_IDS, "sets of spices"]
    assert anna.http.get("/api/score/chess").status_code == 404


def packaged() -> str:
    return resources.files("fondaco.games.merv").joinpath("edition.toml").read_text("utf-8")


def check(house: OpenHouse, text: str) -> Json:
    plain = {"content-type": "text/plain"}
    answer = house.person().http.post("/api/editions/merv/check", content=text, headers=plain)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_own_cards_are_checked_as_the_command_does(house: OpenHouse) -> None:
    fine = check(house, packaged())
    assert (fine["sound"], fine["lines"][0][:5]) == (True, "It is")
    wrong = check(house, packaged().replace('name = "Rayy"', "name = 7"))
    assert not wrong["sound"]
    assert "city 'rayy', field 'name'" in wrong["lines"][0]
    assert "/" not in wrong["lines"][0], "a path of the house is nobody's business"


@pytest.mark.parametrize("text", ["a=" + "[" * 30_000, "{a=" * 8_000, "a=" + "9" * 60_000])
def test_what_is_no_edition_is_refused_without_a_word_of_the_house(
    house: OpenHouse, text: str
) -> None:
    found = check(house, text)
    assert not found["sound"]
    assert len(found["lines"]) == 1
    assert "/" not in found["lines"][0]


def test_a_file_that_takes_all_day_is_given_up(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(companion, "CHECK_SECONDS", 1.0)
    plain = {"content-type": "text/plain"}
    tangled = ".".join(["a"] * 30_000) + "=1"  # its reader needs half a minute
    answer = house.person().http.post("/api/editions/merv/check", content=tangled, headers=plain)
    assert answer.status_code == 503
    assert answer.json()["text"] == "The check took too long. Try again."
