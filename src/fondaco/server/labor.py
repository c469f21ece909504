"""How a worker process does each kind of job."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

import fondaco
from fondaco import Move, Table
from fondaco.log import begins_a_log
from fondaco.players.levels import time_of
from fondaco.server import classroom, jobs, kept, teaching, wire
from fondaco.server.kept import KeptMoment
from fondaco.server.pacing import halts
from fondaco.server.positions import Position, is_due, position_in, position_of
from fondaco.server.stretch import Stretch
from fondaco.server.thinkers import Thinkers
from fondaco.server.witness import last_seen, scores_of, viewers_of, witnessed

UPLOADED = "uploaded"  # the seed of whatever is played on from a snapshot

_thinkers = Thinkers()


def think(job: jobs.Think) -> jobs.Thought:
    """The move that the bot chooses."""
    game = fondaco.game(job.title)
    guess = game.restore(job.state)
    budget = time_of(job.level, job.share)
    move = _thinkers.of(job)(game, guess, budget)
    assert isinstance(move, Move), move
    return jobs.Thought(move.text, job.share if budget else 1.0)


# --- Looking back ---


def recall(job: jobs.Recall) -> jobs.Seen:
    moment, view = _recalled(job.told, job.at)
    lines = [kept.named(line, job.told.names) for line in moment.lines]
    return jobs.Seen(moment.seat, moment.move, moment.events, lines, view)


def _recalled(told: jobs.Told, at: int) -> tuple[KeptMoment, dict[str, Any]]:
    if told.rest is not None:
        found = last_seen(told.rest, told.viewer)
        return found, found.change
    first, body = told.chapters[0]
    moments = kept.unpacked(body)
    number = at - first
    return moments[number], kept.view_at(moments, number)


def story(job: jobs.Story) -> bytes:
    lines = [
        wire.StoryLine(at, moment.seat, moment.events, _named(moment, job.told.names))
        for at, moment in _moments(job.told)
        if moment.seat is not None and at >= job.since
    ]
    return msgspec.json.encode(wire.Story(lines, job.chat, job.renewals))


def replay(job: jobs.Replay) -> bytes:
    shown = [(at, one) for at, one in _moments(job.told) if at >= job.since]
    moves = [
        wire.MoveShown(at, one.seat, one.events, _named(one, job.told.names), one.change)
        for at, one in shown
        if one.seat is not None and at > job.since
    ]
    return msgspec.json.encode(wire.Replay(shown[0][1].change, moves))


def _named(moment: KeptMoment, names: list[str]) -> list[str]:
    return [kept.named(line, names) for line in moment.lines]


def points(job: jobs.Points) -> bytes:
    totals: list[list[float]] = []
    for number, moment in _moments(job.told):
        totals += [totals[-1] if totals else moment.totals] * (number - len(totals))  # not kept
        totals.append(moment.totals)
    return msgspec.json.encode(wire.Course(job.names, totals))


def _moments(told: jobs.Told) -> Iterator[tuple[int, KeptMoment]]:
    """Moment after moment with its number, each whole."""
    last = -1
    for first, body in told.chapters:
        for last, moment in enumerate(kept.whole(kept.unpacked(body)), first):
            yield last, moment
    for number, sights in witnessed(told.rest, [told.viewer]) if told.rest else ():
        if number > last:
            yield number, sights[told.viewer]


# --- Keeping ---


def keep(job: jobs.Keep) -> dict[int, bytes]:
    """The moments from the first on, packed, by viewer."""
    viewers = viewers_of(job.stretch.seats)
    found: dict[int, list[KeptMoment]] = {viewer: [] for viewer in viewers}
    views: dict[int, dict[str, Any]] = {}
    for number, sights in witnessed(job.stretch, viewers):
        if number < job.first:
            continue
        for viewer, moment in sights.items():
            found[viewer].append(kept.after(moment, views.get(viewer)))
            views[viewer] = moment.change
    return {viewer: kept.packed(moments) for viewer, moments in found.items()}


def survey(job: jobs.Survey) -> list[Position]:
    table = job.stretch.beginning()
    found: list[Position] = []
    number = last = job.stretch.first
    for number, _ in enumerate(job.stretch.play_at(table), job.stretch.first + 1):
        if is_due(table, number - last):
            found.append(position_of(table, number))
            last = number
    return [*found, position_of(table, number)]


def check(job: jobs.Check) -> jobs.Checked:
    text = job.text if begins_a_log(job.text) else fondaco.restore(job.text, UPLOADED).log()
    return _checked(fondaco.replay(text), text.split("\n"))


def _checked(table: Table, rows: list[str]) -> jobs.Checked:
    head, lines, renewals = _parted(rows)
    origin = renewals[-1] if renewals else None
    seal = table.head.seal
    rest = lines[origin.moves if origin else 0 :]
    stretch = Stretch(head, origin, rest, table.seed, bool(seal))
    return jobs.Checked(
        table.game.title,
        table.options,
        table.seats,
        seal,
        table.seed,
        table.is_over,
        head,
        lines,
        renewals,
        survey(jobs.Survey(stretch)),
        scores_of(table),
        table.head.voyage,
    )


def _parted(rows: list[str]) -> tuple[str, list[str], list[Position]]:
    """The head of a log that was read, its moves, and where the rules changed."""
    first = next(at for at, row in enumerate(rows) if row.startswith(("start", "from ")))
    lines: list[str] = []
    renewals: list[Position] = []
    for row in rows[first + 1 :]:
        if row.startswith("rules "):
            renewals.append(position_in(row, len(lines)))
        elif row[:1].isdigit():
            lines.append(row)
    return "\n".join(rows[: first + 1]), lines, renewals


DO: dict[type, Callable[[Any], object]] = {
    jobs.Think: think,
    **teaching.DO,
    **classroom.DO,
    jobs.Halt: halts,
    jobs.Recall: recall,
    jobs.Story: story,
    jobs.Replay: replay,
    jobs.Points: points,
    jobs.Keep: keep,
    jobs.Survey: survey,
    jobs.Check: check,
}
