"""Printed pages: templates filled in; and refusals, as a page or JSON, whichever was asked for."""

import hashlib
from importlib import resources

from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from fondaco.server.visitor import encoder
from fondaco.server.wire import Problem

SHEETS = ("frame", "controls", "lists", "table")  # sent as one, in this order
STYLES = b"\n".join(
    resources.files("fondaco.server").joinpath(f"static/plain/{sheet}.css").read_bytes()
    for sheet in SHEETS
)
STYLES_ADDRESS = f"/static/plain.css?v={hashlib.sha256(STYLES).hexdigest()[:12]}"

HEADINGS = {
    400: "This cannot be read",
    401: "Who are you?",
    403: "This is not for you",
    404: "There is nothing here",
    405: "There is nothing here",
    410: "Set aside",
    413: "Too large",
    429: "Too much at once",
    500: "The house made a mistake",
    503: "Not now",
}

templates = Environment(
    loader=PackageLoader("fondaco.server", "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,  # nobody changes them while the house is open
)
templates.globals["styles"] = STYLES_ADDRESS


def prepare() -> None:
    """Read all templates: whoever asks first for a page does not let everybody wait for that."""
    for name in templates.list_templates():
        templates.get_template(name)


def page(template: str, status: int = 200, **fields: object) -> Response:
    """A template with its blanks filled in."""
    return HTMLResponse(templates.get_template(template).render(**fields), status)


def wants_page(scope: Scope) -> bool:
    """Whether a browser asks, for a person who will read the answer."""
    return "text/html" in Headers(scope=scope).get("accept", "")


def refusal(scope: Scope, status: int, text: str, download: str = "") -> Response:
    """Why a request was not granted; `download` is what can be had instead."""
    if not wants_page(scope):
        return Response(encoder.encode(Problem(text)), status, media_type="application/json")
    heading = HEADINGS.get(status, "Not possible")
    back = scope["path"] if scope["path"].startswith("/tables/") and status == 422 else ""
    return page(
        "refused.html",
        status,
        heading=heading,
        text=text,
        download=download,
        back=back,
        visitor=None,
    )
