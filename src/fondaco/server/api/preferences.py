"""How somebody likes the client: asked for by each of their devices, and kept for all of them."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server import preferring
from fondaco.server.charging import check_may_prefer
from fondaco.server.declared import get, post
from fondaco.server.requests import body_of, house_of, json, person_needed, visitor_of
from fondaco.server.wire import Preferences, PreferencesNow


async def preferences(request: Request) -> Response:
    return json(await preferring.kept(house_of(request), await visitor_of(request)))


async def keep(request: Request) -> Response:
    wanted = await body_of(request, Preferences)
    visitor = person_needed(await visitor_of(request))
    check_may_prefer(request, visitor.person)
    await preferring.keep(house_of(request), visitor, wanted)
    return Response(status_code=204)


ROUTES = [
    get(
        "/api/preferences",
        preferences,
        PreferencesNow,
        "How you like the client; kept for accounts, and by browsers for guests.",
    ),
    post(
        "/api/preferences",
        keep,
        Preferences,
        None,
        "Keep how you like the client with your account.",
    ),
]
