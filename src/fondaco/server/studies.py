"""Positions to study: any moment of a game that is over, and branches from there."""

from fondaco import Refused
from fondaco.server import jobs, wire
from fondaco.server.history import NOT_KEPT
from fondaco.server.house import House
from fondaco.server.live import LiveTable
from fondaco.server.workers import Bill

NOT_OVER = "A game can be studied once it is over: until then it holds secrets."


def studied(live: LiveTable, study: wire.Study) -> jobs.Studied:
    """What a worker needs to study a position."""
    check_may_study(live, study)
    names = live.record.names()
    return jobs.Studied(live.replay.stretch(study.at, study.at), study.moves, study.seat, names)


def check_may_study(live: LiveTable, study: wire.Study) -> None:
    if live.status != "over" or live.shown is None:
        raise Refused(NOT_OVER)
    if live.past is not None or study.at < live.replay.border:
        raise Refused(NOT_KEPT)
    if study.at > len(live.record.lines):
        raise Refused(f"This table has no moment {study.at}.")
    if study.seat is not None and study.seat >= len(live.record.seats):
        raise Refused(f"There is no seat {study.seat + 1} at this table.")


async def shown(house: House, live: LiveTable, study: wire.Study, bill: Bill) -> bytes:
    """A position as a table: a `wire.StudyNow` as JSON."""
    return await house.workers.do(jobs.Show(studied(live, study)), bytes, bill)


async def answered(house: House, live: LiveTable, asked: wire.StudyAsked, bill: Bill) -> bytes:
    """The answer to a question about a move there: a `wire.ServerMessage` as JSON."""
    job = jobs.Reply(studied(live, asked.study), asked.message)
    return await house.workers.do(job, bytes, bill)


async def considered(house: House, live: LiveTable, study: wire.Study, bill: Bill) -> bytes:
    """What bots would play there: a `wire.Considered` as JSON."""
    return await house.workers.do(jobs.Consider(studied(live, study)), bytes, bill)


async def judged(house: House, live: LiveTable, wanted: wire.Try, bill: Bill) -> bytes:
    """How good a decision is: a `wire.Tried` as JSON."""
    job = jobs.Judge(studied(live, wanted.study), wanted.moves)
    return await house.workers.do(job, bytes, bill)
