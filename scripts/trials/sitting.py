"""People at many tables, each before a client of its own; what they choose is fixed."""

import asyncio
import random
from collections import Counter
from collections.abc import Callable

from clients import Acknowledged, Client, Way
from fondaco.server import wire
from ledger import Ledger
from seated import Game, Seated, any_of


class Sitting:
    """All who sit at some tables."""

    def __init__(
        self, games: list[Game], seated: list[Seated], pause: tuple[float, float] = (0.0, 0.0)
    ) -> None:
        self.games = games
        self.seated = seated
        self.pause = pause
        self.clients: dict[str, list[Client]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def come(self, host: str, origin: str) -> None:
        """Let everybody come to the house; they come back by themselves."""
        for game, one in zip(self.games, self.seated, strict=True):
            ways = [Way(host, origin, one.id, key) for key in one.keys]
            self.clients[one.id] = [Client(way, chooser(game), self._think) for way in ways]
        everybody = [client for clients in self.clients.values() for client in clients]
        self._tasks = [asyncio.create_task(client.run()) for client in everybody]

    def _think(self) -> float:
        return random.uniform(*self.pause)

    @property
    def moves(self) -> int:
        """Moves that were acknowledged so far."""
        return sum([len(client.acknowledged) for client in self._everybody()])

    @property
    def refusals(self) -> list[str]:
        return [text for client in self._everybody() for text in client.refusals]

    @property
    def counts(self) -> Counter[str]:
        return sum([client.counts for client in self._everybody()], Counter[str]())

    def _everybody(self) -> list[Client]:
        return [client for clients in self.clients.values() for client in clients]

    async def finish(self, seconds: float) -> None:
        """Wait until all games are over."""
        async with asyncio.timeout(seconds):
            await asyncio.gather(*self._tasks)

    async def until(self, is_so: Callable[[], bool], seconds: float) -> None:
        """Wait until something is so; a client that fails ends the wait."""
        async with asyncio.timeout(seconds):
            while not is_so():
                self.check()
                await asyncio.sleep(0.01)

    def check(self) -> None:
        """Raise what a client has failed with."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def faults(self, ledger: Ledger) -> list[str]:
        """What the store holds otherwise than people were told."""
        found = ledger.damage()
        if self.counts["stale"]:
            found.append("what was sent again got another answer than before")
        for game, one in zip(self.games, self.seated, strict=True):
            found += ledger.faults(one.id, game, self.acknowledged(one.id))
        return found

    def acknowledged(self, table: str) -> list[Acknowledged]:
        return [one for client in self.clients[table] for one in client.acknowledged]


def chooser(game: Game) -> Callable[[wire.TableNow], str]:
    """What the people of a game choose: it depends on the game and the move alone."""

    def choose(table: wire.TableNow) -> str:
        assert table.legal
        return table.legal[any_of(game.name, table.moves, len(table.legal))].move

    return choose
