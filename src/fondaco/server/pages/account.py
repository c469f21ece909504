"""The page of one's own account, and its forms."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server import reporting, wire
from fondaco.server.charging import check_may_report, check_may_sign
from fondaco.server.forms import Fields, filled_in, given, redirect_to
from fondaco.server.pages.wording import age
from fondaco.server.rendering import page
from fondaco.server.requests import (
    house_of,
    people_of,
    person_needed,
    visitor_of,
    with_cookie,
    without_cookie,
)
from fondaco.server.signing import accounts_of, device_of, leaving_of
from fondaco.server.visitor import Visitor

HERE = "/account"


async def account_page(request: Request) -> Response:
    visitor = await visitor_of(request)
    return await shown(request, visitor)


async def shown(request: Request, visitor: Visitor, done: str = "") -> Response:
    """The account as it is now, with a word about what was just done."""
    house = house_of(request)
    is_person = bool(visitor.person) and not visitor.is_bot
    return page(
        "account.html",
        visitor=visitor,
        done=done,
        cid=house.runtime.token,
        is_person=is_person,
        codes=await people_of(request).stored.codes_left(visitor.person),
        sessions=await accounts_of(request).sessions(visitor) if is_person else [],
        age=lambda moment: age(house.runtime.now() - moment),
        most_name=wire.MOST_NAME,
    )


async def change_password(request: Request, fields: Fields) -> Response:
    check_may_sign(request)
    wanted = filled_in(given(fields, "old", "new"), wire.NewPassword)
    visitor = person_needed(await visitor_of(request))
    await accounts_of(request).change_password(visitor, wanted, device_of(request))
    return await shown(request, visitor, "Your password is changed; other devices are signed out.")


async def new_codes(request: Request, fields: Fields) -> Response:
    check_may_sign(request)
    wanted = filled_in(given(fields, "password"), wire.Confirmation)
    visitor = person_needed(await visitor_of(request))
    made = await accounts_of(request).new_codes(visitor, wanted, device_of(request))
    return page("codes.html", visitor=visitor, made=made)


async def recover(request: Request, fields: Fields) -> Response:
    check_may_sign(request)
    wanted = filled_in(given(fields, "name", "code", "password"), wire.Recovery)
    visitor = await visitor_of(request)
    fresh = await accounts_of(request).recover(visitor, wanted, device_of(request))
    return with_cookie(request, redirect_to(HERE), fresh)


async def end_session(request: Request, fields: Fields) -> Response:
    """End one session, or, without a name, all but this one."""
    visitor = person_needed(await visitor_of(request))
    if fields.get("session"):
        await accounts_of(request).end_session(visitor, fields["session"])
    else:
        await accounts_of(request).end_other_sessions(visitor)
    return redirect_to(HERE)


async def delete(request: Request, fields: Fields) -> Response:
    check_may_sign(request)
    wanted = filled_in(given(fields, "password"), wire.Confirmation)
    visitor = person_needed(await visitor_of(request))
    await leaving_of(request).delete(visitor, wanted.password, device_of(request))
    return without_cookie(request, redirect_to("/"))


async def report(request: Request, fields: Fields) -> Response:
    check_may_report(request)
    sent = {name: value for name, value in fields.items() if name != "cid" and value}
    wanted = filled_in(sent, wire.NewReport)
    visitor = await visitor_of(request)
    await reporting.report(house_of(request), visitor, wanted)
    return page("reported.html", visitor=visitor, table=wanted.table)
