"""Where the rules changed in the middle of a decision, nobody goes back to its beginning."""

import random

import pytest

import fondaco
from fondaco import Refused, Table
from fondaco.server.journal import Entry, Happening, Moved, Renewed, Started
from fondaco.server.opened import Opened, Wish
from fondaco.server.positions import position_of
from fondaco.server.record import Record
from fondaco.server.replay import Replay


def test_a_decision_that_began_under_other_rules_is_not_taken_back() -> None:
    table = fondaco.new("merkator", seats=2, seed="border")
    dice = random.Random("border")
    while not table.is_mid_decision:
        table.play(dice.choice(table.legal()))
    border = table.moves_played
    record = recorded(table)
    record.add(Entry(record.seq + 1, "", "renewed", Renewed(position_of(table, border)), 0))
    while table.moves_played < border + 12:
        table.play(dice.choice(table.legal()))
        line = table.last_row()
        record.add(Entry(record.seq + 1, "", line, Moved(line), 0))
    replay = Replay(record, "seed")
    with pytest.raises(Refused, match=f"The first {border} moves were played under other rules"):
        replay.beginning_of_decision(border)
    assert replay.beginning_of_decision(border + 11) > border


def recorded(table: Table) -> Record:
    """What a journal would say of a table."""
    head, lines = split_log(table.log())
    record = Record(Opened("merkator", {}, [Wish("open")] * 2, "", False, ""))
    bodies: list[Happening] = [Started(head), *[Moved(line) for line in lines]]
    for body in bodies:
        record.add(Entry(record.seq + 1, "", str(record.seq), body, 0))
    return record


def split_log(log: str) -> tuple[str, list[str]]:
    """The head of a log, and its moves."""
    rows = log.splitlines()[:-1]
    [start] = [number for number, row in enumerate(rows) if row.startswith("start")]
    return "\n".join(rows[: start + 1]), rows[start + 1 :]
