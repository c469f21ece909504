"""The page behind a seat link: whoever has the link may sit down there."""

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from fondaco import Refused
from fondaco.server import seating, wire
from fondaco.server.api.messages import answer_to
from fondaco.server.decisions import check_seat
from fondaco.server.forms import Fields, filled_in, message_in, redirect_to
from fondaco.server.live import LiveTable
from fondaco.server.people import clean_name
from fondaco.server.presenter import shown_to
from fondaco.server.rendering import page, refusal
from fondaco.server.requests import (
    house_of,
    people_of,
    room_of,
    visitor_of,
    visitor_or_guest,
    with_cookie,
)
from fondaco.server.visitor import Visitor


async def seat_page(request: Request) -> Response:
    """Show what the link is for; looking takes nothing. Whoever sits there goes to the table."""
    visitor = await visitor_of(request)
    live = (await room_of(request)).live
    seat = request.path_params["seat"]
    check_seat(live, seat)
    if seat in live.record.seats_of(visitor.person):
        return redirect_to(f"/tables/{live.id}")
    return page(
        "sit.html",
        visitor=visitor,
        cid=house_of(request).runtime.token,
        here=request.url.path,
        now=shown_to(live, visitor, None),
        names=live.record.names(),
        seat=seat,
        problem=problem(live, seat, request.path_params["key"]),
        most_name=wire.MOST_NAME,
    )


def problem(live: LiveTable, seat: int, key: str) -> str:
    """Why nobody can sit down with this link; nothing, if somebody can."""
    try:
        seating.check_link(live, seat, key)
    except Refused as refused:
        return refused.text
    return ""


async def sit(request: Request, fields: Fields) -> Response:
    room = await room_of(request)
    sent = message_in(
        {
            "type": "sit",
            "cid": fields.get("cid", ""),
            "seat": request.path_params["seat"],
            "nonce": fields.get("nonce", ""),
            "link": request.path_params["key"],
        }
    )
    visitor, key = await visitor_or_guest(request)
    visitor = await named(request, visitor, fields.get("name", ""))
    answer = await answer_to(request, room, visitor, sent)
    if isinstance(answer, wire.Refused):
        return with_cookie(request, refusal(request.scope, 422, answer.text), key)
    return with_cookie(request, redirect_to(f"/tables/{room.id}"), key)


async def named(request: Request, visitor: Visitor, name: str) -> Visitor:
    """The visitor under the name that they want at the table."""
    if not name or name == visitor.name:
        return visitor
    wanted = filled_in({"name": name}, wire.Rename)
    await people_of(request).rename(visitor, wanted.name)
    return replace(visitor, name=clean_name(wanted.name))
