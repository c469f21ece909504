"""Pages to read: the rules in our own words, and what Fondaco is."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco import Clause, Refused, game
from fondaco.core.game import Game
from fondaco.server import lobby
from fondaco.server.charging import charged, timed
from fondaco.server.middleware import HttpRefusal
from fondaco.server.rendering import STYLES, page
from fondaco.server.requests import visitor_of
from fondaco.server.visitor import Visitor
from fondaco.teaching import Chapter, Guide, GuideTable, by_heading, found_in, guide_of

MOST_WORD = 60  # characters to search for
FOREVER = "public, max-age=31536000, immutable"  # the address changes with the content


async def shelf_page(request: Request) -> Response:
    return page("shelf.html", visitor=await visitor_of(request), shelf=lobby.shelf())


async def rules_page(request: Request) -> Response:
    """The rules of a title in chapters; with a word, those that speak of it."""
    visitor = await visitor_of(request)
    try:
        rules = game(request.path_params["title"])
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused
    word = " ".join(request.query_params.get("word", "").split())
    if len(word) > MOST_WORD:
        raise HttpRefusal(414, f"Search for at most {MOST_WORD} characters.")
    async with charged(request) as bill:
        with timed(bill):
            return read(visitor, rules, word)


def read(visitor: Visitor, rules: Game, word: str) -> Response:
    guide = guide_of(rules)
    return page(
        "rules.html",
        visitor=visitor,
        game=rules,
        word=word,
        guide=guide,
        chapters=about(guide, word) if word else guide.chapters,
        grouped=grouped,
        source=source,
    )


def about(guide: Guide, word: str) -> list[Chapter]:
    """What speaks of a word, by its heading: clauses, and rows of tables."""
    clauses = [clause for chapter in guide.chapters for clause in chapter.clauses]
    found = [one for one in clauses if found_in(f"{one.id}\n{one.heading}\n{one.text}", word)]
    tables = [table for chapter in guide.chapters for table in chapter.tables] + guide.card
    once = {table.id: rows_about(guide, table, word) for table in tables}
    kept = [table for table in once.values() if table.rows]
    return [*by_heading(found), *([Chapter("tables", "", [], tables=kept)] if kept else [])]


def rows_about(guide: Guide, table: GuideTable, word: str) -> GuideTable:
    """The table with the rows that speak of a word."""
    rows = [row for row in table.rows if found_in(guide.plain("\n".join(row)), word)]
    return GuideTable(table.id, table.heading, table.columns, rows)


def grouped(chapter: Chapter) -> list[Chapter]:
    """The clauses of a chapter under their headings."""
    return by_heading(chapter.clauses)


def source(clause: Clause) -> str:
    """Where a clause comes from."""
    if clause.ruling:
        return f"our ruling: {clause.reason.rstrip('.')}"
    if clause.page == "setup":
        return "set-up sheet"
    sheet = "solo sheet" if clause.page.startswith("S") else "rulebook"
    return f"{sheet} page {clause.page.lstrip('S')}"


async def about_page(request: Request) -> Response:
    return page("about.html", visitor=await visitor_of(request))


async def styles(request: Request) -> Response:
    return Response(STYLES, media_type="text/css", headers={"cache-control": FOREVER})
