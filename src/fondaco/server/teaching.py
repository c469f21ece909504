"""How a worker process teaches: hints, the analysis of a game, positions to study."""

import zlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

import fondaco
from fondaco import Refused, Seeded, Table, analysis
from fondaco.analysis.shapes import Hint
from fondaco.analysis.trying import considered, tried
from fondaco.players.budget import Budget
from fondaco.puzzles.trying import attempt
from fondaco.server import inquiries, jobs, wire
from fondaco.server.slices import Slices
from fondaco.server.witness import scores_of, sentences

STEPS = 8_000  # positions that are judged: the same answer whenever the same is asked
THOUGHT = Budget(steps=STEPS)
UNFINISHED = "The decision is not complete."
OVER = "The game is over in this position."
MOST = 5  # decisions that bots are said to consider

_slices = Slices()


def advise(job: jobs.Advise) -> Hint:
    game = fondaco.game(job.title)
    budget = Budget(steps=max(1, int(STEPS * job.share)))
    return analysis.hint(game, game.restore(job.state), job.seat, budget)


def analyse(job: jobs.Analyse) -> jobs.Analysed:
    part, account = _slices.gone_on(job)
    if account is None:
        return jobs.Analysed(part)
    told = msgspec.json.encode(wire.AnalysisNow("done", 1.0, account, job.hinted))
    return jobs.Analysed(part, zlib.compress(told))


# --- Positions to study ---


def show(job: jobs.Show) -> bytes:
    table = job.studied.stretch.end()
    told = list(_played(table, job.studied))
    now = _table_now(table, job.studied)
    outlook = analysis.foreseen(table.game, table.game.restore(table.plain_state()))
    return msgspec.json.encode(wire.StudyNow(now, told, table.is_mid_decision, outlook))


def _played(table: Table, studied: jobs.Studied) -> Iterator[wire.StoryLine]:
    """Play the branch, with luck that is drawn anew, and tell each move as its seat sees it."""
    first = studied.stretch.first + len(studied.stretch.lines)
    table.chance.source = Seeded(f"study {first}")
    for number, text in enumerate(studied.moves, first + 1):
        seat = _acting(table)
        told = table.play_move(table.legal_move(text, seat))
        events = [event.seen_by(seat) for event in told]
        yield wire.StoryLine(number, seat, events, sentences(table.game, events, studied.names))


def _acting(table: Table) -> int:
    seat = table.to_act
    if seat is None:
        raise Refused(OVER)
    return seat


def _standing(studied: jobs.Studied) -> Table:
    """The table at the end of a branch."""
    table = studied.stretch.end()
    for _ in _played(table, studied):
        pass
    return table


def _table_now(table: Table, studied: jobs.Studied) -> wire.TableNow:
    """A position as a table at which one has all seats; seen by whoever is to act, or as asked."""
    seats = list(range(table.seats))
    to_act = table.to_act
    eyes = studied.seat if studied.seat is not None else to_act
    legal = [legal_move(table, text) for text in table.legal()] if eyes == to_act else []
    return wire.TableNow(
        id="study",
        title=table.game.title,
        name=table.game.name,
        options=table.options,
        status="over" if table.is_over else "playing",
        listed=False,
        seats=[wire.SeatNow(studied.names[seat], "person", "", False) for seat in seats],
        seq=0,
        at=0,
        moves=table.moves_played,
        yours=seats,
        owner=False,
        host="",
        eyes=eyes,
        to_act=to_act,
        seal="",
        seed="",
        nonces=[],
        view=table.view(eyes),
        legal=legal,
        scores=scores_of(table) if table.is_over else None,
        edition=table.game.edition,
        undo="free" if studied.moves else "none",
    )


def legal_move(table: Table, text: str) -> wire.LegalMove:
    return wire.LegalMove(text, table.game.gloss(table.game.move(text)))


ASKED: dict[type, Callable[[Table, Any], wire.ServerMessage]] = {
    wire.Preview: inquiries.preview,
    wire.Why: inquiries.why,
    wire.Destinations: inquiries.destinations,
}


def reply(job: jobs.Reply) -> bytes:
    table = _standing(job.studied)
    _acting(table)
    return msgspec.json.encode(ASKED[type(job.message)](table, job.message))


def consider(job: jobs.Consider) -> bytes:
    table = _standing(job.studied)
    seat = _acting(table)
    guess = table.guess(seat, Seeded("study"))
    return msgspec.json.encode(wire.Considered(considered(table.game, guess, seat, THOUGHT, MOST)))


def judge(job: jobs.Judge) -> bytes:
    table = _standing(job.studied)
    seat = _acting(table)
    guess = table.guess(seat, Seeded("study"))
    found = tried(table.game, guess, seat, job.moves, THOUGHT)
    if found is None:
        raise Refused(UNFINISHED)
    return msgspec.json.encode(wire.Tried(*found))


def solve(job: jobs.Solve) -> bytes:
    return msgspec.json.encode(wire.PuzzleTried(*attempt(job.title, job.id, job.moves)))


DO: dict[type, Callable[[Any], object]] = {
    jobs.Advise: advise,
    jobs.Analyse: analyse,
    jobs.Show: show,
    jobs.Reply: reply,
    jobs.Consider: consider,
    jobs.Judge: judge,
    jobs.Solve: solve,
}
