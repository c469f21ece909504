"""Forms about oneself: a name, an account, tokens for bots."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server import wire
from fondaco.server.charging import check_may_create, check_may_sign
from fondaco.server.forms import Fields, filled_in, given, redirect_to
from fondaco.server.rendering import page
from fondaco.server.requests import (
    cookie_of,
    people_of,
    person_needed,
    token_of,
    visitor_of,
    visitor_or_guest,
    with_cookie,
    without_cookie,
)
from fondaco.server.signing import accounts_of, device_of

YOU = "/#you"


async def rename(request: Request, fields: Fields) -> Response:
    wanted = filled_in(given(fields, "name"), wire.Rename)
    visitor, key = await visitor_or_guest(request)
    await people_of(request).rename(visitor, wanted.name)
    return with_cookie(request, redirect_to(YOU), key)


def credentials(request: Request, fields: Fields) -> wire.Credentials:
    check_may_sign(request)
    wanted = filled_in(given(fields, "name", "password"), wire.Credentials)
    return wanted


async def register(request: Request, fields: Fields) -> Response:
    wanted = credentials(request, fields)
    visitor, key = await visitor_or_guest(request)
    device = device_of(request, key)
    fresh, codes = await accounts_of(request).register(visitor, wanted, device)
    return with_cookie(request, page("codes.html", visitor=visitor, made=codes), fresh)


async def sign_in(request: Request, fields: Fields) -> Response:
    wanted = credentials(request, fields)
    visitor = await visitor_of(request)
    fresh = await accounts_of(request).sign_in(visitor, wanted, device_of(request))
    return with_cookie(request, redirect_to("/"), fresh)


async def sign_out(request: Request, fields: Fields) -> Response:
    await people_of(request).sign_out(token_of(request) or cookie_of(request))
    return without_cookie(request, redirect_to("/"))


async def new_token(request: Request, fields: Fields) -> Response:
    """A page instead of an address to go to: a token is shown once, and never in an address."""
    wanted = filled_in(given(fields, "label", "scope"), wire.NewToken)
    visitor, key = await visitor_or_guest(request)
    check_may_create(request, visitor.person)
    made = await people_of(request).new_token(visitor, wanted)
    return with_cookie(request, page("token.html", visitor=visitor, made=made), key)


async def revoke_token(request: Request, fields: Fields) -> Response:
    visitor = person_needed(await visitor_of(request))
    await people_of(request).revoke_token(visitor, fields.get("token", ""))
    return redirect_to(YOU)
