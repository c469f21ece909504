"""How much a client may ask: each purse in its place, and that nobody else pays for it."""

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosedError

import fondaco
from accounts import hashing_is_cheap
from fondaco.server.limits import Limits, Purses
from fondaco.server.settings import Settings
from houses import OpenHouse, Person, Talk, generous, opened
from stored import journal

CREDENTIALS = {"name": "Anna", "password": "not the right one"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), opened(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def limits(house: OpenHouse) -> Iterator[Limits]:
    """The limits of the house, for one test to change."""
    yield house.limits
    vars(house.limits).update(vars(generous()))


def at(house: OpenHouse, address: str) -> Person:
    """Somebody who comes from another address, as our proxy tells."""
    person = house.person()
    person.http.headers["x-forwarded-for"] = address
    return person


def test_requests_of_one_address(house: OpenHouse, limits: Limits) -> None:
    anna, ben = at(house, "192.0.2.1"), at(house, "192.0.2.2")
    limits.requests = Purses(0.0, 3.0)
    found = [anna.http.get("/api/shelf").status_code for _ in range(4)]
    assert found == [200, 200, 200, 429]
    assert anna.http.get("/nowhere").status_code == 429
    assert ben.http.get("/api/shelf").status_code == 200
    assert anna.http.get("/healthz").status_code == 200


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
        at(house, f"192.0.2.{number}, 198.51.100.1").http.get("/api/shelf").status_code
        for number in range(2)
    ]
    assert found == [200, 429]


def test_new_guests_of_one_address(house: OpenHouse, limits: Limits) -> None:
    limits.guests = Purses(0.0, 2.0)
    name = {"name": "Anna"}
    anna = at(house, "192.0.2.1")
    found = []
    for _ in range(3):
        anna.http.cookies.clear()
        found.append(anna.http.post("/api/me", json=name).status_code)
    assert found == [204, 204, 429]
    assert at(house, "192.0.2.2").http.post("/api/me", json=name).status_code == 204


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


def test_games_played_again_for_one_address(house: OpenHouse, limits: Limits) -> None:
    """Each takes far longer than other requests, and everybody waits for it."""
    log = fondaco.new("merkator", seats=2, seed=1).log()
    anna = at(house, "192.0.2.1")
    table = anna.http.post("/api/logs", content=log).json()["id"]
    limits.replays = Purses(0.0, 2.0)
    for path in (f"/api/tables/{table}/story", f"/api/tables/{table}/course"):
        assert anna.http.get(path).status_code == 200
    for path in (f"/api/tables/{table}/story", f"/api/tables/{table}/course"):
        assert anna.http.get(path).status_code == 429
        assert at(house, "192.0.2.2").http.get(path).status_code == 200
    assert anna.http.post("/api/logs", content=log).status_code == 429
    assert anna.http.post("/logs", files={"log": log.encode()}).status_code == 429
    assert anna.http.get(f"/api/tables/{table}").status_code == 200


def test_names_and_passwords_tried_from_one_address(house: OpenHouse, limits: Limits) -> None:
    limits.sign_in = Purses(0.0, 2.0)
    anna = at(house, "192.0.2.1")
    assert anna.http.post("/api/sign-in", json=CREDENTIALS).status_code == 422
    assert anna.http.post("/sign-in", data=CREDENTIALS).status_code == 422
    for path in ("/api/sign-in", "/api/register"):
        assert anna.http.post(path, json=CREDENTIALS).status_code == 429
    for path in ("/sign-in", "/register"):
        assert anna.http.post(path, data=CREDENTIALS).status_code == 429
    assert at(house, "192.0.2.2").http.post("/api/sign-in", json=CREDENTIALS).status_code == 422


def test_chat_of_one_person_by_any_way(house: OpenHouse, limits: Limits) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"])["id"]
    limits.chat = Purses(0.0, 2.0)
    with anna.socket(table) as talk:
        assert talk.ask("say", text="one")["type"] == "ok"
        assert anna.send(table, "say", text="two")["type"] == "ok"
        before = journal(house, table)
        for answer in (talk.ask("say", text="three"), anna.send(table, "say", text="three")):
            assert answer["type"] == "refused"
            assert "too much chat" in answer["text"]
        assert journal(house, table) == before
        assert talk.ask("link", seat=0)["type"] == "ok"
    assert ben.send(table, "say", text="hello")["type"] == "ok"


def test_messages_of_one_person_by_plain_http(house: OpenHouse, limits: Limits) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"])["id"]
    path = f"/api/tables/{table}/messages"
    limits.messages = Purses(0.0, 2.0)
    found = [anna.http.post(path, json={"type": "ping"}).status_code for _ in range(3)]
    assert found == [200, 200, 429]
    say = {"type": "say", "cid": "a", "text": "hello"}
    assert anna.http.post(f"/tables/{table}", data=say).status_code == 429
    assert ben.http.post(path, json={"type": "ping"}).status_code == 200


def closing(talk: Talk) -> int:
    """The code with which a conversation is closed."""
    with pytest.raises(ConnectionClosedError) as closed:
        talk.until(lambda message: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_messages_on_one_socket(house: OpenHouse, limits: Limits) -> None:
    anna, ben = house.person(), house.person()
    table = anna.open("merkator", ["me", "open"])["id"]
    limits.socket = (0.0, 5.0)
    with anna.socket(table) as hers, ben.socket(table) as his:
        for _ in range(5):  # with the hello, one too many
            hers.send("ping")
        assert closing(hers) == 1008
        his.send("ping")
        assert his.until(lambda message: message["type"] == "pong")
    with anna.socket(table) as again:
        again.send("ping")
        assert again.until(lambda message: message["type"] == "pong")


def test_figures_are_told_on_this_machine_alone(house: OpenHouse) -> None:
    near = house.person()
    answer = near.http.get("/metrics")
    assert answer.status_code == 200
    assert "fondaco_requests_total" in answer.text
    for address in ("192.0.2.1", "127.0.0.1", "::1", "testclient"):
        assert at(house, address).http.get("/metrics").status_code == 403


def test_who_asks_too_much_is_counted(house: OpenHouse, limits: Limits) -> None:
    limited = house.house.metrics.limited._value
    before = limited.get()
    limits.requests = Purses(0.0, 0.0)
    house.person().http.get("/api/shelf")
    assert limited.get() == before + 1
