"""Those who are at a house while somebody attacks it: one plays, one asks whether it is well."""

import asyncio
import random
import time

from msgspec import Struct

from line import Headers, Line, written
from siege_ground import Guest, Seat

PAUSE = 0.1  # seconds that the person thinks about a move
RATE = 20.0  # questions a second
WELL = "200"
PERSON = "127.1.0.1"
DOCTOR = "127.1.0.2"


class Felt(Struct):
    """What was felt, in milliseconds."""

    health: list[float] = []  # until the house has said that it is well
    moves: list[float] = []  # until a move was acknowledged
    lateness: list[float] = []  # of the one who asks: what the machine alone costs
    faults: list[str] = []


class Watch:
    """Asks and plays until it is told to stop."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.felt = Felt()
        self.is_over = False
        self._asking: set[asyncio.Task[None]] = set()
        self._guest = Guest(port, PERSON)
        self._seat: Seat | None = None

    async def come(self) -> None:
        """Sit down at a table of one's own."""
        await self._guest.come("Person")
        await self._begin()

    async def _begin(self) -> None:
        table = await self._guest.open("merkator", ["me"])
        if self._seat is not None:
            self._seat.leave()
        self._seat = Seat(self.port, PERSON, table, self._guest.headers)
        await self._seat.come()

    async def run(self) -> None:
        """Both at once; those who were asked last are waited for."""
        await asyncio.gather(self._ask_on(), self._play_on())
        await asyncio.gather(*self._asking)
        assert self._seat is not None
        self._seat.leave()

    async def _ask_on(self) -> None:
        """A question every so often, whether or not those before were answered."""
        due = time.perf_counter()
        while not self.is_over:
            due += 1 / RATE
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            self.felt.lateness.append(1000 * (time.perf_counter() - due))
            task = asyncio.create_task(self._ask())
            self._asking.add(task)
            task.add_done_callback(self._asking.discard)

    async def _ask(self) -> None:
        began = time.perf_counter()
        try:
            status = await self._status()
        except (AssertionError, OSError) as silence:
            status = type(silence).__name__
        self.felt.health.append(1000 * (time.perf_counter() - began))
        if status != WELL:
            self.felt.faults.append(f"/healthz: {status}")

    async def _status(self) -> str:
        line = await Line.to(self.port, DOCTOR)
        headers: Headers = [("host", f"127.0.0.1:{self.port}")]
        try:
            return str((await line.ask(written("GET", b"/healthz", headers))).status)
        finally:
            line.hang_up()

    async def _play_on(self) -> None:
        luck = random.Random("person")
        while not self.is_over:
            await asyncio.sleep(PAUSE)
            try:
                await self._move(luck)
            except OSError as problem:
                self.felt.faults.append(f"the person: {problem}")
                await self._begin()

    async def _move(self, luck: random.Random) -> None:
        seat = self._seat
        assert seat is not None
        if not seat.now.legal:
            return await self._begin()
        at, move = seat.now.at, luck.choice(seat.now.legal).move
        began = time.perf_counter()
        await seat.say("play", cid=f"m{at}", at=at, move=move)
        await seat.look(at)
        self.felt.moves.append(1000 * (time.perf_counter() - began))
