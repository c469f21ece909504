"""The house: its store, its rooms, its bots, and what is done at regular times."""

import asyncio
import logging
from collections.abc import Callable

from fondaco import Refused
from fondaco.server import clock, wire
from fondaco.server.aside import NoTable, SetAside, why_aside
from fondaco.server.audience import Audience
from fondaco.server.bots import Bots
from fondaco.server.database import Kind, WriteFailed
from fondaco.server.errands import Errands
from fondaco.server.journal import Entry
from fondaco.server.keeper import HOUSE, Keeper
from fondaco.server.live import LiveTable
from fondaco.server.metrics import Metrics
from fondaco.server.neighbors import Neighbors
from fondaco.server.presence import RemotePresence
from fondaco.server.room import Room
from fondaco.server.rows import StoredTable
from fondaco.server.runtime import Runtime, fresh_token, now_in_milliseconds
from fondaco.server.store import Store
from fondaco.server.store.people import IDLE_COOKIE
from fondaco.server.visitor import Visitor, encoder

SWEEP_SECONDS = 1.0
BEAT_SECONDS = 5.0
DEAD_AFTER = 15_000  # milliseconds without a beat after which a process serves nobody
CLEAN_SECONDS = 3600.0
IDLE_ROOM = 60_000  # milliseconds that a room without viewers stays in memory
MOST_TABLES = 1_000
IDLE_BOT = 5_000  # milliseconds after which a bot's turn was forgotten

log = logging.getLogger("fondaco.house")


class House:
    """All that a process serves."""

    def __init__(
        self,
        kind: Kind,
        secret: str = "",
        now: Callable[[], int] = now_in_milliseconds,
        token: Callable[[], str] = fresh_token,
    ) -> None:
        self.kind = kind
        self.runtime = Runtime(now, token, secret)
        self.store = Store(kind)
        self.metrics = Metrics()
        self.bots = Bots(self.metrics)
        self.errands = Errands(self.metrics)
        self.rooms: dict[str, Room] = {}
        self.neighbors = Neighbors(
            kind.is_shared, self.rooms, self.store, self.errands, self.dismiss
        )
        self.began = now()
        self.id = token()[:16]
        self._opening: dict[str, asyncio.Lock] = {}
        self._stop_listening: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Get ready to serve."""
        await self.store.prepare()
        if not self.runtime.secret:
            secret = await self.store.house_value("secret", self.runtime.token())
            self.runtime.secret = secret.encode()
        loop = asyncio.get_running_loop()

        def heard(text: str) -> None:
            loop.call_soon_threadsafe(self.neighbors.hear, text)

        self._stop_listening = self.kind.listen(heard)
        await self.errands.quietly(self._beat())  # a full disk does not keep people from looking
        self.errands.repeat(SWEEP_SECONDS, self.sweep)
        self.errands.repeat(BEAT_SECONDS, self._beat)
        self.errands.repeat(CLEAN_SECONDS, self._clean)

    async def close(self) -> None:
        """Stop: nothing that was acknowledged is lost, clients come back by themselves."""
        self.errands.cancel()
        for room in self.rooms.values():
            if room.bot_task is not None:
                room.bot_task.cancel()
        await self.bots.close()
        self.send_home()
        self._stop_listening()
        await self.neighbors.say_goodbye(self.id)
        await asyncio.to_thread(self.store.close)
        self.kind.close()

    # --- Everybody who is here ---

    def announce(self, text: str, seconds: int) -> None:
        """Tell everybody of a planned stop."""
        message = encoder.encode(wire.Notice(text, seconds))
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
        """The room of a table, opened where it is not in memory."""
        found = self._in_memory(id)
        if found is None:
            async with self._opening.setdefault(id, asyncio.Lock()):
                try:
                    found = self._in_memory(id) or await self._opened(id)
                finally:
                    self._opening.pop(id, None)
        found.used = self.runtime.now()
        if self.kind.is_shared:  # what others have done may still be on its way to us
            found.keeper.is_doubtful = True
            await found.look_again()
        return found

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
            room = self._furnished(stored, await self.store.tables.journal(id))
        except WriteFailed:
            raise
        except Exception as problem:
            raise await self._aside(id, problem) from problem
        if stored.aside:
            await self.store.tables.set_aside(id, "")
        await self._give_credit(room.live)
        self.rooms[id] = room = self._in_memory(id) or room
        self.metrics.rooms.set(len(self.rooms))
        room.ask_bot()
        return room

    def _furnished(self, stored: StoredTable, entries: list[Entry]) -> Room:
        live = LiveTable(stored, entries, self.runtime)
        remote = RemotePresence(self.id, stored.id, self.neighbors.publish)
        keeper = Keeper(live, self.store.tables, self.metrics)
        return Room(live, keeper, Audience(live, remote), self.bots, self.metrics)

    async def _aside(self, id: str, problem: Exception) -> SetAside:
        """Say and remember why a table cannot be played on."""
        why = why_aside(problem)
        if await self.store.tables.set_aside(id, why):
            log.error("set aside", extra={"table": id, "problem": str(problem)})
        return SetAside(f"This table was set aside; it can be downloaded as it is. {why}")

    async def _give_credit(self, live: LiveTable) -> None:
        """Time during which nobody served is not charged."""
        since = live.record.since
        if since and live.record.opened.clock is not None and since < self.began:
            served = await self.store.served(since)
            live.credit = (since, clock.closed_between(served, since, self.began))

    async def export(self, id: str, visitor: Visitor) -> str:
        """All that is stored of the game of a table that was set aside, as it is stored."""
        mine = await self.store.tables.of(visitor.person, MOST_TABLES)
        if id not in [stored.id for stored in mine]:
            raise Refused("Only those who played at this table may download what is left of it.")
        rows = await self.store.tables.raw_journal(id)
        return "".join([f"{seq} {made} {body}\n" for seq, _, _, body, made in rows])

    # --- At regular times ---

    async def _beat(self) -> None:
        now = self.runtime.now()
        await self.store.beat(self.id, self.began, now)
        await self.neighbors.forget_the_dead(now - DEAD_AFTER)

    async def _clean(self) -> None:
        """Forget cookies that nobody uses any more."""
        await self.store.people.drop_old_keys(self.runtime.now() - IDLE_COOKIE)

    async def sweep(self) -> None:
        """Look after clocks that ran out, bots that were forgotten, and rooms nobody uses."""
        now = self.runtime.now()
        for id in await self.store.tables.due(now, now - IDLE_BOT):
            await self.errands.quietly(self._look_after(id))
        for id, room in list(self.rooms.items()):
            if room.keeper.is_broken or self._is_idle(room, now):
                del self.rooms[id]
            elif room.keeper.is_behind:
                self.errands.run(room.look_again())
        self.metrics.rooms.set(len(self.rooms))

    async def _look_after(self, id: str) -> None:
        try:
            room = await self.room(id)
        except Refused:
            return
        live = room.live
        if room.keeper.is_doubtful or not live.bot_to_act():
            await room.note(lambda: clock.ran_out(live), HOUSE)
        if live.running is not None and live.record.ran_out is None:
            await self.store.tables.postpone(id, self.runtime.now() + live.time_left(live.running))
        room.ask_bot()

    def _is_idle(self, room: Room, now: int) -> bool:
        busy = room.audience.viewers or room.bot_task or room.lock.locked()
        return not busy and now - room.used > IDLE_ROOM
