"""What people's pages tell of a finished game, read off its record: no engine is needed for it."""

from msgspec.structs import replace

from fondaco import game
from fondaco.server.journal import split
from fondaco.server.record import Record
from fondaco.server.rows import Result
from fondaco.server.wire import ScoreNow
from fondaco.teaching import Tally


def result_of(record: Record) -> Result | None:
    """What came of a game that is over; nothing, where nobody whom the house knows has played."""
    people = [seat.person for seat in record.seats]
    if not record.head or not any(people):
        return None
    return Result(
        record.began,
        record.since,
        people,
        record.hints,
        counted_by(record),
        record.ended,
        record.resigned,
        record.has_result,
    )


def ranked(scores: list[ScoreNow], resigned: list[int]) -> list[ScoreNow]:
    """The points with the ranks that count: whoever has resigned comes last, the first to do so
    the very last."""
    if not resigned:
        return scores
    stayed = [score.rank for at, score in enumerate(scores) if at not in resigned]
    ranks = [1 + len([1 for rank in stayed if rank < score.rank]) for score in scores]
    for number, seat in enumerate(resigned):
        ranks[seat] = len(scores) - number
    return [replace(score, rank=rank) for score, rank in zip(scores, ranks, strict=True)]


def counted_by(record: Record) -> list[dict[str, int]]:
    """What each seat did how often, by the lines of its moves."""
    tally = Tally(game(record.opened.title))
    moves = [split(line) for line in record.lines]
    seats = range(len(record.seats))
    return [tally.of([text for at, text in moves if at == seat]) for seat in seats]
