"""Reads lessons from their files; what is wrong in one is told with file and place."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from fondaco.core.refusal import Refused
from fondaco.games import shelf
from fondaco.lessons.shapes import Script


@dataclass(frozen=True)
class Lesson:
    """A lesson of a title; its id is the name of its file without the number."""

    title: str
    id: str
    file: str
    script: Script


def read(title: str, name: str, text: str) -> Lesson:
    """The lesson of a file; a refusal says what is wrong there."""
    file = f"{title}/{name}"
    try:
        script = msgspec.convert(tomllib.loads(text), Script)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise Refused(f"{file}: {told(str(problem))}.") from problem
    return Lesson(title, name.removesuffix(".toml").partition("-")[2], file, script)


def told(problem: str) -> str:
    """What is wrong, with the number of the step as people count: the first is 1."""
    text, _, where = problem.partition(" - at `$.")
    place = where.rstrip("`")
    if place.startswith("steps["):
        number, _, field = place.removeprefix("steps[").partition("]")
        place = f"step {int(number) + 1}{field.replace('.', ', ')}"
    return f"{place}: {text}" if place else text


@cache
def path_of(title: str) -> tuple[Lesson, ...]:
    """All lessons of a title, in their order."""
    shelf.game(title)
    folder = files("fondaco.lessons").joinpath(title)
    return tuple([read(title, one.name, one.read_text("utf-8")) for one in _sorted(folder)])


def _sorted(folder: Traversable) -> list[Traversable]:
    found = list(folder.iterdir()) if folder.is_dir() else []
    return sorted([one for one in found if one.name.endswith(".toml")], key=lambda one: one.name)


def lesson_of(title: str, id: str) -> Lesson:
    for lesson in path_of(title):
        if lesson.id == id:
            return lesson
    raise Refused(f"There is no lesson {id!r} of {title}.")
