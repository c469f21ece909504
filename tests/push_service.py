"""A push service on loopback, browsers that are called through it, and the transport that leads
there: only a test can bring one that goes to such an address.

    with PushService() as service, opened(folder, transport=Loopback()) as house:
        browser = service.browser()
        anna.post("/api/calls", browser.subscription())
        [message] = service.messages
        browser.read(message)
"""

import asyncio
import base64
import json
import os
import threading
from collections.abc import Callable, Mapping
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Self
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from fondaco.server.push.transport import exchanged, head_of
from houses import Json, OpenHouse


class Loopback:
    """A transport to this machine."""

    def check(self, url: str) -> None:
        assert urlsplit(url).hostname == "127.0.0.1"

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        split = urlsplit(url)
        reader, writer = await asyncio.open_connection("127.0.0.1", split.port)
        return await exchanged(reader, writer, head_of(split, headers, len(body)) + body)


class Message:
    """What a push service was asked to pass on."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class CalledBrowser:
    """A browser with keys of its own, which nobody else can read for."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    def subscription(self, language: str = "en") -> Json:
        form = serialization.PublicFormat.UncompressedPoint
        point = self.key.public_key().public_bytes(serialization.Encoding.X962, form)
        keys = {"p256dh": _text(point), "auth": _text(self.auth)}
        return {"endpoint": self.endpoint, **keys, "language": language}

    def read(self, message: Message) -> Json:
        plain = http_ece.decrypt(
            message.body, private_key=self.key, auth_secret=self.auth, version="aes128gcm"
        )
        found: Json = json.loads(plain)
        return found


class PushService:
    """Takes messages, and answers each as it is told to."""

    def __init__(self) -> None:
        self.messages: list[Message] = []
        self.answer: Callable[[], int] = lambda: 201
        handler = type("Handler", (_Handler,), {"service": self})
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, args=(0.02,), daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *problem: object) -> None:
        self.server.shutdown()
        self.server.server_close()
        self.thread.join()

    def browser(self, name: str = "one") -> CalledBrowser:
        return CalledBrowser(f"http://127.0.0.1:{self.server.server_port}/push/{name}")


class _Handler(BaseHTTPRequestHandler):
    """One request."""

    service: PushService

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.service.messages.append(Message(self.path, headers, body))
        self.send_response(self.service.answer())
        self.send_header("location", "/elsewhere")
        self.end_headers()

    def log_message(self, *args: object) -> None:
        """Nobody reads it."""


def look(house: OpenHouse) -> None:
    """Let the house make the calls that are due, now."""
    house.run(lambda inside: house.app.state.caller.look())


def _text(found: bytes) -> str:
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode()
