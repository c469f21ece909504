"""The door: every request passes it. Foreign hosts and origins, floods and bodies that are too
large stay outside; what goes out carries the headers that keep a browser safe."""

import logging
import time

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.utils import ClientDisconnected

from fondaco.games.shelf import TITLES
from fondaco.server import naming
from fondaco.server.addresses import address, address_in, host_of, is_in
from fondaco.server.dressed import Dressed
from fondaco.server.house import House
from fondaco.server.limits import Limits, Places
from fondaco.server.orders import NotWelcome
from fondaco.server.rendering import refusal
from fondaco.server.settings import Settings, is_loopback

MOST_BODY = 64 * 1024
MOST_PATH = 500
MOST_LOG = 2 * 1024 * 1024  # of an uploaded log
LOGS = ("/api/logs", "/logs")
SAFE = ("GET", "HEAD", "OPTIONS")
HEALTH = "/healthz"  # it costs nothing to answer
FOR_KEEPERS = (HEALTH, "/readyz", "/metrics")
BEARER = "bearer "
MISTAKE = "The house made a mistake and has noted it."
GONE = 499  # the client did not wait for the answer
TOO_MANY = 429
FLOOD_SECONDS = 1.0

log = logging.getLogger("fondaco.middleware")


class HttpRefusal(Exception):
    """A request that is turned away, and what its sender is told."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status
        self.text = text


def is_socket(scope: Scope) -> bool:
    return bool(scope["type"] == "websocket")


def is_watching(scope: Scope) -> bool:
    """Whether a request lasts as long as somebody watches a table."""
    return is_socket(scope) or bool(scope["path"].endswith("/stream"))


def is_near(scope: Scope, settings: Settings) -> bool:
    """Whether somebody on this machine asks for it by its own address, or one of the watchers, with
    no proxy between: what a header says is no proof, since everybody writes their own."""
    headers, found = Headers(scope=scope), address_in(host_of(scope))
    if found is None or "x-forwarded-for" in headers:
        return False
    if is_in(found, settings.watchers):
        return True
    return found.is_loopback and is_loopback(headers.get("host", ""))


class Door:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, house: House, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.house = house
        self.settings = settings
        self.limits = limits
        self._turned_away = 0  # requests, since that was last told
        self._told = 0.0
        self._words: frozenset[str] = frozenset()  # that a path may have in the log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            self._words = naming.words_of(scope["app"].routes) | set(TITLES)
            await self.app(scope, receive, send)
            return
        id = naming.id_of(Headers(scope=scope))
        with naming.named(id):
            await self._serve(scope, receive, Dressed(send, self.settings, id))

    async def _serve(self, scope: Scope, receive: Receive, dressed: Dressed) -> None:
        began = time.monotonic()
        await self._answer(scope, receive, dressed)
        self.house.metrics.requests.labels(dressed.status).inc()
        if dressed.status == TOO_MANY:
            self._note_flood()
            return
        log.info(
            "request",
            extra={
                "method": scope.get("method", "SOCKET"),
                "path": naming.shown(scope["path"], self._words),
                "status": dressed.status,
                "ms": round(1000 * (time.monotonic() - began), 1),
            },
        )

    def _note_flood(self) -> None:
        """Those who ask too much fill no disk: they are counted, and told of once a second."""
        self._turned_away += 1
        if time.monotonic() - self._told > FLOOD_SECONDS:
            log.info("too much at once", extra={"requests": self._turned_away})
            self._turned_away, self._told = 0, time.monotonic()

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
            path = naming.shown(scope["path"], self._words)
            log.exception("a request failed", extra={"path": path})
            await _refuse(scope, receive, send, HttpRefusal(500, MISTAKE))

    async def _passed(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in; of those that last, or bring much, only so many from one address."""
        places, whose = self._places(scope), address(scope)
        if places is None:
            return await self.app(scope, receive, send)
        if not places.enter(whose):
            raise self._too_much()
        try:
            return await self.app(scope, receive, send)
        finally:
            places.leave(whose)

    def _places(self, scope: Scope) -> Places | None:
        """Of which there have to be some; sockets at home all come from one address."""
        if is_watching(scope):
            return self.limits.watching if self.settings.public else None
        return self.limits.uploads if scope["path"] in LOGS and scope["method"] == "POST" else None

    def _too_much(self) -> HttpRefusal:
        self.house.metrics.limited.inc()
        return HttpRefusal(429, "That is too much at once. Wait a moment, then try again.")

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        if scope["path"] in FOR_KEEPERS and is_near(scope, self.settings):
            return  # whoever looks after the house is always let in
        check_host(headers, self.settings)
        self._check_welcome(scope)
        if len(scope["path"]) > MOST_PATH:
            raise HttpRefusal(414, f"An address may have at most {MOST_PATH} characters.")
        if scope["path"] == HEALTH:
            return
        if self._counts(scope) and not self.limits.requests.pay(address(scope)):
            raise self._too_much()
        if is_socket(scope) or scope["method"] not in SAFE:
            check_origin(headers, self.settings)

    def _check_welcome(self, scope: Scope) -> None:
        try:
            self.house.orders.check_welcome("", host_of(scope))
        except NotWelcome as banned:
            raise HttpRefusal(403, banned.text) from banned

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
