"""What lists of tables show of one, read off its record."""

from fondaco import Table
from fondaco.server.record import Record
from fondaco.server.rows import BOT, Summary


def summary_of(record: Record, table: Table | None) -> Summary:
    over = record.status == "over" or (table is not None and table.is_over)
    seat = None if over or table is None else table.to_act
    turn, deadline = "", None
    if seat is not None:
        turn = BOT if record.seats[seat].level else record.seats[seat].person
        if record.opened.clock is not None and turn != BOT and record.ran_out is None:
            deadline = record.since + record.left[seat]
    return Summary(
        status="over" if over else record.status,
        turn=turn,
        deadline=deadline,
        moves=len(record.lines),
        seats=record.shown(),
        people=people_of(record),
    )


def people_of(record: Record) -> list[str]:
    """Everybody who sits at a table, or for whom a seat is held there, and its owner."""
    people = {seat.person or seat.wish.person for seat in record.seats} | {record.owner}
    return sorted(people - {""})
