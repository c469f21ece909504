"""What others see of a link to a table: its picture, and the lines of the page that name it."""

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response

from fondaco import Refused
from fondaco.server import presenter, wire
from fondaco.server.card.drawing import picture
from fondaco.server.card.tags import tags
from fondaco.server.charging import charged, timed
from fondaco.server.client import drawn, drawn_with
from fondaco.server.database import WriteFailed
from fondaco.server.requests import room_of
from fondaco.server.visitor import STRANGER

A_MINUTE = {"cache-control": "public, max-age=60"}


async def seen_by_all(request: Request) -> wire.TableNow:
    """The table as an onlooker sees it who is nobody here."""
    live = (await room_of(request)).live
    return presenter.table_now(live, STRANGER, None)


async def table_page(request: Request) -> Response:
    """The page that draws itself; of a table that there is, with its picture."""
    try:
        now = await seen_by_all(request)
    except (Refused, WriteFailed):  # the page itself says what is the matter
        return drawn()
    return drawn_with(tags(now, str(request.base_url)))


async def card(request: Request) -> Response:
    """The picture: drawn once for each moment of the table, and paid for by who asks first."""
    now = await seen_by_all(request)
    pictures = request.app.state.pictures
    found: bytes | None = pictures.of(now.id, now.seq)
    if found is None:
        async with charged(request) as bill:
            with timed(bill):
                found = await run_in_threadpool(picture, now)
        pictures.keep(now.id, now.seq, found)
    return Response(found, media_type="image/png", headers=A_MINUTE)
