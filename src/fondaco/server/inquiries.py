"""What is asked about a move before it is played: what it would bring, why it is not possible, and
where pieces could go. It is answered by what the seat that is to act may know."""

from fondaco import Seeded, Table
from fondaco.server import wire


def preview(table: Table, message: wire.Preview) -> wire.Previewed:
    seat = table.to_act
    view = table.preview(message.move, seat)
    events = table.foretell(message.move, seat)
    is_free = view["complete"] is True and view["to_act"] == seat
    serves = table.game.serves(table.view(seat), message.move)
    return wire.Previewed(message.cid, view, events, is_free, serves)


def why(table: Table, message: wire.Why) -> wire.Reason:
    refused = table.why_not(message.move)
    if refused is None:
        return wire.Reason(message.cid, "")
    lacks = table.game.lacks(table.view(table.to_act), message.move)
    return wire.Reason(message.cid, refused.text, refused.clause, refused.page, lacks)


def destinations(table: Table, message: wire.Destinations) -> wire.Reachable:
    """Found on a guess, as a preview is."""
    guess = table.guess(table.to_act or 0, Seeded("preview"))
    found = [
        wire.Destination(one.moves, one.pays, one.events, one.then)
        for one in table.game.destinations(guess)
    ]
    return wire.Reachable(message.cid, found)
