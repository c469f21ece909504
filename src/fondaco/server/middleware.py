"""The door: every request passes it. Foreign hosts and origins, floods and bodies that are too
large stay outside; what goes out carries the headers that keep a browser safe."""

import logging
import time
from functools import lru_cache
from ipaddress import IPv6Address, IPv6Network

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from fondaco.server.house import House
from fondaco.server.limits import Limits
from fondaco.server.rendering import refusal
from fondaco.server.settings import Settings, is_loopback

MOST_BODY = 64 * 1024
MOST_PATH = 500
MOST_LOG = 2 * 1024 * 1024  # of an uploaded log
LOGS = ("/api/logs", "/logs")
SAFE = ("GET", "HEAD", "OPTIONS")
UNLIMITED = ("/healthz", "/metrics")
BEARER = "bearer "
MISTAKE = "The house made a mistake and has noted it."
GONE = 499  # the client did not wait for the answer

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

log = logging.getLogger("fondaco.middleware")


class HttpRefusal(Exception):
    """A request that is turned away, and what its sender is told."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.text = text


def address(scope: Scope) -> str:
    """Where a request came from; a proxy that we trust has told us."""
    client = scope.get("client")
    return household(str(client[0])) if client else ""


@lru_cache(maxsize=4096)
def household(host: str) -> str:
    """What counts as one address: with IPv6, each household has 2 to the 64 of them."""
    try:
        found = IPv6Address(host)
    except ValueError:
        return host
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found) >> 64 << 64, 64)))


def is_socket(scope: Scope) -> bool:
    return bool(scope["type"] == "websocket")


def is_watching(scope: Scope) -> bool:
    """Whether a request lasts as long as somebody watches a table."""
    return is_socket(scope) or bool(scope["path"].endswith("/stream"))


class Dressed:
    """What goes out for one request: it wears the headers, and its status is remembered."""

    def __init__(self, send: Send, settings: Settings) -> None:
        self.send = send
        self.settings = settings
        self.status = 0  # nothing went out yet

    async def __call__(self, message: Message) -> None:
        if message["type"].endswith("http.response.start"):
            self.status = message["status"]
            self._dress(MutableHeaders(scope=message))
        elif message["type"] == "websocket.accept":
            self.status = 101
        await self.send(message)

    def _dress(self, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("cache-control", "no-store")
        if self.settings.public:
            headers["strict-transport-security"] = "max-age=31536000"


class Door:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, house: House, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.house = house
        self.settings = settings
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        else:
            await self._serve(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        dressed = Dressed(send, self.settings)
        await self._answer(scope, receive, dressed)
        self.house.metrics.requests.labels(dressed.status).inc()
        log.info(
            "request",
            extra={
                "method": scope.get("method", "SOCKET"),
                "path": shown(scope["path"]),
                "status": dressed.status,
                "ms": round(1000 * (time.monotonic() - began), 1),
            },
        )

    async def _answer(self, scope: Scope, receive: Receive, send: Dressed) -> None:
        try:
            self._check(scope)
            await self._passed(scope, self._measured(scope, receive), send)
        except HttpRefusal as turned:
            await _refuse(scope, receive, send, turned)
        except (ClientDisconnect, ClientDisconnected, WebSocketDisconnect):
            send.status = send.status or GONE
        except Exception:
            self.house.metrics.mistakes.inc()
            log.exception("a request failed", extra={"path": shown(scope["path"])})
            await _refuse(scope, receive, send, HttpRefusal(500, MISTAKE))

    async def _passed(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in; in public, only so many that watch from one address."""
        if not self.settings.public or not is_watching(scope):
            return await self.app(scope, receive, send)
        places, whose = self.limits.watching, address(scope)
        if not places.enter(whose):
            raise self._too_much()
        try:
            return await self.app(scope, receive, send)
        finally:
            places.leave(whose)

    def _too_much(self) -> HttpRefusal:
        self.house.metrics.limited.inc()
        return HttpRefusal(429, "That is too much at once. Wait a moment, then try again.")

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if scope["path"] in UNLIMITED and is_loopback(headers.get("host", "")):
            return  # whoever looks after the house asks it by its own address
        check_host(headers, self.settings)
        if len(scope["path"]) > MOST_PATH:
            raise HttpRefusal(414, f"An address may have at most {MOST_PATH} characters.")
        if scope["path"] in UNLIMITED:
            return
        if self._counts(scope) and not self.limits.requests.pay(address(scope)):
            raise self._too_much()
        if is_socket(scope) or scope["method"] not in SAFE:
            check_origin(headers, self.settings)

    def _counts(self, scope: Scope) -> bool:
        """Sockets count in public: at home, all of them come from one address."""
        return self.settings.public or not is_socket(scope)

    def _measured(self, scope: Scope, receive: Receive) -> Receive:
        """Read no more of a body than is allowed."""
        most = MOST_LOG if scope["path"] in LOGS else MOST_BODY
        length = Headers(scope=scope).get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            raise HttpRefusal(413, f"That is more than {most} bytes.")
        seen = 0

        async def measured() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > most:
                raise HttpRefusal(413, f"That is more than {most} bytes.")
            return message

        return measured


async def _refuse(scope: Scope, receive: Receive, send: Dressed, turned: HttpRefusal) -> None:
    """Say why; unless the answer has begun, which then just breaks off."""
    if not send.status:
        await refusal(scope, turned.status, turned.text)(scope, receive, send)


def check_host(headers: Headers, settings: Settings) -> None:
    if not settings.is_own_host(headers.get("host", "")):
        raise HttpRefusal(421, "This host is not served here.")


def check_origin(headers: Headers, settings: Settings) -> None:
    """Refuse what a page of somebody else sends in a person's name. A program that has a token, or
    no cookie, is no page, and needs no origin."""
    origin = headers.get("origin")
    if origin is None and (token_in(headers) or settings.cookie not in headers.get("cookie", "")):
        return
    if origin not in settings.origins(headers.get("host", "")):
        raise HttpRefusal(403, "This came from a page that is not ours.")


def token_in(headers: Headers) -> str:
    """The token of a bot, if the request carries one."""
    text = headers.get("authorization", "")
    return text[len(BEARER) :].strip() if text.lower().startswith(BEARER) else ""


def shown(path: str) -> str:
    """A path without the key of a seat link."""
    return "/sit/..." if path.startswith("/sit/") else path
