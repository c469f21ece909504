"""Playing alone: what somebody has reached, and daily voyages to compare."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco import Refused
from fondaco.server import voyages
from fondaco.server.declared import get
from fondaco.server.middleware import HttpRefusal
from fondaco.server.requests import house_of, json, visitor_of
from fondaco.server.wire import SoloNow, VoyageShared


async def solo(request: Request) -> Response:
    visitor = await visitor_of(request)
    return json(await voyages.of(house_of(request), visitor.person))


async def voyage(request: Request) -> Response:
    visitor = await visitor_of(request)
    link = request.path_params["link"]
    try:
        return json(await voyages.shared(house_of(request), visitor.person, link))
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused


ROUTES = [
    get("/api/solo", solo, list[SoloNow], "The ways to play alone, with your best and voyages."),
    get(
        "/api/voyages/{link}",
        voyage,
        VoyageShared,
        "A daily voyage that somebody shares: its result, if you have been on the same one.",
    ),
]
