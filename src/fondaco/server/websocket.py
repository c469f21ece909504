"""A conversation: each message of a client is answered, and the client is told what happens."""

import asyncio
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from fondaco import Refused
from fondaco.server import seeing, wire
from fondaco.server.addresses import address, host_of
from fondaco.server.database import WriteFailed
from fondaco.server.house import House
from fondaco.server.limits import Credits, Limits
from fondaco.server.requests import (
    house_of,
    is_outdated,
    limits_of,
    refused,
    settings_of,
    visitor_of,
)
from fondaco.server.room import Room
from fondaco.server.talking import talk
from fondaco.server.visitor import Viewer, Visitor

MOST_BYTES = 8192  # of one message
TOO_MUCH = 1008
NOT_TEXT = 1003
NOT_UNDERSTOOD = 1007
GOING_AWAY = 1001
HELLO_SECONDS = 10.0

decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class Conversation:
    """One socket at one table."""

    def __init__(
        self,
        socket: WebSocket,
        house: House,
        room: Room,
        visitor: Visitor,
        limits: Limits,
        whose: str = "",
        is_outdated: bool = False,
    ) -> None:
        self.house = house
        self.socket = socket
        self.room = room
        self.viewer = Viewer(visitor)
        self.limits = limits
        self.credits = Credits(*limits.socket)
        self.is_outdated = is_outdated
        self.seen: int | None = None  # moves that this screen has shown
        self.whose = whose  # the address that pays, too; nobody's at home, where all have the same

    async def run(self) -> None:
        """Talk until one of the two has had enough."""
        writer = asyncio.create_task(self._write())
        try:
            if await self._greeted():
                await self._read()
        finally:
            self.room.audience.dismiss(self.viewer)
            await self._note_seen()
            self.viewer.cut_off()
            await _ended(writer)

    async def _write(self) -> None:
        """Send what waits for the client, until it has gone. That is no failure: a task that fails
        keeps where it failed, and with it the room, until garbage is collected."""
        try:
            while (message := await self.viewer.next()) is not None:
                await self.socket.send_text(message.decode())
        except (WebSocketDisconnect, RuntimeError):
            return
        await self._close(GOING_AWAY, "Come back in a moment.")

    async def _greeted(self) -> bool:
        """Whether the client began with a hello, and soon; from then on the house knows of it."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                message = await self._next()
        except TimeoutError:
            message = None
        if not isinstance(message, wire.Hello):
            await self._close(NOT_UNDERSTOOD, "A conversation must begin with a hello.")
            return False
        await self._answer(message)
        return True

    async def _read(self) -> None:
        while not self.viewer.is_cut_off:
            message = await self._next()
            if message is None:
                return
            await self._answer(message)

    async def _next(self) -> wire.ClientMessage | None:
        """The next message; None if there is none, or it is too much, or not understood."""
        try:
            text = await self.socket.receive_text()
        except KeyError:
            await self._close(NOT_TEXT, "A message must be text, not bytes.")
            return None
        except (WebSocketDisconnect, RuntimeError):
            return None
        if not self._may_speak():
            self.house.metrics.limited.inc()
            await self._close(TOO_MUCH, "That is too much at once.")
            return None
        try:
            return decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            await self._close(NOT_UNDERSTOOD, _brief(problem))
            return None

    def _may_speak(self) -> bool:
        """Whether the socket has said no more than it may, nor all of its address."""
        return self.credits.pay() and (not self.whose or self.limits.sockets.pay(self.whose))

    async def _answer(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Hello):
            await self._tell_since(message)
            self.room.audience.welcome(self.viewer, message.last)
            self.house.warden.inform(self.viewer)
            if self.is_outdated:
                self.viewer.send(wire.Outdated(wire.WIRE))
        elif isinstance(message, wire.Look):
            self._look(message)
        elif isinstance(message, wire.Seen):
            self.seen = message.moves
            self.viewer.send(wire.Pong())
        else:
            visitor = self.viewer.visitor
            reply, limits = self.viewer.send, self.limits
            say = partial(talk, self.house, self.room, visitor, message, reply, limits, self.whose)
            if isinstance(message, wire.AskHint):  # one plays on meanwhile
                self.house.errands.run(say)
            else:
                await say()

    async def _tell_since(self, hello: wire.Hello) -> None:
        """Where somebody comes back whose screen is empty: what it showed last."""
        since = await seeing.since(self.house, self.room, self.viewer.visitor)
        if hello.last is None and since is not None:
            self.viewer.send(since)

    async def _note_seen(self) -> None:
        if self.seen is not None:
            visitor = self.viewer.visitor
            noted = seeing.note(self.house, self.room, visitor, self.seen)
            await self.house.errands.quietly(noted)

    def _look(self, message: wire.Look) -> None:
        seats = self.room.live.record.seats_of(self.viewer.visitor.person)
        if message.seat is not None and message.seat not in seats:
            self.viewer.send(wire.Refused(message.cid, f"Seat {message.seat + 1} is not yours."))
            return
        self.viewer.chosen = message.seat
        self.viewer.send(wire.Ok(message.cid, self.room.live.record.seq))
        self.room.audience.show(self.viewer)

    async def _close(self, code: int, reason: str) -> None:
        try:
            await self.socket.close(code, reason)
        except (RuntimeError, WebSocketDisconnect):  # the other side was faster
            return


def _brief(problem: Exception) -> str:
    """A reason short enough for the frame that closes a socket."""
    return str(problem).encode("ascii", "replace")[:120].decode()


async def _ended(task: "asyncio.Task[None]") -> None:
    """Wait until a task is over. It is not awaited itself: an exception that it raised here would
    hold its frames, and they the room, until garbage is collected."""
    task.cancel()
    await asyncio.wait([task])
    if not task.cancelled():
        task.result()


async def socket(connection: WebSocket) -> None:
    """The socket of a table."""
    house = house_of(connection)
    try:
        visitor = await visitor_of(connection)
        room = await house.room(connection.path_params["table"])
    except (Refused, WriteFailed) as problem:
        await connection.send_denial_response(refused(connection, problem))
        return
    whose = address(connection.scope) if settings_of(connection).public else ""
    await connection.accept()
    house.metrics.sockets.inc()
    try:
        limits, is_old = limits_of(connection), is_outdated(connection)
        conversation = Conversation(connection, house, room, visitor, limits, whose, is_old)
        conversation.viewer.host = host_of(connection.scope)
        await conversation.run()
    finally:
        house.metrics.sockets.dec()
