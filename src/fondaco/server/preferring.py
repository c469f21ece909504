"""How people like the client: kept with an account, so that it is the same on all its devices."""

from fondaco import Refused
from fondaco.server import wire
from fondaco.server.house import House
from fondaco.server.people import check_person
from fondaco.server.visitor import Visitor

ON_DEVICE = "The preferences of guests are kept by their browser; an account keeps them here."


async def kept(house: House, visitor: Visitor) -> wire.PreferencesNow:
    """What is kept of somebody; of strangers and guests, nothing is."""
    check_person(visitor)
    found = await house.store.own.preferences(visitor.person) if visitor.account else None
    return wire.PreferencesNow(found is not None, found or wire.Preferences())


async def keep(house: House, visitor: Visitor, wanted: wire.Preferences) -> None:
    check_person(visitor)
    if not visitor.account:
        raise Refused(ON_DEVICE)
    await house.store.own.keep_preferences(visitor.person, wanted)
