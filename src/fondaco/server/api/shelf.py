"""What stands on the shelf: titles, rules, editions."""

from starlette.requests import Request
from starlette.responses import Response

import fondaco
from fondaco import Refused
from fondaco.core import edition as editions
from fondaco.server import languages, lobby
from fondaco.server.middleware import HttpRefusal
from fondaco.server.requests import json


async def shelf(request: Request) -> Response:
    return json(lobby.shelf())


async def rules(request: Request) -> Response:
    language = request.query_params.get("language", "")
    try:
        return json(languages.rules(request.path_params["title"], language))
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused


async def edition(request: Request) -> Response:
    """The printed things of a title: its board, its cards, its names."""
    title = request.path_params["title"]
    try:
        fondaco.game(title)
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused
    return json(editions.in_use(title).tables)
