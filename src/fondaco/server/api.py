"""The plain HTTP interface: the same messages as on a socket, for programs and for bots."""

import asyncio
from collections.abc import AsyncIterator

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

import fondaco
from fondaco import Refused
from fondaco.core import edition as editions
from fondaco.server import languages, lobby, moments, presenter, wire
from fondaco.server.middleware import HttpRefusal, address, household
from fondaco.server.requests import (
    body_of,
    cookie_of,
    decoded,
    house_of,
    json,
    limits_of,
    people_of,
    person_needed,
    somebody,
    token_of,
    visitor_of,
    with_cookie,
    without_cookie,
)
from fondaco.server.room import Room
from fondaco.server.visitor import Viewer, Visitor
from fondaco.server.websocket import decoder, talk

NEAR = ("127.0.0.1", household("::1"))
NDJSON = "application/x-ndjson"
STREAM_SECONDS = 15.0  # between signs of life on a stream
ANSWER_STATUS: dict[type, int] = {wire.Refused: 422, wire.Stale: 409}


async def shelf(request: Request) -> Response:
    return json(lobby.shelf())


async def rules(request: Request) -> Response:
    language = request.query_params.get("language", "")
    try:
        return json(languages.rules(request.path_params["title"], language))
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused


async def edition(request: Request) -> Response:
    """The printed things of a title: its board, its cards, its names."""
    title = request.path_params["title"]
    try:
        fondaco.game(title)
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused
    return json(editions.in_use(title).tables)


async def me(request: Request) -> Response:
    visitor = await visitor_of(request)
    return json(wire.PersonNow(visitor.name, not visitor.account))


async def rename(request: Request) -> Response:
    wanted = await body_of(request, wire.Rename)
    visitor, key = await somebody(request)
    await people_of(request).rename(visitor, wanted.name)
    return with_cookie(request, Response(status_code=204), key)


async def register(request: Request) -> Response:
    wanted = await signing(request)
    visitor, key = await somebody(request)
    fresh = await people_of(request).register(visitor, wanted, key or cookie_of(request))
    return with_cookie(request, Response(status_code=204), fresh)


async def sign_in(request: Request) -> Response:
    wanted = await signing(request)
    visitor = await visitor_of(request)
    fresh = await people_of(request).sign_in(visitor, wanted, cookie_of(request))
    return with_cookie(request, Response(status_code=204), fresh)


async def signing(request: Request) -> wire.Credentials:
    check_may_sign(request)
    return await body_of(request, wire.Credentials)


def check_may_sign(request: Request) -> None:
    if not limits_of(request).sign_in.pay(address(request.scope)):
        raise HttpRefusal(429, "Too many names and passwords were tried. Wait a minute.")


async def sign_out(request: Request) -> Response:
    await people_of(request).sign_out(token_of(request) or cookie_of(request))
    return without_cookie(request, Response(status_code=204))


async def new_token(request: Request) -> Response:
    wanted = await body_of(request, wire.NewToken)
    visitor = await visitor_of(request)
    check_may_create(request, visitor.person)
    return json(await people_of(request).new_token(visitor, wanted), 201)


