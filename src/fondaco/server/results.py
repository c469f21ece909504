"""What people's pages tell of a finished game, read off its record: no engine is needed for it."""

from fondaco import game
from fondaco.server.journal import split
from fondaco.server.record import Record
from fondaco.server.rows import Result
from fondaco.teaching import Tally


def result_of(record: Record) -> Result | None:
    """What came of a game that is over; nothing, where nobody whom the house knows has played."""
    people = [seat.person for seat in record.seats]
    if not record.head or not any(people):
        return None
    return Result(
        record.began, record.since, people, record.hints, counted_by(record), record.ended
    )


def counted_by(record: Record) -> list[dict[str, int]]:
    """What each seat did how often, by the lines of its moves."""
    tally = Tally(game(record.opened.title))
    moves = [split(line) for line in record.lines]
    seats = range(len(record.seats))
    return [tally.of([text for at, text in moves if at == seat]) for seat in seats]
