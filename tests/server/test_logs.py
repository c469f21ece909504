"""Logs for those who run a house: one JSON object per line, and no key that opens a door."""

import json
import logging
import sys
from pathlib import Path

import pytest
from msgspec import Struct

from accounts import PASSWORD
from fondaco.server.logs import UNTRUE, JsonLines
from houses import Json, Person
from processes import Process

ORIGIN = "https://play.example.org"
SECRET = "a secret of 32 letters and more, of the keeper"
PUBLIC = {"FONDACO_ORIGIN": ORIGIN, "FONDACO_SECRET": SECRET, "FONDACO_PROXIES": "127.0.0.1"}


class Logged(Process):
    """A public house, and what it says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with (folder / "log").open("w") as self.errors:
            super().__init__("--public", "--data", str(folder / "data"), **PUBLIC)

    def lines(self) -> list[str]:
        return (self.folder / "log").read_text().splitlines()


class Visit:
    """All that somebody does, with every key there is."""

    def __init__(self, house: Logged) -> None:
        self.person = self.browser(house)
        made = self.person.post("/api/tokens", {"label": "bot"})
        table = self.person.open("merkator", ["me", "link"])["id"]
        link = str(self.person.send(table, "link", seat=1)["link"])
        self.look_around(house, table, link, made["token"])
        self.secrets = [made["token"], link.rpartition("/")[2], PASSWORD, SECRET]
        self.secrets += [self.key(self.person), "not her password"]

    def browser(self, house: Logged) -> Person:
        """Somebody with an account; its cookie is for https, so it has to be sent by hand."""
        found = house.person()
        found.http.headers.update({"host": "play.example.org", "origin": ORIGIN})
        wanted = {"name": "Anna", "password": PASSWORD}
        answer = found.http.post("/api/register", json=wanted)
        found.http.headers["cookie"] = answer.headers["set-cookie"].partition(";")[0]
        return found

    def key(self, person: Person) -> str:
        return str(person.http.headers["cookie"].partition("=")[2])

    def look_around(self, house: Logged, table: str, link: str, token: str) -> None:
        http = self.person.http
        assert http.get(link).status_code == 200
        assert http.get(link + "/wrong").status_code == 404
        assert http.get(f"{link}?a={token}").status_code == 200
        assert http.post(link, data={"cid": "a"}).status_code == 303
        assert http.get("/api/tables/nowhere").status_code == 404
        wrong = {"name": "Anna", "password": "not her password"}
        assert http.post("/api/sign-in", json=wrong).status_code == 422
        bot = house.person(token)
        bot.http.headers["host"] = "play.example.org"
        assert bot.http.get("/api/me").json()["name"] == "Anna"
        upgrade = {"connection": "Upgrade", "upgrade": "websocket", "sec-websocket-version": "13"}
        upgrade["sec-websocket-key"] = "dGhlIHNhbXBsZSBub25jZQ=="
        assert http.get(link, headers=upgrade).status_code == 403
        assert http.get("/api/tables/nowhere/socket", headers=upgrade).status_code == 404


class Said(Struct):
    """The lines of a log, the secrets of the visit before, and what the house calls itself."""

    lines: list[str]
    secrets: list[str]
    server: str


@pytest.fixture(scope="module")
def said(tmp_path_factory: pytest.TempPathFactory) -> Said:
    house = Logged(tmp_path_factory.mktemp("house"))
    try:
        secrets = Visit(house).secrets
        server = house.person().http.get("/healthz").headers.get("server", "")
    finally:
        house.stop()
    return Said(house.lines(), secrets, server)


def test_a_line_is_a_json_object(said: Said) -> None:
    assert said.lines
    for line in said.lines:
        found: Json = json.loads(line)
        assert set(found) >= {"at", "level", "from", "what"}
        assert "traceback" not in found


def test_no_secret_is_in_them(said: Said) -> None:
    text = "\n".join(said.lines)
    assert len(set(said.secrets)) == 6
    for secret in said.secrets:
        assert len(secret) > 9
        assert secret not in text


def test_every_request_is_told_of_once(said: Said) -> None:
    requests = [found for found in map(json.loads, said.lines) if found["what"] == "request"]
    asked = [(found["method"], found["path"], found["status"]) for found in requests]
    assert asked.count(("POST", "/api/register", 200)) == 1
    assert asked.count(("GET", "/sit/...", 200)) == 2
    assert asked.count(("POST", "/sit/...", 303)) == 1
    assert asked.count(("SOCKET", "/api/tables/.../socket", 404)) == 1
    assert asked.count(("GET", "/healthz", 200)) == 1
    assert all(found["ms"] >= 0 for found in requests)
    assert said.server == ""  # nobody needs to know what serves


def record(message: str, **fields: object) -> logging.LogRecord:
    found = logging.makeLogRecord({"name": "fondaco.test", "levelname": "INFO", "msg": message})
    vars(found).update(fields)
    return found


def test_a_line_stays_one_line_whatever_is_in_it() -> None:
    line = JsonLines().format(record("two\nlines", path="/a\n{}\u2028\x00", odd=object()))
    assert "\n" not in line
    found = json.loads(line)
    assert (found["what"], found["path"]) == ("two\nlines", "/a\n{}\u2028\x00")


def test_a_mistake_comes_with_its_traceback() -> None:
    try:
        raise KeyError("oops")
    except KeyError:
        line = JsonLines().format(record("failed", exc_info=sys.exc_info()))
    assert "KeyError: 'oops'" in json.loads(line)["traceback"]


def test_a_false_alarm_is_left_out(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", root.handlers)
    monkeypatch.setattr(root, "level", root.level)
    uvicorn = logging.getLogger("uvicorn")
    monkeypatch.setattr(uvicorn, "level", uvicorn.level)
    JsonLines.install(logging.INFO)
    logging.getLogger("uvicorn.error").error(UNTRUE)
    logging.getLogger("uvicorn.error").error("a true one")
    logging.getLogger("uvicorn.error").info("of no interest")
    assert [json.loads(line)["what"] for line in capsys.readouterr().err.splitlines()] == [
        "a true one"
    ]
