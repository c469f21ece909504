"""What the house answers for a seat, so that nobody has to wait for its person. The answer is
always no, and a legal move like any other; what it hangs on is in nobody's view and in no log.
Which move that is, and what it may hang on, tells `answers.py` of a title with such questions.
"""

from collections.abc import Collection, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from fondaco import Refused
from fondaco.server import wire
from fondaco.server.decisions import check_holds, check_not_resigned, check_playing
from fondaco.server.live import LiveTable
from fondaco.server.store.own import StandsFor
from fondaco.server.visitor import Visitor

NOTHING_ASKED = "There is nothing in this game that the house could answer for you."
TOLD = "At a real table nobody answers for you."


class Answers(Protocol):
    """What `answers.py` of a title tells."""

    NO: str  # the move

    def says_no(self, view: Mapping[str, object], unless: Collection[str]) -> bool: ...


@cache
def answers_in(title: str) -> Answers | None:
    """What can be answered in a title; nothing, if only those are asked whose turn it is."""
    name = f"fondaco.games.{title}.answers"
    return cast(Answers, import_module(name)) if find_spec(name) else None


def wanted(live: LiveTable, visitor: Visitor, message: wire.Stand) -> StandsFor | None:
    """What is to be kept for the seat: an answer, or none."""
    check_holds(live, visitor, message.seat)
    if message.answer is None:
        return None
    check_playing(live)
    check_not_resigned(live, message.seat)
    if answers_in(live.game.title) is None:
        raise Refused(NOTHING_ASKED)
    if live.record.opened.told:
        raise Refused(TOLD)
    return StandsFor(visitor.person, message.answer)


def due(live: LiveTable) -> str | None:
    """The move with which the house answers for the seat that is to act; none: it is asked."""
    seat = live.to_act
    stands = None if seat is None else answer_of(live, seat)
    if stands is None or live.table is None or live.bot_to_act():
        return None
    answers = answers_in(live.game.title)
    if answers is None or answers.NO not in live.table.legal():
        return None
    return answers.NO if _says_no(answers, stands, live.table.view(seat)) else None


def _says_no(answers: Answers, stands: wire.Standing, view: Mapping[str, object]) -> bool:
    """For one turn whatever is asked, else all but what is named."""
    if stands.turn_of is not None:
        return bool(stands.turn_of == view["active"])
    return answers.says_no(view, stands.unless)


def answer_of(live: LiveTable, seat: int) -> wire.Standing | None:
    """What stands for a seat; nothing, once somebody else sits there."""
    stands = live.standing.get(seat)
    is_theirs = stands is not None and stands.person == live.record.seats[seat].person
    return stands.answer if stands is not None and is_theirs else None


def shown_answers(live: LiveTable, visitor: Visitor) -> dict[int, wire.Standing]:
    """What the house answers for the seats of a visitor: nobody else's affair."""
    answers = {seat: answer_of(live, seat) for seat in live.record.seats_of(visitor.person)}
    return {seat: answer for seat, answer in answers.items() if answer is not None}


def passed(live: LiveTable) -> dict[int, StandsFor | None]:
    """What stood for a turn that is over: what stands from now on."""
    active = live.table.view(None).get("active") if live.table is not None else None
    return {
        seat: StandsFor(one.person, wire.Standing(one.answer.unless)) if one.answer.unless else None
        for seat, one in live.standing.items()
        if one.answer.turn_of is not None and one.answer.turn_of != active
    }
