"""Resigning, and what it means.

The rulebooks of all three titles say nothing about it. Our ruling is the same for each: whoever
resigns comes last, whatever becomes of the seat. While at least two others go on, and one of them
is a person, a bot plays the seat, so that nobody's game is spoiled: journeys, markets and walls
need everybody. Otherwise the game ends: of two, the other has won; alone, it is lost.
"""

from fondaco.players import levels
from fondaco.players.levels import usual
from fondaco.server import journal, wire
from fondaco.server.decisions import Decision, check_holds, check_not_resigned, check_playing
from fondaco.server.giving_up import goes_on
from fondaco.server.live import LiveTable
from fondaco.server.playing import ended
from fondaco.server.visitor import Visitor


def resign(live: LiveTable, visitor: Visitor, message: wire.Resign) -> Decision:
    check_holds(live, visitor, message.seat)
    check_playing(live)
    check_not_resigned(live, message.seat)
    seat = live.record.seats[message.seat]
    if not goes_on(live, message.seat):
        name = live.record.names()[message.seat]
        body = journal.Resigned(message.seat, seat.level)
        return ended(live, f"{name} resigned", body, decided=True)
    spent = live.spent() if message.seat == live.running else 0
    level = seat.level or usual(levels(live.game.title))
    return Decision(journal.Resigned(message.seat, level, spent))
