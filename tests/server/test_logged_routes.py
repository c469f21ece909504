"""Every route, with a secret wherever one can stand: none of them is in the log."""

import itertools
import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

from fondaco.server.app import ROUTES
from fondaco.server.naming import shown, words_of
from processes import Process
from waiting import SECONDS

ORIGIN = "https://play.example.org"
SECRETS = {
    "token": "4f0c" * 16,
    "link": "9e1d" * 10,
    "password": "correct horse battery",
    "cookie": "b7a3" * 16,
    "own": "a secret of 32 letters and more, of the keeper",
}
SPOKEN = [SECRETS[name] for name in ("token", "link", "password", "cookie")]
PUBLIC = {
    "FONDACO_ORIGIN": ORIGIN,
    "FONDACO_SECRET": SECRETS["own"],
    "FONDACO_PROXIES": "127.0.0.1",
}
UPGRADE = {
    "connection": "Upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}
PARAMETER = re.compile(r"\{[^}]*\}")


class Spy:
    """Sends every request of the list to a public house, each as from another address."""

    def __init__(self, house: Process) -> None:
        self.http = httpx.Client(base_url=house.url, timeout=SECONDS)
        self.numbers = itertools.count(1)
        self.sent = 0

    def headers(self, secret: str) -> dict[str, str]:
        number = next(self.numbers)
        return {
            "host": "play.example.org",
            "origin": ORIGIN,
            "x-forwarded-for": f"10.0.{number // 250}.{number % 250}",
            "cookie": f"__Host-fondaco={secret.replace(' ', '')}",
            "referer": f"{ORIGIN}/sit/0123456789abcdef/1/{secret}",
        }

    def send(self, method: str, path: str, secret: str) -> None:
        """The secret in the query, in the body, and in the headers."""
        fields = dict.fromkeys(("name", "password", "link", "move", "text", "label", "key"), secret)
        query = {"key": secret, "seat": secret}
        for body in ({"json": fields}, {"data": fields}):
            headers = self.headers(secret)
            if "json" in body:
                headers["authorization"] = f"Bearer {secret}"
            self.http.request(method, path, params=query, headers=headers, **body)  # type: ignore[arg-type]
            self.sent += 1

    def knock(self, path: str, secret: str) -> None:
        self.http.get(path, params={"key": secret}, headers=self.headers(secret) | UPGRADE)
        self.sent += 1


def addresses(route: BaseRoute, secret: str) -> Iterator[tuple[str, str]]:
    """Methods and paths of a route, with a secret in place of what varies."""
    if isinstance(route, Mount):
        yield "GET", f"{route.path}/{secret}"
    elif isinstance(route, Route):
        path = PARAMETER.sub(secret, route.path)
        known = PARAMETER.sub(secret, route.path.replace("{table}", "0123456789abcdef"))
        for method in sorted(route.methods or ()):
            yield method, path
            yield method, known
        yield "GET", f"{path}/{secret}"


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> tuple[int, list[str]]:
    """How much was asked, and what the log says of it."""
    folder = tmp_path_factory.mktemp("house")
    with (folder / "log").open("w") as Process.errors:
        house = Process("--public", "--data", str(folder / "data"), **PUBLIC)
    Process.errors = None
    with house:
        spy = Spy(house)
        for number, route in enumerate(ROUTES):
            secret = SPOKEN[number % len(SPOKEN)]
            for method, path in addresses(route, secret):
                spy.send(method, path, secret)
            if isinstance(route, WebSocketRoute):
                spy.knock(PARAMETER.sub(secret, route.path), secret)
        for secret in SPOKEN:
            spy.send("GET", f"/sit/0123456789abcdef/1/{secret}", secret)
            spy.send("GET", f"/{secret}", secret)
            spy.send("GET", f"//sit/x/{secret}", secret)
        spy.http.close()
    return spy.sent, (folder / "log").read_text().splitlines()


def test_every_request_was_logged_and_answered(logged: tuple[int, list[str]]) -> None:
    sent, lines = logged
    requests = [found for found in map(json.loads, lines) if found["what"] == "request"]
    assert len(requests) == sent > 4 * len(ROUTES)
    assert {found["status"] for found in requests} >= {200, 400, 401, 404, 422}
    assert not {found["status"] for found in requests} & {429, 500}


def test_no_secret_is_in_the_log(logged: tuple[int, list[str]]) -> None:
    text = "\n".join(logged[1])
    assert len(text) > 10_000
    for secret in SECRETS.values():
        for spelled in (secret, secret.replace(" ", "%20"), secret.replace(" ", "+")):
            assert spelled not in text
    assert "horse" not in text


@pytest.mark.parametrize(
    ("path", "logged"),
    [
        ("/", "/"),
        ("/api/tables/0123456789abcdef/moments/12", "/api/tables/0123456789abcdef/moments/12"),
        ("/api/tokens/4f0c4f0c4f0c4f0c4f0c", "/api/tokens/..."),
        ("/assets/index-BxYz_1-a.js", "/assets/index-BxYz_1-a.js"),
        ("/sit/0123456789abcdef/1/9e1d9e1d", "/sit/..."),
        ("/api/rules/chess", "/api/rules/..."),
        ("//sit//key", "//sit//..."),
    ],
)
def test_what_a_log_says_of_a_path(path: str, logged: str) -> None:
    assert shown(path, words_of(ROUTES)) == logged


CONFIGURATION = Path(__file__).resolve().parent.parent.parent / "docs" / "hosting.md"


def test_nginx_is_told_to_keep_links_out_of_its_log() -> None:
    """As the page sets it up: what is logged is a path without its link, and nothing beside."""
    [nginx] = re.findall(r"```nginx\n(.*?)```", CONFIGURATION.read_text(), re.DOTALL)
    [logged] = re.findall(r"log_format fondaco (.*?);", nginx, re.DOTALL)
    named = set(re.findall(r"\$\w+", logged))
    assert "$fondaco_path" in named
    assert not named & {"$request", "$request_uri", "$uri", "$args", "$http_referer"}
    assert re.search(r'map \$uri \$fondaco_path \{\s+"~\^/sit/" "/sit/\.\.\.";', nginx)
    servers = re.findall(r"^server \{.*?^\}", nginx, re.DOTALL | re.MULTILINE)
    assert len(servers) == 2
    for server in servers:
        assert re.search(r"^    access_log (off|\S+ fondaco);", server, re.MULTILINE)
        assert re.search(r"^    error_log \S+ crit;", server, re.MULTILINE)
    assert "proxy_set_header X-Request-ID $request_id;" in nginx
