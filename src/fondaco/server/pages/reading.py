"""Pages to read: the rules in our own words, and what Fondaco is."""

from itertools import groupby

from starlette.requests import Request
from starlette.responses import Response

from fondaco import Clause, Game, Refused, game
from fondaco.server import lobby
from fondaco.server.middleware import HttpRefusal
from fondaco.server.rendering import STYLES, page
from fondaco.server.requests import visitor_of

FOREVER = "public, max-age=31536000, immutable"  # the address changes with the content


async def shelf_page(request: Request) -> Response:
    return page("shelf.html", visitor=await visitor_of(request), shelf=lobby.shelf())


async def rules_page(request: Request) -> Response:
    """The rules of a title; with a word, those that speak of it."""
    visitor = await visitor_of(request)
    try:
        rules = game(request.path_params["title"])
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused
    word = " ".join(request.query_params.get("word", "").split())
    chapters = groupby(about(rules, word), key=lambda clause: clause.heading)
    return page(
        "rules.html",
        visitor=visitor,
        game=rules,
        word=word,
        chapters=[(heading, list(clauses)) for heading, clauses in chapters],
        source=source,
    )


def about(rules: Game, word: str) -> list[Clause]:
    """The clauses whose id, heading or text contains the word."""
    sought = word.lower()
    return [
        clause
        for clause in rules.clauses
        if sought in f"{clause.id}\n{clause.heading}\n{clause.text}".lower()
    ]


def source(clause: Clause) -> str:
    """Where a clause comes from."""
    if clause.ruling:
        return f"our ruling: {clause.reason.rstrip('.')}"
    return "set-up sheet" if clause.page == "setup" else f"rulebook page {clause.page}"


async def about_page(request: Request) -> Response:
    return page("about.html", visitor=await visitor_of(request))


async def styles(request: Request) -> Response:
    return Response(STYLES, media_type="text/css", headers={"cache-control": FOREVER})
