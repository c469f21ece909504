"""Lessons: the path of a title, one of its lessons, and how that stands after some moves."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fondaco import Refused
from fondaco.lessons import Lesson, first_game, lesson_of, path_of
from fondaco.server import jobs
from fondaco.server.charging import charged
from fondaco.server.declared import Declared, get, post
from fondaco.server.middleware import HttpRefusal
from fondaco.server.requests import JSON, body_of, house_of, json
from fondaco.server.wire import (
    FirstGameSlip,
    LessonAsked,
    LessonLine,
    LessonNow,
    LessonPosition,
    LessonRow,
    LessonStep,
    ServerMessage,
)

PATH = "/api/lessons/{title}"
LESSON = PATH + "/{lesson}"


async def path(request: Request) -> Response:
    """All lessons of a title; which of them can be played is found out by a worker."""
    title: str = request.path_params["title"]
    try:
        path_of(title)
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused
    return await _worked(request, jobs.Path(title))


async def lesson(request: Request) -> Response:
    found = _lesson(request)
    script = found.script
    steps = [msgspec.convert(step, LessonStep, from_attributes=True) for step in script.steps]
    name, achieved, pupil = script.name, script.achieved, script.position.pupil
    return json(LessonNow(found.title, found.id, name, achieved, pupil, steps))


async def first(request: Request) -> Response:
    """The slips of a first game."""
    try:
        found = first_game(request.path_params["title"])
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused
    return json([msgspec.convert(slip, FirstGameSlip, from_attributes=True) for slip in found])


async def position(request: Request) -> Response:
    line = await body_of(request, LessonLine)
    return await _worked(request, _lecture(request, line))


async def message(request: Request) -> Response:
    asked = await body_of(request, LessonAsked)
    return await _worked(request, jobs.LectureReply(_lecture(request, asked.line), asked.message))


def _lesson(request: Request) -> Lesson:
    try:
        return lesson_of(request.path_params["title"], request.path_params["lesson"])
    except Refused as refused:
        raise HttpRefusal(404, refused.text) from refused


def _lecture(request: Request, line: LessonLine) -> jobs.Lecture:
    found = _lesson(request)
    return jobs.Lecture(found.title, found.id, line.moves)


async def _worked(request: Request, job: jobs.Teaching) -> Response:
    """What a worker answers; whoever asks pays for it."""
    async with charged(request) as bill:
        found = await house_of(request).workers.do(job, bytes, bill)
    return Response(found, media_type=JSON)


ROUTES: list[Declared] = [
    get("/api/first-game/{title}", first, list[FirstGameSlip], "What helps in a first game."),
    get(PATH, path, list[LessonRow], "The lessons of a title, in their order."),
    get(LESSON, lesson, LessonNow, "One lesson: its slips, and what the pupil has to do."),
    post(
        f"{LESSON}/position",
        position,
        LessonLine,
        LessonPosition,
        "How a lesson stands after some moves.",
    ),
    post(
        f"{LESSON}/messages",
        message,
        LessonAsked,
        ServerMessage,
        "Ask there what a move would bring, why it is not possible, or where pieces could go.",
    ),
]
