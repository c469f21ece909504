"""Which function decides which message."""

from collections.abc import Callable
from typing import TypeVar

from fondaco.server import clock, hosting, luck, playing, resigning, seating, wire
from fondaco.server.decisions import Decision, Message
from fondaco.server.live import LiveTable
from fondaco.server.visitor import Visitor

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
