"""The application: every route of the house in one list."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, Route, WebSocketRoute

from fondaco.server import api, pages, talking
from fondaco.server.asking import Endpoint, answering
from fondaco.server.door import Door
from fondaco.server.house import House
from fondaco.server.limits import Limits
from fondaco.server.people import People
from fondaco.server.settings import Settings


def route(method: str, path: str, endpoint: Endpoint) -> Route:
    return Route(path, answering(endpoint), methods=[method], name=f"{method} {path}")


ROUTES: Sequence[BaseRoute] = [
    route("GET", "/healthz", api.health),
    route("GET", "/metrics", api.metrics),
    route("GET", "/api/shelf", api.shelf),
    route("GET", "/api/rules/{title}", api.rules),
    route("GET", "/api/me", api.me),
    route("POST", "/api/me", api.rename),
    route("POST", "/api/register", api.register),
    route("POST", "/api/sign-in", api.sign_in),
    route("POST", "/api/sign-out", api.sign_out),
    route("GET", "/api/tokens", api.tokens),
    route("POST", "/api/tokens", api.new_token),
    route("DELETE", "/api/tokens/{token}", api.revoke_token),
    route("GET", "/api/tables", api.tables),
    route("POST", "/api/tables", api.new_table),
    route("GET", "/api/mine", api.mine),
    route("GET", "/api/tables/{table}", api.table),
    route("POST", "/api/tables/{table}/messages", api.message),
    route("GET", "/api/tables/{table}/stream", api.stream),
    route("GET", "/api/tables/{table}/moments/{at:int}", api.moment),
    route("GET", "/api/tables/{table}/log", api.log),
    route("POST", "/api/logs", api.upload),
    WebSocketRoute("/api/tables/{table}/socket", talking.socket, name="socket"),
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
    app = Starlette(routes=ROUTES, middleware=[door], lifespan=lifespan)
    app.state.house = house
    app.state.people = People(house)
    app.state.settings = run_as
    app.state.limits = allowed
    return app
