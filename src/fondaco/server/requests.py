"""What every route needs: who asks, what is in the body, and an answer in JSON."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from fondaco import Refused, game
from fondaco.server.accounts import TooManyTries
from fondaco.server.addresses import address
from fondaco.server.aside import NoTable, SetAside
from fondaco.server.database import WriteFailed
from fondaco.server.devices import label_of
from fondaco.server.house import House
from fondaco.server.limits import Limits
from fondaco.server.middleware import HttpRefusal, token_in
from fondaco.server.orders import NotWelcome, ReadOnly
from fondaco.server.people import NotForBots, People
from fondaco.server.rendering import refusal
from fondaco.server.room import Room
from fondaco.server.settings import Settings
from fondaco.server.visitor import Visitor, encoder
from fondaco.server.wire import WIRE

T = TypeVar("T")
log = logging.getLogger("fondaco.requests")
JSON = "application/json"
COOKIE_SECONDS = 180 * 86_400


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def people_of(connection: HTTPConnection) -> People:
    people: People = connection.app.state.people
    return people


def settings_of(connection: HTTPConnection) -> Settings:
    settings: Settings = connection.app.state.settings
    return settings


def limits_of(connection: HTTPConnection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


def token_of(connection: HTTPConnection) -> str:
    return token_in(connection.headers)


def cookie_of(connection: HTTPConnection) -> str:
    return connection.cookies.get(settings_of(connection).cookie, "")


def is_outdated(connection: HTTPConnection) -> bool:
    """Whether a client says that it speaks an older version than the house."""
    spoken = connection.query_params.get("wire", "")
    return spoken.isdecimal() and len(spoken) < 10 and int(spoken) < WIRE


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who asks. It comes from the cookie or the token, never from the message."""
    token = token_of(connection)
    people = people_of(connection)
    visitor = await people.visitor(token or cookie_of(connection), not token)
    if token and not visitor.person:
        raise HttpRefusal(401, "This token is invalid or was revoked.")
    house_of(connection).orders.check_welcome(visitor.person)
    return visitor


async def visitor_or_guest(request: Request) -> tuple[Visitor, str]:
    """Who asks, a stranger becoming a guest at once; and the key of a new guest."""
    visitor = await visitor_of(request)
    if visitor.person:
        return visitor, ""
    if not limits_of(request).guests.pay(address(request.scope)):
        raise HttpRefusal(429, "There are too many new guests from your address. Try again later.")
    label = label_of(request.headers.get("user-agent", ""))
    return await people_of(request).new_guest(label=label)


def with_cookie(request: Request, response: Response, key: str) -> Response:
    """Give a browser its key, out of the reach of scripts and of other sites."""
    if key:
        settings = settings_of(request)
        response.set_cookie(
            settings.cookie,
            key,
            max_age=COOKIE_SECONDS,
            path="/",
            secure=settings.public,
            httponly=True,
            samesite="lax",
        )
    return response


def without_cookie(request: Request, response: Response) -> Response:
    settings = settings_of(request)
    response.delete_cookie(
        settings.cookie, path="/", secure=settings.public, httponly=True, samesite="lax"
    )
    return response


def json(content: object, status: int = 200) -> Response:
    return Response(encoder.encode(content), status, media_type=JSON)


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request, of the type that is expected there."""
    return await decoded(request, msgspec.json.Decoder(kind))


async def decoded(request: Request, decoder: "msgspec.json.Decoder[T]") -> T:
    is_json = request.headers.get("content-type", "").partition(";")[0] == JSON
    if not is_json:
        raise HttpRefusal(415, "The body must be application/json.")
    try:
        return decoder.decode(await request.body())
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise HttpRefusal(400, f"The body is not valid here: {problem}.") from problem


Endpoint = Callable[[Request], Awaitable[Response]]
STATUS: list[tuple[type[Exception], int]] = [
    (NoTable, 404),
    (SetAside, 410),
    (NotForBots, 403),
    (NotWelcome, 403),
    (TooManyTries, 429),
    (ReadOnly, 503),
    (Refused, 422),
    (WriteFailed, 503),
]


def answering(endpoint: Endpoint) -> Endpoint:
    """An endpoint whose refusals are answers."""

    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except (Refused, WriteFailed) as problem:
            return refused(request, problem)

    answered.__name__ = endpoint.__name__
    return answered


def refused(connection: HTTPConnection, problem: Exception) -> Response:
    """A refusal as an answer; what is left of a table that was set aside can be downloaded."""
    status = next(status for kind, status in STATUS if isinstance(problem, kind))
    log = f"/api/tables/{connection.path_params['table']}/log" if status == 410 else ""
    return refusal(connection.scope, status, str(problem), log)


async def not_served(request: Request, problem: Exception) -> Response:
    """An address or a method that is not on the list of routes."""
    assert isinstance(problem, HTTPException)
    answer = refusal(request.scope, problem.status_code, "There is no such page here.")
    answer.headers.update(problem.headers or {})
    return answer


def person_needed(visitor: Visitor) -> Visitor:
    """Refuse strangers where only somebody known has something to ask."""
    if not visitor.person:
        raise HttpRefusal(401, "The house does not know you yet.")
    return visitor


def title_of(request: Request) -> str:
    """The title that is asked about, if it is on the shelf."""
    title: str = request.path_params["title"]
    try:
        game(title)
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused
    return title


async def room_of(request: Request) -> Room:
    """Where a table is, for whoever is welcome in the house."""
    if house_of(request).orders.standing:
        await visitor_of(request)
    return await house_of(request).room(request.path_params["table"])


def chosen_seat(request: Request) -> int | None:
    """Which of several seats looks at the screen."""
    text = request.query_params.get("seat", "")
    return int(text) if text in "0123456789" and text else None
