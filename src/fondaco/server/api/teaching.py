"""What helps to play better: the analysis of a game, and positions to study."""

import asyncio
import hashlib
import zlib
from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server import studies, wire
from fondaco.server.addresses import address
from fondaco.server.analyst import check_may_be_analysed, seconds_of, version_of
from fondaco.server.charging import charged, check_may_analyse, timed
from fondaco.server.house import House
from fondaco.server.live import LiveTable
from fondaco.server.requests import JSON, body_of, house_of, json, room_of
from fondaco.server.workers import Bill

T = TypeVar("T")


async def analysis(request: Request) -> Response:
    live = (await room_of(request)).live
    if tag_of(live) in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=_headers(live))
    now, told = await _found(request, live)
    return told or json(now)


async def analyse(request: Request) -> Response:
    """Have a game analysed; asked again, it only tells how far that is."""
    live = (await room_of(request)).live
    now, told = await _found(request, live)
    if told is None and now.status in ("none", "failed", "impossible"):
        analyst = house_of(request).analyst
        house_of(request).orders.check_open()
        check_may_be_analysed(live)
        check_may_analyse(request, seconds_of(live))
        analyst.ask(live, address(request.scope))
        now = analyst.now(live)
    return told or json(now)


async def _found(request: Request, live: LiveTable) -> tuple[wire.AnalysisNow, Response | None]:
    """How far an analysis was; and what came of it, which may have been done since."""
    async with charged(request) as bill:
        with timed(bill):
            now = house_of(request).analyst.now(live)
            return now, await _told(request, live)


async def _told(request: Request, live: LiveTable) -> Response | None:
    """An analysis that is done, as it is kept: packed, for all who can unpack it."""
    packed = await house_of(request).analyst.told(live)
    if packed is None:
        return None
    headers = _headers(live)
    if "deflate" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "deflate"
        return Response(packed, media_type=JSON, headers=headers)
    plain = await asyncio.to_thread(zlib.decompress, packed)
    return Response(plain, media_type=JSON, headers=headers)


def _headers(live: LiveTable) -> dict[str, str]:
    return {"etag": tag_of(live), "cache-control": "no-cache", "vary": "accept-encoding"}


def tag_of(live: LiveTable) -> str:
    """The ETag of what came of an analysis, which never changes."""
    digest = hashlib.blake2b(f"{live.id} {version_of(live)}".encode(), digest_size=12)
    return f'"{digest.hexdigest()}"'


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
