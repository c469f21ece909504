"""How far somebody has come: brought by each of their devices, and told to all of them."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server import progress
from fondaco.server.charging import check_may_keep
from fondaco.server.declared import post
from fondaco.server.requests import body_of, house_of, json, person_needed, visitor_of
from fondaco.server.wire import Progress


async def add(request: Request) -> Response:
    brought = await body_of(request, Progress)
    visitor = person_needed(await visitor_of(request))
    check_may_keep(request, visitor.person)
    return json(await progress.add(house_of(request), visitor, brought))


ROUTES = [
    post(
        "/api/progress",
        add,
        Progress,
        Progress,
        "Keep with your account how far you have come with lessons and puzzles; all that it knows.",
    ),
]
