"""One's own account: its password and codes, where it is in use, and how to leave with it all."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server import wire
from fondaco.server.charging import charged, check_may_sign, timed
from fondaco.server.declared import delete, get, post
from fondaco.server.requests import (
    body_of,
    json,
    person_needed,
    visitor_of,
    with_cookie,
    without_cookie,
)
from fondaco.server.signing import accounts_of, device_of, leaving_of


async def change_password(request: Request) -> Response:
    check_may_sign(request)
    wanted = await body_of(request, wire.NewPassword)
    visitor = person_needed(await visitor_of(request))
    await accounts_of(request).change_password(visitor, wanted, device_of(request))
    return Response(status_code=204)


async def new_codes(request: Request) -> Response:
    check_may_sign(request)
    wanted = await body_of(request, wire.Confirmation)
    visitor = person_needed(await visitor_of(request))
    return json(await accounts_of(request).new_codes(visitor, wanted, device_of(request)))


async def recover(request: Request) -> Response:
    check_may_sign(request)
    wanted = await body_of(request, wire.Recovery)
    visitor = await visitor_of(request)
    fresh = await accounts_of(request).recover(visitor, wanted, device_of(request))
    return with_cookie(request, Response(status_code=204), fresh)


async def sessions(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    return json(await accounts_of(request).sessions(visitor))


async def end_session(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    await accounts_of(request).end_session(visitor, request.path_params["session"])
    return Response(status_code=204)


async def end_other_sessions(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    await accounts_of(request).end_other_sessions(visitor)
    return Response(status_code=204)


async def export(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    async with charged(request) as bill:
        with timed(bill):
            answer = json(await leaving_of(request).all_of(visitor))
    answer.headers["content-disposition"] = 'attachment; filename="fondaco.json"'
    return answer


async def forget(request: Request) -> Response:
    check_may_sign(request)
    wanted = await body_of(request, wire.Confirmation)
    visitor = person_needed(await visitor_of(request))
    await leaving_of(request).delete(visitor, wanted.password, device_of(request))
    return without_cookie(request, Response(status_code=204))


ROUTES = [
    post(
        "/api/password",
        change_password,
        wire.NewPassword,
        None,
        "Change your password; other devices are signed out.",
    ),
    post("/api/codes", new_codes, wire.Confirmation, wire.Codes, "New codes in place of the old."),
    post(
        "/api/recover",
        recover,
        wire.Recovery,
        None,
        "A new password by one of your codes; every other key of yours is forgotten.",
    ),
    get("/api/sessions", sessions, list[wire.SessionNow], "Where you are signed in."),
    delete("/api/sessions", end_other_sessions, "Sign out everywhere but here."),
    delete("/api/sessions/{session}", end_session, "Sign out there."),
    get("/api/export", export, wire.AllYours, "All that the house knows of you."),
    post(
        "/api/forget",
        forget,
        wire.Confirmation,
        None,
        "Delete your account and all your keys; games stay, without your name.",
    ),
]
