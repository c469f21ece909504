"""The standing answers of one table: kept, read again, and given in people's stead."""

from collections.abc import Mapping

from fondaco.server import standing, wire
from fondaco.server.decisions import Decision
from fondaco.server.live import LiveTable
from fondaco.server.playing import moved
from fondaco.server.store.own import StandsFor, StoredOwn
from fondaco.server.visitor import Visitor


class Answering:
    """Answers for people who are away. The room sees to it that one thing happens at a time."""

    def __init__(self, live: LiveTable, own: StoredOwn) -> None:
        self.live = live
        self.own = own

    async def look_again(self) -> None:
        """Read what is to be answered: somebody has changed it, or nobody has read it yet."""
        self.live.standing = await self.own.standing(self.live.id)

    async def stand(self, visitor: Visitor, message: wire.Stand) -> None:
        """Keep what is to be answered for a seat, or nothing from now on."""
        await self._keep({message.seat: standing.wanted(self.live, visitor, message)})

    @property
    def is_due(self) -> bool:
        """Whether somebody is to be answered for, or what stood for a turn is over with it."""
        live = self.live
        is_wanted = live.status == "playing" and bool(live.standing)
        return is_wanted and bool(standing.due(live) or standing.passed(live))

    async def forget_passed(self) -> None:
        """Let go what stood for a turn that is over."""
        await self._keep(standing.passed(self.live))

    async def _keep(self, changes: Mapping[int, StandsFor | None]) -> None:
        for seat, stands in changes.items():
            await self.own.keep_standing(self.live.id, seat, stands)
            others = {at: one for at, one in self.live.standing.items() if at != seat}
            self.live.standing = others if stands is None else {**others, seat: stands}

    def answer(self) -> Decision | None:
        """The answer of the seat that is asked, if one stands for it."""
        move = standing.due(self.live)
        return None if move is None else moved(self.live, move)
