"""What the house answers for a seat, so that nobody has to wait for its person: whether to join a
journey in Merkator, whether to accept an offer in Merchants of Europe. The answer is always no, and
a legal move like any other; what it hangs on is in nobody's view and in no log.
"""

from collections.abc import Callable
from typing import Any

from fondaco import Refused
from fondaco.server import wire
from fondaco.server.decisions import check_holds, check_not_resigned, check_playing
from fondaco.server.live import LiveTable
from fondaco.server.store.own import StandsFor
from fondaco.server.visitor import Visitor

NOTHING_ASKED = "There is nothing in this game that the house could answer for you."
TOLD = "At a real table nobody answers for you."

View = dict[str, Any]
Says = Callable[[wire.Standing, View], bool]


def stays(answer: wire.Standing, view: View) -> bool:
    """Whether a seat that is asked to join stays at home."""
    return view["merkator"] not in answer.unless


def declines(answer: wire.Standing, view: View) -> bool:
    """Whether a seat declines the offer of the active player."""
    if answer.turn_of is not None:
        return bool(answer.turn_of == view["active"])
    [given] = [offer["gives"] for offer in view["offers"] if offer["seat"] == view["active"]]
    return not any(given.get(piece, 0) > 0 for piece in answer.unless)


# By title: the move that says no, and whether an answer says it.
REFUSALS: dict[str, tuple[str, Says]] = {
    "merkator": ("stay", stays),
    "merchants": ("decline", declines),
}


def wanted(live: LiveTable, visitor: Visitor, message: wire.Stand) -> StandsFor | None:
    """What is to be kept for the seat: an answer, or none."""
    check_holds(live, visitor, message.seat)
    if message.answer is None:
        return None
    check_playing(live)
    check_not_resigned(live, message.seat)
    if live.game.title not in REFUSALS:
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
    move, says = REFUSALS[live.game.title]
    is_asked = move in live.table.legal()
    return move if is_asked and says(stands, live.table.view(seat)) else None


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
