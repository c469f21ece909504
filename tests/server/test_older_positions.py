"""A game of older rules of which positions were found: what follows from each is read as older."""

from pathlib import Path

import fondaco
from fondaco.server import jobs
from fondaco.server.labor import survey
from fondaco.server.opened import Opened
from fondaco.server.record import Record
from fondaco.server.replay import Replay

GAMES = Path(__file__).parent.parent / "games"
LOG = (GAMES / "merchants" / "older" / "progress_0.log").read_text()


def record_of(log: str) -> Record:
    """The record of a game that was played with older rules."""
    head, begin, rest = log.partition("\nfrom ")
    start, *lines = rest.splitlines()
    record = Record(Opened("merchants", {}, [], owner="", listed=False, seal=""))
    record.head = f"{head}{begin}{start}"
    record.lines = [line for line in lines if line[0].isdigit()]
    return record


def test_what_follows_from_a_position_is_passed_over_where_it_is_no_longer_asked() -> None:
    record = record_of(LOG)
    moves = len(record.lines)
    positions = survey(jobs.Survey(Replay(record, "").stretch(moves, moves)))
    assert len(positions) > 5
    whole = fondaco.replay(LOG)
    for first in [position.moves for position in positions]:
        stretch = Replay(record, "", positions).stretch(first, moves)
        assert stretch.first == first
        assert stretch.end().plain_state() == whole.plain_state()
