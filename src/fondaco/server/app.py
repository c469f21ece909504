"""The application: every route of the house in one list."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from fondaco.server import client, pages, websocket
from fondaco.server.api import history, messages, operations, people, shelf, tables
from fondaco.server.forms import Once
from fondaco.server.house import House
from fondaco.server.limits import Limits
from fondaco.server.middleware import Door
from fondaco.server.people import People
from fondaco.server.requests import Endpoint, answering, not_served
from fondaco.server.settings import Settings
from fondaco.server.wire import (
    Board,
    ClauseNow,
    ClientMessage,
    Course,
    Credentials,
    Moment,
    NewTable,
    NewToken,
    PersonNow,
    Rename,
    ServerMessage,
    Story,
    TableNow,
    TableRow,
    TitleNow,
    TokenMade,
    TokenNow,
)


class Declared(Route):
    """A route that says what it is for, what it takes and what it gives: a type of the wire, text
    (str), or nothing. `docs/wire.md` is written from it."""

    def __init__(
        self, named: str, endpoint: Endpoint, takes: object, gives: object, status: int, text: str
    ) -> None:
        method, path = named.split(" ")
        super().__init__(path, answering(endpoint), methods=[method], name=named)
        self.takes = takes
        self.gives = gives
        self.status = status  # when all went well
        self.text = text


def get(path: str, endpoint: Endpoint, gives: object, text: str) -> Declared:
    return Declared(f"GET {path}", endpoint, None, gives, 200, text)


def post(path: str, endpoint: Endpoint, takes: object, gives: object, text: str) -> Declared:
    return Declared(f"POST {path}", endpoint, takes, gives, 200 if gives else 204, text)


def create(path: str, endpoint: Endpoint, takes: object, gives: object, text: str) -> Declared:
    return Declared(f"POST {path}", endpoint, takes, gives, 201, text)


def delete(path: str, endpoint: Endpoint, text: str) -> Declared:
    return Declared(f"DELETE {path}", endpoint, None, None, 204, text)


TABLE = "/api/tables/{table}"

ROUTES: Sequence[BaseRoute] = [
    get(
        "/healthz",
        operations.health,
        str,
        "Whether the house is well; 503 if its store does not answer.",
    ),
    get("/metrics", operations.metrics, str, "Metrics for Prometheus; only on the machine itself."),
    get("/api/shelf", shelf.shelf, list[TitleNow], "The titles with their options and bots."),
    get(
        "/api/rules/{title}",
        shelf.rules,
        list[ClauseNow],
        "The rules of a title, by clause; `?language=de` asks for German.",
    ),
    get("/api/editions/{title}", shelf.edition, dict[str, Any], "The printed things of a title."),
    get("/api/me", people.me, PersonNow, "Who you are here."),
    post("/api/me", people.rename, Rename, None, "Change your name."),
    post(
        "/api/register",
        people.register,
        Credentials,
        None,
        "Register an account; it keeps what you have.",
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
    get(
        TABLE + "/moments/{at:int}",
        history.moment,
        Moment,
        "The table after so many moves; after the end, with `?seat=`, from any seat.",
    ),
    get(f"{TABLE}/story", history.story, Story, "All that happened, told again, and the chat."),
    get(
        f"{TABLE}/board",
        history.board,
        Board,
        "The table as lines of text; `?at=41` shows it after 41 moves.",
    ),
    get(
        f"{TABLE}/course",
        history.course,
        Course,
        "The points after each move, once the game is over.",
    ),
    get(f"{TABLE}/log", history.log, str, "The log of a finished game, for `fondaco verify`."),
    create("/api/logs", tables.upload, str, TableNow, "A table to look at, from any game's log."),
    WebSocketRoute(f"{TABLE}/socket", websocket.socket, name="socket"),
    *client.ROUTES,
    *pages.ROUTES,
]


def application(
    house: House, settings: Settings | None = None, limits: Limits | None = None
) -> Starlette:
    """The whole house as an ASGI application; it opens and closes with the server."""
    run_as = settings or Settings()
    allowed = limits or Limits()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
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
    app.state.settings = run_as
    app.state.limits = allowed
    app.state.once = Once()
    return app
