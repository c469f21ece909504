"""Where one can always watch: the table of the house."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server import house_table
from fondaco.server.charging import charged, timed
from fondaco.server.declared import post
from fondaco.server.requests import house_of, json, visitor_of
from fondaco.server.wire import HouseTable


async def now(request: Request) -> Response:
    await visitor_of(request)
    async with charged(request) as bill:
        with timed(bill):
            room = await house_table.current(house_of(request))
    return json(HouseTable(room.id))


ROUTES = [
    post(
        "/api/house-table",
        now,
        None,
        HouseTable,
        "Where the best bots of the house play, one game after the other, while somebody watches.",
    ),
]
