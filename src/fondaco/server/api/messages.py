"""What is said to a table, and what it tells: the same messages as on a socket."""

import asyncio
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from fondaco.server import wire
from fondaco.server.addresses import address, host_of
from fondaco.server.middleware import HttpRefusal
from fondaco.server.requests import (
    chosen_seat,
    decoded,
    house_of,
    json,
    limits_of,
    room_of,
    settings_of,
    visitor_of,
    visitor_or_guest,
    with_cookie,
)
from fondaco.server.room import Room
from fondaco.server.talking import talk
from fondaco.server.visitor import Viewer, Visitor
from fondaco.server.websocket import decoder

NDJSON = "application/x-ndjson"
STREAM_SECONDS = 15.0  # between signs of life on a stream
ANSWER_STATUS: dict[type, int] = {wire.Refused: 422, wire.Stale: 409}
NOT_NOW = 503  # of a refusal that only needs to be sent again


async def message(request: Request) -> Response:
    """One message to a table, and its answer."""
    sent = await decoded(request, decoder)
    visitor, key = await visitor_or_guest(request)
    answer = await answer_to(request, await room_of(request), visitor, sent)
    is_for_later = isinstance(answer, wire.Refused) and answer.again
    status = NOT_NOW if is_for_later else ANSWER_STATUS.get(type(answer), 200)
    return with_cookie(request, json(answer, status), key)


async def answer_to(
    request: Request, room: Room, visitor: Visitor, sent: wire.ClientMessage
) -> wire.ServerMessage:
    """The answer to a message that came by plain HTTP."""
    if not limits_of(request).messages.pay(visitor.person):
        raise HttpRefusal(429, "That is too much at once. Wait a moment, then try again.")
    whose = address(request.scope) if settings_of(request).public else ""
    found: list[wire.ServerMessage] = []
    await talk(house_of(request), room, visitor, sent, found.append, limits_of(request), whose)
    return found[0]


async def stream(request: Request) -> Response:
    """What happens at a table, a line of JSON each, until the client leaves."""
    visitor = await visitor_of(request)
    room = await room_of(request)
    if request.method == "HEAD":  # asks what there would be, but does not watch
        return Response(media_type=NDJSON)
    viewer = Viewer(visitor, host_of(request.scope))
    viewer.chosen = chosen_seat(request)
    last = request.query_params.get("last", "")
    house_of(request).warden.inform(viewer)
    lines = told(room, viewer, int(last) if last.isdecimal() and len(last) < 10 else None)
    at_once = {"x-accel-buffering": "no"}  # a proxy should pass on every line as it comes
    return StreamingResponse(lines, media_type=NDJSON, headers=at_once)


async def told(room: Room, viewer: Viewer, last: int | None) -> AsyncIterator[bytes]:
    sockets = room.metrics.sockets
    sockets.inc()
    room.audience.welcome(viewer, last)
    try:
        while not viewer.is_cut_off:
            try:
                async with asyncio.timeout(STREAM_SECONDS):
                    found = await viewer.next()
            except TimeoutError:
                found = b""
            if found is not None:
                yield found + b"\n"
    finally:
        room.audience.dismiss(viewer)
        sockets.dec()
