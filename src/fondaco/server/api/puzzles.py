"""Puzzles: the list of them, a position to try things in, and what a try is worth."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from fondaco import Refused
from fondaco.games.shelf import TITLES
from fondaco.puzzles.trying import NO_PUZZLE, puzzle_of
from fondaco.server import puzzles, wire
from fondaco.server.charging import charged
from fondaco.server.declared import get, post
from fondaco.server.house import House
from fondaco.server.middleware import HttpRefusal
from fondaco.server.requests import JSON, body_of, house_of, json
from fondaco.server.workers import Bill

T = TypeVar("T")
PUZZLE = "/api/puzzles/{title}/{id}"


async def all_puzzles(request: Request) -> Response:
    return json(puzzles.all_of(house_of(request)))


async def solution(request: Request) -> Response:
    return json(puzzles.solution(*_named(request)))


async def study(request: Request) -> Response:
    return await _worked(request, wire.Study, puzzles.shown)


async def message(request: Request) -> Response:
    return await _worked(request, wire.StudyAsked, puzzles.answered)


async def tried(request: Request) -> Response:
    return await _worked(request, wire.Solving, puzzles.tried)


def _named(request: Request) -> tuple[str, str]:
    """Title and id of a puzzle that is here."""
    title, id = str(request.path_params["title"]), str(request.path_params["id"])
    if title not in TITLES:  # whose name may be too long for a file
        raise HttpRefusal(404, NO_PUZZLE)
    try:
        puzzle_of(title, id)
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused
    return title, id


async def _worked(
    request: Request,
    kind: type[T],
    work: Callable[[House, str, str, T, Bill], Awaitable[bytes]],
) -> Response:
    """What a worker answers to a question of that kind; whoever asks pays for it."""
    title, id = _named(request)
    wanted = await body_of(request, kind)
    async with charged(request) as bill:
        found = await work(house_of(request), title, id, wanted, bill)
    return Response(found, media_type=JSON)


ROUTES = [
    get("/api/puzzles", all_puzzles, wire.PuzzlesNow, "All puzzles, and that of the day."),
    get(f"{PUZZLE}/solution", solution, wire.PuzzleSolution, "What is best there, and why."),
    post(f"{PUZZLE}/study", study, wire.Study, wire.StudyNow, "The position, and what follows."),
    post(
        f"{PUZZLE}/messages",
        message,
        wire.StudyAsked,
        wire.ServerMessage,
        "Ask there what a move would bring, why it is not possible, or where pieces could go.",
    ),
    post(f"{PUZZLE}/tried", tried, wire.Solving, wire.PuzzleTried, "Whether a decision solves it."),
]
