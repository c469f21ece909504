"""The house: its store, its rooms, its bots, and what is done at regular times."""

import asyncio
import logging
from collections.abc import Callable

from fondaco import Refused
from fondaco.server import clock, wire
from fondaco.server.accord import DEAD_AFTER, Accord
from fondaco.server.analyst import Analyst
from fondaco.server.archive import Archive
from fondaco.server.archivist import KEEP_SECONDS, Archivist
from fondaco.server.aside import NoTable, SetAside, why_aside
from fondaco.server.audience import Audience
from fondaco.server.beats import Beats
from fondaco.server.bots import Bots
from fondaco.server.caretaker import Caretaker
from fondaco.server.database import Kind, WriteFailed
from fondaco.server.errands import Errands
from fondaco.server.history import WORK_SECONDS, History
from fondaco.server.keeper import HOUSE, Keeper
from fondaco.server.leasing import RENEW_SECONDS, Leasing
from fondaco.server.live import LiveTable
from fondaco.server.metrics import Metrics
from fondaco.server.neighbors import Neighbors
from fondaco.server.orders import Orders
from fondaco.server.playing import renewed
from fondaco.server.presence import RemotePresence
from fondaco.server.reopening import Reopening
from fondaco.server.room import Room
from fondaco.server.runtime import Clock, Runtime, fresh_token, now_in_milliseconds
from fondaco.server.store import Store
from fondaco.server.ties import Bind, ties_of
from fondaco.server.visitor import encoder
from fondaco.server.warden import LOOK_SECONDS, Warden
from fondaco.server.workers import Workers

BEAT_SECONDS = 5.0  # where nobody waits for it

log = logging.getLogger("fondaco.house")


