"""What keeps people safe: headers on every answer, flags on every cookie, and no secret at rest."""

import re
from collections.abc import Callable, Iterator
from hashlib import sha256
from html.parser import HTMLParser
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest
from starlette.routing import Route

from accounts import PASSWORD, guest, hashing_is_cheap, key_of
from fondaco.server import client, lobby
from fondaco.server.app import ROUTES
from fondaco.server.limits import Purses
from fondaco.server.settings import Settings
from handshakes import asked, handshake
from houses import OpenHouse, opened, plain_pages
from stored import rows

SECRET = "0123456789abcdef" * 4
PUBLIC = Settings(public=True, origin="https://play.example.org", secret=SECRET)
SAFETY = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("house")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), plain_pages(), opened(folder) as found:
        yield found


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with hashing_is_cheap(), opened(tmp_path_factory.mktemp("public"), PUBLIC) as found:
        yield found


# --- Headers ---


def policy(text: str) -> dict[str, list[str]]:
    parts = [part.split() for part in text.split(";")]
    return {name: values for name, *values in parts}


def check_is_dressed(headers: Callable[[str], str | None], is_private: bool = True) -> None:
    for name, value in SAFETY.items():
        if is_private or name != "cache-control":
            assert headers(name) == value, name
    allowed = policy(headers("content-security-policy") or "")
    assert allowed["default-src"] == ["'none'"]
    assert allowed["frame-ancestors"] == allowed["base-uri"] == ["'none'"]
    assert allowed["form-action"] == allowed["script-src"] == allowed["connect-src"] == ["'self'"]
    named = [word for words in allowed.values() for word in words]
    assert set(named) <= {"'none'", "'self'", "data:"}
    assert "camera=()" in (headers("permissions-policy") or "")


