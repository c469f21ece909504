"""The clock of a table: whose time runs, what is charged, and what happens when none is left."""

from collections import Counter

from fondaco import Refused
from fondaco.players import levels
from fondaco.players.levels import usual
from fondaco.server import journal, wire
from fondaco.server.decisions import Decision, check_playing, own_seats
from fondaco.server.live import LiveTable
from fondaco.server.playing import ended, others
from fondaco.server.seating import check_level
from fondaco.server.visitor import Visitor

UNTOUCHED = "nobody has touched it for {}"


def closed_between(intervals: list[tuple[int, int]], begin: int, end: int) -> int:
    """How long, between two moments, the house was not open."""
    closed = 0
    reached = begin
    for began, last in sorted(intervals):
        closed += max(0, min(began, end) - reached)
        reached = max(reached, last)
    return closed + max(0, end - reached)


def is_up(live: LiveTable, is_attended: bool) -> bool:
    """Whether the running seat has taken more than its time, and somebody will hear of it."""
    seat = live.running
    if seat is None or live.record.ran_out is not None or live.time_left(seat) >= 0:
        return False
    return is_attended or bool(others(live, seat))


def ran_out(live: LiveTable, is_attended: bool) -> Decision | None:
    """What to note if the running seat has no time left; with nobody to choose, it gets more."""
    seat = live.running
    if seat is None or not is_up(live, is_attended):
        return None
    return Decision(journal.RanOut(seat) if others(live, seat) else journal.Waited(seat))


def untouched(live: LiveTable, days: int) -> Decision | None:
    """The end of a table that nobody has touched for so many days; unless somebody has days for a
    move, and some are left."""
    is_slow = isinstance(live.record.opened.clock, wire.Days) and live.running is not None
    if live.status == "over" or (is_slow and live.time_left(live.running or 0) > 0):
        return None
    why = UNTOUCHED.format(f"{days} days" if days > 1 else "a day")
    return ended(live, why) if live.table is not None else Decision(journal.Ended(why))


def choose(live: LiveTable, visitor: Visitor, message: wire.Choose) -> Decision:
    check_playing(live)
    seats = own_seats(live, visitor)
    late = live.record.ran_out
    if late is None:
        raise Refused("Nobody's time has run out.")
    if late in seats:
        raise Refused("It is for the others to choose.")
    level = message.level or usual(levels(live.game.title))
    if message.choice == "bot":
        check_level(live, level)
    chose = journal.Chose(seats[0], message.choice)
    choice = agreed(live, late, seats[0], message.choice)
    return Decision(chose) if choice is None else carried_out(live, late, choice, level, chose)


def agreed(live: LiveTable, late: int, seat: int, choice: wire.Choice) -> wire.Choice | None:
    """What more than half of the others want."""
    chosen = {**live.record.choices, seat: choice}
    by_person = {live.record.seats[at].person: wish for at, wish in chosen.items()}
    [(favorite, votes)] = Counter(by_person.values()).most_common(1)
    return favorite if 2 * votes > len(others(live, late)) else None


def carried_out(
    live: LiveTable, late: int, choice: wire.Choice, level: str, chose: journal.Chose
) -> Decision:
    if choice == "wait":
        return Decision(chose, journal.Waited(late))
    if choice == "bot":
        return Decision(chose, journal.Handed(late, level))
    name = live.record.names()[late]
    if live.record.opened.clock is None:
        return ended(live, f"{name} was away for too long", chose)
    return ended(live, f"{name} ran out of time", chose)
