"""Score sheets of real tables: kept in the history of who has filled them in, guest or account, and
nobody else's; they come along, can be corrected, and are forgotten with their person."""

from collections.abc import Iterator

import pytest

from accounts import PASSWORD, account, guest, hashing_is_cheap, sign_in
from fondaco.server import sheets
from houses import Json, OpenHouse, Person, opened
from stored import change, rows


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def sheet(id: str, made: int = 1, **others: object) -> Json:
    columns = [
        {"name": "Ilse", "points": {"contracts": 31, "beside": 4.5}, "ties": [2, 0]},
        {"name": "Marten", "points": {"contracts": 35.5}, "ties": [0, 1]},
    ]
    return {"id": id, "title": "merkator", "made": made, "columns": columns, "yours": 1, **others}


def refused(person: Person, body: Json) -> tuple[int, str]:
    answer = person.http.post("/api/sheets", json=body)
    return answer.status_code, answer.json()["text"]


def test_a_stranger_becomes_a_guest_with_a_history(house: OpenHouse) -> None:
    anna = house.person()
    assert anna.get("/api/sheets") == []
    first, second = sheet("a", 1), sheet("b", 2)
    anna.post("/api/sheets", first)
    anna.post("/api/sheets", second)
    assert anna.get("/api/sheets") == [second, first]
    page = anna.get("/api/games")
    assert (page["sheets"], page["games"], page["ratings"]) == ([second, first], [], [])
    assert guest(house, "Another").get("/api/sheets") == []


def test_sent_again_it_is_the_same_one_as_it_was_corrected(house: OpenHouse) -> None:
    anna = guest(house, "Anna correcting")
    corrected = sheet("a", title="merv")
    for one in (sheet("a"), sheet("a"), corrected):
        anna.post("/api/sheets", one)
    assert anna.get("/api/sheets") == [corrected]
    assert guest(house, "Ben").http.delete("/api/sheets/a").status_code == 422
    assert anna.http.delete("/api/sheets/a").status_code == 204
    assert anna.get("/api/sheets") == []


def test_sheets_come_along_and_are_forgotten_with_their_person(house: OpenHouse) -> None:
    anna, elsewhere = guest(house, "Anna"), guest(house, "Anna elsewhere")
    anna.post("/api/sheets", sheet("a", 1))
    anna.post("/api/register", {"name": "Annalena", "password": PASSWORD})
    for one in (sheet("a", 1), sheet("b", 2)):  # the first has been sent by both devices
        elsewhere.post("/api/sheets", one)
    assert sign_in(elsewhere, "Annalena") == 204
    both = [sheet("b", 2), sheet("a", 1)]
    assert anna.get("/api/sheets") == elsewhere.get("/api/sheets") == both
    assert anna.get("/api/export")["sheets"] == both
    before = len(rows(house, "SELECT 1 FROM sheets"))
    anna.post("/api/forget", {"password": PASSWORD})
    assert len(rows(house, "SELECT 1 FROM sheets")) == before - 2


def test_what_makes_no_sense_is_refused(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = account(house, "Annabella")
    assert refused(anna, sheet("a", title="chess")) == (422, "There is no title 'chess'.")
    assert refused(anna, sheet("a", yours=2)) == (422, sheets.NO_COLUMN)
    assert refused(anna, sheet("a", columns=[]))[0] == 400
    assert refused(anna, sheet("a", columns=[{"name": "Ilse", "points": {"all": 1e9}}]))[0] == 400
    monkeypatch.setattr(sheets, "MOST_SHEETS", 1)
    anna.post("/api/sheets", sheet("a"))
    anna.post("/api/sheets", sheet("a", 2))  # a correction needs no room
    assert refused(anna, sheet("b")) == (422, sheets.FULL)


def test_a_stranger_whose_sheet_makes_no_sense_stays_one(house: OpenHouse) -> None:
    stranger = house.person()
    assert refused(stranger, sheet("a", title="chess"))[0] == 422
    assert stranger.get("/api/me")["name"] == ""
    change(house, "DELETE FROM sheets")