def test_every_kind_of_answer_is_dressed(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, stranger = guest(house), house.person()
    table = anna.open("merkator", ["me", "me"])["id"]
    kinds = [
        (200, anna.http.get("/api/me")),
        (200, anna.http.get("/")),
        (200, anna.http.get(f"/tables/{table}")),
        (201, anna.http.post("/api/tokens", json={"label": "bot"})),
        (204, anna.http.post("/api/me", json={"name": "Anna"})),
        (303, anna.http.post("/name", data={"name": "Anna"})),
        (400, anna.http.post("/api/me", json={"nom": "Anna"})),
        (401, stranger.http.get("/api/tokens")),
        (403, anna.http.post("/api/me", json={"name": "A"}, headers={"origin": "null"})),
        (404, anna.http.get("/nowhere")),
        (404, anna.http.get("/api/tables/nowhere")),
        (404, anna.http.get("/nowhere", headers={"accept": "text/html"})),
        (405, anna.http.put("/api/me")),
        (413, anna.http.post("/api/me", content=b"x" * 100_000)),
        (414, anna.http.get("/" + "x" * 600)),
        (415, anna.http.post("/api/me", content=b"x")),
        (421, anna.http.get("/api/me", headers={"host": "evil.example.org"})),
        (422, anna.http.get(f"/api/tables/{table}/log")),
    ]
    monkeypatch.setattr(house.limits, "requests", Purses(0.0, 0.0))
    kinds.append((429, anna.http.get("/api/me")))
    for due, answer in kinds:
        assert answer.status_code == due
        check_is_dressed(answer.headers.get)


def test_a_mistake_of_the_house_tells_nothing(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble() -> None:
        raise KeyError("a secret in a traceback")

    monkeypatch.setattr(lobby, "shelf", stumble)
    mistakes = house.house.metrics.mistakes._value.get()
    for path in ("/api/shelf", "/"):
        answer = house.person().http.get(path)
        assert answer.status_code == 500
        assert "secret" not in answer.text
        assert "Traceback" not in answer.text
        check_is_dressed(answer.headers.get)
    assert house.house.metrics.mistakes._value.get() == mistakes + 2


def test_also_sockets_that_are_turned_away_and_streams(house: OpenHouse) -> None:
    table = guest(house).open("merkator", ["me", "me"])["id"]
    for id, headers, due in ((table, {"origin": "null"}, 403), ("nowhere", {}, 404)):
        with handshake(house, id, headers) as answer:
            assert answer.status == due
            check_is_dressed(answer.getheader)
    with asked(house, "GET", f"/api/tables/{table}/stream", {}) as answer:
        assert answer.status == 200
        check_is_dressed(answer.getheader)


def test_no_answer_is_kept_but_what_is_the_same_for_all(house: OpenHouse) -> None:
    anna = guest(house)
    table = anna.open("merkator", ["me", "me"])["id"]
    paths = [route.path for route in ROUTES if isinstance(route, Route) and "GET" in named(route)]
    assert len(paths) > 20
    for path in paths:
        if path.endswith("/stream"):
            continue  # it would not end; see above
        filled = path.replace("{table}", table).replace("{title}", "merkator")
        answer = anna.http.get(filled.replace("{seat:int}", "0").replace("{at:int}", "0"))
        is_for_all = path.startswith("/static/") or path.removeprefix("/") in client.BESIDE
        is_private = not (is_for_all or path.endswith("card.png"))
        check_is_dressed(answer.headers.get, is_private)


def test_the_page_that_draws_itself_knows_nobody(
    house: OpenHouse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is the same for all, so that it may be kept, if the browser asks each time."""
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(client, "FOLDER", tmp_path)
    monkeypatch.setattr(client, "is_built", lambda: True)
    anna = guest(house)
    table = anna.open("merkator", ["me", "link"])["id"]
    link = anna.send(table, "link", seat=1)["link"]
    for path in ("/", f"/tables/{table}", link, "/rules/merkator", "/about", "/lobby", "/you"):
        for person in (anna, house.person()):
            answer = person.http.get(path)
            assert (answer.status_code, answer.text) == (200, "<!doctype html>")
            assert answer.headers["cache-control"] == "no-cache"
            check_is_dressed(answer.headers.get, is_private=False)


def named(route: Route) -> set[str]:
    return set(route.methods or ())


def test_https_alone_in_public(house: OpenHouse, public: OpenHouse) -> None:
    with asked(public, "GET", "/", {"host": "play.example.org"}) as answer:
        assert answer.getheader("strict-transport-security") == "max-age=31536000"
        check_is_dressed(answer.getheader)
    with asked(house, "GET", "/", {}) as answer:
        assert answer.getheader("strict-transport-security") is None


class Page(HTMLParser):
    """What the policy would forbid on a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        if tag in ("style", "script", "iframe", "object", "embed", "base"):
            self.found.append(f"<{tag}>")
        self.found += [name for name in names if name == "style" or name.startswith("on")]
        values = [value or "" for _, value in attrs]
        self.found += [value for value in values if re.match(r"\s*(javascript|https?):", value)]


def test_pages_keep_to_the_policy(house: OpenHouse) -> None:
    anna = guest(house)
    table = anna.open("merkator", ["me", "greedy"])["id"]
    static = ("/", "/new?title=merkator", "/rules", "/rules/merkator", "/about")
    for path in (*static, f"/tables/{table}"):
        page = Page()
        page.feed(anna.http.get(path, headers={"accept": "text/html"}).text)
        assert page.found == [], path


def test_what_people_write_is_text(house: OpenHouse) -> None:
    """Names and chat, as others see them."""
    mean = "<b onclick=x>\"'&"
    anna = guest(house, mean)
    table = anna.open("merkator", ["me", "open"], listed=True)["id"]
    anna.send(table, "say", text="<script>alert(1)</script>")
    for path in ("/", f"/tables/{table}", f"/tables/{table}?at=<script>"):
        text = house.person().http.get(path, headers={"accept": "text/html"}).text
        assert "<script" not in text
        assert "<b onclick" not in text
    assert "&lt;script&gt;alert(1)" in house.person().http.get(f"/tables/{table}").text


# --- Cookies ---


def cookie(answer: httpx.Response) -> dict[str, str]:
    """Name, value and flags of the one cookie that was given."""
    [text] = answer.headers.get_list("set-cookie")
    [(name, morsel)] = SimpleCookie(text).items()
    flags = {flag: str(value) for flag, value in morsel.items() if value}
    return {"name": name, "value": morsel.value, **flags}


def test_the_flags_of_a_cookie_at_home(house: OpenHouse) -> None:
    answers = [
        house.person().http.post("/api/me", json={"name": "Anna"}),
        house.person().http.post("/name", data={"name": "Anna"}),
        house.person().http.post("/api/register", json={"name": "Flag", "password": PASSWORD}),
    ]
    for answer in answers:
        found = cookie(answer)
        assert len(bytes.fromhex(found.pop("value"))) == 32
        assert 0 < int(found.pop("max-age")) <= 180 * 86_400
        assert found == {"name": "fondaco", "path": "/", "httponly": "True", "samesite": "lax"}


def test_the_flags_of_a_cookie_in_public(public: OpenHouse) -> None:
    person = public.person()
    person.http.headers.update({"host": "play.example.org", "origin": PUBLIC.origin})
    given = person.http.post("/api/me", json={"name": "Anna"})
    found = cookie(given)
    assert found["name"] == "__Host-fondaco"
    assert (found["path"], found["samesite"]) == ("/", "lax")
    assert found["secure"] == found["httponly"] == "True"
    assert "domain" not in found
    sent = {"cookie": f"__Host-fondaco={found['value']}"}
    assert person.http.get("/api/me", headers=sent).json()["name"] == "Anna"
    plain = {"cookie": f"fondaco={found['value']}"}
    assert person.http.get("/api/me", headers=plain).json()["name"] == ""
    gone = cookie(person.http.post("/api/sign-out", headers=sent))
    assert (gone["name"], gone["value"], gone["secure"]) == ("__Host-fondaco", "", "True")


def test_who_is_known_gets_no_new_cookie(house: OpenHouse) -> None:
    anna = guest(house)
    for answer in (
        anna.http.get("/api/me"),
        anna.http.post("/api/me", json={"name": "Anna"}),
        anna.http.post("/api/tables", json={"title": "none", "seats": [{"kind": "me"}]}),
    ):
        assert "set-cookie" not in answer.headers


# --- At rest ---


def test_no_key_is_stored_that_could_be_used(house: OpenHouse, folder: Path) -> None:
    anna = guest(house)
    secrets = [key_of(anna)]
    secrets.append(anna.post("/api/tokens", {"label": "bot", "scope": "play"})["token"])
    secrets.append(anna.post("/api/tokens", {"label": "eye", "scope": "watch"})["token"])
    table = anna.open("merkator", ["me", "link"])["id"]
    secrets.append(anna.send(table, "link", seat=1)["link"].rpartition("/")[2])
    ben = guest(house)
    assert ben.send(table, "sit", seat=1, link=secrets[-1])["type"] == "ok"
    anna.post("/api/register", {"name": "At rest", "password": PASSWORD})
    secrets += [key_of(anna), PASSWORD]
    stored = b"".join([path.read_bytes() for path in folder.iterdir()])
    for secret in secrets:
        assert secret.encode() not in stored
        if re.fullmatch("[0-9a-f]+", secret):
            assert bytes.fromhex(secret) not in stored
    for key in secrets[1:3] + secrets[-2:-1]:
        assert sha256(key.encode()).hexdigest().encode() in stored  # the bytes are all there


def test_the_secret_of_a_public_house_is_not_stored(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    folder = tmp_path_factory.mktemp("given")
    with opened(folder, PUBLIC) as house:
        assert house.house.runtime.secret == SECRET.encode()
        kept: dict[str, str] = dict(rows(house, "SELECT name, value FROM house"))
        process = f"serving {house.house.id}"
        assert set(kept) == {"version", "oldest", "served", "push key", process}
        assert SECRET not in "".join(kept.values())
        stored = b"".join([path.read_bytes() for path in folder.iterdir()])
    assert SECRET.encode() not in stored


def test_the_database_is_for_its_owner_alone(house: OpenHouse, folder: Path) -> None:
    modes = {path.name: path.stat().st_mode & 0o777 for path in folder.glob("fondaco.db*")}
    assert modes["fondaco.db"] == 0o600
    assert set(modes.values()) == {0o600}
