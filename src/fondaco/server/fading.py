"""Games that somebody can hardly win any more: the house then offers to end them, quietly.

What it goes by is a chance as the seat itself may reckon it: what it cannot know is drawn anew. So
the offer tells nothing hidden. It is made only where the house may give hints, never in a rated
game, and only after the chance was tiny for many decisions: a first judgement errs at times.
"""

from fondaco import Seeded, State
from fondaco.analysis.outlook import ALONE, chances, progress_of, way_of
from fondaco.analysis.titles import has_teacher
from fondaco.core.game import Game
from fondaco.server.hinting import may_hint
from fondaco.server.live import LiveTable
from fondaco.server.visitor import Visitor

TINY = 0.005  # a chance to win
DECISIONS = 12  # of the seat, one after the other
HALF = 0.5  # of a game, before which nobody is told that it is lost


def look(live: LiveTable) -> None:
    """Reckon the chance of whoever is to act, once in each position; how many decisions in a row
    found it tiny, is remembered as long as this process knows the table."""
    seat, table = live.to_act, live.table
    if seat is None or table is None or live.looked == live.record.at or not _is_meant(live, seat):
        return
    live.looked = live.record.at
    is_tiny = _is_tiny(live.game, table.guess(seat, Seeded(live.looked)), seat)
    live.fading[seat] = live.fading.get(seat, 0) + 1 if is_tiny else 0


def _is_meant(live: LiveTable, seat: int) -> bool:
    """Whether the seat is a person's, at a table where the house may say what it thinks."""
    opened = live.record.opened
    is_quiet = opened.rated or opened.voyage or not has_teacher(opened.title)
    return not is_quiet and not live.record.seats[seat].level


def _is_tiny(game: Game, state: State, seat: int) -> bool:
    if way_of(game, state) == ALONE or progress_of(game, state) < HALF:
        return False
    return chances(game, state).chances[seat] < TINY


def is_fading(live: LiveTable, visitor: Visitor) -> bool:
    """Whether a visitor is offered to end the game: hardly any of their seats can win."""
    seats = live.record.seats_of(visitor.person)
    are_lost = [live.fading.get(seat, 0) >= DECISIONS for seat in seats]
    return bool(seats) and all(are_lost) and may_hint(live, visitor)
