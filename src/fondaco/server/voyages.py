"""What somebody has reached alone, and how the daily voyages of a house compare."""

from collections.abc import Sequence

from fondaco import Refused
from fondaco.server import wire
from fondaco.server.house import House
from fondaco.server.rows import StoredTable
from fondaco.server.solos import Solo, day_of, points_of, solos
from fondaco.server.store.voyages import Voyage

NO_VOYAGE = "There is no such voyage."


async def of(house: House, person: str) -> list[wire.SoloNow]:
    """Every way to play alone, with what somebody has reached there."""
    finished = await house.store.voyages.finished(person) if person else []
    return [await _solo(house, person, solo, finished) for solo in solos()]


async def _solo(
    house: House, person: str, solo: Solo, finished: Sequence[StoredTable]
) -> wire.SoloNow:
    now = house.runtime.now()
    games = [table.scores for table in finished if table.scores and _is_of(solo, table)]
    return wire.SoloNow(
        solo.title,
        solo.name,
        solo.options,
        solo.has_rival,
        solo.marks,
        len(games),
        len([scores for scores in games if scores[0].rank == 1]) if solo.has_rival else 0,
        max([points_of(scores) for scores in games], default=None),
        await _voyage(house, person, solo, day_of(now)),
        await _voyage(house, person, solo, day_of(now, 1)),
    )


def _is_of(solo: Solo, table: StoredTable) -> bool:
    """Whether a game was played here like that, with luck that the house drew."""
    opened = table.opened
    is_played = not (opened.uploaded or opened.told)
    return is_played and (opened.title, opened.options) == (solo.title, solo.options)


async def _voyage(house: House, person: str, solo: Solo, day: str) -> wire.VoyageNow:
    """Somebody's voyage of a day; what others have reached, once it is over."""
    tries = await house.store.voyages.of_day(day, solo.id)
    mine = next((one for one in tries if person and one.person == person), None)
    if mine is None:
        return wire.VoyageNow(day)
    if mine.table.status != "over":
        return wire.VoyageNow(day, mine.table.id)
    reached = _reached(mine)
    shown = [] if reached is None else results(tries)
    return wire.VoyageNow(day, mine.table.id, True, reached, mine.link, shown)


def _reached(voyage: Voyage) -> float | None:
    scores = voyage.table.scores
    is_whole = voyage.table.status == "over" and not voyage.is_left
    return points_of(scores) if scores and is_whole else None


def first_tries(tries: Sequence[Voyage]) -> list[Voyage]:
    """The first of each person; whether a log that was brought is of a first try nobody knows."""
    first: dict[str, Voyage] = {}
    for one in tries:
        first.setdefault(one.person or one.table.id, one)
    return [one for one in first.values() if not one.table.opened.uploaded]


def results(tries: Sequence[Voyage]) -> list[float]:
    """What everybody has reached in the first try, from the lowest."""
    return sorted([found for one in first_tries(tries) if (found := _reached(one)) is not None])


async def shared(house: House, person: str, link: str) -> wire.VoyageShared:
    """What a link tells: the result to whoever has been on the same voyage; to all others only that
    somebody has."""
    found = await house.store.voyages.by_link(link)
    if found is None:
        raise Refused(NO_VOYAGE)
    table, day, way = found
    tries = await house.store.voyages.of_day(day, way)
    voyage = next(one for one in tries if one.table.id == table)
    own = [one for one in tries if person and one.person == person]
    may_see = any(_reached(one) is not None for one in own)
    return wire.VoyageShared(
        day,
        voyage.table.opened.title,
        way.split(" ")[1],
        voyage.table.seats[0].name,
        any(one.table.id == table for one in own),
        may_see,
        _place(voyage, tries),
        voyage.table.scores if may_see and _reached(voyage) is not None else None,
        results(tries) if may_see else [],
    )


def _place(voyage: Voyage, tries: Sequence[Voyage]) -> wire.Attempt:
    """Whether it was the first try of whoever was on it."""
    if voyage.table.opened.uploaded:
        return "brought"
    is_first = voyage.table.id in [one.table.id for one in first_tries(tries)]
    return "first" if is_first else "again"
