"""One's own games: what came of each, and all their logs."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server.charging import charged, timed
from fondaco.server.declared import get
from fondaco.server.requests import house_of, json, person_needed, visitor_of
from fondaco.server.wire import YourGames
from fondaco.server.yours import Yours


async def games(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    async with charged(request) as bill:
        with timed(bill):
            return json(await Yours(house_of(request).store).games(visitor))


async def logs(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    async with charged(request) as bill:
        with timed(bill):
            found = await Yours(house_of(request).store).logs(visitor)
    headers = {"content-disposition": 'attachment; filename="fondaco-logs.zip"'}
    return Response(found, media_type="application/zip", headers=headers)


ROUTES = [
    get("/api/games", games, YourGames, "Your page: your finished games, and what came of each."),
    get("/api/games/logs", logs, bytes, "The logs of your finished games, as one zip."),
]
