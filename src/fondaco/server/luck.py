"""What people at a real table are asked: which luck they have to tell before something is done."""

from fondaco import Event, Question, Refused
from fondaco.server import told, wire
from fondaco.server.decisions import Decision, check_owner, check_playing, check_waiting
from fondaco.server.live import LiveTable
from fondaco.server.playing import acting_seat
from fondaco.server.visitor import Visitor
from fondaco.teaching import LuckWords

DRAWN = "At this table the house draws: there is nothing to tell."


def luck(live: LiveTable, visitor: Visitor, message: wire.TellLuck) -> Decision:
    """The next question of a move, or of the set-up; it changes nothing."""
    if not live.record.opened.told:
        raise Refused(DRAWN)
    if message.move:
        return _of_move(live, visitor, message)
    check_owner(live, visitor)
    check_waiting(live)
    opened = live.record.opened
    question = told.asked_of_set_up(live.game, len(opened.seats), opened.options, message.told)
    return Decision(answer=_answer(live, message, question, [], None))


def _of_move(live: LiveTable, visitor: Visitor, message: wire.TellLuck) -> Decision:
    seat = acting_seat(live, visitor)
    question, events = told.asked_of_move(check_playing(live), message.move, message.told)
    return Decision(answer=_answer(live, message, question, events, seat))


def _answer(
    live: LiveTable,
    message: wire.TellLuck,
    question: Question | None,
    events: list[Event],
    seat: int | None,
) -> wire.LuckNow:
    names = live.record.names()
    seen = [event.seen_by(seat) for event in events]
    words = LuckWords(live.game, names, message.language)
    return wire.LuckNow(
        message.cid,
        None if question is None else told.in_words(words, question),
        seen,
        [live.game.sentence(event, names) for event in seen],
    )
