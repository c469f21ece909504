"""Tables: lists of them, a new one, and one as it is now."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server import lists, lobby, presenter, wire
from fondaco.server.charging import charged, check_may_list, check_may_open
from fondaco.server.middleware import HttpRefusal
from fondaco.server.requests import (
    body_of,
    chosen_seat,
    house_of,
    json,
    room_of,
    visitor_of,
    visitor_or_guest,
    with_cookie,
)


async def tables(request: Request) -> Response:
    visitor = await visitor_of(request)
    return json(await lists.listed(house_of(request), visitor.person))


async def mine(request: Request) -> Response:
    visitor = await visitor_of(request)
    return json(await lists.mine(house_of(request), visitor.person) if visitor.person else [])


async def new_table(request: Request) -> Response:
    wanted = await body_of(request, wire.NewTable)
    visitor, key = await visitor_or_guest(request)
    check_may_open(request, visitor)
    check_may_list(request, visitor, wanted.listed)
    room = await lobby.open_table(house_of(request), visitor, wanted)
    now = presenter.shown_to(room.live, visitor, None)
    return with_cookie(request, json(now, 201), key)


async def upload(request: Request) -> Response:
    visitor, key = await visitor_or_guest(request)
    check_may_open(request, visitor)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as problem:
        raise HttpRefusal(400, "A log must be text.") from problem
    async with charged(request) as bill:
        room = await lobby.upload(house_of(request), visitor, text, bill)
    return with_cookie(request, json(presenter.shown_to(room.live, visitor, None), 201), key)


async def table(request: Request) -> Response:
    visitor = await visitor_of(request)
    room = await room_of(request)
    return json(presenter.shown_to(room.live, visitor, chosen_seat(request)))
