"""What a house does by itself at regular times: clocks that ran out, bots that were forgotten,
rooms nobody uses, and tables nobody touches."""

from collections.abc import Awaitable, Callable

from fondaco import Refused
from fondaco.server import clock
from fondaco.server.allowance import DAY
from fondaco.server.archivist import Archivist
from fondaco.server.errands import Errands
from fondaco.server.keeper import HOUSE
from fondaco.server.leasing import RENEW_SECONDS, Leasing
from fondaco.server.room import Room
from fondaco.server.rows import BOT
from fondaco.server.runtime import Runtime
from fondaco.server.store import Store
from fondaco.server.store.people import IDLE_COOKIE
from fondaco.server.summary import summary_of
from fondaco.server.warden import Warden

SWEEP_SECONDS = 1.0
CLEAN_SECONDS = 3600.0
END_SECONDS = 60.0
IDLE_ROOM = 60_000  # milliseconds that a room without viewers stays in memory
IDLE_BOT = 5_000  # milliseconds after which a bot's turn was forgotten


class Caretaker:
    """Looks after the tables of a house."""

    def __init__(
        self,
        *,
        store: Store,
        runtime: Runtime,
        rooms: dict[str, Room],
        errands: Errands,
        archivist: Archivist,
        warden: Warden,
        leasing: Leasing,
        open_room: Callable[[str], Awaitable[Room]],
        close_room: Callable[[str], None],
        idle_days: int,
    ) -> None:
        self.store = store
        self.runtime = runtime
        self.rooms = rooms
        self.errands = errands
        self.archivist = archivist
        self.warden = warden
        self.leasing = leasing
        self.open_room = open_room
        self.close_room = close_room
        self.idle_days = idle_days  # after which a table that nobody touches ends; 0: never

    def begin(self) -> None:
        """Do all of it at its times from now on."""
        self.errands.repeat(SWEEP_SECONDS, self.sweep)
        self.errands.repeat(RENEW_SECONDS, self.lease)
        self.errands.repeat(CLEAN_SECONDS, self.clean)
        self.errands.repeat(END_SECONDS, self.end_untouched)

    async def sweep(self) -> None:
        """Look after all tables where something is due, and all rooms."""
        now = self.runtime.now()
        for id in await self._due(now):
            await self.errands.quietly(self._look_after(id))
        for id, room in list(self.rooms.items()):
            is_idle, is_ours = self._is_idle(room), self.leasing.holds(id)
            if room.keeper.is_broken or (is_idle and not (is_ours and room.live.unkept)):
                self.close_room(id)
            else:
                self._look_at(room, now)
            if is_ours:
                self.archivist.look_at(room, is_idle)

    # --- Who looks after which table ---

    async def lease(self) -> None:
        """Look after all tables that are open here, unless others do; but bots whom nobody watches
        here are left to where somebody may."""
        rooms = self.rooms.items()
        wanted = {id for id, room in rooms if room.is_for_somebody or room.live.status != "playing"}
        for id in await self.leasing.renew(wanted):
            if id in self.rooms:
                self.errands.run(self._take_over, self.rooms[id])

    async def _take_over(self, room: Room) -> None:
        """Whoever had it may have died before he could tell of the last thing he did."""
        room.keeper.is_doubtful = True
        await room.look_again()
        room.ask_bot()

    async def _due(self, now: int) -> list[str]:
        """Nothing is, while the house rests."""
        return [] if self.warden.is_resting else await self.store.turns.due(now, now - IDLE_BOT)

    def _is_up(self, room: Room, is_attended: bool) -> bool:
        return not self.warden.is_resting and clock.is_up(room.live, is_attended)

    def _is_idle(self, room: Room) -> bool:
        busy = room.audience.viewers or room.bot_task or room.lock.locked()
        return not busy and room.used.passed > IDLE_ROOM

    def _look_at(self, room: Room, now: int) -> None:
        """See to what the store does not know to be due: time is measured here, and bots may have
        somebody here to play for."""
        if room.keeper.is_behind:
            self.errands.run(room.look_again)
        if self.leasing.holds(room.id) and self._is_up(room, room.audience.is_attended):
            self.errands.run(self._care_for, room)
        if now - room.live.record.since > IDLE_BOT:
            room.ask_bot()

    async def welcome(self, room: Room) -> None:
        """Somebody looks at a table: what has waited for that goes on."""
        if self.leasing.holds(room.id) and self._is_up(room, is_attended=True):
            await self.errands.quietly(self._care_for(room))
        room.ask_bot()

    async def _look_after(self, id: str) -> None:
        if not await self.leasing.take(id):
            return
        try:
            room = await self.open_room(id)
        except Refused:
            return
        await self._care_for(room)

    async def _care_for(self, room: Room) -> None:
        live = room.live
        if room.keeper.is_doubtful or not live.bot_to_act():
            await room.note(lambda: clock.ran_out(live, room.audience.is_attended), HOUSE)
        room.ask_bot()
        async with room.lock:
            await self._note_turn(room)

    async def _note_turn(self, room: Room) -> None:
        """Let a table that wants nothing of us be found again when it does."""
        live = room.live
        turn = summary_of(live.record, live.table, live.past).turn
        left = 0 if live.running is None else live.time_left(live.running)
        is_running = left > 0 and live.record.ran_out is None
        if turn != BOT:
            deadline = self.runtime.now() + left if is_running else None
            await self.store.turns.note(room.id, turn, deadline)

    # --- What nobody touches ---

    async def clean(self) -> None:
        """Forget cookies that nobody uses any more, the browsers that were called by them, and the
        leases of processes long gone."""
        now = self.runtime.now()
        await self.store.people.drop_old_keys(now - IDLE_COOKIE)
        await self.store.calls.clean()
        await self.store.drop_leases(now - DAY)

    async def end_untouched(self) -> None:
        """End what nobody has touched for so long that nobody will."""
        now = self.runtime.now()
        if self.idle_days and not self.warden.is_resting:
            for id in await self.store.turns.untouched(now - self.idle_days * DAY, now):
                await self.errands.quietly(self._end(id))

    async def _end(self, id: str) -> None:
        if not await self.leasing.take(id):
            return
        try:
            room = await self.open_room(id)
        except Refused:
            return
        if room.audience.is_attended:
            return
        await room.note(lambda: clock.untouched(room.live, self.idle_days), HOUSE)
        if not room.live.record.head:  # it never began: there are no moments to keep
            await self.store.moments.give_up(id)
