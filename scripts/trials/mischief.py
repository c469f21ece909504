"""Hostile requests: every route, every message, every form, each with something wrong."""

from random import Random
from typing import Any
from urllib.parse import quote, urlencode

from starlette.routing import Mount, Route, WebSocketRoute

from fondaco.server import wire
from fondaco.server.app import ROUTES
from gibberish import TEXTS, anything, hostile
from gibberish import written as json_written
from line import Headers, written
from oddities import BELOW, FAREWELLS, HEADERS, KINDS, METHODS, NUMBERS, PATHS, QUERIES
from prey import Prey

JSON = "application/json"
FORM = "application/x-www-form-urlencoded"
PLAIN = [route for route in ROUTES if isinstance(route, Route) and route.path != "/metrics"]
MOUNTS = [route.path for route in ROUTES if isinstance(route, Mount)]
SOCKETS = [route for route in ROUTES if isinstance(route, WebSocketRoute)]
TAKING: list[Any] = [route for route in PLAIN if getattr(route, "takes", None) is not None]
SHORT = [quote(text) for text in TEXTS if len(text) < 500]
LOG = ["fondaco 1", "title merkator", "rules 1", "edition x", "seats 2", "start 1 2", "end"]


class Mischief:
    """Makes hostile requests, each whole enough to get an answer."""

    def __init__(self, prey: Prey, will: Random) -> None:
        self.prey = prey
        self.will = will
        self.ways = [
            *[self.message] * 8,
            *[self.other_json] * 4,
            *[self.form] * 3,
            *[self.address] * 4,
            *[self.path, self.method, self.kind, self.log],
        ]

    def request(self) -> bytes:
        found = self.will.choice(self.ways)()
        is_farewell = any(word in found.split(b"\r\n")[0] for word in FAREWELLS)
        return self.request() if is_farewell and self.will.random() < 0.9 else found

    def _asked(self, method: str, target: bytes, body: bytes | None, kind: str = JSON) -> bytes:
        return written(method, target, self._headers(target, kind), body)

    def _headers(self, target: bytes, kind: str) -> Headers:
        """Who asks, as a page of the house would; often with one header that is wrong."""
        is_farewell = any(word in target for word in FAREWELLS)
        people = self.prey.passing if is_farewell else self.prey.people
        found = [*self.will.choice(people), ("origin", f"http://127.0.0.1:{self.prey.port}")]
        found += [("content-type", kind)] if kind else []
        if self.will.random() < 0.85:
            return found
        bad = self.will.choice(HEADERS)
        return [*[header for header in found if header[0] != bad[0]], bad]

    # --- Bodies ---

    def message(self) -> bytes:
        path = f"/api/tables/{self.will.choice(self.prey.tables)}/messages"
        return self._asked("POST", path.encode(), self._message())

    def _message(self) -> bytes:
        return hostile(wire.ClientMessage, self.prey.known(), self.will)

    def other_json(self) -> bytes:
        """What another route takes, or what it does not take at all."""
        route = self.will.choice(TAKING)
        kind = route.takes if self.will.random() < 0.8 else self.will.choice(TAKING).takes
        body = hostile(wire.Rename if kind is str else kind, {}, self.will)
        return self._asked(_method_of(route), self._filled(route.path), body)

    def form(self) -> bytes:
        """A form of a page, with something else in one of its fields."""
        path, fields = self.will.choice(self.prey.forms)
        changed = dict(fields)
        for _ in range(self.will.randint(0, 2)):
            name = self.will.choice([*fields, "type", "cid", "x"])
            odd = json_written(anything(self.will))
            changed[name] = self.will.choice([*TEXTS, *self.prey.moves[:5], odd])
        body = urlencode(changed, errors="replace").encode()
        kind = self.will.choice([FORM] * 20 + KINDS)
        return self._asked("POST", path.encode(), body, kind)

    def kind(self) -> bytes:
        """A body that is called something else."""
        table = self.will.choice(self.prey.tables)
        path = self.will.choice([f"/api/tables/{table}/messages", "/api/me", "/name", "/logs"])
        return self._asked("POST", path.encode(), self._message(), self.will.choice(KINDS))

    def log(self) -> bytes:
        """A log that is none."""
        rows = LOG[:]
        odd = self.will.choice([*TEXTS, *NUMBERS, 'from {"seats": 2}'])
        rows[self.will.randrange(len(rows))] = odd
        body = ("\n".join(rows) + "\n").encode(errors="replace")
        return self._asked("POST", b"/api/logs", body, "text/plain")

    # --- Addresses ---

    def address(self) -> bytes:
        """A route by its own method, with odd things in its braces and behind it."""
        route = self.will.choice(PLAIN)
        method = _method_of(route)
        target = self._filled(route.path) + self._query()
        return self._asked(method, target, b"" if method == "POST" else None)

    def _filled(self, path: str) -> bytes:
        for part in path.split("{")[1:]:
            name = part.partition("}")[0]
            usual = [*self.prey.tables] if name.startswith("table") else ["0", "1"]
            odd = self.will.random() < 0.4
            value = self.will.choice(NUMBERS + SHORT if odd else usual)
            path = path.replace("{" + name + "}", value)
        return path.encode()

    def _query(self) -> bytes:
        names = self.will.choices(QUERIES, k=self.will.randint(0, 3))
        values = self.will.choices(NUMBERS, k=len(names))
        pairs = [f"{name}={_quoted(value)}" for name, value in zip(names, values, strict=True)]
        return ("?" + "&".join(pairs)).encode() if pairs else b""

    def path(self) -> bytes:
        below = [mount + path for mount in MOUNTS for path in BELOW]
        target = self.will.choice(PATHS + below).encode()
        return self._asked(self.will.choice(["GET", "POST"]), target, b"{}")

    def method(self) -> bytes:
        route: Any = self.will.choice([*PLAIN, *SOCKETS])
        method = self.will.choice(METHODS)
        return self._asked(method, self._filled(route.path), b"{}", self.will.choice(KINDS))


def _method_of(route: Route) -> str:
    return next(iter((route.methods or {"GET"}) - {"HEAD"}))


def _quoted(text: str) -> str:
    return text if "%" in text else quote(text)
