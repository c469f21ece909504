"""Makes the calls that are due: to people who are not looking, and not in their quiet hours."""

import asyncio
from collections.abc import Iterable

from fondaco import Refused
from fondaco.server import wire
from fondaco.server.house import House
from fondaco.server.people import check_person
from fondaco.server.push.quiet import check_zone, quiet_until
from fondaco.server.push.sealing import Seal, check_keys, contact_of, fresh_key
from fondaco.server.push.sender import Said, Sender
from fondaco.server.push.transport import Transport
from fondaco.server.record import Record
from fondaco.server.rows import StoredTable
from fondaco.server.store.calls import SEAT, TURN, Browser, Call
from fondaco.server.visitor import Visitor

LOOK_SECONDS = 2.0
KEY = "push key"  # its name in the store
MOST_BROWSERS = 10  # of one person
IDLE = 900_000  # milliseconds without a move after which who has a table open is not looking
FIRST = "first"  # of a turn: the game has just begun


class Caller:
    """Calls the people of a house."""

    def __init__(self, house: House, transport: Transport, origin: str) -> None:
        self.house = house
        self.stored = house.store.calls
        self.transport = transport
        self.origin = origin
        self.sender: Sender | None = None
        self._looking: set[Call] = set()  # those who were there when they would have been called

    async def open(self) -> None:
        """Make the key of the house, if it has none, and look after calls from now on."""
        key = await self.house.store.house_value(KEY, fresh_key())
        seal = Seal(key, contact_of(self.origin))
        self.sender = Sender(self.transport, seal, self.stored, self.house.metrics)
        self.house.errands.repeat(LOOK_SECONDS, self.look)

    @property
    def _sender(self) -> Sender:
        if self.sender is None:
            raise Refused("The house is not ready to call anybody. Try again in a moment.")
        return self.sender

    # --- Who is called ---

    async def now(self, visitor: Visitor) -> wire.CallsNow:
        """How somebody is called."""
        check_person(visitor)
        found = await self.stored.of(visitor.person)
        browsers = [wire.CalledBrowser(one.id, one.label, one.made) for one in found]
        quiet = await self.stored.quiet(visitor.person)
        return wire.CallsNow(self._sender.seal.public, browsers, quiet)

    async def add(self, visitor: Visitor, id: str, label: str, at: wire.Subscription) -> None:
        """Call somebody at this browser, too."""
        check_person(visitor)
        self.transport.check(at.endpoint)
        check_keys(at)
        now = self.house.runtime.now()
        browser = Browser(id, visitor.person, visitor.key, label, now, at)
        await self.stored.add(browser, MOST_BROWSERS)

    async def drop(self, visitor: Visitor, id: str) -> None:
        check_person(visitor)
        if not await self.stored.drop(id, visitor.person):
            raise Refused("You are not called there.")

    async def be_quiet(self, visitor: Visitor, hours: wire.QuietHours | None) -> None:
        check_person(visitor)
        if hours is not None:
            check_zone(hours)
        await self.stored.be_quiet(visitor.person, hours)

    async def try_out(self, visitor: Visitor) -> None:
        """Call somebody about nothing, to see that it works."""
        check_person(visitor)
        found = await self.stored.of(visitor.person)
        if not found:
            raise Refused("No browser of yours is called.")
        self._say_all(found, Said("trial"))

    # --- Calls that are due ---

    async def look(self) -> None:
        """Make all calls that are due. One that another process makes, or should, is left to it."""
        due = await self.stored.due(self.house.runtime.now())
        self._looking &= set(due)
        for call in due:
            if not self._sender.is_full:
                await self._look_at(call)

    async def _look_at(self, call: Call) -> None:
        now = self.house.runtime.now()
        hours = await self.stored.quiet(call.person)
        until = quiet_until(hours, now) if hours else 0
        if until:
            await self.stored.hold(call.person, until)
        elif await self.house.leasing.take(call.table):
            if self._is_there(call) and now - call.made < IDLE:
                self._looking.add(call)
            else:
                await self._make(call, now)

    def _is_there(self, call: Call) -> bool:
        """Whether somebody has the table before them, through any process."""
        room = self.house.rooms.get(call.table)
        if room is None:
            return False
        seats = room.live.record.seats_of(call.person)
        here = room.audience.remote.joined(room.audience.presence())
        return any(seat in here.seats for seat in seats)

    async def _make(self, call: Call, now: int) -> None:
        """Make a call, unless there is nothing to say any more, or they have seen it themselves."""
        if not await self.stored.take(call, now):
            return
        stored = await self.house.store.tables.stored(call.table)
        has_seen = call in self._looking and not self._is_there(call)
        if stored is None or has_seen or not is_wanted(call, stored):
            await self.stored.settle(call)
            return
        self.house.errands.run(self._made, call, stored)

    async def _made(self, call: Call, stored: StoredTable) -> None:
        said = await self._said(call, stored)
        if said is not None:
            browsers = await self.stored.of(call.person)
            await asyncio.gather(*[self._sender.say(one, said) for one in browsers])
        await self.stored.settle(call)

    def _say_all(self, browsers: Iterable[Browser], said: Said) -> None:
        for browser in browsers:
            if not self._sender.is_full:
                self.house.errands.run(self._sender.say, browser, said)

    async def _said(self, call: Call, stored: StoredTable) -> Said | None:
        """What is to be said; nothing, where a table cannot be read."""
        try:
            live = (await self.house.open_room(call.table)).live
        except Refused:
            return None
        kind = FIRST if call.kind == TURN and not stored.moves else call.kind
        return Said(kind, call.table, live.game.name, others_at(live.record, call.person))


def is_wanted(call: Call, stored: StoredTable) -> bool:
    """Whether what a call is about still is so. In a game by a clock of minutes, one's turns are no
    reason to call."""
    if call.kind == SEAT:
        return stored.status == "waiting"
    if stored.status != "playing":
        return False
    if call.kind != TURN:
        return True
    is_slow = not isinstance(stored.opened.clock, wire.Bank) or not stored.moves
    return stored.turn == call.person and is_slow


def others_at(record: Record, person: str) -> list[str]:
    """The names of those who play along."""
    own = record.seats_of(person)
    seats = zip(record.seats, record.names(), strict=True)
    return [name for at, (seat, name) in enumerate(seats) if seat.is_taken and at not in own]
