"""The door: every request passes it. Foreign hosts and origins, floods and bodies that are too
large stay outside; what goes out carries the headers that keep a browser safe."""

import logging
import time
from collections import Counter

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fondaco.server.house import House
from fondaco.server.limits import Limits
from fondaco.server.printing import refusal
from fondaco.server.settings import Settings

MOST_BODY = 64 * 1024
MOST_LOG = 2 * 1024 * 1024  # of an uploaded log
LOGS = ("/api/logs", "/logs")
SAFE = ("GET", "HEAD", "OPTIONS")
UNLIMITED = ("/healthz", "/metrics")

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'; manifest-src 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}

log = logging.getLogger("fondaco.door")


class Turned(Exception):
    """A request that is turned away, and what its sender is told."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.text = text


def address(scope: Scope) -> str:
    """Where a request came from; a proxy that we trust has told us."""
    client = scope.get("client")
    return str(client[0]) if client else ""


class Door:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, house: House, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.house = house
        self.settings = settings
        self.limits = limits
        self.watching: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._serve(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        status = 500

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._dress(MutableHeaders(scope=message))
            await send(message)

        try:
            self._check(scope)
            await self.app(scope, self._measured(scope, receive), dressed)
        except Turned as turned:
            await refusal(scope, turned.status, turned.text)(scope, receive, dressed)
        except Exception:
            self.house.metrics.mistakes.inc()
            log.exception("a request failed", extra={"path": scope["path"]})
            text = "The house made a mistake, and noted it."
            await refusal(scope, 500, text)(scope, receive, dressed)
        self.house.metrics.requests.labels(status).inc()
        milliseconds = round(1000 * (time.monotonic() - began), 1)
        log.info(
            "request",
            extra={
                "method": scope["method"],
                "path": shown(scope["path"]),
                "status": status,
                "ms": milliseconds,
            },
        )

    def _dress(self, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if "cache-control" not in headers:
            headers["cache-control"] = "no-store"
        if self.settings.public:
            headers["strict-transport-security"] = "max-age=31536000"

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        check_host(headers, self.settings)
        if scope["path"] in UNLIMITED:
            return
        if not self.limits.requests.pay(address(scope)):
            self.house.metrics.limited.inc()
            raise Turned(429, "That is too much at once. Wait a little, then try again.")
        if scope["method"] not in SAFE:
            check_origin(headers, self.settings)

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """Read no more of a body than is allowed."""
        most = MOST_LOG if scope["path"] in LOGS else MOST_BODY
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdigit() or int(length) > most:
            raise Turned(413, f"That is more than {most} bytes.")
        seen = 0

        async def measured() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > most:
                raise Turned(413, f"That is more than {most} bytes.")
            return message

        return measured


def check_host(headers: Headers, settings: Settings) -> None:
    if not settings.is_own_host(headers.get("host", "")):
        raise Turned(421, "This host is not served here.")


def check_origin(headers: Headers, settings: Settings) -> None:
    """Refuse what a page of somebody else sends in a person's name. A program without a cookie
    acts in nobody's name, and needs no origin."""
    origin = headers.get("origin")
    if origin is None and settings.cookie not in headers.get("cookie", ""):
        return
    if origin is None and headers.get("authorization"):
        return
    if origin not in settings.origins(headers.get("host", "")):
        raise Turned(403, "This came from a page that is not ours.")


def shown(path: str) -> str:
    """A path without the key of a seat link."""
    return "/sit/..." if path.startswith("/sit/") else path
