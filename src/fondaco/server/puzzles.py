"""Puzzles in a house: which there are, and each as a position to study."""

import json
from functools import cache, lru_cache

import fondaco
from fondaco import Refused
from fondaco.analysis.shapes import Candidate, Words
from fondaco.games.shelf import TITLES
from fondaco.puzzles import Puzzle, fitting
from fondaco.puzzles.headings import heading_of
from fondaco.puzzles.trying import puzzle_of, puzzle_of_day
from fondaco.server import jobs, wire
from fondaco.server.beginning import head_of
from fondaco.server.house import House
from fondaco.server.solos import day_of
from fondaco.server.stretch import Stretch
from fondaco.server.workers import Bill

NAMES = ["Ilse", "Marten", "Beatriz", "Yusuf"]  # of the seats
NOT_HERE = "A puzzle has one position, and what follows from it."


def all_of(house: House) -> wire.PuzzlesNow:
    """All puzzles of a house, the easiest of each title first, and that of the day."""
    day = day_of(house.runtime.now())
    rows = [row(title, one) for title in TITLES for one in fitting(title)]
    found = puzzle_of_day(day)
    return wire.PuzzlesNow(day, row(*found) if found else None, rows)


def row(title: str, one: Puzzle) -> wire.PuzzleRow:
    name = heading(title, one.id)
    return wire.PuzzleRow(
        title, one.id, one.seats, one.seat, one.missed, name, one.question, one.measure
    )


@cache
def heading(title: str, id: str) -> Words:
    return heading_of(title, puzzle_of(title, id))


def solution(title: str, id: str) -> wire.PuzzleSolution:
    one = puzzle_of(title, id)
    best = Candidate(one.solution, one.name, one.gap, one.reasons, [])
    return wire.PuzzleSolution(best, one.runner_up)


@lru_cache(maxsize=200)
def stretch(title: str, id: str) -> Stretch:
    """The position as a game that begins there."""
    one, game = puzzle_of(title, id), fondaco.game(title)
    made = {"title": title, "rules": game.rules_version, "edition": game.edition}
    table = fondaco.restore(json.dumps({**made, "options": one.options, "state": one.state}), 0)
    return Stretch(head_of(table), None, [], f"puzzle {id}", False)


def studied(title: str, id: str, study: wire.Study) -> jobs.Studied:
    if study.at != 0:
        raise Refused(NOT_HERE)
    one = puzzle_of(title, id)
    return jobs.Studied(stretch(title, id), study.moves, one.seat, NAMES[: one.seats])


async def shown(house: House, title: str, id: str, study: wire.Study, bill: Bill) -> bytes:
    """A position of it as a table: a `wire.StudyNow` as JSON."""
    return await house.workers.do(jobs.Show(studied(title, id, study)), bytes, bill)


async def answered(house: House, title: str, id: str, asked: wire.StudyAsked, bill: Bill) -> bytes:
    """The answer to a question about a move there: a `wire.ServerMessage` as JSON."""
    job = jobs.Reply(studied(title, id, asked.study), asked.message)
    return await house.workers.do(job, bytes, bill)


async def tried(house: House, title: str, id: str, wanted: wire.Solving, bill: Bill) -> bytes:
    """Whether a decision solves it, and what it loses: a `wire.PuzzleTried` as JSON."""
    return await house.workers.do(jobs.Solve(title, id, wanted.moves), bytes, bill)
