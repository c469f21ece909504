"""Ratings: the list of a title, and those at a table."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server.declared import get
from fondaco.server.ratings import Ratings
from fondaco.server.requests import house_of, json, room_of, title_of, visitor_of
from fondaco.server.wire import RatingNow


async def best(request: Request) -> Response:
    visitor = await visitor_of(request)
    store = house_of(request).store
    return json(await Ratings(store).best(title_of(request), visitor.person))


async def at_table(request: Request) -> Response:
    visitor = await visitor_of(request)
    live = (await room_of(request)).live
    return json(await Ratings(house_of(request).store).at(live, visitor.person))


ROUTES = [
    get(
        "/api/ratings/{title}",
        best,
        list[RatingNow],
        "How well people play a title: among people, and against the levels of the house.",
    ),
    get(
        "/api/tables/{table}/ratings",
        at_table,
        list[RatingNow | None],
        "The ratings of those who sit at a table, seat by seat; null for one that has none.",
    ),
]
