"""Who may ask for what: every route of the house, for everybody, in every state of a table. What is
expected stands in tests/permissions/routes.txt; a route that is not there, fails.
"""

import itertools
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute

import fondaco
from accounts import PASSWORD, hashing_is_cheap
from casts import ROLES, STATES, Asleep, Cast, Time, everything, permissions
from fondaco.server.accounts import plain
from fondaco.server.app import ROUTES
from fondaco.server.people import hashed
from houses import Json, OpenHouse, fresh_cid, opened, plain_pages
from stored import change

LOG = fondaco.new("merkator", seats=2, seed=1).log()
STUDY = {"at": 0}
MOVE = "travel hamburg"
ASKED = {"type": "why", "cid": "a", "at": 0, "move": MOVE}
SHEET = {"id": "s", "title": "merv", "made": 1, "columns": [{"name": "Anna", "points": {}}]}
NEW = {"title": "merkator", "seats": [{"kind": "me"}, {"kind": "open"}]}

_numbers = itertools.count(1)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    time = Time()
    folder = tmp_path_factory.mktemp("house")
    with hashing_is_cheap(), plain_pages(), opened(folder, now=time) as found:
        found.house.bots = Asleep(found.house.metrics)
        found.person().post("/api/register", {"name": "Zoe", "password": PASSWORD})
        yield found


@pytest.fixture(scope="module")
def cast(house: OpenHouse) -> Cast:
    time = house.house.runtime.now
    assert isinstance(time, Time)
    found = Cast(house, time)
    found.meet()
    found.set_out()
    return found


@pytest.fixture(scope="module")
def spare(house: OpenHouse) -> Cast:
    """People who become others: nobody else relies on them."""
    time = house.house.runtime.now
    assert isinstance(time, Time)
    return Cast(house, time)


def named(route: BaseRoute) -> str:
    if isinstance(route, Mount):
        return f"GET {route.path}/{{path}}"
    if isinstance(route, WebSocketRoute):
        return f"SOCKET {route.path}"
    assert isinstance(route, Route)
    [method] = set(route.methods or ()) - {"HEAD"}
    return f"{method} {route.path}"


def test_no_route_is_forgotten() -> None:
    seen: dict[str, set[str]] = {}
    for row in permissions("routes"):
        name = f"{row['method']} {row['path'].partition('+')[0]}"
        seen.setdefault(name, set()).add(row["state"])
    assert sorted(seen) == sorted(named(route) for route in ROUTES)
    for name, states in seen.items():
        if "{table}" in name:
            assert "any" in states or states >= {"waiting", "playing", "over"}, name


