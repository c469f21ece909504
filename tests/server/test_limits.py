"""How much a client may ask: each purse in its place, and that nobody else pays for it."""

import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

import fondaco
from accounts import hashing_is_cheap
from fondaco.server import lobby, websocket
from fondaco.server.limits import Limits, Places, Purses
from fondaco.server.middleware import is_near
from fondaco.server.settings import Settings, from_environment
from houses import OpenHouse, Person, Talk, generous, opened
from stored import journal
from waiting import until

CREDENTIALS = {"name": "Anna", "password": "not the right one"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def at(house: OpenHouse, address: str) -> Person:
    """Somebody who comes from another address, as our proxy tells."""
    person = house.person()
    person.http.headers["x-forwarded-for"] = address
    return person


def test_logs_of_one_address_that_are_on_their_way(house: OpenHouse, limits: Limits) -> None:
    """Who begins many and ends none holds little memory, and keeps nobody from bringing one."""
    limits.uploads = Places(2)
    half = (
        b"POST /api/logs HTTP/1.1\r\nhost: %b\r\nx-forwarded-for: %b\r\ncontent-length: 9\r\n\r\n"
    )
    host, port = house.host.split(":")
    with ExitStack() as stack:
        for _ in range(2):
            line = stack.enter_context(socket.create_connection((host, int(port))))
            line.sendall(half % (house.host.encode(), b"192.0.2.1"))
        held = limits.uploads
        until(lambda: held._taken["192.0.2.1"] == 2, "both are on their way")
        anna, ben = at(house, "192.0.2.1"), at(house, "192.0.2.2")
        assert anna.http.post("/api/logs", content="no log").status_code == 429
        assert ben.http.post("/api/logs", content="no log").status_code == 422
    until(
        lambda: anna.http.post("/api/logs", content="no log").status_code == 422, "both have gone"
    )


def test_requests_of_one_address(house: OpenHouse, limits: Limits) -> None:
    anna, ben = at(house, "192.0.2.1"), at(house, "192.0.2.2")
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


def test_work_for_one_address_is_paid_for_by_the_time_it_takes(
    house: OpenHouse, limits: Limits
) -> None:
    """Looking back takes longer than other requests: how long is known when it is done."""
    log = fondaco.new("merkator", seats=2, seed=1).log()
    anna = at(house, "192.0.2.1")
    table = anna.http.post("/api/logs", content=log).json()["id"]
    limits.labor = Purses(0.0, 0.0)  # the first is done on credit
    assert anna.http.get(f"/api/tables/{table}/story").status_code == 200
    for work in ("story", "course", "moments/0", "board?at=0"):
        path = f"/api/tables/{table}/{work}"
        assert anna.http.get(path).status_code == 429
        limits.labor.owe("192.0.2.2", -60.0)
        assert at(house, "192.0.2.2").http.get(path).status_code == 200
    assert anna.http.post("/api/logs", content=log).status_code == 429
    assert anna.http.post("/logs", files={"log": log.encode()}).status_code == 429
    for free in ("", "/board"):
        assert anna.http.get(f"/api/tables/{table}{free}").status_code == 200


def test_who_asks_for_all_that_is_known_of_him_pays_for_it(
    house: OpenHouse, limits: Limits
) -> None:
    anna = house.person()
    anna.open("merkator", ["me", "open"])
    limits.labor = Purses(0.0, 1e-6)
    assert anna.http.get("/api/export").status_code == 200
    assert anna.http.get("/api/export").status_code == 429


@pytest.mark.parametrize("path", ["/api/games", "/api/games/logs"])
def test_who_asks_for_all_games_pays_for_it(house: OpenHouse, limits: Limits, path: str) -> None:
    anna = house.person()
    anna.open("merkator", ["me", "open"])
    limits.labor = Purses(0.0, 100.0)
    assert anna.http.get(path).status_code == 200
    assert not limits.labor.pay("127.0.0.1", 100.0)  # not all of it is left
    limits.labor = Purses(0.0, 1e-6)
    assert anna.http.get("/api/games").status_code == 200
    assert anna.http.get(path).status_code == 429


def test_who_searches_in_the_rules_pays_for_it(house: OpenHouse, limits: Limits) -> None:
    anna = house.person()
    anna.http.cookies.set("fondaco-plain", "1")
    too_long = anna.http.get("/rules/merkator", params={"word": "a " * 1000})
    assert too_long.status_code == 414
    limits.labor = Purses(0.0, 1e-6)
    assert anna.http.get("/rules/merkator?word=cash").status_code == 200
    assert anna.http.get("/rules/merkator?word=card").status_code == 429


def test_a_log_that_is_refused_costs_what_it_took(house: OpenHouse, limits: Limits) -> None:
    log = fondaco.new("merkator", seats=2, seed=1).log()
    limits.labor = Purses(0.0, 0.0)
    anna = at(house, "192.0.2.1")
    assert anna.http.post("/api/logs", content=log[:-5] + "\n").status_code == 422
    assert anna.http.post("/api/logs", content=log).status_code == 429


def test_who_uploads_a_game_pays_for_its_moments(
    house: OpenHouse, limits: Limits, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOMENT_SECONDS", 100.0)
    table = fondaco.new("merkator", seats=2, seed=1)
    table.play(table.legal()[0])
    limits.labor = Purses(0.0, 60.0)
    anna = at(house, "192.0.2.1")
    for status in (201, 429):
        assert anna.http.post("/api/logs", content=table.log()).status_code == status


def test_whoever_waits_pays_for_those_before(house: OpenHouse, limits: Limits) -> None:
    log = fondaco.new("merkator", seats=2, seed=1).log()
    limits.labor = Purses(0.0, 0.0)
    people = [at(house, "192.0.2.1") for _ in range(4)]
    with ThreadPoolExecutor(len(people)) as pool:
        answers = list(pool.map(lambda one: one.http.post("/api/logs", content=log), people))
    assert sorted(answer.status_code for answer in answers) == [201, 429, 429, 429]


def test_one_address_waits_in_a_line_of_its_own(house: OpenHouse, limits: Limits) -> None:
    limits.waiting = Places(0)
    log = fondaco.new("merkator", seats=2, seed=1).log()
    refused = at(house, "192.0.2.1").http.post("/api/logs", content=log)
    assert refused.status_code == 429


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


def test_messages_on_all_sockets_of_one_address_in_public(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket that is opened again brings no new credit; at home it is not asked for."""
    limits = generous()
    limits.sockets = Purses(0.0, 3.0)
    with opened(tmp_path, limits=limits) as house:
        anna = house.person()
        table = anna.open("merkator", ["me", "open"])["id"]
        for _ in range(3):
            assert answers(anna, table)
        monkeypatch.setattr(websocket, "settings_of", lambda _: Settings(public=True))
        assert answers(anna, table)
        with anna.socket(table) as talk:
            talk.send("ping")
            assert closing(talk) == 1008


def answers(person: Person, table: str) -> bool:
    with person.socket(table) as talk:
        talk.send("ping")
        return bool(talk.until(lambda message: message["type"] == "pong"))


def test_a_flood_fills_no_log(
    house: OpenHouse, limits: Limits, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "fondaco.middleware")
    limits.requests = Purses(0.0, 0.0)
    anna = house.person()
    for _ in range(20):
        assert anna.http.get("/api/shelf").status_code == 429
    assert len([note for note in caplog.records if note.name == "fondaco.middleware"]) <= 3


def test_figures_are_told_on_this_machine_alone(house: OpenHouse) -> None:
    near = house.person()
    answer = near.http.get("/metrics")
    assert answer.status_code == 200
    assert "fondaco_requests_total" in answer.text
    for address in ("192.0.2.1", "127.0.0.1", "::1", "testclient"):
        assert at(house, address).http.get("/metrics").status_code == 403
    named = {"host": house.host.replace("127.0.0.1", "192.0.2.1")}
    assert near.http.get("/metrics", headers=named).status_code == 403


def test_watchers_are_let_in_but_nobody_through_the_proxy() -> None:
    watched = Settings(watchers="10.0.0.0/24, fd00::/64")

    def is_let_in(host: str, *headers: tuple[bytes, bytes]) -> bool:
        return is_near({"type": "http", "client": (host, 1), "headers": headers}, watched)

    assert is_let_in("10.0.0.7", (b"host", b"house1:8000"))
    assert is_let_in("fd00::7")
    assert not is_let_in("10.0.0.7", (b"x-forwarded-for", b"192.0.2.1"))
    assert not is_let_in("10.0.1.7")
    assert not is_let_in("127.0.0.1", (b"host", b"house1:8000"))


@pytest.mark.parametrize("networks", ["0.0.0.0/0", "::/0", "everybody", "10.0.0.1/24"])
def test_watchers_are_networks_and_not_everybody(
    networks: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FONDACO_WATCHERS", networks)
    with pytest.raises(fondaco.Refused, match="FONDACO_WATCHERS"):
        from_environment(Settings())


def test_only_who_looks_after_the_house_asks_it_for_its_store_without_end(
    house: OpenHouse, limits: Limits
) -> None:
    limits.requests = Purses(0.0, 3.0)
    far, near = at(house, "192.0.2.3"), house.person()
    asked = [far.http.get("/readyz", headers={"host": "localhost"}).status_code for _ in range(5)]
    assert asked == [200] * 3 + [429] * 2
    assert {near.http.get("/readyz").status_code for _ in range(10)} == {200}


def test_who_asks_too_much_is_counted(house: OpenHouse, limits: Limits) -> None:
    limited = house.house.metrics.limited._value
    before = limited.get()
    limits.requests = Purses(0.0, 0.0)
    house.person().http.get("/api/shelf")
    assert limited.get() == before + 1
