"""The page of a table: the waiting room, the game, its result, and any moment of it."""

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from fondaco import Refused
from fondaco.players import levels
from fondaco.players.levels import usual
from fondaco.server import moments, presenter, wire
from fondaco.server.api.messages import ANSWER_STATUS, answer_to
from fondaco.server.aside import NoTable
from fondaco.server.charging import charged
from fondaco.server.forms import Fields, message_in, number, redirect_to
from fondaco.server.live import LiveTable
from fondaco.server.middleware import HttpRefusal
from fondaco.server.pages import wording
from fondaco.server.pages.history import notes, tale
from fondaco.server.pages.seats import seats_shown
from fondaco.server.rendering import page
from fondaco.server.requests import (
    chosen_seat,
    house_of,
    room_of,
    settings_of,
    visitor_of,
    visitor_or_guest,
    with_cookie,
)
from fondaco.server.room import Room
from fondaco.server.visitor import Visitor

BOT_SECONDS = 2  # after which the page looks again
PERSON_SECONDS = 8


async def table_page(request: Request) -> Response:
    visitor = await visitor_of(request)
    room = await room_of(request)
    if "at" in request.query_params:
        return await moment_page(request, room.live, visitor)
    return await shown(request, room, visitor)


async def message(request: Request, fields: Fields) -> Response:
    """A message to the table: its fields are those of the wire."""
    sent = message_in(fields)
    visitor, key = await visitor_or_guest(request)
    room = await room_of(request)
    answer = await answer_to(request, room, visitor, sent)
    if isinstance(answer, wire.Ok | wire.Pong) and not getattr(answer, "link", ""):
        following = getattr(answer, "table", "")
        response = redirect_to(f"/tables/{following}" if following else here(request, room.id))
    else:
        response = await shown(request, room, visitor, answer, fields.get("move", ""))
    return with_cookie(request, response, key)


def here(request: Request, table: str) -> str:
    seat = chosen_seat(request)
    return f"/tables/{table}" + ("" if seat is None else f"?seat={seat}")


async def shown(
    request: Request,
    room: Room,
    visitor: Visitor,
    answer: wire.ServerMessage | None = None,
    typed: str = "",
) -> Response:
    """The table as it is now, with the answer to what was just asked."""
    live = room.live
    now = presenter.shown_to(live, visitor, chosen_seat(request))
    board = board_of(live, now.view)
    host = request.headers.get("host", "")
    return page(
        f"{now.status}.html",
        ANSWER_STATUS.get(type(answer), 200),
        visitor=visitor,
        cid=house_of(request).runtime.token,
        here=here(request, live.id),
        origin=settings_of(request).origins(host)[0],
        now=now,
        names=live.record.names(),
        seats=seats_shown(live, visitor, now),
        options=options_of(live),
        bots=wording.bots(live.game.title),
        usual_bot=usual(levels(live.game.title)),
        board=board,
        question=wording.question(board),
        groups=wording.grouped(now.legal or []),
        curtain=is_curtain(now),
        is_whole=live.shown is not None and (live.shown.is_over or live.record.has_result),
        refresh=0 if answer or "still" in request.query_params else refresh(now),
        tale=await tale(request, live, now.eyes),
        notes=await notes(live, house_of(request).store.tables, now.eyes),
        answer=answer,
        said="" if answer is None else str(answer.__struct_config__.tag),
        ahead=board_of(live, answer.view) if isinstance(answer, wire.Previewed) else [],
        typed=typed,
        wording=wording,
    )


def board_of(live: LiveTable, view: Mapping[str, Any] | None) -> list[str]:
    return [] if view is None else live.game.board(view, live.record.names())


def options_of(live: LiveTable) -> list[tuple[str, str]]:
    """What was settled for this table, in words."""
    settled = live.record.opened.options
    known = {option.name: option for option in live.game.options}
    return [(known[name].text, known[name].values[value]) for name, value in settled.items()]


def is_mine(now: wire.TableNow) -> bool:
    """Whether it is for somebody at this screen to decide."""
    return now.to_act in now.yours and not now.seats[now.to_act or 0].level


def is_curtain(now: wire.TableNow) -> bool:
    """Whether the screen has to be passed on before anything secret is shown."""
    return is_mine(now) and now.eyes is None


def refresh(now: wire.TableNow) -> int:
    """After how many seconds the page looks again by itself; 0: never, while somebody decides."""
    if now.status != "playing" or now.to_act is None or is_mine(now):
        return 0
    return BOT_SECONDS if now.seats[now.to_act].level else PERSON_SECONDS


async def moment_page(request: Request, live: LiveTable, visitor: Visitor) -> Response:
    """The table after one of its moves."""
    at = number(dict(request.query_params), "at")
    if at < 0:
        raise HttpRefusal(404, "This table has no such moment.")
    chosen = chosen_seat(request)
    try:
        async with charged(request) as bill:
            found = await moments.moment(house_of(request), live, visitor, at, chosen, bill)
    except NoTable:
        raise
    except Refused as refused:
        return moment_shown(request, live, visitor, not_kept(live, at), refused.text)
    return moment_shown(request, live, visitor, found)


def not_kept(live: LiveTable, at: int) -> wire.Moment:
    """A moment of which there is nothing to see."""
    return wire.Moment(live.id, at, len(live.record.lines), None, "", [], [], {}, "")


def moment_shown(
    request: Request, live: LiveTable, visitor: Visitor, found: wire.Moment, why: str = ""
) -> Response:
    """The page of a moment; or why there is nothing to see, with the way to others."""
    chosen = chosen_seat(request)
    names = live.record.names()
    return page(
        "moment.html",
        422 if why else 200,
        why=why,
        visitor=visitor,
        here=here(request, live.id),
        seat="" if chosen is None else f"&seat={chosen}",
        now=presenter.shown_to(live, visitor, chosen),
        moment=found,
        names=names,
        may_choose=live.status == "over" and live.game.has_secrets,
        board=[] if why else live.game.board(found.view, names),
    )