class House:
    """All that a process serves."""

    def __init__(
        self,
        kind: Kind,
        secret: str = "",
        now: Clock = now_in_milliseconds,
        token: Callable[[], str] = fresh_token,
        workers: Workers | None = None,
        steady: Clock | None = None,
        idle_days: int = 0,
        changes: frozenset[str] = frozenset(),
        bind: Bind | None = None,
    ) -> None:
        self.id = token()[:16]
        self.kind = kind
        self.runtime = Runtime(now, token, secret, steady)
        self.store = Store(kind)
        self.metrics = Metrics()
        ties = bind(self.id) if bind else ties_of(kind, self.store, self.id, now)
        self.leasing = Leasing(ties.leases, self.metrics)
        self.bots = Bots(self.metrics, ties.thinkers, self.leasing.holds)
        self.workers = workers or Workers(WORK_SECONDS)
        self.history = History(self.store, self.workers)
        self.keepers = workers or Workers(WORK_SECONDS, 1)  # nobody waits for what they do
        self.archive = Archive(self.store, self.keepers)
        self.reopening = Reopening(self.history, self.archive, self.runtime)
        self.errands = Errands(self.metrics)
        self.analyst = Analyst(self.store, self.bots, self.runtime, self.errands, ties.analyses)
        self.rooms: dict[str, Room] = {}
        self.archivist = Archivist(
            self.archive, self.runtime, self.rooms, self.errands, self.leasing, self.open_room
        )
        self.neighbors = Neighbors(
            kind, ties.bus, self.rooms, self.store, self.errands, self.dismiss
        )
        self.orders = Orders(self.store.orders, now)
        self.warden = Warden(
            orders=self.orders,
            people=self.store.people,
            runtime=self.runtime,
            rooms=self.rooms,
            bots=self.bots,
            errands=self.errands,
            open_room=self.open_room,
            announce=self.announce,
        )
        self.caretaker = Caretaker(
            store=self.store,
            runtime=self.runtime,
            rooms=self.rooms,
            errands=self.errands,
            archivist=self.archivist,
            warden=self.warden,
            leasing=self.leasing,
            open_room=self.open_room,
            close_room=self.close_room,
            idle_days=idle_days,
        )
        self.is_open = False
        self.is_draining = False  # it is going to close, and nobody new should come
        self.leave: Callable[[], None] = self.send_home  # how to close for a newer version
        self.accord = Accord(
            *(self.id, secret, self.runtime),
            is_shared=kind.is_shared,
            has_bus=bind is not None,
            changes=changes,
        )
        self.beats = Beats(self.id, self.runtime)
        self._opening: dict[str, asyncio.Lock] = {}

    async def open(self) -> None:
        """Get ready to serve."""
        self.runtime.secret = (await self.accord.reached(self.store.database)).encode()
        self.neighbors.open()
        await self.errands.quietly(self.archivist.keep_editions())
        await self.errands.quietly(self._beat())  # a full disk does not keep people from looking
        await self.errands.quietly(self.warden.look())
        self.errands.repeat(LOOK_SECONDS, self.warden.look)
        self.caretaker.begin()
        self.errands.repeat(RENEW_SECONDS if self.kind.is_shared else BEAT_SECONDS, self._beat)
        self.errands.repeat(KEEP_SECONDS, self.archivist.keep_forgotten)
        self.is_open = True

    async def close(self) -> None:
        """Stop: nothing that was acknowledged is lost, clients come back by themselves."""
        await self.errands.end()
        await self.leasing.leave()
        await asyncio.gather(*[room.rest() for room in self.rooms.values()])
        await self.bots.close()
        self.send_home()
        await self.errands.quietly(self.archivist.finish())
        await self.workers.close()
        await self.keepers.close()
        await self.analyst.close()
        await self.neighbors.close(self.id)
        await self.errands.quietly(self.store.database.write(self.accord.leave))
        await asyncio.to_thread(self.store.close)
        self.kind.close()

    # --- Everybody who is here ---

    def announce(self, notice: wire.Notice) -> None:
        """Tell everybody, such as of a planned stop."""
        message = encoder.encode(notice)
        for room in self.rooms.values():
            for viewer in room.audience.viewers:
                viewer.send_bytes(message)

    def send_home(self) -> None:
        """End all conversations; clients come back when somebody serves again."""
        for room in self.rooms.values():
            room.audience.send_home()

    def dismiss(self, key: str) -> None:
        """End the conversations of whoever came with a key that is no longer good."""
        for room in self.rooms.values():
            for viewer in room.audience.viewers:
                if viewer.visitor.key == key:
                    viewer.cut_off()

    # --- Rooms ---

    async def room(self, id: str) -> Room:
        """The room of a table at which somebody looks."""
        found = await self.open_room(id)
        found.audience.look()
        await self.caretaker.welcome(found)
        return found

    async def open_room(self, id: str) -> Room:
        """The room of a table, opened where it is not in memory."""
        found = self._in_memory(id)
        if found is None:
            async with self._opening.setdefault(id, asyncio.Lock()):
                try:
                    found = self._in_memory(id) or await self._opened(id)
                finally:
                    self._opening.pop(id, None)
        found.used.begin()
        if self.kind.is_shared:  # what others have done may still be on its way to us
            found.keeper.is_doubtful = True
            await found.look_again()
        return found

    def close_room(self, id: str) -> None:
        del self.rooms[id]
        self.neighbors.bus.leave(id)

    def _in_memory(self, id: str) -> Room | None:
        found = self.rooms.get(id)
        return None if found is None or found.keeper.is_broken else found

    async def _opened(self, id: str) -> Room:
        stored = await self.store.tables.stored(id) if id.isascii() and id.isalnum() else None
        if stored is None:
            raise NoTable("There is no such table.")
        try:
            if stored.is_damaged:
                raise Refused(stored.aside)
            entries = await self.store.tables.journal(id)
            room = self._furnished(await self.reopening.read(stored, entries))
            await room.answering.look_again()
        except WriteFailed:
            raise
        except Exception as problem:
            raise await self._aside(id, problem) from problem
        if stored.aside:
            await self.store.tables.set_aside(id, "")
        await self._give_credit(room.live)
        self.rooms[id] = room = self._in_memory(id) or room
        self.neighbors.bus.follow(id)
        await self.leasing.take(id)
        if room.live.is_to_be_renewed:
            await room.note(lambda: renewed(room.live), HOUSE)
        room.ask_bot()
        return room

    def _furnished(self, live: LiveTable) -> Room:
        remote = RemotePresence(self.id, live.id, self.neighbors.publish)
        keeper = Keeper(live, self.store.tables, self.metrics)
        return Room(live, keeper, Audience(live, remote), self.store.own, self.bots)

    async def _aside(self, id: str, problem: Exception) -> SetAside:
        """Say and remember why a table cannot be played on."""
        why = why_aside(problem)
        if await self.store.tables.set_aside(id, why):
            log.error("set aside", extra={"table": id, "problem": str(problem)})
        return SetAside.because(why)

    async def _give_credit(self, live: LiveTable) -> None:
        """Time during which nobody served is not charged."""
        since, began, closed = live.record.since, self.beats.began, 0
        if since and live.record.clock is not None and since < began:
            closed = clock.closed_between(await self.store.served(since), since, began)
        live.lasts.begin(self.beats.last - since - closed)
        self.warden.give_credit(live)

    # --- At regular times ---

    async def sweep(self) -> None:
        await self.caretaker.sweep()

    async def _beat(self) -> None:
        await self.beats.beat(self.store)
        await self.neighbors.look_around(self.runtime.now() - DEAD_AFTER)
