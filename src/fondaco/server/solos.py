"""Playing alone: the ways that the rules print, and the daily voyage, on which everybody meets the
same luck."""

from datetime import UTC, datetime, timedelta
from functools import cache
from typing import NamedTuple

import fondaco
from fondaco import Refused
from fondaco.analysis.titles import has_teacher, matters_of
from fondaco.games.shelf import TITLES
from fondaco.server.wire import NewTable, ScoreNow

NOT_A_VOYAGE = "A daily voyage is played alone, as the rules print it, with nothing else settled."
NO_HINTS = "On a daily voyage there are no hints, and no bot takes over."


class Solo(NamedTuple):
    """A way to play alone.

    Attributes:
        has_rival (bool): Whether the rules play an opponent; what counts is the lead over him then.
        marks (list[int]): Points that are printed as worth reaching.
    """

    title: str
    name: str
    options: dict[str, str]
    has_rival: bool
    marks: list[int]

    @property
    def id(self) -> str:
        return f"{self.title} {self.name}"


@cache
def solos() -> tuple[Solo, ...]:
    return tuple([_solo(title, name) for title in TITLES for name in fondaco.game(title).solos()])


def _solo(title: str, name: str) -> Solo:
    game = fondaco.game(title)
    options = game.settled(1, game.solos()[name])
    has_rival = len(fondaco.new(title, 1, options, seed=0).scores()) > 1
    has_marks = has_teacher(title) and not has_rival
    return Solo(title, name, options, has_rival, matters_of(title).MARKS if has_marks else [])


def solo_of(title: str, options: dict[str, str]) -> Solo | None:
    """The way to play alone that has just these options."""
    return next((one for one in solos() if (one.title, one.options) == (title, options)), None)


def points_of(scores: list[ScoreNow]) -> float:
    """What counts of a game alone: the points, or the lead over the opponent."""
    return scores[0].total - (scores[1].total if len(scores) > 1 else 0)


# --- The daily voyage ---


def day_of(now: int, before: int = 0) -> str:
    """The day that it is everywhere at once, or one some days before."""
    return str((datetime.fromtimestamp(now / 1000, UTC) - timedelta(days=before)).date())


def check_voyage(wanted: NewTable, options: dict[str, str]) -> None:
    """Refuse a voyage that is not the same for everybody."""
    if wanted.luck != "voyage":
        return
    is_alone = [wish.kind for wish in wanted.seats] == ["me"]
    if not is_alone or wanted.listed or wanted.clock or solo_of(wanted.title, options) is None:
        raise Refused(NOT_A_VOYAGE)
