"""How far people have come with lessons and puzzles: kept with an account, and the same on all its
devices. Guests have their browser for it, and bring along what it knows when they sign up."""

from functools import cache

from fondaco import Refused
from fondaco.games.shelf import TITLES
from fondaco.lessons import path_of
from fondaco.puzzles import puzzles_of
from fondaco.server.house import House
from fondaco.server.people import check_person
from fondaco.server.visitor import Visitor
from fondaco.server.wire import LessonProgress, Progress

ON_DEVICE = "How far guests have come is kept by their browser; an account keeps it here."
FIRST_GAME = "first-game"
MOST_DAYS = 400


async def add(house: House, visitor: Visitor, brought: Progress) -> Progress:
    """Put what a device knows to what is kept of somebody; all of it."""
    check_person(visitor)
    if not visitor.account:
        raise Refused(ON_DEVICE)
    kept = await house.store.progress.of(visitor.person)
    if merged(kept, brought) == kept:
        return kept
    return await house.store.progress.add(visitor.person, lambda kept: merged(kept, brought))


def merged(kept: Progress, brought: Progress) -> Progress:
    """Both together, as far as there are such lessons and puzzles; nothing is lost by an older
    device. Of a puzzle, what was first stays."""
    news = {name: one for name, one in brought.lessons.items() if name in lessons()}
    outcomes = {name: one for name, one in brought.puzzles.items() if name in puzzles()}
    return Progress(
        lessons={**kept.lessons, **{name: _farther(kept, name, one) for name, one in news.items()}},
        puzzles={**outcomes, **kept.puzzles},
        days=sorted({*kept.days, *brought.days})[-MOST_DAYS:],
    )


def _farther(kept: Progress, name: str, brought: LessonProgress) -> LessonProgress:
    known = kept.lessons.get(name, LessonProgress(False))
    if known.done != brought.done:
        return known if known.done else brought
    return brought if known.done or _step(brought) >= _step(known) else known


def _step(one: LessonProgress) -> int:
    return one.place.at if one.place else 0


@cache
def lessons() -> frozenset[str]:
    """All lessons by title and id, and the first game of each title."""
    ids = [(title, lesson.id) for title in TITLES for lesson in path_of(title)]
    return frozenset([f"{title}/{id}" for title, id in ids + [(t, FIRST_GAME) for t in TITLES]])


@cache
def puzzles() -> frozenset[str]:
    return frozenset([f"{title} {one.id}" for title in TITLES for one in puzzles_of(title).puzzles])