async def tokens(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    return json(await people_of(request).tokens(visitor))


async def revoke_token(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    await people_of(request).revoke_token(visitor, request.path_params["token"])
    return Response(status_code=204)


async def tables(request: Request) -> Response:
    visitor = await visitor_of(request)
    return json(await lobby.listed(house_of(request), visitor.person))


async def mine(request: Request) -> Response:
    visitor = await visitor_of(request)
    return json(await lobby.mine(house_of(request), visitor.person) if visitor.person else [])


async def new_table(request: Request) -> Response:
    wanted = await body_of(request, wire.NewTable)
    visitor, key = await somebody(request)
    check_may_open(request, visitor)
    room = await lobby.open_table(house_of(request), visitor, wanted)
    now = presenter.shown_to(room.live, visitor, None)
    return with_cookie(request, json(now, 201), key)


def check_may_open(request: Request, visitor: Visitor) -> None:
    check_may_create(request, visitor.person)
    if not visitor.may_play:
        raise HttpRefusal(403, "This token is for watching.")


def check_may_create(request: Request, person: str) -> None:
    if not limits_of(request).tables.pay(person or address(request.scope)):
        raise HttpRefusal(429, "That is too much at once. Wait a little, then try again.")


def check_may_replay(request: Request) -> None:
    """A whole game is much work, for which everybody waits."""
    if not limits_of(request).replays.pay(address(request.scope)):
        raise HttpRefusal(429, "That is too much at once. Wait a little, then try again.")


async def room_of(request: Request) -> Room:
    return await house_of(request).room(request.path_params["table"])


async def table(request: Request) -> Response:
    visitor = await visitor_of(request)
    room = await room_of(request)
    return json(presenter.shown_to(room.live, visitor, chosen_seat(request)))


def chosen_seat(request: Request) -> int | None:
    """The seat, of several, that looks at the screen."""
    text = request.query_params.get("seat", "")
    return int(text) if text in "0123456789" and text else None


def chosen_moment(request: Request) -> int | None:
    """The moves that were made when one looks; nothing: now."""
    text = request.query_params.get("at", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


async def message(request: Request) -> Response:
    """One message to a table, and its answer."""
    sent = await decoded(request, decoder)
    visitor, key = await somebody(request)
    answer = await answer_to(request, await room_of(request), visitor, sent)
    status = ANSWER_STATUS.get(type(answer), 200)
    return with_cookie(request, json(answer, status), key)


async def answer_to(
    request: Request, room: Room, visitor: Visitor, sent: wire.ClientMessage
) -> wire.ServerMessage:
    """The answer to a message that came by plain HTTP."""
    if not limits_of(request).messages.pay(visitor.person):
        raise HttpRefusal(429, "That is too much at once. Wait a little, then try again.")
    found: list[wire.ServerMessage] = []
    await talk(house_of(request), room, visitor, sent, found.append, limits_of(request))
    return found[0]


async def stream(request: Request) -> Response:
    """What happens at a table, a line of JSON each, until the client goes."""
    visitor = await visitor_of(request)
    room = await room_of(request)
    if request.method == "HEAD":  # asks what there would be, and does not watch
        return Response(media_type=NDJSON)
    viewer = Viewer(visitor)
    viewer.chosen = chosen_seat(request)
    last = request.query_params.get("last", "")
    lines = told(room, viewer, int(last) if last.isdecimal() and len(last) < 10 else None)
    at_once = {"x-accel-buffering": "no"}  # a proxy shall pass every line on as it comes
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


async def moment(request: Request) -> Response:
    visitor = await visitor_of(request)
    room = await room_of(request)
    return json(moments.moment(room.live, visitor, request.path_params["at"], chosen_seat(request)))


async def story(request: Request) -> Response:
    check_may_replay(request)
    visitor = await visitor_of(request)
    room = await room_of(request)
    entries = await room.store.journal(room.id)
    return json(moments.story(room.live, entries, visitor, chosen_seat(request)))


async def board(request: Request) -> Response:
    """The table in words: what a board of its own would draw."""
    visitor = await visitor_of(request)
    room = await room_of(request)
    return json(moments.board(room.live, visitor, chosen_moment(request), chosen_seat(request)))


async def course(request: Request) -> Response:
    check_may_replay(request)
    return json(moments.course((await room_of(request)).live))


async def log(request: Request) -> Response:
    """The log of a finished game; of one that was set aside, what there is of it."""
    visitor = await visitor_of(request)
    text = await moments.log_of(house_of(request), request.path_params["table"], visitor)
    name = f"{request.path_params['table']}.log"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )


async def upload(request: Request) -> Response:
    visitor, key = await somebody(request)
    check_may_open(request, visitor)
    check_may_replay(request)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as problem:
        raise HttpRefusal(400, "A log is text.") from problem
    room = await lobby.upload(house_of(request), visitor, text)
    return with_cookie(request, json(presenter.shown_to(room.live, visitor, None), 201), key)


async def health(request: Request) -> Response:
    well = await house_of(request).store.is_well()
    return PlainTextResponse("well\n" if well else "not well\n", 200 if well else 503)


async def metrics(request: Request) -> Response:
    if address(request.scope) not in NEAR or "x-forwarded-for" in request.headers:
        raise HttpRefusal(403, "Figures are told on this machine alone.")
    return Response(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4")
