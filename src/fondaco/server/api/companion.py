"""What people at a real table need besides a table of the house: a score sheet, own cards."""

import asyncio
import sys
import tempfile
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

import fondaco
from fondaco.server.charging import charged, timed
from fondaco.server.declared import get, post
from fondaco.server.middleware import HttpRefusal
from fondaco.server.requests import json, title_of
from fondaco.server.wire import CountedPart, EditionChecked, ScoreSheet
from fondaco.teaching import Counting

CHECK_SECONDS = 20.0  # for a file that somebody wrote
SAID = (0, 2)  # exit statuses with which the command has said what there is to say
NAME = "edition.toml"


async def score_sheet(request: Request) -> Response:
    """What a title counts, in the reader's language."""
    title = title_of(request)
    found = Counting(fondaco.game(title), request.query_params.get("language", ""))
    parts = [CountedPart(of, name) for of, name in found.parts.items()]
    each = [CountedPart(of, name) for of, name in found.each.items()]
    return json(ScoreSheet(parts, each, found.ties))


async def check_edition(request: Request) -> Response:
    """Whether a file can be played with: asked of `fondaco edition check`, in a process of its own,
    since a process plays each title with one edition."""
    title = title_of(request)
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError as problem:
        raise HttpRefusal(400, "An edition must be text.") from problem
    if not text.strip():
        raise HttpRefusal(400, "An edition must be text.")
    async with charged(request) as bill:
        with timed(bill):
            async with request.app.state.checking:
                return json(await _checked(title, text))


async def _checked(title: str, text: str) -> EditionChecked:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, NAME)
        file.write_text(text, encoding="utf-8")
        status, said = await _asked("edition", "check", "--title", title, str(file))
    if status not in SAID:
        raise HttpRefusal(422, "That is too large or too tangled to be an edition.")
    return EditionChecked(status == 0, [_plain(line, str(file)) for line in said.splitlines()])


async def _asked(*command: str) -> tuple[int, str]:
    """What the command `fondaco` says, and with which status it ends."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "fondaco.server.limited", "fondaco", *command),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        said, _ = await asyncio.wait_for(process.communicate(), CHECK_SECONDS)
    except TimeoutError as late:
        raise HttpRefusal(503, "The check took too long. Try again.") from late
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    return process.returncode or 0, said.decode(errors="replace").strip()


def _plain(line: str, file: str) -> str:
    """What the command says, without the name of a file that nobody chose."""
    said = line.removeprefix("fondaco: ").replace(f"{file}: ", "")
    return said.replace(f"{file} is", "It is").replace(file, NAME)


ROUTES = [
    get(
        "/api/score/{title}",
        score_sheet,
        ScoreSheet,
        "What a title counts, for a score sheet at a real table; `?language=de` asks for German.",
    ),
    post(
        "/api/editions/{title}/check",
        check_edition,
        str,
        EditionChecked,
        "Check a file with the printed things of a title, as `fondaco edition check` does.",
    ),
]
