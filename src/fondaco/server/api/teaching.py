"""What helps to play better: the analysis of a game, and positions to study."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server import studies, wire
from fondaco.server.addresses import address
from fondaco.server.analyst import check_may_be_analysed, seconds_of
from fondaco.server.charging import charged, check_may_analyse
from fondaco.server.house import House
from fondaco.server.live import LiveTable
from fondaco.server.requests import JSON, body_of, house_of, json, room_of
from fondaco.server.workers import Bill

T = TypeVar("T")


async def analysis(request: Request) -> Response:
    live = (await room_of(request)).live
    return json(await house_of(request).analyst.now(live))


async def analyse(request: Request) -> Response:
    """Have a game analysed; asked again, it only tells how far that is."""
    live = (await room_of(request)).live
    analyst = house_of(request).analyst
    now = await analyst.now(live)
    if now.status in ("none", "failed", "impossible"):
        check_may_be_analysed(live)
        check_may_analyse(request, seconds_of(live))
        analyst.ask(live, address(request.scope))
        now = await analyst.now(live)
    return json(now)


async def study(request: Request) -> Response:
    return await _worked(request, wire.Study, studies.shown)


async def study_message(request: Request) -> Response:
    return await _worked(request, wire.StudyAsked, studies.answered)


async def considered(request: Request) -> Response:
    return await _worked(request, wire.Study, studies.considered)


async def tried(request: Request) -> Response:
    return await _worked(request, wire.Try, studies.judged)


async def _worked(
    request: Request, kind: type[T], work: Callable[[House, LiveTable, T, Bill], Awaitable[bytes]]
) -> Response:
    """What a worker answers to a question of that kind; whoever asks pays for it."""
    wanted = await body_of(request, kind)
    live = (await room_of(request)).live
    async with charged(request) as bill:
        found = await work(house_of(request), live, wanted, bill)
    return Response(found, media_type=JSON)
