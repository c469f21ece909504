"""One's own score sheets of games at real tables."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server import sheets
from fondaco.server.charging import check_may_keep
from fondaco.server.declared import delete, get, post
from fondaco.server.people import check_person
from fondaco.server.requests import (
    body_of,
    house_of,
    json,
    person_needed,
    visitor_of,
    visitor_or_guest,
    with_cookie,
)
from fondaco.server.wire import KeptSheet


async def all_of(request: Request) -> Response:
    visitor = await visitor_of(request)
    check_person(visitor)
    return json(await house_of(request).store.sheets.of(visitor.person))


async def keep(request: Request) -> Response:
    sheet = await body_of(request, KeptSheet)
    sheets.check_makes_sense(sheet)
    visitor, key = await visitor_or_guest(request)
    check_may_keep(request, visitor.person)
    await sheets.keep(house_of(request), visitor, sheet)
    return with_cookie(request, Response(status_code=204), key)


async def remove(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    check_may_keep(request, visitor.person)
    await sheets.remove(house_of(request), visitor, request.path_params["sheet"])
    return Response(status_code=204)


ROUTES = [
    get("/api/sheets", all_of, list[KeptSheet], "Your score sheets of games at real tables."),
    post(
        "/api/sheets",
        keep,
        KeptSheet,
        None,
        "Keep a score sheet of a real table in your history, or what it was corrected to.",
    ),
    delete("/api/sheets/{sheet}", remove, "Take a score sheet out of your history."),
]
