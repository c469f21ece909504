"""Requests that somebody else's page sends in a person's name, and names that lead here by a trick:
all of them stay outside, whatever they ask for."""

from collections.abc import Iterator

import pytest
from starlette.routing import Route

from accounts import guest, key_of, name_of
from casts import everything
from fondaco.server.app import ROUTES
from fondaco.server.settings import Settings
from handshakes import asked, socket_status, status
from houses import OpenHouse, Person, opened

SECRET = "0123456789abcdef" * 4
PUBLIC = Settings(public=True, origin="https://play.example.org", secret=SECRET)
EVIL = "https://evil.example.org"

# What a request carries (o: our origin, e: a foreign one, n: "null", s: one that begins like ours,
# c: the cookie, t: a token, b: a name and password for http itself), and whether it may enter.
CARRIED = {
    "o c": True,
    "o": True,
    "": True,
    "t": True,
    "c t": True,
    "o t": True,
    "e": False,
    "e c": False,
    "e t": False,
    "n": False,
    "n c": False,
    "s c": False,
    "c": False,
    "c b": False,
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with opened(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture(scope="module")
def anna(house: OpenHouse) -> Person:
    return guest(house)


@pytest.fixture(scope="module")
def token(anna: Person) -> str:
    return str(anna.post("/api/tokens", {"label": "bot"})["token"])


@pytest.fixture(scope="module")
def table(anna: Person) -> str:
    return str(anna.open("merkator", ["me", "open"])["id"])


def headers(house: OpenHouse, anna: Person, token: str, carried: str) -> dict[str, str]:
    known = {
        "o": {"origin": house.url},
        "e": {"origin": EVIL},
        "n": {"origin": "null"},
        "s": {"origin": f"{house.url}.evil.example.org"},
        "c": {"cookie": f"other=1; fondaco={key_of(anna)}"},
        "t": {"authorization": f"Bearer {token}"},
        "b": {"authorization": "Basic YW5uYTphbm5h"},
    }
    found: dict[str, str] = {}
    for letter in carried.split():
        found |= known[letter]
    return found


@pytest.mark.parametrize(("carried", "may_enter"), CARRIED.items())
def test_the_origin_of_a_socket(
    house: OpenHouse, anna: Person, token: str, table: str, carried: str, may_enter: bool
) -> None:
    found = socket_status(house, table, headers(house, anna, token, carried))
    assert found == (101 if may_enter else 403)


@pytest.mark.parametrize(("carried", "may_enter"), CARRIED.items())
@pytest.mark.parametrize("path", ["/api/me", "/name"])
def test_the_origin_of_what_changes_something(
    house: OpenHouse, anna: Person, token: str, path: str, carried: str, may_enter: bool
) -> None:
    is_form = path == "/name"
    kind = "application/x-www-form-urlencoded" if is_form else "application/json"
    body = b"name=Mallory" if is_form else b'{"name":"Mallory"}'
    sent = {"content-type": kind, "content-length": str(len(body))}
    before = everything(house)
    with asked(
        house, "POST", path, {**headers(house, anna, token, carried), **sent}, body
    ) as answer:
        assert answer.status == ((303 if is_form else 204) if may_enter else 403)
    assert (everything(house) == before) == (not may_enter)
    anna.post("/api/me", {"name": "Anna"})


def test_every_route_that_changes_something_looks_at_the_origin(
    house: OpenHouse, anna: Person
) -> None:
    before = everything(house)
    sent = {"origin": EVIL, "cookie": f"fondaco={key_of(anna)}", "content-length": "0"}
    routes = [(route.methods or set(), route.path) for route in ROUTES if isinstance(route, Route)]
    unsafe = [(methods, path) for methods, path in routes if "GET" not in methods]
    assert len(unsafe) > 15
    for methods, path in unsafe:
        [method] = methods
        filled = path.replace("{seat:int}", "0")
        assert (path, status(house, method, filled, sent)) == (path, 403)
    assert everything(house) == before


def test_looking_is_free_but_not_for_other_pages(house: OpenHouse, anna: Person) -> None:
    """Browsers keep the answer from a page that is not ours, since nothing allows it."""
    answer = anna.http.get("/api/me", headers={"origin": EVIL})
    assert answer.status_code == 200
    asking = {"origin": EVIL, "access-control-request-method": "POST"}
    ahead = anna.http.request("OPTIONS", "/api/tables", headers=asking)
    assert ahead.status_code == 405
    for found in (answer, ahead):
        assert not [name for name in found.headers if name.startswith("access-control")]
        assert found.headers["cross-origin-resource-policy"] == "same-origin"


def test_a_form_of_another_page_is_no_json(house: OpenHouse, anna: Person) -> None:
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        sent = {"content-type": kind}
        answer = anna.http.post("/api/me", content=b'{"name":"Mallory"}', headers=sent)
        assert answer.status_code == 415
    assert name_of(anna) == "Anna"


@pytest.mark.parametrize("host", ["evil.example.org", "127.0.0.1.evil.org:80", "", "[::1", "a@b"])
def test_a_name_that_leads_here_by_a_trick(
    house: OpenHouse, anna: Person, table: str, host: str
) -> None:
    """Else a page could reach the house by letting its own name point to it."""
    before = everything(house)
    carried = {"host": host, "origin": f"http://{host}", "cookie": f"fondaco={key_of(anna)}"}
    for path in ("/", "/api/me", "/healthz", "/metrics", f"/api/tables/{table}/stream", "/nowhere"):
        assert status(house, "GET", path, carried) == 421
    assert status(house, "POST", "/api/sign-out", {**carried, "content-length": "0"}) == 421
    assert socket_status(house, table, carried) == 421
    assert everything(house) == before


def test_a_public_house_has_one_name_and_one_origin(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    with opened(tmp_path_factory.mktemp("public"), PUBLIC) as house:
        ours = {"host": "play.example.org", "content-length": "0"}
        path = "/api/sign-out"
        assert status(house, "POST", path, {**ours, "origin": PUBLIC.origin}) == 204
        for origin in ("http://play.example.org", "https://play.example.org:8443", EVIL, "null"):
            assert status(house, "POST", path, {**ours, "origin": origin}) == 403
        for host in (house.host, "localhost", "www.play.example.org"):
            assert status(house, "GET", "/api/me", {"host": host}) == 421
