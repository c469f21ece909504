"""What it would mean now if somebody resigned."""

from fondaco.server import wire
from fondaco.server.live import LiveTable
from fondaco.server.visitor import Visitor


def goes_on(live: LiveTable, seat: int) -> bool:
    """Whether the others play on without whoever has this seat: at least two, one of them a person
    who decides."""
    record = live.record
    numbers = [at for at in range(len(record.seats)) if at != seat and at not in record.resigned]
    others = [record.seats[at] for at in numbers]
    are_people = any(one.person and not one.level and not one.is_gone for one in others)
    return len(others) > 1 and are_people and not record.opened.told


def meaning(live: LiveTable, visitor: Visitor) -> wire.Resigning:
    """What resigning would bring somebody: nothing, the end of the game, or a bot plays on."""
    record = live.record
    own = [seat for seat in record.seats_of(visitor.person) if seat not in record.resigned]
    if live.status != "playing" or live.table is None or not visitor.may_play or not own:
        return "none"
    return "bot" if goes_on(live, own[0]) else "ends"
