"""Who sees to it that the moments of all games are kept, sooner or later."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import fondaco
from fondaco import Refused
from fondaco.core import edition as editions
from fondaco.games.shelf import TITLES
from fondaco.server.archive import CHAPTER, Archive
from fondaco.server.errands import Errands
from fondaco.server.leasing import Leasing
from fondaco.server.room import Room
from fondaco.server.runtime import Runtime
from fondaco.server.visitor import encoder
from fondaco.server.workers import Here

KEEP_SECONDS = 10.0  # between two looks at games that were left
LEFT = 60_000  # milliseconds after which a game that nobody has touched was left
AT_A_TIME = 10  # games that were left
LAST_SECONDS = 8.0  # in which moments are kept before the house closes


class Archivist:
    """Keeps chapters while games are played, and the rest when they are over, or left."""

    def __init__(
        self,
        archive: Archive,
        runtime: Runtime,
        rooms: dict[str, Room],
        errands: Errands,
        leasing: Leasing,
        open_room: Callable[[str], Awaitable[Room]],
    ) -> None:
        self.archive = archive
        self.runtime = runtime
        self.rooms = rooms
        self.errands = errands
        self.leasing = leasing
        self.open_room = open_room
        self._at_work: set[str] = set()

    async def keep_editions(self) -> None:
        """Keep the printed things that games are played with here."""
        for title in TITLES:
            today = editions.in_use(fondaco.game(title).title)
            for edition in [today, *today.earlier]:
                text = encoder.encode(edition.tables).decode()
                await self.archive.store.moments.keep_edition(title, edition.hash, text)

    def look_at(self, room: Room, is_idle: bool) -> None:
        """Keep what there is to keep of a game: a whole chapter, or all of it if that may be it."""
        is_all = is_idle or room.live.status == "over"
        if room.live.unkept >= (1 if is_all else CHAPTER):
            self.errands.run(self._keep, room, is_all)

    async def _keep(self, room: Room, is_all: bool) -> None:
        if room.id in self._at_work:
            return
        self._at_work.add(room.id)
        try:
            await self.archive.keep(room.live, is_all)
        finally:
            self._at_work.discard(room.id)

    async def keep_forgotten(self) -> None:
        """Keep the moments of games that were left before that was done."""
        since = self.runtime.now() - LEFT
        for id in await self.archive.store.moments.unkept(since, AT_A_TIME):
            with suppress(Refused):
                if await self.leasing.take(id):
                    await self._keep_forgotten(await self.open_room(id))

    async def _keep_forgotten(self, room: Room) -> None:
        if room.live.past is not None:  # nobody can play it again
            await self.archive.give_up(room.live)
        else:
            await self._keep(room, is_all=True)

    async def finish(self) -> None:
        """Keep the rest of all games, in so far as there is time before the house closes."""
        self.archive.workers = Here()
        async with asyncio.timeout(LAST_SECONDS):
            for room in list(self.rooms.values()):
                await self._keep(room, is_all=True)
