"""What every answer wears: headers that keep a browser safe, the id of the request, and the version
of the wire."""

from starlette.datastructures import MutableHeaders
from starlette.types import Message, Send

from fondaco.server import naming
from fondaco.server.settings import Settings
from fondaco.server.wire import WIRE

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
    "fondaco-wire": str(WIRE),
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class Dressed:
    """What goes out for one request: it wears the headers, and its status is remembered."""

    def __init__(self, send: Send, settings: Settings, id: str) -> None:
        self.send = send
        self.settings = settings
        self.id = id
        self.status = 0  # nothing went out yet

    async def __call__(self, message: Message) -> None:
        if message["type"].endswith("http.response.start"):
            self.status = message["status"]
            self._dress(MutableHeaders(scope=message))
        elif message["type"] == "websocket.accept":
            self.status = 101
            MutableHeaders(scope=message)[naming.HEADER] = self.id
        await self.send(message)

    def _dress(self, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("cache-control", "no-store")
        headers[naming.HEADER] = self.id
        if self.settings.public:
            headers["strict-transport-security"] = "max-age=31536000"
