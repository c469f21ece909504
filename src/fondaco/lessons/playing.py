"""Plays lessons: the position after some moves of one, and whether it can be played to its end."""

import json
from collections.abc import Iterator, Sequence

import fondaco
from fondaco.core.refusal import Refused
from fondaco.lessons.reading import Lesson
from fondaco.lessons.shapes import Position, Step
from fondaco.table import Table

MOST_WORDS = 25  # of a slip
MOST_WAYS = 12  # of doing what a step asks for that are tried


def standing(lesson: Lesson, moves: Sequence[str] = ()) -> Table:
    """The table of a lesson after these moves."""
    table = _begun(lesson.title, lesson.script.position)
    for move in moves:
        table.play(move)
    return table


def _begun(title: str, position: Position) -> Table:
    table = fondaco.new(title, position.seats, position.options, position.seed)
    for number, move in enumerate(position.moves, 1):
        try:
            table.play(move)
        except Refused as refused:
            raise Refused(f"position, move {number}: {refused.text}") from refused
    return _changed(table, position) if position.change else table


def _changed(table: Table, position: Position) -> Table:
    snapshot = json.loads(table.snapshot())
    snapshot["state"] = _merged(snapshot["state"], position.change)
    return fondaco.restore(json.dumps(snapshot), position.seed)


def _merged(state: dict[str, object], change: dict[str, object]) -> dict[str, object]:
    """Tables are changed entry by entry, anything else as a whole."""
    found = dict(state)
    for name, value in change.items():
        old = found.get(name)
        both = isinstance(old, dict) and isinstance(value, dict)
        found[name] = _merged(old, value) if both else value  # type: ignore[arg-type]
    return found


def fits(wanted: str, move: str) -> bool:
    """Whether a move is one of those that a step asks for: `travel *` is any that begins so."""
    return move.startswith(wanted[:-1]) if wanted.endswith("*") else move == wanted


def ways(step: Step, legal: Sequence[str]) -> list[str]:
    """The legal moves that do what a step asks for."""
    return [move for wanted in step.do for move in legal if fits(wanted, move)]


def problems_of(lesson: Lesson) -> list[str]:
    """What keeps a lesson from being played to its end, in every way that it allows."""
    return [f"{lesson.file}, {problem}" for problem in _problems(lesson)]


def _problems(lesson: Lesson) -> Iterator[str]:
    yield from _in_words(lesson)
    try:
        _begun(lesson.title, lesson.script.position)
    except Refused as refused:
        yield refused.text if refused.text.startswith("position") else f"position: {refused.text}"
        return
    for at, way in _turnings(lesson):
        problem = _problem_of(lesson, at, way)
        if problem:
            yield problem
            return


def _in_words(lesson: Lesson) -> Iterator[str]:
    known = {clause.id for clause in fondaco.game(lesson.title).clauses}
    for number, step in enumerate(lesson.script.steps, 1):
        for language, text in (("en", step.say.en), ("de", step.say.de)):
            count = len(text.split())
            if not 0 < count <= MOST_WORDS:
                yield f"step {number}, say.{language}: {count} words; 1 to {MOST_WORDS} are right."
        if step.rule and step.rule not in known:
            yield f"step {number}, rule: there is no clause {step.rule!r}; see `fondaco rules`."


def _turnings(lesson: Lesson) -> Iterator[tuple[int, int]]:
    """Which of its ways is taken at which step: the first at all, then each other at one."""
    yield -1, 0
    for at, step in enumerate(lesson.script.steps):
        if len(step.do) > 1 or any(wanted.endswith("*") for wanted in step.do):
            yield from [(at, way) for way in range(1, MOST_WAYS)]


def _problem_of(lesson: Lesson, turned: int, way: int) -> str:
    """The first step that cannot be done, if one step is done in another way than the first."""
    table = _begun(lesson.title, lesson.script.position)
    for at, step in enumerate(lesson.script.steps):
        try:
            _do(table, lesson, step, way if at == turned else 0)
        except Refused as refused:
            return f"step {at + 1}, {refused.text}"
    return ""


def _do(table: Table, lesson: Lesson, step: Step, way: int) -> None:
    pupil = lesson.script.position.pupil
    if step.do and table.to_act != pupil:
        raise Refused(f"do: seat {table.to_act} is to act; its moves belong into `then` before.")
    if step.do:
        found = ways(step, table.legal())
        if not found:
            raise Refused(f"do: none of {step.do} is legal; what is: {', '.join(table.legal())}")
        table.play(found[min(way, len(found) - 1)])
    for move in step.then:
        try:
            table.play(move)
        except Refused as refused:
            legal = ", ".join(table.legal())
            raise Refused(f"then: {refused.text} Legal is: {legal}") from refused


def line_of(lesson: Lesson) -> Iterator[tuple[Step, list[str]]]:
    """Each step with the moves that it brings, done in the first way."""
    table = _begun(lesson.title, lesson.script.position)
    for step in lesson.script.steps:
        before = table.moves_played
        legal = table.legal()
        _do(table, lesson, step, 0)
        own = ways(step, legal)[:1]
        assert table.moves_played == before + len(own) + len(step.then)
        yield step, [*own, *step.then]


def unanswered(lesson: Lesson) -> list[str]:
    """The steps at which another move is legal, and nothing is said to whoever tries it."""
    found, moves = [], list[str]()
    for number, (step, more) in enumerate(line_of(lesson), 1):
        others = _others(step, standing(lesson, moves)) if step.do and step.wrong is None else []
        if others:
            where = f"{lesson.file}, step {number}, wrong"
            found.append(f"{where}: nothing is said to {', '.join(others)}.")
        moves += more
    return found


def _others(step: Step, table: Table) -> list[str]:
    wanted = ways(step, table.legal())
    return [move for move in table.legal() if move not in wanted]


def age_of(lesson: Lesson) -> str:
    """What has changed since a lesson was written; nothing, if it is as new as the rules."""
    game, script = fondaco.game(lesson.title), lesson.script
    old = []
    if script.rules != game.rules_version:
        old.append(f"rules {script.rules}, today {game.rules_version}")
    if script.edition != game.edition:
        old.append(f"edition {script.edition}, today {game.edition}")
    return "; ".join(old)
