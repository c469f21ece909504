"""The lobby: tables to join or to watch, my own, and the form for a new one."""

from starlette.requests import Request
from starlette.responses import Response

import fondaco
from fondaco import Refused
from fondaco.players.levels import usual
from fondaco.server import lists, lobby, wire
from fondaco.server.charging import charged, check_may_list, check_may_open
from fondaco.server.forms import Fields, filled_in, number, redirect_to
from fondaco.server.middleware import HttpRefusal
from fondaco.server.pages.wording import age, level_name
from fondaco.server.rendering import page
from fondaco.server.requests import house_of, people_of, visitor_of, visitor_or_guest, with_cookie
from fondaco.server.visitor import Visitor

BOT = "bot "  # before the level, as the value of a seat in a form
OPTION = "option-"  # before the name, as the name of a field
QUICK_SEATS = 3


async def lobby_page(request: Request) -> Response:
    house = house_of(request)
    visitor = await visitor_of(request)
    is_person = visitor.person and not visitor.is_bot
    return page(
        "lobby.html",
        visitor=visitor,
        cid=house.runtime.token,
        shelf=lobby.shelf(),
        quick=quick,
        mine=await lists.mine(house, visitor.person) if visitor.person else [],
        listed=await lists.listed(house, visitor.person),
        tokens=await people_of(request).tokens(visitor) if is_person else [],
        age=lambda moment: age(house.runtime.now() - moment),
        most_name=wire.MOST_NAME,
        notice=house.orders.notice,
    )


def quick(title: wire.TitleNow) -> list[str]:
    """Seats for somebody who wants to play at once: me, and some bots."""
    if not title.levels:
        return []
    seats = min(title.seats, key=lambda number: abs(number - QUICK_SEATS))
    return ["me", *[BOT + usual(title.levels)] * (seats - 1)]


async def new_page(request: Request) -> Response:
    """What a new table should be like, with the options for that number of seats."""
    visitor = await visitor_of(request)
    fields = dict(request.query_params)
    try:
        return set_up(request, visitor, fields)
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused


def set_up(request: Request, visitor: Visitor, fields: Fields, refused: str = "") -> Response:
    """The form for a new table, as far as it was filled in."""
    game = fondaco.game(fields.get("title", ""))
    seats = number(fields, "seats") if "seats" in fields else game.seats[0]
    game.settled(seats, {})  # refuses a wrong number
    [title] = [found for found in lobby.shelf() if found.title == game.title]
    return page(
        "new.html",
        422 if refused else 200,
        visitor=visitor,
        cid=house_of(request).runtime.token,
        title=title,
        seats=seats,
        kinds=[*KINDS, *[(BOT + level, f"Bot: {level_name(level)}") for level in title.levels]],
        level_name=level_name,
        options=[option for option in title.options if seats in option.seats],
        fields={**proposed(title, seats, visitor.name), **fields},
        refused=refused,
        most_name=wire.MOST_NAME,
    )


CLOCK = {"clock": "usual", "minutes": "30", "increment": "30", "days": "2"}
KINDS = [
    ("me", "I sit here, or somebody next to me"),
    ("open", "Open to everybody"),
    ("link", "A friend, by link"),
]


def proposed(title: wire.TitleNow, seats: int, name: str) -> Fields:
    """What the form proposes."""
    found = {"seat0": "me", "name0": name, **CLOCK, "listed": "false"}
    for at in range(1, seats):
        found |= {f"seat{at}": BOT + usual(title.levels), f"name{at}": ""}
    for option in title.options:
        found[OPTION + option.name] = next(iter(option.values))
    return found


async def open_table(request: Request, fields: Fields) -> Response:
    wanted = new_table(fields)
    visitor, key = await visitor_or_guest(request)
    check_may_open(request, visitor)
    check_may_list(request, visitor, wanted.listed)
    try:
        room = await lobby.open_table(house_of(request), visitor, wanted)
    except Refused as refused:
        return with_cookie(request, set_up(request, visitor, fields, refused.text), key)
    return with_cookie(request, redirect_to(f"/tables/{room.id}"), key)


def new_table(fields: Fields) -> wire.NewTable:
    """The table that the form describes."""
    seats = range(min(number(fields, "seats"), 10))
    wanted = filled_in(
        {
            "title": fields.get("title", ""),
            "seats": [_seat(fields, at) for at in seats],
            "options": {
                name.removeprefix(OPTION): value
                for name, value in fields.items()
                if name.startswith(OPTION)
            },
            "listed": fields.get("listed", "false"),
            "clock": _clock(fields),
        },
        wire.NewTable,
    )
    return wanted


def _seat(fields: Fields, at: int) -> dict[str, str]:
    kind = fields.get(f"seat{at}", "open")
    if kind.startswith(BOT):
        return {"kind": "bot", "level": kind.removeprefix(BOT)}
    return {"kind": kind, "name": fields.get(f"name{at}", "") if kind == "me" else ""}


def _clock(fields: Fields) -> dict[str, object] | None:
    kind = fields.get("clock", "none")
    if kind == "usual":
        kind = "days" if _is_for_others(fields) else "none"
    if kind == "none":
        return None
    if kind == "days":
        return {"type": kind, "days": number(fields, "days")}
    seconds = number(fields, "minutes") * 60
    return {"type": kind, "seconds": seconds, "increment": number(fields, "increment")}


def _is_for_others(fields: Fields) -> bool:
    """Whether people play who are somewhere else."""
    return any(
        _seat(fields, at)["kind"] in ("open", "link") for at in range(number(fields, "seats"))
    )


async def upload(request: Request, fields: Fields) -> Response:
    visitor, key = await visitor_or_guest(request)
    check_may_open(request, visitor)
    async with charged(request) as bill:
        room = await lobby.upload(house_of(request), visitor, fields.get("log", ""), bill)
    return with_cookie(request, redirect_to(f"/tables/{room.id}"), key)
