"""People who ask the teacher: for hints while they play alone, for accounts of games that are
over."""

import asyncio
from contextlib import suppress
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.exceptions import ConnectionClosedOK

from load_tables import Load
from seated import Game, Seated, any_of

ALONE = 6  # people who play alone, and ask for a hint before each move
OVER = 6  # games that are over, of which accounts are asked for
LOOK_AGAIN = 1.0  # seconds
PATIENCE = 0.25  # seconds, after a refusal

Said = dict[str, Any]


def games() -> list[Game]:
    """Those that are under way, then those that are over."""
    options = {"solo": "solitary"}
    alone = [Game(f"alone {number}", 1, options) for number in range(ALONE)]
    return [*alone, *[Game(f"over {number}", 3, moves=5_000) for number in range(OVER)]]


class Curious:
    """All of them, at once.

    Attributes:
        questions (int): How many first nudges were told.
        hints (int): How many were told in full.
        parts (float): Of accounts, how much is done.
    """

    def __init__(self, load: Load, tables: list[Seated]) -> None:
        self.load = load
        self.alone, self.over = tables[:ALONE], tables[ALONE:]
        self.questions = 0
        self.hints = 0
        self.parts = 0.0
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        asking = [self._plays(table) for table in self.alone]
        self._tasks = [asyncio.create_task(one) for one in [*asking, self._looks()]]

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        for ended in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(ended, Exception):
                raise ended

    async def _plays(self, table: Seated) -> None:
        """Ask for each nudge of a hint, then make any move, until the game is over."""
        socket = await self.load.connected(table.id, table.keys[0])
        now: Said = {}
        with suppress(ConnectionClosedOK):
            while True:
                said: Said = msgspec.json.decode(await socket.recv(decode=False))
                if said["type"] == "refused":
                    await asyncio.sleep(PATIENCE)
                    await socket.send(_move(table, now))
                elif said["type"] == "hinted":
                    await socket.send(self._after(table, now, said["hint"] is None))
                elif (found := said.get("table")) and found.get("legal"):
                    now = found
                    await socket.send(_asked("hint", now, first=True))

    def _after(self, table: Seated, now: Said, is_first: bool) -> str:
        """What somebody does who was told a nudge."""
        self.questions += is_first
        self.hints += not is_first
        return _asked("hint", now) if is_first else _move(table, now)

    async def _looks(self) -> None:
        """Have games analysed, and look how far that is."""
        while True:
            parts = [await asyncio.to_thread(self._part, table) for table in self.over]
            self.parts = sum(parts)
            await asyncio.sleep(LOOK_AGAIN)

    def _part(self, table: Seated) -> float:
        headers = {"cookie": f"fondaco={table.keys[0]}", "origin": self.load.house.url}
        address = f"{self.load.house.url}/api/tables/{table.id}/analysis"
        with urlopen(Request(address, data=b"", headers=headers, method="POST")) as answer:
            return float(msgspec.json.decode(answer.read())["part"])


def _asked(kind: str, now: Said, **more: object) -> str:
    cid = f"{kind}{now['at']}{''.join(more)}"
    message = {"type": kind, "cid": cid, "at": now["at"], **more}
    return msgspec.json.encode(message).decode()


def _move(table: Seated, now: Said) -> str:
    legal = now["legal"]
    return _asked("play", now, move=legal[any_of(table.id, now["moves"], len(legal))]["move"])
