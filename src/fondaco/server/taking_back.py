"""How far a person may take back what was played.

It is free while nothing was revealed and only bots have acted since: they consent. Beyond that the
other people are asked. Who plays against bots alone has nobody to ask, and luck that was seen is
not drawn again. Where luck is told, all of it may be told otherwise.
"""

from fondaco import Refused, Table
from fondaco.server import wire
from fondaco.server.journal import split
from fondaco.server.live import LiveTable
from fondaco.server.visitor import Visitor

NOTHING = "You have made no move that could be taken back."
REVEALED = (
    "Something was revealed since your last decision. Luck that was seen is not drawn again: "
    "it cannot be taken back."
)


def last_own_move(live: LiveTable, seats: list[int]) -> int:
    """The number of the last move of these seats."""
    for number in range(len(live.record.lines) - 1, -1, -1):
        if split(live.record.lines[number])[0] in seats:
            return number
    raise Refused(NOTHING)


def before(live: LiveTable, table: Table, mine: int) -> Table | None:
    """The table before the decision that a move is part of, where taking it back is free."""
    since = {split(line)[0] for line in live.record.lines[mine + 1 :]}
    if not table.can_undo or any(not live.record.seats[seat].level for seat in since):
        return None
    after = table.copy()
    wanted = table.moves_played - len(live.record.lines) + mine
    while after.moves_played > wanted and after.can_undo:
        after.undo()
    return after if after.moves_played <= wanted else None


def others(live: LiveTable, seat: int) -> set[str]:
    """The other people who decide."""
    return live.record.deciders() - {live.record.seats[seat].person}


def is_among_people(live: LiveTable, seats: list[int]) -> bool:
    """Whether people share a screen, and no bot plays: they agree by word of mouth."""
    return len(seats) > 1 and not any(seat.level for seat in live.record.seats)


def way_back(live: LiveTable, visitor: Visitor) -> wire.WayBack:
    """What somebody's wish to take back the last decision would meet now."""
    seats = live.record.seats_of(visitor.person)
    table = live.table
    if table is None or live.status != "playing" or not visitor.may_play or not seats:
        return "none"
    try:
        mine = last_own_move(live, seats)
    except Refused:
        return "none"
    is_last = mine == len(live.record.lines) - 1
    if live.record.opened.told:
        return "free"
    if (is_last and table.can_undo) or _is_free_later(live, table, mine, seats):
        return "free"
    if live.record.opened.rated:
        return "none"
    seat = split(live.record.lines[mine])[0]
    return "asked" if others(live, seat) or is_among_people(live, seats) else "none"


def _is_free_later(live: LiveTable, table: Table, mine: int, seats: list[int]) -> bool:
    """Whether it is free after moves of bots; looked up when it is for one's own seat to act."""
    return live.to_act in seats and before(live, table, mine) is not None
