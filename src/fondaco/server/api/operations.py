"""For those who run the house: is it well, and its figures."""

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fondaco.server.middleware import HttpRefusal, address, household
from fondaco.server.requests import house_of

NEAR = ("127.0.0.1", household("::1"))


async def health(request: Request) -> Response:
    well = await house_of(request).store.is_well()
    return PlainTextResponse("well\n" if well else "not well\n", 200 if well else 503)


async def metrics(request: Request) -> Response:
    if address(request.scope) not in NEAR or "x-forwarded-for" in request.headers:
        raise HttpRefusal(403, "Metrics are available on this machine only.")
    return Response(house_of(request).metrics.text(), media_type="text/plain; version=0.0.4")
