"""How long the house waits for a request, and how much of its head it reads.

uvicorn by itself waits forever for the rest of a head or a body, and takes heads of any size: one
client could hold as many connections as the machine has.
"""

import asyncio
from weakref import WeakKeyDictionary

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

HEAD_SECONDS = 10.0  # in which a head arrives, also that of a socket
BODY_SECONDS = 60.0  # in which a body arrives: a long log on a slow line
MOST_HEAD = 16 * 1024  # bytes
PIECE = 4 * 1024  # bytes that are read before a head is measured again
LINGER_SECONDS = 1.0  # in which who was refused may read so
MOST_WAITING = 500  # connections at a time that have asked for nothing yet

HEAD, BODY, DONE, NOTHING = range(4)  # what a connection waits for

_waiting: "WeakKeyDictionary[ServerState, dict[Patience, None]]" = WeakKeyDictionary()


class Patience(HttpToolsProtocol):
    """One connection. Whoever takes too long to ask, or asks too much, is cut off."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._awaited = HEAD
        self._head = 0  # bytes of a head that is not complete
        self._timer: asyncio.TimerHandle | None = None
        self._others = _waiting.setdefault(server_state, {})  # who wait, the oldest first

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_head()
        if len(self._others) > MOST_WAITING:
            next(iter(self._others)).cut_off()

    def connection_lost(self, exc: Exception | None) -> None:
        self._calm_down()
        super().connection_lost(exc)

    # --- What arrives ---

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), PIECE):
            if self._awaited == NOTHING:
                return
            piece = data[begin : begin + PIECE]
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._measure(len(piece))

    def _measure(self, read: int) -> None:
        """Look at what was read: has a head begun that is too long, or will be awaited?"""
        self._head = self._head + read if self._awaited == HEAD else 0
        if self._head > MOST_HEAD:
            self._refuse(431)
        elif self._awaited == HEAD and self._timer is None:
            self._await_head()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._awaited = HEAD

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._calm_down()
        self._awaited = BODY
        self._timer = self.loop.call_later(BODY_SECONDS, self.cut_off)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._calm_down()
        self._awaited = DONE

    def handle_websocket_upgrade(self) -> None:
        self._calm_down()
        super().handle_websocket_upgrade()

    # --- What does not ---

    def _await_head(self) -> None:
        self._others[self] = None
        self._timer = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _calm_down(self) -> None:
        """There is nothing to wait for."""
        self._others.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        """The head has not arrived; unless another request is still being answered."""
        if self.cycle is not None and not self.cycle.response_complete:
            self._await_head()
        elif self._head:
            self._refuse(408)
        else:
            self.cut_off()

    def _refuse(self, status: int) -> None:
        """Say why, and hear nothing more. To close at once would take the answer from whoever is
        still speaking."""
        self._calm_down()
        self._awaited = NOTHING
        self.transport.write(
            STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n"
        )
        self.transport.write_eof()
        self._timer = self.loop.call_later(LINGER_SECONDS, self.cut_off)

    def cut_off(self) -> None:
        self._calm_down()
        self.transport.abort()
