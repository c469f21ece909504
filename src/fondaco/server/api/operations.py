"""For those who run the house: is it well, and its figures."""

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fondaco.server.database import WriteFailed
from fondaco.server.house import House
from fondaco.server.middleware import HttpRefusal, is_near
from fondaco.server.requests import house_of, settings_of

READY_SECONDS = 2.5
# No reason to send people elsewhere: others may hear as little, and what they do is looked up.
READY_WITHOUT_BUS = "ready, but the bus does not answer"


async def health(request: Request) -> Response:
    return PlainTextResponse("well\n")


async def readiness(request: Request) -> Response:
    house = house_of(request)
    why_not = await obstacle(house)
    well = READY_WITHOUT_BUS if house.neighbors.bus.is_away else "ready"
    return PlainTextResponse(f"{why_not or well}\n", 503 if why_not else 200)


async def obstacle(house: House) -> str:
    """Why nobody should be sent here now; nothing, if all is well."""
    if house.is_draining:
        return "draining"
    try:
        async with asyncio.timeout(READY_SECONDS):
            is_well = not house.kind.is_away and await house.store.is_well()
    except (WriteFailed, TimeoutError):
        is_well = False
    return "" if is_well else "the store does not answer"


async def metrics(request: Request) -> Response:
    if not is_near(request.scope, settings_of(request)):
        raise HttpRefusal(403, "Metrics are for this machine, and FONDACO_WATCHERS.")
    return Response(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4")
