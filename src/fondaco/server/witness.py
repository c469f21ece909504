"""What each kind of viewer may see of a stretch of a game, moment by moment."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, cast

from fondaco import Event, Game, Table
from fondaco.server import kept
from fondaco.server.journal import split
from fondaco.server.kept import ONLOOKER, KeptMoment
from fondaco.server.stretch import Stretch
from fondaco.server.wire import ScoreNow, ScorePart

Sights = dict[int, KeptMoment]  # by viewer


def sentences(rules: Game, events: Iterable[dict[str, Any]], names: list[str]) -> list[str]:
    """Events as sentences; not every event has one."""
    found = [rules.sentence(event, names) for event in events]
    return [sentence for sentence in found if sentence]


def viewers_of(seats: int) -> list[int]:
    """Every kind of viewer: each seat, and those who have none."""
    return [ONLOOKER, *range(seats)]


def witnessed(stretch: Stretch, viewers: Sequence[int]) -> Iterator[tuple[int, Sights]]:
    """Each moment of a stretch with its number, whole, as those viewers may see it."""
    table = stretch.beginning()
    yield stretch.first, {viewer: seen(table, "", [], viewer) for viewer in viewers}
    for number, (line, events) in enumerate(stretch.play_at(table), stretch.first + 1):
        yield number, {viewer: seen(table, line, events, viewer) for viewer in viewers}


def last_seen(stretch: Stretch, viewer: int) -> KeptMoment:
    """The last moment of a stretch, as a viewer may see it."""
    table = stretch.beginning()
    found: tuple[str, list[Event]] = ("", [])
    for step in stretch.play_at(table):
        found = step
    return seen(table, *found, viewer)


def seen(table: Table, line: str, events: Sequence[Event], viewer: int) -> KeptMoment:
    """How a table looks to a viewer after the move of that line, and what it brought."""
    eyes = None if viewer == ONLOOKER else viewer
    told = [event.seen_by(eyes) for event in events]
    blanks = [kept.blank(seat) for seat in range(table.seats)]
    seat, move = split(line) if line else (None, "")
    lines = sentences(table.game, told, blanks)
    return KeptMoment(seat, move, told, lines, totals_of(table), table.view(eyes))


def totals_of(table: Table) -> list[float]:
    return [cast(float, score["total"]) for score in table.scores()]


def scores_of(table: Table) -> list[ScoreNow]:
    """The points of all seats, and of opponents whom the rules play."""
    return [_score(score) for score in table.scores()]


def _score(score: dict[str, Any]) -> ScoreNow:
    parts = [ScorePart(part["of"], part["points"]) for part in score["parts"]]
    return ScoreNow(score["name"], score["total"], score["rank"], parts)
