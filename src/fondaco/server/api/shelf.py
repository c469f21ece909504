"""What stands on the shelf: titles, rules, editions."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco import Refused
from fondaco.core import edition as editions
from fondaco.server import languages, lobby
from fondaco.server.middleware import HttpRefusal
from fondaco.server.requests import JSON, house_of, json, title_of

FOREVER = "public, max-age=31536000, immutable"  # what has a hash for its name never changes


async def shelf(request: Request) -> Response:
    return json(lobby.shelf())


async def rules(request: Request) -> Response:
    language = request.query_params.get("language", "")
    try:
        return json(languages.rules(request.path_params["title"], language))
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused


async def guide(request: Request) -> Response:
    """What helps to learn the rules of a title."""
    language = request.query_params.get("language", "")
    try:
        return json(languages.guide(request.path_params["title"], language))
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused


async def answers(request: Request) -> Response:
    """What the house may answer for people who are away."""
    return json(languages.answers(request.query_params.get("language", "")))


async def edition(request: Request) -> Response:
    """The printed things of a title: its board, its cards, its names."""
    return json(editions.in_use(title_of(request)).tables)


async def kept_edition(request: Request) -> Response:
    """The printed things of a title as they were in an edition that was played with here."""
    title, hash = request.path_params["title"], request.path_params["hash"]
    found = await house_of(request).store.moments.edition(title, hash)
    if found is None:
        raise HttpRefusal(404, f"No game was ever played here with edition {hash!r} of {title!r}.")
    return Response(found, media_type=JSON, headers={"cache-control": FOREVER})
