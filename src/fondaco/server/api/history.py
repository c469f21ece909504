"""Looking back: moments of a table, its story, its log."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fondaco.server import moments
from fondaco.server.requests import (
    check_may_replay,
    chosen_seat,
    house_of,
    json,
    room_of,
    visitor_of,
)


async def moment(request: Request) -> Response:
    visitor = await visitor_of(request)
    room = await room_of(request)
    return json(moments.moment(room.live, visitor, request.path_params["at"], chosen_seat(request)))


async def story(request: Request) -> Response:
    check_may_replay(request)
    visitor = await visitor_of(request)
    room = await room_of(request)
    entries = await house_of(request).store.tables.journal(room.id)
    return json(moments.story(room.live, entries, visitor, chosen_seat(request)))


async def board(request: Request) -> Response:
    """The table in words: what a board of its own would draw."""
    visitor = await visitor_of(request)
    room = await room_of(request)
    return json(moments.board(room.live, visitor, chosen_moment(request), chosen_seat(request)))


def chosen_moment(request: Request) -> int | None:
    """The number of moves after which to look; None for now."""
    text = request.query_params.get("at", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


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
