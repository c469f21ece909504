"""Which function decides which message; and what a table still takes whose journal is long."""

from collections.abc import Callable
from typing import TypeVar

from fondaco import Refused
from fondaco.server import clock, hosting, luck, playing, resigning, seating, wire
from fondaco.server.decisions import Decision, Message
from fondaco.server.live import LiveTable
from fondaco.server.visitor import Visitor

# What brings a game to its end, and what changes nothing. All else may be done without end: moves
# taken back and played again, chat, seats handed over and taken back.
BRINGS_TO_AN_END = (
    wire.Play,
    wire.TellLuck,
    wire.Preview,
    wire.Why,
    wire.Destinations,
    wire.Answer,
    wire.Resign,
    wire.Choose,
    wire.Take,
    wire.AddNonce,
    wire.Sit,
    wire.Remove,
    wire.Start,
    wire.Close,
)
FULL = (
    "So much was said, or taken back, at this table that its record is full: from here on it can "
    "only be played to its end."
)

M = TypeVar("M", bound=Message)
Decide = Callable[[LiveTable, Visitor, Message], Decision]


def _for(kind: type[M], decide: Callable[[LiveTable, Visitor, M], Decision]) -> tuple[type, Decide]:
    """Pair a kind of message with its decider, which gets messages of that kind alone."""

    def decided(live: LiveTable, visitor: Visitor, message: Message) -> Decision:
        assert isinstance(message, kind)
        return decide(live, visitor, message)

    return kind, decided


DECIDE: dict[type, Decide] = dict(
    [
        _for(wire.Play, playing.play),
        _for(wire.TellLuck, luck.luck),
        _for(wire.Preview, playing.preview),
        _for(wire.Why, playing.why),
        _for(wire.Destinations, playing.destinations),
        _for(wire.Undo, playing.undo),
        _for(wire.End, playing.end),
        _for(wire.Answer, playing.answer),
        _for(wire.Say, seating.say),
        _for(wire.Sit, seating.sit),
        _for(wire.AddNonce, seating.add_nonce),
        _for(wire.Leave, seating.leave),
        _for(wire.Fill, seating.fill),
        _for(wire.Start, seating.start),
        _for(wire.Hand, seating.hand),
        _for(wire.Take, seating.take),
        _for(wire.Resign, resigning.resign),
        _for(wire.Link, seating.link),
        _for(wire.Revoke, seating.revoke),
        _for(wire.Choose, clock.choose),
        _for(wire.Remove, hosting.remove),
        _for(wire.Close, hosting.close),
        _for(wire.Hush, hosting.hush),
    ]
)


def decided(live: LiveTable, visitor: Visitor, message: Message) -> Decision:
    """What a message asks for. A journal has at most two entries for each move that a game may
    have, and after that only what brings it to an end; twice as many, if people cannot agree."""
    most = (4 if isinstance(message, wire.End) else 2) * live.game.most_moves
    if live.record.seq >= most and not isinstance(message, BRINGS_TO_AN_END):
        raise Refused(FULL)
    return DECIDE[type(message)](live, visitor, message)
