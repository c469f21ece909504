"""How a worker process gives lessons: which of a title can be played here, and how one stands."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import msgspec

from fondaco import Table
from fondaco.core.refusal import Refused
from fondaco.lessons import Lesson, lesson_of, path_of, problems_of, standing
from fondaco.lessons.pace import seconds_of
from fondaco.server import jobs, wire
from fondaco.server.teaching import ASKED, legal_move
from fondaco.server.witness import sentences

NAMES = ("Ilse", "Marten", "Beatriz", "Yusuf")  # who sit at the table of a lesson
OTHER_EDITION = "This lesson needs the edition that comes with Fondaco."


def path(job: jobs.Path) -> bytes:
    return msgspec.json.encode([_row(lesson) for lesson in path_of(job.title)])


def _row(lesson: Lesson) -> wire.LessonRow:
    script = lesson.script
    why = "" if _fits(lesson.title, lesson.id) else OTHER_EDITION
    return wire.LessonRow(
        lesson.id, script.kind, script.name, seconds_of(script), len(script.steps), why
    )


@cache
def _fits(title: str, id: str) -> bool:
    """Whether a lesson can be played to its end with the edition of this house."""
    return not problems_of(lesson_of(title, id))


def show(job: jobs.Lecture) -> bytes:
    lesson = lesson_of(job.title, job.lesson)
    table = standing(lesson)
    told = list(_played(table, lesson, job.moves))
    return msgspec.json.encode(wire.LessonPosition(_table_now(table, lesson), told))


def _played(table: Table, lesson: Lesson, moves: list[str]) -> Iterator[wire.StoryLine]:
    """Play these moves, and tell each as the pupil sees it."""
    for text in moves:
        seat = table.to_act
        if seat is None:
            raise Refused("The game is over in this lesson.")
        told = table.play_move(table.legal_move(text, seat))
        events = [event.seen_by(lesson.script.position.pupil) for event in told]
        lines = sentences(table.game, events, list(NAMES[: table.seats]))
        yield wire.StoryLine(table.moves_played, seat, events, lines)


def _table_now(table: Table, lesson: Lesson) -> wire.TableNow:
    """The table as the pupil sees it."""
    pupil = lesson.script.position.pupil
    is_due = table.to_act == pupil
    return wire.TableNow(
        id="lesson",
        title=lesson.title,
        name=table.game.name,
        options=table.options,
        status="playing",  # the account of a lesson is its last slip
        listed=False,
        seats=[wire.SeatNow(name, "person", "", False) for name in NAMES[: table.seats]],
        seq=0,
        at=0,
        moves=table.moves_played,
        yours=[pupil],
        owner=False,
        host="",
        eyes=pupil,
        to_act=table.to_act,
        seal="",
        seed="",
        nonces=[],
        view=table.view(pupil),
        legal=[legal_move(table, text) for text in table.legal()] if is_due else [],
        edition=table.game.edition,
    )


def answer(job: jobs.LectureReply) -> bytes:
    lecture = job.lecture
    table = standing(lesson_of(lecture.title, lecture.lesson), lecture.moves)
    return msgspec.json.encode(ASKED[type(job.message)](table, job.message))


DO: dict[type, Callable[[Any], object]] = {
    jobs.Path: path,
    jobs.Lecture: show,
    jobs.LectureReply: answer,
}
