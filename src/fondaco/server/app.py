"""The application: every route of the house in one list."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, WebSocketRoute

from fondaco.server import client, pages, rendering, websocket
from fondaco.server.accounts import Accounts
from fondaco.server.api import (
    account,
    calls,
    companion,
    lessons,
    messages,
    operations,
    people,
    preferences,
    programs,
    progress,
    puzzles,
    ratings,
    reports,
    sheets,
    shelf,
    solo,
    tables,
    yours,
)
from fondaco.server.card.kept import Pictures
from fondaco.server.declared import create, delete, get, post
from fondaco.server.forms import Once
from fondaco.server.house import House
from fondaco.server.leaving import Leaving
from fondaco.server.limits import Limits
from fondaco.server.middleware import Door
from fondaco.server.people import People
from fondaco.server.push.caller import Caller
from fondaco.server.push.transport import PublicTransport, Transport
from fondaco.server.requests import not_served
from fondaco.server.settings import Settings
from fondaco.server.table_routes import LEARNING, LOOKING, TABLE
from fondaco.server.watch import watched
from fondaco.server.wire import (
    ClauseNow,
    ClientMessage,
    Codes,
    Credentials,
    GuideNow,
    HouseAnswer,
    NewReport,
    NewTable,
    NewToken,
    PersonNow,
    Rename,
    ServerMessage,
    TableNow,
    TableRow,
    TitleNow,
    TokenMade,
    TokenNow,
)

BRING_SECONDS = 3600.0  # until a process says again which files of the client are its own

ROUTES: Sequence[BaseRoute] = [
    get(
        "/healthz",
        operations.health,
        str,
        "Whether the process is alive: it answers, whatever becomes of its store.",
    ),
    get(
        "/readyz",
        operations.readiness,
        str,
        "Whether people should be sent here; 503 and why, if it closes, or its store is away.",
    ),
    get("/metrics", operations.metrics, str, "Metrics for Prometheus."),
    get("/api/shelf", shelf.shelf, list[TitleNow], "The titles with their options and bots."),
    get(
        "/api/rules/{title}",
        shelf.rules,
        list[ClauseNow],
        "The rules of a title, by clause; `?language=de` asks for German.",
    ),
    get(
        "/api/rules/{title}/guide",
        shelf.guide,
        GuideNow,
        "The same in chapters, with tables and examples, a first page and a reference card.",
    ),
    get(
        "/api/answers",
        shelf.answers,
        list[HouseAnswer],
        "What the house can answer for you while you are away, in the titles that ask it.",
    ),
    get("/api/editions/{title}", shelf.edition, dict[str, Any], "The printed things of a title."),
    get(
        "/api/editions/{title}/{hash}",
        shelf.kept_edition,
        dict[str, Any],
        "The same of an edition that games were played with, by its hash.",
    ),
    get("/api/me", people.me, PersonNow, "Who you are here."),
    post("/api/me", people.rename, Rename, None, "Change your name."),
    post(
        "/api/register",
        people.register,
        Credentials,
        Codes,
        "Register an account; it keeps what you have. The codes are shown once.",
    ),
    post(
        "/api/sign-in",
        people.sign_in,
        Credentials,
        None,
        "Sign in; a guest's tables move to the account.",
    ),
    post(
        "/api/sign-out", people.sign_out, None, None, "Sign out; this device's cookie is forgotten."
    ),
    *account.ROUTES,
    post(
        "/api/reports",
        reports.report,
        NewReport,
        None,
        "Report a table, a line of chat or a name to whoever runs the house.",
    ),
    get("/api/tokens", people.tokens, list[TokenNow], "The tokens of your bots."),
    create(
        "/api/tokens",
        people.new_token,
        NewToken,
        TokenMade,
        "Make a token; a stranger becomes a guest.",
    ),
    delete("/api/tokens/{token}", people.revoke_token, "Revoke a token by its id."),
    get(
        "/api/tables",
        tables.tables,
        list[TableRow],
        "Public tables, those waiting for players first.",
    ),
    create("/api/tables", tables.new_table, NewTable, TableNow, "Open a table."),
    get("/api/mine", tables.mine, list[TableRow], "Your tables, those waiting for you first."),
    get(
        TABLE, tables.table, TableNow, "A table as it is now; `?seat=0` names one of several seats."
    ),
    post(
        f"{TABLE}/messages",
        messages.message,
        ClientMessage,
        ServerMessage,
        "Send a message and get its answer.",
    ),
    get(
        f"{TABLE}/stream",
        messages.stream,
        ServerMessage,
        "What happens at a table, a line of JSON each (NDJSON), for as long as you listen; an "
        "empty line is a sign of life. `?last=41` asks for what followed number 41.",
    ),
    *LOOKING,
    *LEARNING,
    create(
        "/api/logs",
        tables.upload,
        str,
        TableNow,
        "A table to look at, from any game's log, or from a snapshot.",
    ),
    *companion.ROUTES,
    *lessons.ROUTES,
    *yours.ROUTES,
    *ratings.ROUTES,
    *programs.ROUTES,
    *calls.ROUTES,
    *solo.ROUTES,
    *puzzles.ROUTES,
    *preferences.ROUTES,
    *progress.ROUTES,
    *sheets.ROUTES,
    WebSocketRoute(f"{TABLE}/socket", websocket.socket, name="socket"),
    *client.ROUTES,
    *pages.ROUTES,
]


def application(
    house: House,
    settings: Settings | None = None,
    limits: Limits | None = None,
    transport: Transport | None = None,
) -> Starlette:
    """The whole house as an ASGI application; it opens and closes with the server."""
    rendering.prepare()
    run_as = settings or Settings()
    allowed = limits or Limits()
    caller = Caller(house, transport or PublicTransport(), run_as.origin)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        if not house.is_open:
            await house.open()
        await house.errands.quietly(caller.open())
        await house.errands.quietly(client.bring_assets(house))
        house.errands.repeat(BRING_SECONDS, lambda: client.bring_assets(house))
        async with watched(house):
            yield
        await house.close()

    door = Middleware(Door, house=house, settings=run_as, limits=allowed)
    app = Starlette(
        routes=ROUTES,
        middleware=[door],
        exception_handlers={HTTPException: not_served},
        lifespan=lifespan,
    )
    app.state.house = house
    app.state.people = People(house)
    app.state.accounts = Accounts(app.state.people, allowed.accounts)
    app.state.leaving = Leaving(app.state.accounts)
    app.state.caller = caller
    app.state.settings = run_as
    app.state.limits = allowed
    app.state.once = Once()
    app.state.pictures = Pictures()
    app.state.checking = asyncio.Semaphore(1)  # editions that somebody wrote, one at a time
    return app
