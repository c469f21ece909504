"""Bots with an account of their own."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server.charging import check_may_create
from fondaco.server.declared import create, delete, get
from fondaco.server.programs import Programs
from fondaco.server.requests import body_of, json, people_of, person_needed, visitor_of
from fondaco.server.wire import BotMade, BotNow, NewBot


async def make(request: Request) -> Response:
    wanted = await body_of(request, NewBot)
    visitor = person_needed(await visitor_of(request))
    check_may_create(request, visitor.person)
    return json(await Programs(people_of(request)).make(visitor, wanted), 201)


async def bots(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    return json(await Programs(people_of(request)).all_of(visitor))


async def retire(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    await Programs(people_of(request)).retire(visitor, request.path_params["bot"])
    return Response(status_code=204)


ROUTES = [
    get("/api/bots", bots, list[BotNow], "Your bots: accounts of their own, marked as bots."),
    create(
        "/api/bots",
        make,
        NewBot,
        BotMade,
        "Make a bot with a name of its own; for one that you have, a new token. For accounts.",
    ),
    delete("/api/bots/{bot}", retire, "Let the token of a bot be no longer good."),
]
