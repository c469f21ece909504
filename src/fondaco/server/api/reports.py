"""Reports: what whoever runs the house should see."""

from starlette.requests import Request
from starlette.responses import Response

from fondaco.server import reporting, wire
from fondaco.server.charging import check_may_report
from fondaco.server.requests import body_of, house_of, visitor_of


async def report(request: Request) -> Response:
    check_may_report(request)
    wanted = await body_of(request, wire.NewReport)
    visitor = await visitor_of(request)
    await reporting.report(house_of(request), visitor, wanted)
    return Response(status_code=204)