class Asking:
    """One request of one role, and what came of it."""

    def __init__(self, cast: Cast, role: str, row: dict[str, str], state: str) -> None:
        self.cast = cast
        self.role = role
        self.person = cast.people[role]
        self.owner = "seat" if role == "host" else "owner"
        self.method = row["method"]
        self.path, _, self.variant = row["path"].partition("+")
        self.state = state
        self.table = ""

    def outcome(self, copies: "Copies") -> str:
        if "{table}" in self.path:
            self.table = copies.table(self.owner, self.state)
        url, content = self.url(), self.content()
        before = everything(self.cast.house)
        found = self.sent(url, content)
        if found[0] in "123" and self.method == "POST":
            copies.drop(self.table)
            return found
        after = everything(self.cast.house)
        first = 2 if self.is_newcomer() else 0  # of whom the house knows now
        if found[0] in "123" and self.method == "DELETE":
            return found if after != before else f"{found}, but nothing was changed"
        return found if after[first:] == before[first:] else f"{found}, but something was changed"

    def is_newcomer(self) -> bool:
        """Whether a stranger becomes a guest with it."""
        return self.method == "POST" and self.person is self.cast.people["stranger"]

    def url(self) -> str:
        filled = self.path.replace("{title}", "merkator").replace("{table}", self.table)
        filled = filled.replace("{lesson}", "travel")
        filled = filled.replace("{hash}", fondaco.game("merkator").edition)
        if "{token}" in filled:
            filled = filled.replace("{token}", self.token())
        if "{session}" in filled:
            filled = filled.replace("{session}", self.session("seat"))
        if self.path == "/api/sessions" and self.method == "DELETE":
            self.session(self.role)
        if "{key}" in filled:
            filled = filled.replace("{seat:int}", "0").replace("{key}", self.key())
        return filled.replace("{at:int}", "1") + ("?title=merkator" if filled == "/new" else "")

    def key(self) -> str:
        """The key of a link to seat 0."""
        if self.variant == "wrong":
            return "0" * 40
        answer = self.cast.people["seat"].send(self.table, "link", seat=0)
        return str(answer["link"].rpartition("/")[2])

    def token(self) -> str:
        """A token of seat's that may be revoked."""
        seat = self.cast.people["seat"]
        ids = [one["id"] for one in seat.get("/api/tokens") if one["label"] == "spare"]
        return str(ids[0] if ids else seat.post("/api/tokens", {"label": "spare"})["id"])

    def session(self, role: str) -> str:
        """Another device of somebody's; for those who have a cookie at all."""
        cookie = self.cast.people[role].http.cookies.get("fondaco") or ""
        device = f"{next(_numbers):064}"[::-1]
        change(
            self.cast.house,
            """INSERT INTO keys SELECT ?, person, '', 'cookie', made, used FROM keys
                WHERE hash = ?""",
            device,
            hashed(cookie),
        )
        return device[:16]

    def code(self) -> str:
        """A code of Zoe's."""
        code = f"code{next(_numbers)}"
        zoe = "SELECT id FROM people WHERE login = 'zoe'"
        change(self.cast.house, f"INSERT INTO codes VALUES (({zoe}), ?)", hashed(plain(code)))
        return code

    def recovery(self) -> dict[str, str]:
        return {"name": "Zoe", "code": self.code(), "password": PASSWORD}

    def sent(self, url: str, content: dict[str, Any]) -> str:
        if self.method == "SOCKET":
            with self.person.socket(self.table) as talk:
                return "101" + shown(talk.until(lambda said: said["type"] == "table")["table"])
        if url.endswith("/stream"):
            with self.person.http.stream("GET", url) as answer:
                return (
                    f"{answer.status_code}{shown(json.loads(next(answer.iter_lines()))['table'])}"
                )
        answer = self.person.http.request(self.method, url, **content)
        return f"{answer.status_code}{self.seen(answer)}"

    def seen(self, answer: httpx.Response) -> str:
        if answer.status_code != 200 or self.method != "GET":
            return ""
        if self.path == "/api/tables/{table}":
            return shown(answer.json())
        if "moments" in self.path:
            return "+" if answer.json()["move"] else ""
        offer = {
            "/tables/{table}": 'name="move"',
            "/sit/{table}/{seat:int}/{key}": "Sit down</button>",
        }
        return "+" if offer.get(self.path, answer.text + "!") in answer.text else ""

    def content(self) -> dict[str, Any]:
        """The body of a request."""
        if self.method != "POST":
            return {}
        if self.path.startswith("/api/"):
            body = self.json()
            return {"content": body} if isinstance(body, str) else {"json": body}
        if self.path == "/logs":
            return {"files": {"log": LOG.encode()}, "data": {"cid": fresh_cid()}}
        return {"data": {"cid": fresh_cid(), **self.form()}}

    def json(self) -> Json | str | None:
        credentials = {"name": f"Name {next(_numbers)}", "password": PASSWORD}
        bodies: dict[str, Json | str] = {
            "/api/me": {"name": "Anna"},
            "/api/register": credentials,
            "/api/sign-in": {"name": "Zoe", "password": PASSWORD},
            "/api/tokens": {"label": "bot"},
            "/api/bots": {"name": f"Bot {next(_numbers)}"},
            "/api/tables": NEW,
            "/api/tables/{table}/messages": {"type": "say", "cid": fresh_cid(), "text": "hello"},
            "/api/tables/{table}/study": STUDY,
            "/api/tables/{table}/study/messages": {"study": STUDY, "message": ASKED},
            "/api/tables/{table}/study/considered": STUDY,
            "/api/tables/{table}/study/tried": {"study": STUDY, "moves": [MOVE]},
            "/api/lessons/{title}/{lesson}/position": {"moves": ["travel hamburg"]},
            "/api/lessons/{title}/{lesson}/messages": {"line": {}, "message": ASKED},
            "/api/progress": {},
            "/api/sheets": SHEET,
            "/api/logs": LOG,
            "/api/calls": {"endpoint": "https://127.0.0.1/", "p256dh": "AA", "auth": "AA"},
            "/api/calls/quiet": {"hours": None},
            "/api/preferences": {"theme": "dark"},
            "/api/reports": {"name": "Zoe", "text": "a trial"},
            "/api/password": {"old": PASSWORD, "new": PASSWORD},
            "/api/codes": {"password": PASSWORD},
            "/api/forget": {},
        }
        return self.recovery() if self.path == "/api/recover" else bodies.get(self.path)

    def form(self) -> dict[str, str]:
        now = self.cast.tables[self.owner, "playing"] if self.table else {}
        if self.variant == "play":
            return {"type": "play", "at": str(now["at"]), "move": now["legal"][0]["move"]}
        forms = {
            "/name": {"name": "Anna"},
            "/register": {"name": f"Name {next(_numbers)}", "password": PASSWORD},
            "/sign-in": {"name": "Zoe", "password": PASSWORD},
            "/tokens": {"label": "bot"},
            "/tokens/revoke": {"token": self.token()} if self.path == "/tokens/revoke" else {},
            "/tables": {"title": "merkator", "seats": "2", "seat0": "me", "seat1": "open"},
            "/tables/{table}": {"type": "say", "text": "hello"},
            "/reports": {"name": "Zoe", "text": "a trial"},
            "/password": {"old": PASSWORD, "new": PASSWORD},
            "/codes": {"password": PASSWORD},
            "/sessions/end": {"session": self.session("seat")} if "end" in self.path else {},
        }
        return self.recovery() if self.path == "/recover" else forms.get(self.path, {})


