"""The web client: its page for every address that it draws, and its files.

The files have names that change with their content, so a browser may keep them for ever.
"""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from fondaco.server.asking import answering

FOLDER = Path(__file__).parent / "web"
FOR_EVER = "public, max-age=31536000, immutable"
PATHS = [
    "/",
    "/lobby",
    "/you",
    "/about",
    "/new/{title}",
    "/learn/{title}",
    "/rules/{title}",
    "/tables/{table}",
    "/sit/{table}/{seat}/{key}",
]


class Assets(StaticFiles):
    """Files that never change under their name."""

    def file_response(self, *given: object, **named: object) -> Response:
        response: Response = super().file_response(*given, **named)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOR_EVER
        return response


def is_built() -> bool:
    return (FOLDER / "index.html").is_file()


async def page(request: Request) -> Response:
    """The page of the client; where it was not built, the plain page of the same address."""
    if not is_built():
        return RedirectResponse(f"/plain{request.url.path}".rstrip("/"), 307)
    return FileResponse(FOLDER / "index.html", headers={"cache-control": "no-cache"})


async def icon(request: Request) -> Response:
    return FileResponse(FOLDER / "icon.svg", headers={"cache-control": "public, max-age=86400"})


ROUTES: list[BaseRoute] = [
    *[Route(path, answering(page), methods=["GET"], name=f"GET {path}") for path in PATHS],
    Route("/icon.svg", answering(icon), methods=["GET"], name="GET /icon.svg"),
    Mount("/assets", Assets(directory=FOLDER / "assets", check_dir=False), name="assets"),
]
