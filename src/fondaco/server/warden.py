"""Who carries out what the house is told: sends home, closes tables, lets everybody rest."""

from collections.abc import Awaitable, Callable, Mapping

from fondaco import Refused
from fondaco.server import hosting, wire
from fondaco.server.bots import Bots
from fondaco.server.errands import Errands
from fondaco.server.keeper import HOUSE
from fondaco.server.live import LiveTable
from fondaco.server.orders import CLOSE, READ_ONLY, SIGN_OUT, Orders
from fondaco.server.room import Room
from fondaco.server.rows import Order
from fondaco.server.runtime import Runtime, Stopwatch
from fondaco.server.store.people import StoredPeople
from fondaco.server.visitor import Viewer

LOOK_SECONDS = 1.0
OPEN_AGAIN = "The house is open for play again."


class Warden:
    """Looks after the orders of a house."""

    def __init__(
        self,
        *,
        orders: Orders,
        people: StoredPeople,
        runtime: Runtime,
        rooms: Mapping[str, Room],
        bots: Bots,
        errands: Errands,
        open_room: Callable[[str], Awaitable[Room]],
        announce: Callable[[wire.Notice], None],
    ) -> None:
        self.orders = orders
        self.people = people
        self.runtime = runtime
        self.rooms = rooms
        self.bots = bots
        self.errands = errands
        self.open_room = open_room
        self.announce = announce
        self.woke = 0  # when the house was last opened for play again,
        self.rested = 0  # and how long it had been read-only
        self._rests = Stopwatch(runtime)

    @property
    def is_resting(self) -> bool:
        return self.bots.are_resting

    async def look(self) -> None:
        """Read the orders, and do what is new."""
        await self.orders.read()
        if self.orders.has_bans:
            self._send_home()
        if bool(self.orders.notice) != self.is_resting:
            self._rest()
        for order in self.orders.of(CLOSE):
            await self.errands.quietly(self._close(order.target))
            await self.orders.stored.drop(order.id)
        for order in self.orders.of(SIGN_OUT):
            await self.errands.quietly(self._sign_out(order))

    def inform(self, viewer: Viewer) -> None:
        """Tell somebody who comes that the house is read-only."""
        if self.orders.notice:
            viewer.send(wire.Notice(self.orders.notice, 0, lasts=True))

    def _send_home(self) -> None:
        """End the conversations of those who are no longer welcome."""
        for room in self.rooms.values():
            for viewer in room.audience.viewers:
                if self.orders.ban(viewer.visitor.person, viewer.host):
                    viewer.cut_off()

    def _rest(self) -> None:
        """Let everybody rest, or go on."""
        self.bots.are_resting = not self.bots.are_resting
        if self.is_resting:
            self.announce(wire.Notice(self.orders.notice, 0, lasts=True))
            [order, *_] = self.orders.of(READ_ONLY)
            self._rests.begin(self.runtime.now() - order.made)  # another process may have begun
        else:
            self._go_on()

    def _go_on(self) -> None:
        """The time of the rest is nobody's."""
        self.announce(wire.Notice(OPEN_AGAIN, 0))
        self.woke, self.rested = self.runtime.now(), self._rests.passed
        for room in self.rooms.values():
            self.give_credit(room.live)
            room.audience.show_clocks()
            room.ask_bot()

    def give_credit(self, live: LiveTable) -> None:
        """Time during which nobody could play is not charged."""
        since = live.record.since
        if since and since < self.woke:
            live.lasts.begin(live.lasts.passed - self.rested)

    async def _sign_out(self, order: Order) -> None:
        """No key of somebody is good any more, neither a browser's nor a bot's."""
        keys = await self.people.drop_keys(order.target)
        for room in self.rooms.values():
            for viewer in room.audience.viewers:
                if viewer.visitor.key in keys:
                    viewer.cut_off()
        await self.orders.stored.drop(order.id)

    async def _close(self, table: str) -> None:
        try:
            room = await self.open_room(table)
        except Refused:
            return  # there is no such table, or nothing to close
        await room.note(lambda: hosting.closed(room.live), HOUSE)