class Copies:
    """Tables for one role, one in each state; a new one where the last was changed."""

    def __init__(self, cast: Cast) -> None:
        self.cast = cast
        self.tables: dict[str, str] = {}

    def table(self, owner: str, state: str) -> str:
        if state not in self.tables:
            self.tables[state] = self.cast.copy(owner, state)
        return self.tables[state]

    def drop(self, table: str) -> None:
        self.tables = {state: id for state, id in self.tables.items() if id != table}


def shown(table: Json) -> str:
    """Whose eyes a table is seen with, and whether moves are shown."""
    eyes = "-" if table["eyes"] is None else f":{table['eyes']}"
    return eyes + ("+" if table["legal"] else "")


@pytest.mark.long
@pytest.mark.parametrize("role", ROLES)
def test_routes(cast: Cast, role: str) -> None:
    due: dict[tuple[str, ...], str] = {}
    found: dict[tuple[str, ...], str] = {}
    copies = Copies(cast)
    for row, state in rows_and_states():
        cast.people["stranger"].http.cookies.clear()
        cell = (row["method"], row["path"], state)
        due[cell] = row[role]
        found[cell] = Asking(cast, role, row, state).outcome(copies)
    assert found == due


def rows_and_states() -> list[tuple[dict[str, str], str]]:
    return [
        (row, state)
        for row in permissions("routes")
        for state in (STATES if row["state"] == "any" else (row["state"],))
        if state != "self"
    ]


@pytest.mark.parametrize("role", ROLES)
def test_routes_that_make_somebody_else_of_who_asks(spare: Cast, role: str) -> None:
    due: dict[str, str] = {}
    found: dict[str, str] = {}
    for row in permissions("routes"):
        if row["state"] == "self":
            spare.meet()
            spare.people["stranger"].http.cookies.clear()
            due[row["path"]] = row[role]
            found[row["path"]] = Asking(spare, role, row, "self").outcome(Copies(spare))
    assert found == due
