"""How much may be said at a table: chat, messages by plain HTTP, sockets."""

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosedError

from fondaco.server import websocket
from fondaco.server.limits import Limits, Purses
from fondaco.server.settings import Settings
from houses import OpenHouse, Person, Talk, generous, opened
from stored import journal


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
