"""The web client: one page that draws itself, and its files.

A plain page has the same address as the one that the client draws, so that a link is good for
everybody; a cookie says who wants the plain ones. Where the client was not built there are only
plain pages. Its files have names that change with their content: a browser may keep them for ever.
Each process keeps its files in the store, too: whoever has opened a page at a process of another
version finds the rest of it here.
"""

import gzip
import mimetypes
import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from fondaco.server.database import WriteFailed
from fondaco.server.house import House
from fondaco.server.middleware import HttpRefusal
from fondaco.server.rendering import refusal
from fondaco.server.requests import Endpoint, answering, settings_of

FOLDER = Path(__file__).parent / "web"
NAME = re.compile(r"[\w.-]{1,100}", re.ASCII)
FOR_EVER = "public, max-age=31536000, immutable"
PLAIN = "fondaco-plain"
YEAR = 31_536_000  # seconds
WORKER = "service.js"
BESIDE = [
    *("icon.svg", "icon-180.png", "icon-192.png", "icon-512.png", "icon-maskable-512.png"),
    *("badge.png", "manifest.webmanifest", WORKER),
]
KINDS = {".webmanifest": "application/manifest+json"}  # which not every machine knows
DRAWN_ALONE = [
    *("/lobby", "/you", "/new/{title}", "/learn/{title}", "/learn/{title}/{lesson}"),
    *("/study/{table}", "/study/{table}/learn"),
    *("/companion", "/score/{title}", "/score/{title}/{sheet}", "/cards/{title}"),
    "/ratings/{title}",
    *("/settings", "/watch"),
    *("/voyage", "/voyages/{link}", "/puzzles", "/puzzles/{title}/{id}"),
]


class Assets(StaticFiles):
    """Files that never change under their name."""

    async def check_config(self) -> None:
        """If the client was not built there are none, and that is fine."""
        if not is_built():
            raise HTTPException(404)
        await super().check_config()

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file as it is, or gzipped for those who accept that; the build has zipped it."""
        if not NAME.fullmatch(path):
            raise HTTPException(404)
        zipped = f"{path}.gz"
        if self.lookup_path(path)[1] is None:
            return await _kept(path, scope)
        is_zipped = _takes_gzip(scope) and self.lookup_path(zipped)[1] is not None
        response = await super().get_response(zipped if is_zipped else path, scope)
        response.headers["vary"] = "accept-encoding"
        if is_zipped:
            response.headers["content-encoding"] = "gzip"
        return response

    def file_response(self, *given: object, **named: object) -> Response:
        response: Response = super().file_response(*given, **named)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOR_EVER
        return response


def _takes_gzip(scope: Scope) -> bool:
    return "gzip" in Headers(scope=scope).get("accept-encoding", "")


async def _kept(name: str, scope: Scope) -> Response:
    """A file of another version, from the store."""
    kept = scope["app"].state.house.store.assets
    try:
        body, zipped = await kept.body(name), await kept.body(f"{name}.gz")
    except WriteFailed as problem:
        return refusal(scope, 503, str(problem))
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    if zipped is not None and _takes_gzip(scope):
        headers["content-encoding"] = "gzip"
        body = zipped
    elif zipped is not None:
        body = gzip.decompress(zipped)
    if body is None:
        raise HTTPException(404)
    return Response(body, headers=headers, media_type=mimetypes.guess_type(name)[0])


async def bring_assets(house: House) -> None:
    """Keep the files of this version where processes of others find them, zipped if they can be."""
    if is_built():
        paths = {path.name: path for path in (FOLDER / "assets").iterdir()}
        files = {name: paths[name].read_bytes() for name in paths if f"{name}.gz" not in paths}
        await house.store.assets.bring(files, house.runtime.now())


def is_built() -> bool:
    return (FOLDER / "index.html").is_file()


def drawn() -> Response:
    """The page that draws itself."""
    return FileResponse(FOLDER / "index.html", headers={"cache-control": "no-cache"})


def drawn_with(head: str) -> Response:
    """The same, with more to say to those who show links to it."""
    page = (FOLDER / "index.html").read_text().replace("</head>", f"  {head}\n  </head>", 1)
    return HTMLResponse(page, headers={"cache-control": "no-cache"})


async def bare(request: Request) -> Response:
    return drawn()


def either(plain: Endpoint, page: Endpoint = bare) -> Endpoint:
    """The page of the client, or the plain one for those who want it."""

    async def shown(request: Request) -> Response:
        if request.cookies.get(PLAIN) or not is_built():
            return await plain(request)
        return await page(request)

    return shown


async def alone(request: Request) -> Response:
    """A page that only the client has."""
    if request.cookies.get(PLAIN) or not is_built():
        return RedirectResponse("/", 303)
    return drawn()


async def choose_plain(request: Request) -> Response:
    response = RedirectResponse("/", 303)
    is_public = settings_of(request).public
    response.set_cookie(PLAIN, "1", max_age=YEAR, secure=is_public, httponly=True, samesite="lax")
    return response


async def choose_drawn(request: Request) -> Response:
    response = RedirectResponse("/", 303)
    response.delete_cookie(PLAIN)
    return response


async def beside(request: Request) -> Response:
    """A file that a browser asks for by a name of its own: an icon, what an app is called, and what
    works for it without a page. The last is looked for anew each time: it knows its version."""
    if not is_built():
        raise HttpRefusal(404, "There is no such page here.")
    name = request.url.path.removeprefix("/")
    age = "no-cache" if name == WORKER else "public, max-age=86400"
    kind = KINDS.get(Path(name).suffix)
    return FileResponse(FOLDER / name, headers={"cache-control": age}, media_type=kind)


def _get(path: str, endpoint: Endpoint) -> Route:
    return Route(path, answering(endpoint), methods=["GET"], name=f"GET {path}")


ROUTES: list[BaseRoute] = [
    *[_get(path, alone) for path in DRAWN_ALONE],
    _get("/plain", choose_plain),
    _get("/drawn", choose_drawn),
    *[_get(f"/{name}", beside) for name in BESIDE],
    Mount("/assets", Assets(directory=FOLDER / "assets", check_dir=False), name="assets"),
]
