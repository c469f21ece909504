"""The house: its store, its rooms, its bots, and what is done at regular times."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable

from fondaco import Refused
from fondaco.server import clock, presence, wire
from fondaco.server.bots import Bots
from fondaco.server.database import Kind, WriteFailed
from fondaco.server.metrics import Metrics
from fondaco.server.room import HOUSE, Room
from fondaco.server.store import IDLE_COOKIE, KEY, Store
from fondaco.server.visitor import Visitor, encoder

SWEEP_SECONDS = 1.0
BEAT_SECONDS = 5.0
DEAD_AFTER = 15_000  # milliseconds without a beat after which a process serves nobody
CLEAN_SECONDS = 3600.0
IDLE_ROOM = 60_000  # milliseconds that a room without viewers stays in memory
MOST_TABLES = 1_000
IDLE_BOT = 5_000  # milliseconds after which a bot's turn was forgotten

log = logging.getLogger("fondaco.house")


class NoTable(Refused):
    """There is no such table."""


class SetAside(Refused):
    """The table is there, but cannot be played on."""


def why_aside(problem: Exception) -> str:
    """Why a table was set aside, for everybody: of a damaged journal not what stands in it, since
    that may be secret."""
    if isinstance(problem, Refused) and not problem.text.startswith("log line "):
        return problem.text
    return "Its journal is damaged."


def now_in_milliseconds() -> int:
    return time.time_ns() // 1_000_000


def fresh_token() -> str:
    """256 bits that nobody can guess."""
    return secrets.token_hex(32)


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
        self.now = now
        self.token = token
        self.secret = secret.encode()
        self.store = Store(kind)
        self.metrics = Metrics()
        self.bots = Bots(self)
        self.rooms: dict[str, Room] = {}
        self.began = now()
        self.id = token()[:16]
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._errands: set[asyncio.Task[None]] = set()
        self._stop_listening: Callable[[], None] = lambda: None

    async def open(self) -> None:
        """Get ready to serve."""
        await self.store.prepare()
        if not self.secret:
            self.secret = (await self.store.house_value("secret", self.token())).encode()
        loop = asyncio.get_running_loop()

        def heard(text: str) -> None:
            loop.call_soon_threadsafe(self._heard, text)

        self._stop_listening = self.kind.listen(heard)
        await self._quietly(self._beat())  # a full disk does not keep people from looking
        self._tasks = [
            asyncio.create_task(self._regularly(SWEEP_SECONDS, self.sweep)),
            asyncio.create_task(self._regularly(BEAT_SECONDS, self._beat)),
            asyncio.create_task(self._regularly(CLEAN_SECONDS, self._clean)),
        ]

    async def close(self) -> None:
        """Stop: nothing that was acknowledged is lost, clients come back by themselves."""
        for task in [*self._tasks, *self._errands]:
            task.cancel()
        await self.bots.close()
        self.send_home()
        self._stop_listening()
        if self.kind.is_shared:
            await self._quietly(self.store.tell(f"{presence.GONE} {self.id}"))
        await asyncio.to_thread(self.store.close)
        self.kind.close()

    def announce(self, text: str, seconds: int) -> None:
        """Tell everybody of a planned stop."""
        message = encoder.encode(wire.Notice(text, seconds))
        for room in self.rooms.values():
            for viewer in room.audience.viewers:
                viewer.send_bytes(message)

    def send_home(self) -> None:
        """End all conversations; clients come back when somebody serves again."""
        for room in self.rooms.values():
            for viewer in room.audience.viewers:
                viewer.cut_off()

    def dismiss(self, key: str) -> None:
        """End the conversations of who came with a key that is no longer good."""
        for room in self.rooms.values():
            for viewer in room.audience.viewers:
                if viewer.visitor.key == key:
                    viewer.cut_off()

    # --- Rooms ---

    async def room(self, id: str) -> Room:
        """The room of a table, opened where it is not in memory."""
        found = self.rooms.get(id)
        if found is None:
            async with self._opening.setdefault(id, asyncio.Lock()):
                try:
                    found = self.rooms.get(id) or await self._opened(id)
                finally:
                    self._opening.pop(id, None)
        found.used = self.now()
        if self.kind.is_shared:  # what others have done may still be on its way to us
            found.is_doubtful = True
            await found.look_again()
        return found

    async def _opened(self, id: str) -> Room:
        stored = await self.store.table(id) if id.isascii() and id.isalnum() else None
        if stored is None:
            raise NoTable("There is no such table.")
        try:
            if stored.is_damaged:
                raise Refused(stored.aside)
            room = Room(self, stored, await self.store.journal(id))
        except WriteFailed:
            raise
        except Exception as problem:
            raise await self._aside(id, problem) from problem
        if stored.aside:
            await self.store.set_aside(id, "")
        await self._give_credit(room)
        room = self.rooms.setdefault(id, room)
        self.metrics.rooms.set(len(self.rooms))
        room.ask_bot()
        return room

    def drop(self, room: Room) -> None:
        """Forget what is in memory of a table; who comes back finds what is stored."""
        self.rooms.pop(room.id, None)
        for viewer in room.audience.viewers:
            viewer.cut_off()

    async def _aside(self, id: str, problem: Exception) -> SetAside:
        """Say and remember why a table cannot be played on."""
        why = why_aside(problem)
        if await self.store.set_aside(id, why):
            log.error("set aside", extra={"table": id, "problem": str(problem)})
        return SetAside(f"This table was set aside, and can be downloaded as it is. {why}")

    async def _give_credit(self, room: Room) -> None:
        """What was not served is not charged."""
        since = room.record.since
        if since and room.record.opened.clock is not None and since < self.began:
            served = await self.store.served(since)
            room.credit = (since, clock.closed_between(served, since, self.began))

    async def export(self, id: str, visitor: Visitor) -> str:
        """All that is stored of the game of a table that was set aside, as it is stored."""
        mine = await self.store.tables_of(visitor.person, MOST_TABLES)
        if id not in [stored.id for stored in mine]:
            raise Refused("What is left of this table is for those who played at it.")
        rows = await self.store.raw_journal(id)
        return "".join([f"{seq} {made} {body}\n" for seq, _, _, body, made in rows])

    def _heard(self, text: str) -> None:
        """Another process has told of an entry; an empty text: we may have missed some."""
        about, _, rest = text.partition(" ")
        if not text:
            for room in self.rooms.values():
                room.is_doubtful = True
                self.errand(room.look_again())
        elif about == KEY:
            self.dismiss(rest)
        elif about == presence.PRESENCE:
            presence.hear(self, rest)
        elif about == presence.GONE:
            presence.forget(self, rest)
        elif about in self.rooms and rest.isdigit():
            self.errand(self.rooms[about].heard_of(int(rest)))

    def errand(self, work: Awaitable[None]) -> None:
        """Do something beside all else."""
        task = asyncio.ensure_future(self._quietly(work))
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _quietly(self, work: Awaitable[None]) -> None:
        try:
            await work
        except WriteFailed as problem:
            self.metrics.unkept.inc()
            log.error("the store is away", extra={"problem": str(problem)})
        except Exception:
            self.metrics.mistakes.inc()
            log.exception("an errand failed")

    # --- At regular times ---

    async def _regularly(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self._quietly(work())

    async def _beat(self) -> None:
        now = self.now()
        await self.store.beat(self.id, self.began, now)
        if self.kind.is_shared:
            alive = await self.store.alive(now - DEAD_AFTER)
            presence.forget_the_dead(self, alive)

    async def _clean(self) -> None:
        """Forget cookies that nobody uses any more."""
        await self.store.drop_old_keys(self.now() - IDLE_COOKIE)

    async def sweep(self) -> None:
        """Look after clocks that ran out, bots that were forgotten, and rooms nobody uses."""
        now = self.now()
        for id in await self.store.due(now, now - IDLE_BOT):
            await self._quietly(self._look_after(id))
        for id, room in list(self.rooms.items()):
            if self._is_idle(room, now):
                del self.rooms[id]
            elif room.is_behind:
                self.errand(room.look_again())
        self.metrics.rooms.set(len(self.rooms))

    async def _look_after(self, id: str) -> None:
        try:
            room = await self.room(id)
        except Refused:
            return
        if room.is_doubtful or not room.bot_to_act():
            await room.note(lambda: clock.ran_out(room), HOUSE)
        if room.running is not None and room.record.ran_out is None:
            await self.store.postpone(id, self.now() + room.time_left(room.running))
        room.ask_bot()

    def _is_idle(self, room: Room, now: int) -> bool:
        busy = room.audience.viewers or room.bot_task or room.lock.locked()
        return not busy and now - room.used > IDLE_ROOM
