"""Forms about oneself: a name, an account, tokens for bots."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server import wire
from fondaco.server.forms import Fields, filled_in, some, to
from fondaco.server.printing import page
from fondaco.server.requests import (
    check_may_create,
    check_may_sign,
    cookie_of,
    people_of,
    person_needed,
    somebody,
    token_of,
    visitor_of,
    with_cookie,
    without_cookie,
)

YOU = "/#you"


async def rename(request: Request, fields: Fields) -> Response:
    wanted: wire.Rename = filled_in(some(fields, "name"), wire.Rename)
    visitor, key = await somebody(request)
    await people_of(request).rename(visitor, wanted.name)
    return with_cookie(request, to(YOU), key)


def credentials(request: Request, fields: Fields) -> wire.Credentials:
    check_may_sign(request)
    wanted: wire.Credentials = filled_in(some(fields, "name", "password"), wire.Credentials)
    return wanted


async def register(request: Request, fields: Fields) -> Response:
    wanted = credentials(request, fields)
    visitor, key = await somebody(request)
    fresh = await people_of(request).register(visitor, wanted, key or cookie_of(request))
    return with_cookie(request, to(YOU), fresh)


async def sign_in(request: Request, fields: Fields) -> Response:
    wanted = credentials(request, fields)
    visitor = await visitor_of(request)
    fresh = await people_of(request).sign_in(visitor, wanted, cookie_of(request))
    return with_cookie(request, to("/"), fresh)


async def sign_out(request: Request, fields: Fields) -> Response:
    await people_of(request).sign_out(token_of(request) or cookie_of(request))
    return without_cookie(request, to("/"))


async def new_token(request: Request, fields: Fields) -> Response:
    """A page instead of an address to go to: a token is shown once, and never in an address."""
    wanted: wire.NewToken = filled_in(some(fields, "label", "scope"), wire.NewToken)
    visitor, key = await somebody(request)
    check_may_create(request, visitor.person)
    made = await people_of(request).new_token(visitor, wanted)
    return with_cookie(request, page("token.html", visitor=visitor, made=made), key)


async def revoke_token(request: Request, fields: Fields) -> Response:
    visitor = person_needed(await visitor_of(request))
    await people_of(request).revoke_token(visitor, fields.get("token", ""))
    return to(YOU)
