"""What the house answers for a seat, so that nobody has to wait for its person. The answer is
always no, and a legal move like any other; what it hangs on is in nobody's view and in no log.
Which question that is, and about what, is the title's affair.
"""

from functools import cache

from fondaco import Refused, game
from fondaco.server import wire
from fondaco.server.decisions import check_holds, check_not_resigned, check_playing
from fondaco.server.live import LiveTable
from fondaco.server.store.own import StandsFor
from fondaco.server.visitor import Visitor
from fondaco.teaching import SayingNo

NOTHING_ASKED = "There is nothing in this game that the house could answer for you."
TOLD = "At a real table nobody answers for you."


@cache
def saying_no(title: str) -> SayingNo:
    return SayingNo(game(title))


def wanted(live: LiveTable, visitor: Visitor, message: wire.Stand) -> StandsFor | None:
    """What is to be kept for the seat: an answer, or none."""
    check_holds(live, visitor, message.seat)
    if message.answer is None:
        return None
    check_playing(live)
    check_not_resigned(live, message.seat)
    if not saying_no(live.game.title).no:
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
    asked = saying_no(live.game.title)
    if asked.no not in live.table.legal():
        return None
    view = live.table.view(seat)
    if stands.turn_of is not None:
        return asked.no if stands.turn_of == view["active"] else None
    return asked.no if asked.fits(view, stands.unless) else None


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
