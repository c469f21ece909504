"""The other processes that serve the same tables: what they tell us, and what we tell them."""

from collections.abc import Callable, Mapping

import msgspec

from fondaco.server.errands import Errands
from fondaco.server.presence import Attendance
from fondaco.server.room import Room
from fondaco.server.store import Store
from fondaco.server.store.people import KEY

# What processes tell each other begins with one of these, with KEY, or with the id of a table.
PRESENCE = "presence"
GONE = "gone"


class Neighbors:
    """Listens for a house and its rooms, and speaks for them."""

    def __init__(
        self,
        exist: bool,
        rooms: Mapping[str, Room],
        store: Store,
        errands: Errands,
        dismiss: Callable[[str], None],
    ) -> None:
        self.exist = exist  # whether other processes may serve the same tables
        self.rooms = rooms
        self.store = store
        self.errands = errands
        self.dismiss = dismiss  # ends the conversations of a key that is no longer good

    # --- What we tell ---

    def publish(self, attendance: Attendance) -> None:
        """Let the others know whom we have at a table."""
        if self.exist:
            text = msgspec.json.encode(attendance).decode()
            self.errands.run(self.store.tell(f"{PRESENCE} {text}"))

    async def say_goodbye(self, process: str) -> None:
        if self.exist:
            await self.errands.quietly(self.store.tell(f"{GONE} {process}"))

    # --- What they tell ---

    def hear(self, text: str) -> None:
        """Another process has told something; an empty text: we may have missed some."""
        about, _, rest = text.partition(" ")
        if not text:
            self._doubt_everything()
        elif about == KEY:
            self.dismiss(rest)
        elif about == PRESENCE:
            self._hear_of(msgspec.json.decode(rest, type=Attendance))
        elif about == GONE:
            self._forget(rest)
        elif about in self.rooms and rest.isdigit():
            self.errands.run(self.rooms[about].heard_of(int(rest)))

    def _doubt_everything(self) -> None:
        for room in self.rooms.values():
            room.keeper.is_doubtful = True
            self.errands.run(room.look_again())

    def _hear_of(self, attendance: Attendance) -> None:
        """Another process has told who is at a table there."""
        if attendance.table in self.rooms:
            audience = self.rooms[attendance.table].audience
            audience.remote.hear(attendance)
            audience.tell_presence_soon()

    def _forget(self, process: str) -> None:
        """A process has closed, or has died: nobody is there any more."""
        for room in self.rooms.values():
            if process in room.audience.remote.processes():
                room.audience.remote.forget(process)
                room.audience.tell_presence_soon()

    async def forget_the_dead(self, since: int) -> None:
        """Forget the processes that have given no sign of life after a moment."""
        if self.exist:
            alive = await self.store.alive(since)
            rooms = self.rooms.values()
            known = {process for room in rooms for process in room.audience.remote.processes()}
            for process in known - alive:
                self._forget(process)
