"""What is too large or too long: bodies, messages, addresses."""

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosedError

from fondaco.server.app import ROUTES
from fondaco.server.declared import Declared
from fondaco.server.middleware import MOST_BODY, MOST_LOG, MOST_PATH
from fondaco.server.websocket import MOST_BYTES
from handshakes import status
from houses import OpenHouse, Talk, opened
from stored import journal


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


def test_a_body_that_is_too_large(house: OpenHouse) -> None:
    anna = house.person()
    small, large = b"x" * MOST_BODY, b"x" * (MOST_BODY + 1)
    assert anna.http.post("/api/tables", content=small).status_code == 415
    answer = anna.http.post("/api/tables", content=large)
    assert answer.status_code == 413
    assert answer.json()["text"] == f"That is more than {MOST_BODY} bytes."
    assert anna.http.post("/name", content=large).status_code == 413
    assert anna.http.post("/api/logs", content=b"x" * (MOST_BODY + 1)).status_code == 422
    assert anna.http.post("/api/logs", content=b"x" * (MOST_LOG + 1)).status_code == 413


def test_a_body_that_does_not_say_how_large_it_is(house: OpenHouse) -> None:
    anna = house.person()
    anna.http.headers["content-type"] = "application/json"
    pieces = (b"x" * 10_000 for _ in range(10))
    assert anna.http.post("/api/tables", content=pieces).status_code == 413
    pieces = (b"[" * 10_000 for _ in range(3))
    assert anna.http.post("/api/tables", content=pieces).status_code == 400


def test_a_body_that_lies_about_its_size(house: OpenHouse) -> None:
    for length in ("-1", "1e3", "²", "9" * 5000):
        headers = {"content-length": length, "content-type": "application/json"}
        assert status(house, "POST", "/api/tables", headers) in (400, 413)


def closing(talk: Talk) -> int:
    """The code with which a conversation is closed."""
    with pytest.raises(ConnectionClosedError) as closed:
        talk.until(lambda message: False)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def test_a_message_that_is_too_large(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "open"])["id"]
    with anna.socket(table) as talk:
        talk.plain.send('{"type":"ping"' + " " * MOST_BYTES + "}")
        assert closing(talk) == 1009
    before = journal(house, table)
    with anna.socket(table) as talk:
        talk.send("say", cid="a", text="x" * 501)
        assert closing(talk) == 1007
    assert journal(house, table) == before


def test_an_address_that_is_too_long(house: OpenHouse) -> None:
    anna = house.person()
    table = anna.open("merkator", ["me", "me"])["id"]
    moment = f"/api/tables/{table}/moments/"
    assert anna.http.get(moment + "9" * 400).status_code == 404
    assert anna.http.get(moment + "9" * 5000).status_code == 414
    assert anna.http.get("/" + "x" * MOST_PATH).status_code == 414
    anna.http.cookies.set("fondaco-plain", "1")
    assert anna.http.get(f"/sit/{table}/{'9' * 400}/key").status_code == 422
    assert anna.http.get(f"/api/tables/{table}?seat={'9' * 5000}").status_code == 200
    with anna.http.stream("GET", f"/api/tables/{table}/stream?last=%C2%B2") as answer:
        assert answer.status_code == 200


def test_a_title_that_is_longer_than_a_file_name_may_be(house: OpenHouse) -> None:
    anna = house.person()
    routes = [route for route in ROUTES if isinstance(route, Declared)]
    asked = [one.path for one in routes if one.name.startswith("GET") and "{title}" in one.path]
    found = {path: anna.http.get(path.replace("{title}", 300 * "9")) for path in asked}
    assert len(found) > 5
    assert {path: answer.text for path, answer in found.items() if answer.status_code >= 500} == {}
    assert found["/api/puzzles/{title}/{id}/solution"].status_code == 404
