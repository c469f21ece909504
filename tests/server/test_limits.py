"""How much a client may ask: each purse in its place, and that nobody else pays for it."""

from collections.abc import Iterator

import pytest

from accounts import hashing_is_cheap
from fondaco.server.limits import Limits, Purses
from fondaco.server.settings import Settings
from houses import OpenHouse, generous, opened

CREDENTIALS = {"name": "Anna", "password": "not the right one"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def test_requests_of_one_address(house: OpenHouse, limits: Limits) -> None:
    anna, ben = house.person_from("192.0.2.1"), house.person_from("192.0.2.2")
    limits.requests = Purses(0.0, 3.0)
    found = [anna.http.get("/api/shelf").status_code for _ in range(4)]
    assert found == [200, 200, 200, 429]
    assert anna.http.get("/nowhere").status_code == 429
    assert ben.http.get("/api/shelf").status_code == 200
    assert anna.http.get("/healthz").status_code == 200
    afar = {"host": "192.0.2.7"}
    found = [who.http.get("/readyz", headers=afar).status_code for who in (anna, ben)]
    assert found == [429, 200]


def test_an_address_cannot_be_made_up(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Only our own proxy may say where a request came from."""
    limits = generous()
    limits.requests = Purses(0.0, 3.0)
    settings = Settings(proxies="192.0.2.9")
    with opened(tmp_path_factory.mktemp("direct"), settings, limits) as house:
        liar = house.person()
        for number in range(3):
            liar.http.headers["x-forwarded-for"] = f"192.0.2.{number}"
            assert liar.http.get("/api/shelf").status_code == 200
        liar.http.headers["x-forwarded-for"] = "127.0.0.1"
        assert liar.http.get("/api/shelf").status_code == 429


def test_our_proxy_is_believed_for_what_it_saw_itself(house: OpenHouse, limits: Limits) -> None:
    """A client may send any header; the proxy adds the address that it sees, at the end."""
    limits.requests = Purses(0.0, 1.0)
    found = [
        house.person_from(f"192.0.2.{number}, 198.51.100.1").http.get("/api/shelf").status_code
        for number in range(2)
    ]
    assert found == [200, 429]


def test_new_guests_of_one_address(house: OpenHouse, limits: Limits) -> None:
    limits.guests = Purses(0.0, 2.0)
    name = {"name": "Anna"}
    anna = house.person_from("192.0.2.1")
    found = []
    for _ in range(3):
        anna.http.cookies.clear()
        found.append(anna.http.post("/api/me", json=name).status_code)
    assert found == [204, 204, 429]
    assert house.person_from("192.0.2.2").http.post("/api/me", json=name).status_code == 204


def test_tables_and_tokens_of_one_person(house: OpenHouse, limits: Limits) -> None:
    anna, ben = house.person(), house.person()
    for person in (anna, ben):
        person.post("/api/me", {"name": "somebody"})
    limits.tables = Purses(0.0, 2.0)
    anna.open("merkator", ["me", "open"])
    anna.post("/api/tokens", {"label": "bot"})
    new = {"title": "merkator", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert anna.http.post("/api/tables", json=new).status_code == 429
    assert anna.http.post("/api/tokens", json={"label": "bot"}).status_code == 429
    assert anna.http.post("/api/logs", content="fondaco 1\n").status_code == 429
    form = {"title": "merkator", "seats": "2", "seat0": "me", "seat1": "open"}
    assert anna.http.post("/tables", data=form).status_code == 429
    assert ben.http.post("/api/tables", json=new).status_code == 201


def test_another_game_counts_as_a_table(house: OpenHouse, limits: Limits) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "random", "open"])["id"]
    assert ben.send(table, "sit", seat=2)["type"] == "ok"
    assert anna.send(table, "start")["type"] == "ok"
    anna.send(table, "end", at=anna.table(table)["at"])
    assert ben.send(table, "answer", at=anna.table(table)["at"], yes=True)["type"] == "ok"
    limits.tables = Purses(0.001, 1.0)
    assert house.person().send(table, "rematch")["type"] == "refused"
    again = anna.send(table, "rematch")["table"]
    assert [ben.send(table, "rematch")["table"] for _ in "123"] == [again] * 3
    anna.send(again, "fill", seat=2, level="random")
    assert anna.send(again, "start")["type"] == "ok"
    anna.send(again, "end", at=anna.table(again)["at"])
    assert "too much at once" in anna.send(again, "rematch")["text"]


def test_tables_that_guests_of_one_address_list(house: OpenHouse, limits: Limits) -> None:
    limits.listed = Purses(0.001, 4.0)
    wish = {"title": "merkator", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}
    found = [house.person().http.post("/api/tables", json=wish).status_code for _ in range(6)]
    assert found == [201] * 4 + [429] * 2
    form = {"title": "merkator", "seats": "2", "seat0": "me", "seat1": "open", "listed": "true"}
    assert house.person().http.post("/tables", data=form).status_code == 429
    house.person().post("/api/tables", {**wish, "listed": False})
    anna = house.person()
    anna.post("/api/register", {"name": "Lister", "password": "correct horse battery"})
    anna.post("/api/tables", wish)


def test_names_and_passwords_tried_from_one_address(house: OpenHouse, limits: Limits) -> None:
    limits.sign_in = Purses(0.0, 2.0)
    anna = house.person_from("192.0.2.1")
    assert anna.http.post("/api/sign-in", json=CREDENTIALS).status_code == 422
    assert anna.http.post("/sign-in", data=CREDENTIALS).status_code == 422
    for path in ("/api/sign-in", "/api/register"):
        assert anna.http.post(path, json=CREDENTIALS).status_code == 429
    for path in ("/sign-in", "/register"):
        assert anna.http.post(path, data=CREDENTIALS).status_code == 429
    assert (
        house.person_from("192.0.2.2").http.post("/api/sign-in", json=CREDENTIALS).status_code
        == 422
    )


def test_a_flood_fills_no_log(
    house: OpenHouse, limits: Limits, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "fondaco.middleware")
    limits.requests = Purses(0.0, 0.0)
    anna = house.person()
    for _ in range(20):
        assert anna.http.get("/api/shelf").status_code == 429
    assert len([note for note in caplog.records if note.name == "fondaco.middleware"]) <= 3


def test_who_asks_too_much_is_counted(house: OpenHouse, limits: Limits) -> None:
    limited = house.house.metrics.limited._value
    before = limited.get()
    limits.requests = Purses(0.0, 0.0)
    house.person().http.get("/api/shelf")
    assert limited.get() == before + 1
