"""Who somebody is here: a name, an account, tokens for bots."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server import wire
from fondaco.server.charging import check_may_create, check_may_sign
from fondaco.server.requests import (
    body_of,
    cookie_of,
    house_of,
    json,
    people_of,
    person_needed,
    token_of,
    visitor_of,
    visitor_or_guest,
    with_cookie,
    without_cookie,
)
from fondaco.server.signing import accounts_of, device_of


async def me(request: Request) -> Response:
    visitor = await visitor_of(request)
    codes = await people_of(request).stored.codes_left(visitor.person) if visitor.account else 0
    notice = house_of(request).orders.notice
    return json(wire.PersonNow(visitor.name, not visitor.account, codes, notice))


async def rename(request: Request) -> Response:
    wanted = await body_of(request, wire.Rename)
    visitor, key = await visitor_or_guest(request)
    await people_of(request).rename(visitor, wanted.name)
    return with_cookie(request, Response(status_code=204), key)


async def register(request: Request) -> Response:
    wanted = await signing(request)
    visitor, key = await visitor_or_guest(request)
    device = device_of(request, key)
    fresh, codes = await accounts_of(request).register(visitor, wanted, device)
    return with_cookie(request, json(codes), fresh)


async def sign_in(request: Request) -> Response:
    wanted = await signing(request)
    visitor = await visitor_of(request)
    fresh = await accounts_of(request).sign_in(visitor, wanted, device_of(request))
    return with_cookie(request, Response(status_code=204), fresh)


async def signing(request: Request) -> wire.Credentials:
    check_may_sign(request)
    return await body_of(request, wire.Credentials)


async def sign_out(request: Request) -> Response:
    await people_of(request).sign_out(token_of(request) or cookie_of(request))
    return without_cookie(request, Response(status_code=204))


async def new_token(request: Request) -> Response:
    wanted = await body_of(request, wire.NewToken)
    visitor = await visitor_of(request)
    check_may_create(request, visitor.person)
    return json(await people_of(request).new_token(visitor, wanted), 201)


async def tokens(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    return json(await people_of(request).tokens(visitor))


async def revoke_token(request: Request) -> Response:
    visitor = person_needed(await visitor_of(request))
    await people_of(request).revoke_token(visitor, request.path_params["token"])
    return Response(status_code=204)
