"""What every route needs: who asks, what is in the body, and an answer in JSON."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from fondaco import Refused
from fondaco.server.aside import NoTable, SetAside
from fondaco.server.database import WriteFailed
from fondaco.server.house import House
from fondaco.server.limits import Limits
from fondaco.server.middleware import HttpRefusal, address, token_in
from fondaco.server.people import NotForBots, People
from fondaco.server.rendering import refusal
from fondaco.server.room import Room
from fondaco.server.settings import Settings
from fondaco.server.visitor import Visitor, encoder

T = TypeVar("T")
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


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """Who asks. It comes from the cookie or the token, never from the message."""
    token = token_of(connection)
    people = people_of(connection)
    if token:
        visitor = await people.visitor(token, False)
        if not visitor.person:
            raise HttpRefusal(401, "This token is invalid or was revoked.")
        return visitor
    return await people.visitor(cookie_of(connection), True)


async def visitor_or_guest(request: Request) -> tuple[Visitor, str]:
    """Who asks, a stranger becoming a guest at once; and the key of a new guest."""
    visitor = await visitor_of(request)
    if visitor.person:
        return visitor, ""
    if not limits_of(request).guests.pay(address(request.scope)):
        raise HttpRefusal(429, "There are too many new guests from your address. Try again later.")
    return await people_of(request).new_guest()


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
    return Response(encoder.encode(content), status, media_type="application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request, of the type that is expected there."""
    return await decoded(request, msgspec.json.Decoder(kind))


async def decoded(request: Request, decoder: "msgspec.json.Decoder[T]") -> T:
    is_json = request.headers.get("content-type", "").partition(";")[0] == "application/json"
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


async def room_of(request: Request) -> Room:
    return await house_of(request).room(request.path_params["table"])


def chosen_seat(request: Request) -> int | None:
    """Which of several seats looks at the screen."""
    text = request.query_params.get("seat", "")
    return int(text) if text in "0123456789" and text else None


def check_may_sign(request: Request) -> None:
    if not limits_of(request).sign_in.pay(address(request.scope)):
        raise HttpRefusal(429, "Too many names and passwords were tried. Wait a minute.")


def check_may_open(request: Request, visitor: Visitor) -> None:
    check_may_create(request, visitor.person)
    if not visitor.may_play:
        raise HttpRefusal(403, "This token is for watching only.")


def check_may_create(request: Request, person: str) -> None:
    if not limits_of(request).tables.pay(person or address(request.scope)):
        raise HttpRefusal(429, "That is too much at once. Wait a moment, then try again.")


def check_may_replay(request: Request) -> None:
    """Replaying a whole game is much work, while everybody waits."""
    if not limits_of(request).replays.pay(address(request.scope)):
        raise HttpRefusal(429, "That is too much at once. Wait a moment, then try again.")
