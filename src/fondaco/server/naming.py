"""What a log may say of a request: its id, which its sender is told, too, and its path without
anything that could open a door."""

import re
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

from starlette.datastructures import Headers
from starlette.routing import BaseRoute

HEADER = "x-request-id"
WELL_FORMED = re.compile(r"[0-9A-Za-z-]{8,64}")
# A table, a number, a file of the client: no key looks like one of these.
HARMLESS = re.compile(r"[0-9a-f]{16}|[0-9]{1,6}|[\w-]{1,60}\.(js|css|svg|woff2)", re.ASCII)
SEAT_LINK = "/sit/"
HIDDEN = "..."

current: ContextVar[str] = ContextVar("current", default="")  # the id of the request at hand


def id_of(headers: Headers) -> str:
    """The id that a proxy has given a request, or a new one."""
    given = headers.get(HEADER, "")
    return given if WELL_FORMED.fullmatch(given) else secrets.token_hex(8)


@contextmanager
def named(id: str) -> Iterator[None]:
    """Whatever is logged meanwhile belongs to that request."""
    before = current.set(id)
    try:
        yield
    finally:
        current.reset(before)


def words_of(routes: Sequence[BaseRoute]) -> frozenset[str]:
    """The fixed parts of all addresses."""
    paths = [str(getattr(route, "path", "")) for route in routes]
    return frozenset([part for path in paths for part in path.split("/") if "{" not in part])


def shown(path: str, words: frozenset[str]) -> str:
    """A path as a log may have it: parts that the house has not named itself are left out, as is
    all of a seat link."""
    if path.startswith(SEAT_LINK):
        return SEAT_LINK + HIDDEN
    parts = path.split("/")
    return "/".join([p if p in words or HARMLESS.fullmatch(p) else HIDDEN for p in parts])
