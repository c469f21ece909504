"""The other processes that serve the same tables: what they tell us, and what we tell them."""

import asyncio
from collections.abc import Callable, Mapping

import msgspec

from fondaco.server.bus import Bus
from fondaco.server.database import Kind
from fondaco.server.errands import Errands
from fondaco.server.presence import Attendance
from fondaco.server.room import Room
from fondaco.server.store import Store
from fondaco.server.store.own import STANDING
from fondaco.server.store.people import KEY

GONE = "gone"  # what is told of a process that closes


class Neighbors:
    """Listens for a house and its rooms, and speaks for them. A table has a channel of its own, by
    its id; KEY and GONE are for all."""

    def __init__(
        self,
        kind: Kind,
        bus: Bus,
        rooms: Mapping[str, Room],
        store: Store,
        errands: Errands,
        dismiss: Callable[[str], None],
    ) -> None:
        self.kind = kind
        self.bus = bus
        self.rooms = rooms
        self.store = store
        self.errands = errands
        self.dismiss = dismiss  # ends the conversations of a key that is no longer good
        self._stop_listening: Callable[[], None] = lambda: None

    def open(self) -> None:
        """Listen from now on: to the bus, and to the store, which may be the bus itself."""
        loop = asyncio.get_running_loop()

        def heard(text: str) -> None:
            loop.call_soon_threadsafe(self.hear, text)

        self._stop_listening = self.kind.listen(heard)
        self.bus.follow(KEY)
        self.bus.follow(GONE)
        self.bus.open(self.hear)

    async def close(self, process: str) -> None:
        self._stop_listening()
        await self.errands.quietly(self.bus.tell(f"{GONE} {process}"))
        await self.bus.close()

    # --- What we tell ---

    def publish(self, attendance: Attendance) -> None:
        """Let the others know whom we have at a table."""
        text = msgspec.json.encode(attendance).decode()
        self.errands.run(self.bus.tell, f"{attendance.table} {text}")

    # --- What they tell ---

    def hear(self, text: str) -> None:
        """Something was told; no text at all: we may have missed some, anywhere."""
        about, _, rest = text.partition(" ")
        if not text:
            self._doubt_everything()
        elif about in self.rooms:
            self._hear_of(self.rooms[about], rest)
        elif about == KEY and rest:
            self.dismiss(rest)
        elif about == GONE and rest:
            self._forget(rest)

    def _hear_of(self, room: Room, rest: str) -> None:
        """Something was told of a table: a number of its journal, who is there, or that an answer
        stands for somebody."""
        if rest.isdigit():
            self.errands.run(room.heard_of, int(rest))
        elif rest == STANDING:
            self.errands.run(room.answering.look_again)
        elif rest:
            room.audience.remote.hear(msgspec.json.decode(rest, type=Attendance))
            room.audience.tell_presence_soon()
        else:
            self._doubt(room)
            room.audience.remote.tell_again()
            room.audience.tell_presence_soon()

    def _doubt_everything(self) -> None:
        for room in self.rooms.values():
            self._doubt(room)

    def _doubt(self, room: Room) -> None:
        room.keeper.is_doubtful = True
        self.errands.run(room.look_again)

    def _forget(self, process: str) -> None:
        """A process has closed, or has died: nobody is there any more."""
        for room in self.rooms.values():
            if process in room.audience.remote.processes():
                room.audience.remote.forget(process)
                room.audience.tell_presence_soon()

    async def look_around(self, since: int) -> None:
        """Forget the processes that have given no sign of life after a moment; while nobody can be
        heard, look for ourselves what they have done."""
        if self.bus.is_away:
            self._doubt_everything()
        if self.kind.is_shared:
            alive = await self.store.alive(since)
            rooms = self.rooms.values()
            known = {process for room in rooms for process in room.audience.remote.processes()}
            for process in known - alive:
                self._forget(process)
