"""Bots with accounts of their own: a name, a token, a mark at every table, a rating."""

from collections.abc import Iterator

import pytest

from accounts import PASSWORD, account, guest, hashing_is_cheap, sign_in
from casts import Asleep
from houses import OpenHouse, Person, opened, plain_pages


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), plain_pages(), opened(tmp_path_factory.mktemp("house")) as found:
        found.house.bots = Asleep(found.house.metrics)
        yield found


def made(house: OpenHouse, owner: Person, name: str) -> Person:
    return Person(house, owner.post("/api/bots", {"name": name})["token"])


def test_a_bot_plays_rated_under_its_own_name_and_is_marked(house: OpenHouse) -> None:
    anna = account(house, "Adelgard")
    bot = made(house, anna, "Hanse-Bot")
    assert bot.get("/api/me")["name"] == "Hanse-Bot"
    table = bot.open("merkator", ["me", "open"], rated=True)["id"]
    assert anna.send(table, "sit", seat=1)["type"] == "ok"
    assert bot.send(table, "start")["type"] == "ok"
    now = bot.table(table)
    assert [seat["program"] for seat in now["seats"]] == [True, False]
    assert bot.play(now, now["legal"][0]["move"])["moves"] == 1
    assert anna.send(table, "resign", seat=1)["type"] == "ok"
    rated = {one["name"]: one["bot"] for one in anna.get("/api/ratings/merkator")}
    assert rated == {"Hanse-Bot": True, "Adelgard": False}


def test_its_name_is_its_own_and_nobody_signs_in_as_it(house: OpenHouse) -> None:
    anna, bert = account(house, "Annabella"), account(house, "Bertold")
    made(house, anna, "Faktor 7")
    for name, password in (("faktor 7", PASSWORD), ("Faktor 7", "")):
        body = {"name": name, "password": password or "None" * 4}
        assert bert.http.post("/api/register", json=body).status_code == 422
        assert sign_in(house.person(), name, body["password"]) == 422
    assert bert.http.post("/api/bots", json={"name": "FAKTOR 7"}).status_code == 422
    assert guest(house, "Nobody").http.post("/api/bots", json={"name": "X"}).status_code == 422


def test_a_new_token_replaces_the_old_and_a_retired_bot_is_out(house: OpenHouse) -> None:
    anna, bert = account(house, "Anselma"), account(house, "Burkhard")
    old = made(house, anna, "Kogge")
    new = made(house, anna, "kogge")
    assert old.http.get("/api/me").status_code == 401
    assert new.get("/api/me")["name"] == "Kogge"
    [bot] = anna.get("/api/bots")
    assert bert.http.delete(f"/api/bots/{bot['id']}").status_code == 422
    assert new.http.post("/api/bots", json={"name": "Child"}).status_code == 403
    assert anna.http.delete(f"/api/bots/{bot['id']}").status_code == 204
    assert new.http.get("/api/me").status_code == 401


def test_bots_go_with_their_owner_and_there_are_not_too_many(house: OpenHouse) -> None:
    anna = account(house, "Amalberga")
    bots = [made(house, anna, f"Schiff {n}") for n in range(5)]
    assert anna.http.post("/api/bots", json={"name": "Schiff 6"}).status_code == 422
    assert len(anna.get("/api/export")["bots"]) == 5
    anna.post("/api/forget", {"password": PASSWORD})
    assert {bot.http.get("/api/me").status_code for bot in bots} == {401}
