"""One's own games: what came of each, and all their logs."""

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from fondaco.server.addresses import address
from fondaco.server.charging import charged, check_may_labor, paced, timed
from fondaco.server.declared import get
from fondaco.server.people import check_person
from fondaco.server.requests import house_of, json, limits_of, person_needed, visitor_of
from fondaco.server.wire import YourGames
from fondaco.server.yours import Yours


async def games(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    async with charged(request) as bill:
        with timed(bill):
            return json(await Yours(house_of(request).store).games(visitor))


async def logs(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    check_person(visitor)
    check_may_labor(limits_of(request), address(request.scope))
    pieces = Yours(house_of(request).store).logs(visitor.person)
    headers = {"content-disposition": 'attachment; filename="fondaco-logs.zip"'}
    sent = paced(request, pieces)
    return StreamingResponse(sent, media_type="application/zip", headers=headers)


ROUTES = [
    get("/api/games", games, YourGames, "Your page: your finished games, and what came of each."),
    get("/api/games/logs", logs, bytes, "The logs of all your finished games, as one zip."),
]
