"""Being called back by push messages: where, when not, and no more."""

import hashlib

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from fondaco.server import wire
from fondaco.server.addresses import address
from fondaco.server.charging import too_much
from fondaco.server.declared import create, delete, get, post
from fondaco.server.devices import label_of
from fondaco.server.push.caller import Caller
from fondaco.server.requests import (
    body_of,
    house_of,
    json,
    limits_of,
    person_needed,
    visitor_of,
    visitor_or_guest,
    with_cookie,
)

PATH = "/api/calls"


def caller_of(connection: HTTPConnection) -> Caller:
    caller: Caller = connection.app.state.caller
    return caller


def id_of(endpoint: str) -> str:
    """The name of a browser: the endpoint itself is for nobody else to see."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:16]


async def calls(request: Request) -> Response:
    return json(await caller_of(request).now(person_needed(await visitor_of(request))))


async def subscribe(request: Request) -> Response:
    wanted = await body_of(request, wire.Subscription)
    check_may_be_called(request)
    visitor, key = await visitor_or_guest(request)
    label = label_of(request.headers.get("user-agent", ""))
    caller = caller_of(request)
    await caller.add(visitor, id_of(wanted.endpoint), label, wanted)
    return with_cookie(request, json(await caller.now(visitor), 201), key)


async def settle_quiet(request: Request) -> Response:
    wanted = await body_of(request, wire.Quiet)
    visitor = person_needed(await visitor_of(request))
    await caller_of(request).be_quiet(visitor, wanted.hours)
    return Response(status_code=204)


async def try_out(request: Request) -> Response:
    check_may_be_called(request)
    await caller_of(request).try_out(person_needed(await visitor_of(request)))
    return Response(status_code=204)


async def stop(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    await caller_of(request).drop(visitor, request.path_params["browser"])
    return Response(status_code=204)


def check_may_be_called(request: Request) -> None:
    if not limits_of(request).calls.pay(address(request.scope)):
        house_of(request).metrics.limited.inc()
        raise too_much()


ROUTES = [
    get(PATH, calls, wire.CallsNow, "Where you are called by push messages, and when not."),
    create(
        PATH,
        subscribe,
        wire.Subscription,
        wire.CallsNow,
        "Be called at this browser; a stranger becomes a guest.",
    ),
    post(f"{PATH}/quiet", settle_quiet, wire.Quiet, None, "Your quiet hours, or none."),
    post(f"{PATH}/trial", try_out, None, None, "Be called now, to see that it works."),
    delete(f"{PATH}/{{browser}}", stop, "Be called there no more."),
]
