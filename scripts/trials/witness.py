"""Two people who just want to play, whatever goes on around them."""

import asyncio
import time
from random import Random

import fondaco
from fondaco.server.seat import SOMEBODY
from prey import Caller, Json


class Witness:
    """A table at which nothing may happen but what its two players do; and one that waits."""

    def __init__(self, port: int) -> None:
        self.anna = Caller(port, Random("Anna"))
        self.bruno = Caller(port, Random("Bruno"))
        self.table = ""
        self.waiting = ""
        self.moves: list[str] = []
        self.seconds: list[float] = []
        self.games = 0
        self.number = 0
        self.is_leaving = False

    async def come(self) -> None:
        await self.anna.come("Anna")
        await self.bruno.come("Bruno")
        await self.anna.token("play")
        self.waiting = await self.anna.open("merkator", ["me", "link"])
        await self._open()

    async def _open(self) -> None:
        self.table = await self.anna.open("merkator", ["me", "link"], listed=True)
        link = (await self.anna.send(self.table, "link", cid="link", seat=1))["link"]
        key = link.rsplit("/", 1)[1]
        await self.bruno.send(self.table, "sit", cid="sit", seat=1, link=key)
        answer = await self.anna.send(self.table, "start", cid="start")
        assert answer["type"] == "ok", answer
        self.moves = []

    async def play(self, pause: float) -> None:
        """Play until told to stop, game after game; a move that was begun is made."""
        while not self.is_leaving:
            await asyncio.sleep(pause)
            now = await self.anna.told("GET", f"/api/tables/{self.table}")
            if now["status"] == "over":
                await self.prove()
                await self._open()
            else:
                await self._move(now)

    async def _move(self, now: Json) -> None:
        """One move of who is to act; how long its answer took is noted."""
        player = (self.anna, self.bruno)[now["to_act"]]
        shown = await player.told("GET", f"/api/tables/{self.table}")
        self.number += 1
        move = shown["legal"][self.number % len(shown["legal"])]["move"]
        began = time.monotonic()
        answer = await player.send(
            self.table, "play", cid=f"w{self.number}", at=shown["at"], move=move
        )
        self.seconds.append(time.monotonic() - began)
        assert answer["type"] == "ok", answer
        self.moves.append(move)

    async def leave(self) -> None:
        """End the last game together, and look at all that there is to see."""
        now = await self.anna.told("GET", f"/api/tables/{self.table}")
        if now["status"] == "playing":
            await self.anna.send(self.table, "end", cid="end", at=now["at"])
            await self.bruno.send(self.table, "answer", cid="yes", at=now["at"], yes=True)
        await self.prove()
        await self._check_the_rest()

    async def prove(self) -> None:
        """The log holds our moves and nothing else, and its luck was fixed from the start."""
        answer = await self.anna.ask("GET", f"/api/tables/{self.table}/log")
        table = fondaco.verify(answer.body.decode())
        rows = answer.body.decode().split("\n")
        played = [row.split(" | ")[0].split(" ", 1)[1] for row in rows if row[:2] in ("0 ", "1 ")]
        assert played == self.moves, "somebody else has moved"
        assert table.moves_played == len(self.moves)
        await self._check_entries()
        self.games += 1

    async def _check_entries(self) -> None:
        now = await self.anna.told("GET", f"/api/tables/{self.table}")
        ends = 0 if not now["ended"] else 3  # asked, agreed, ended
        await self._check_journal(now, 3 + len(self.moves) + ends)  # two sat down, the game began

    async def _check_journal(self, now: Json, ours: int) -> None:
        """Every entry is one of ours, a chat, or tells that a chatter who has left the house for
        good is forgotten."""
        story = await self.anna.told("GET", f"/api/tables/{now['id']}/story")
        forgotten = now["seq"] - ours - len(story["chat"])
        gone = [said for said in story["chat"] if said["name"] == SOMEBODY]
        assert 0 <= forgotten <= len(gone), (now["seq"], ours, len(story["chat"]), len(gone))

    async def _check_the_rest(self) -> None:
        waiting = await self.anna.told("GET", f"/api/tables/{self.waiting}")
        assert waiting["status"] == "waiting"
        await self._check_journal(waiting, 1)
        assert (await self.anna.told("GET", "/api/me"))["name"] == "Anna"
        assert len(await self.anna.told("GET", "/api/tokens")) == 1
