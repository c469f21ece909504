"""Who may ask for a hint: whoever plays against bots or alone; people who play together, where they
have agreed on it when the table was set up. Onlookers may not, nor who is on a daily voyage."""

from fondaco import Refused
from fondaco.server.live import LiveTable
from fondaco.server.solos import NO_HINTS
from fondaco.server.visitor import Visitor

RATED = "In a rated game there are no hints."
NOT_AGREED = "This table has agreed to play without hints."


def check_may_hint(live: LiveTable) -> None:
    """Refuse hints where people play together and have not agreed on them."""
    if live.record.opened.rated:
        raise Refused(RATED)
    if live.record.opened.voyage:
        raise Refused(NO_HINTS)
    if len(live.record.deciders()) > 1 and not live.record.opened.hints:
        raise Refused(NOT_AGREED)


def may_hint(live: LiveTable, visitor: Visitor) -> bool:
    """Whether somebody may ask for hints at a table, in their turn; before the game, whether people
    who play together will."""
    if live.status == "waiting" or live.record.opened.rated:
        return live.record.opened.hints
    if live.status != "playing" or live.table is None or not visitor.may_play:
        return False
    opened = live.record.opened
    is_agreed = not opened.voyage and (opened.hints or len(live.record.deciders()) < 2)
    return is_agreed and bool(live.record.seats_of(visitor.person))
