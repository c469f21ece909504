"""Forms: what a person filled in on a page, each answered once, however often it is sent."""

import asyncio
import hashlib
import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import parse_qsl

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from fondaco.server import wire
from fondaco.server.middleware import HttpRefusal
from fondaco.server.requests import Endpoint, cookie_of, token_of

T = TypeVar("T")
Fields = dict[str, str]
FormEndpoint = Callable[[Request, Fields], Awaitable[Response]]

PLAIN = "application/x-www-form-urlencoded"
WITH_FILE = "multipart/form-data"
MOST_FIELDS = 200
PART_NAME = re.compile(rb'[; ]name="([^"]*)"')
MOST_ANSWERS = 256
NOT_A_FORM = "This form cannot be read."


class Once:
    """First answers: a form that is sent again, as by a double click, gets its first answer again.
    At a table the journal makes sure of that; here it also holds for opening a table, and for a
    stranger, who would otherwise become two guests."""

    def __init__(self) -> None:
        self._answers: OrderedDict[bytes, asyncio.Future[Response]] = OrderedDict()

    async def answer(self, key: bytes, work: Callable[[], Awaitable[Response]]) -> Response:
        answer = self._answers.get(key)
        if answer is None:
            answer = self._answers[key] = asyncio.ensure_future(work())
            if len(self._answers) > MOST_ANSWERS:
                self._answers.popitem(last=False)
        try:
            found = await asyncio.shield(answer)
        except Exception:
            self._answers.pop(key, None)
            raise
        if found.status_code >= 400:  # what was refused may be tried again
            self._answers.pop(key, None)
        return found


def form(endpoint: FormEndpoint, once: bool = True) -> Endpoint:
    """An endpoint for a form, answered `once`. Whoever leaves out the cid might be anybody, and
    never gets somebody else's answer."""

    async def sent(request: Request) -> Response:
        fields = await fields_of(request)
        if not once or not fields.get("cid"):
            return await endpoint(request, fields)
        answers: Once = request.app.state.once
        return await answers.answer(await _key(request), lambda: endpoint(request, fields))

    sent.__name__ = endpoint.__name__
    return sent


async def _key(request: Request) -> bytes:
    """Two requests with the same key are one form sent twice: it carries a fresh cid."""
    who = f"{request.url.path}\n{cookie_of(request)}\n{token_of(request)}\n"
    return hashlib.sha256(who.encode() + await request.body()).digest()


async def fields_of(request: Request) -> Fields:
    """The fields of a form by name."""
    kind = request.headers.get("content-type", "")
    if kind.partition(";")[0].strip() == WITH_FILE:
        return _parts(kind, await request.body())
    if kind.partition(";")[0].strip() != PLAIN:
        raise HttpRefusal(415, "A form is expected here.")
    try:
        text = (await request.body()).decode("ascii")
        pairs = parse_qsl(text, keep_blank_values=True, errors="strict", max_num_fields=MOST_FIELDS)
    except ValueError as problem:
        raise HttpRefusal(400, NOT_A_FORM) from problem
    return dict(pairs)


def _parts(kind: str, body: bytes) -> Fields:
    """The fields of a form with a file: parts, each with a head, and a line between them."""
    boundary = kind.partition("boundary=")[2].strip(' "').encode()
    found: Fields = {}
    for part in body.split(b"--" + boundary)[:MOST_FIELDS]:
        head, _, content = part.partition(b"\r\n\r\n")
        if name := PART_NAME.search(head):
            found[_text(name[1])] = _text(content.removesuffix(b"\r\n"))
    return found


def _text(content: bytes) -> str:
    try:
        return content.decode()
    except UnicodeDecodeError as problem:
        raise HttpRefusal(400, "A log must be text.") from problem


def filled_in(fields: object, kind: type[T]) -> T:
    """The fields as the type that belongs there."""
    found: T = _converted(fields, kind)
    return found


def message_in(fields: object) -> wire.ClientMessage:
    """The fields as a message to a table."""
    found: wire.ClientMessage = _converted(fields, wire.ClientMessage)
    return found


def _converted(fields: object, kind: Any) -> Any:
    try:
        return msgspec.convert(fields, kind, strict=False)
    except msgspec.ValidationError as problem:
        raise HttpRefusal(400, f"{NOT_A_FORM} {problem}.") from problem


def number(fields: Fields, name: str) -> int:
    """A field that holds a small number; -1 where it does not."""
    text = fields.get(name, "")
    return int(text) if text.isdecimal() and text.isascii() and len(text) < 7 else -1


def redirect_to(address: str) -> Response:
    """Go there with a plain request: reloading it sends nothing twice."""
    return RedirectResponse(address, 303)


def given(fields: Fields, *names: str) -> Fields:
    """Those of the fields that were sent."""
    return {name: fields[name] for name in names if name in fields}
