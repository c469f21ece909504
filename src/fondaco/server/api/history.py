"""Looking back: moments of a table, its story, its log."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fondaco.server import moments
from fondaco.server.charging import charged
from fondaco.server.requests import JSON, chosen_seat, house_of, json, room_of, visitor_of


async def moment(request: Request) -> Response:
    visitor = await visitor_of(request)
    live = (await room_of(request)).live
    at = request.path_params["at"]
    async with charged(request) as bill:
        found = await moments.moment(
            house_of(request), live, visitor, at, chosen_seat(request), bill
        )
    return json(found)


async def story(request: Request) -> Response:
    visitor = await visitor_of(request)
    live = (await room_of(request)).live
    async with charged(request) as bill:
        found = await moments.story(house_of(request), live, visitor, chosen_seat(request), bill)
    return Response(found, media_type=JSON)


async def replay(request: Request) -> Response:
    visitor = await visitor_of(request)
    live = (await room_of(request)).live
    since, seat = chosen_moment(request) or 0, chosen_seat(request)
    async with charged(request) as bill:
        found = await moments.replay(house_of(request), live, visitor, since, seat, bill)
    return Response(found, media_type=JSON)


async def board(request: Request) -> Response:
    """The table in words: what a board of its own would draw."""
    visitor = await visitor_of(request)
    live = (await room_of(request)).live
    at, seat = chosen_moment(request), chosen_seat(request)
    if at is None:
        return json(moments.board_now(live, visitor, seat))
    async with charged(request) as bill:
        found = await moments.moment(house_of(request), live, visitor, at, seat, bill)
    return json(moments.board(live, at, found.view))


def chosen_moment(request: Request) -> int | None:
    """The number of moves after which to look; None for now."""
    text = request.query_params.get("at", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else None


async def course(request: Request) -> Response:
    live = (await room_of(request)).live
    async with charged(request) as bill:
        found = await moments.course(house_of(request), live, bill)
    return Response(found, media_type=JSON)


async def stops(request: Request) -> Response:
    live = (await room_of(request)).live
    async with charged(request) as bill:
        found = await moments.stops(house_of(request), live, bill)
    return json(found)


async def log(request: Request) -> Response:
    """The log of a finished game; of one that was set aside, what there is of it."""
    visitor = await visitor_of(request)
    text = await moments.log_of(house_of(request), request.path_params["table"], visitor)
    name = f"{request.path_params['table']}.log"
    return PlainTextResponse(
        text, headers={"content-disposition": f'attachment; filename="{name}"'}
    )
