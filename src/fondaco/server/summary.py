"""What lists of tables show of one, read off its record."""

from fondaco import Table
from fondaco.server.past import Past
from fondaco.server.rated import rated_game
from fondaco.server.record import Record
from fondaco.server.results import ranked, result_of
from fondaco.server.rows import BOT, BOTS, Summary
from fondaco.server.wire import ScoreNow
from fondaco.server.witness import scores_of


def summary_of(record: Record, table: Table | None, past: Past | None = None) -> Summary:
    shown = table or past
    over = record.status == "over" or (shown is not None and shown.is_over)
    seat = None if over or table is None else table.to_act
    turn, deadline = "", None
    if seat is not None:
        is_bot = bool(record.seats[seat].level)
        turn = record.seats[seat].person if not is_bot else BOT if record.deciders() else BOTS
        if record.clock is not None and not is_bot and record.ran_out is None:
            deadline = record.since + record.left[seat]
    scores = _scores(record, table, past) if over else None
    return Summary(
        status="over" if over else record.status,
        turn=turn,
        deadline=deadline,
        moves=len(record.lines),
        seats=record.shown(),
        people=people_of(record),
        scores=scores,
        result=result_of(record) if over else None,
        rated=rated_game(record, scores) if over else None,
    )


def _scores(record: Record, table: Table | None, past: Past | None) -> list[ScoreNow] | None:
    if table is not None:
        return ranked(scores_of(table), record.resigned)
    return past.scores if past is not None else None


def people_of(record: Record) -> list[str]:
    """Everybody who sits at a table, or for whom a seat is held there, and its owner."""
    here = [seat for seat in record.seats if not seat.is_gone]
    people = {seat.person or seat.wish.person for seat in here} | {record.owner}
    return sorted(people - {""})
