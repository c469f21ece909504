"""Those who attack a house from one address, as fast as it can, and how the house answers them."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

from msgspec import Struct

from line import Headers, Line
from siege_ground import OFTEN, Ground, Guest, Seat

AT_ONCE = 50  # connections
GUESTS = 5  # of the address
ANSWERS = (
    b'{"type":"ok"',
    b'{"type":"refused"',
    b'{"type":"stale"',
    b'{"type":"previewed"',
    b'{"type":"reason"',
)
TOO_MUCH = "That is too much at once."


class Tally(Struct):
    """How a house has answered one address."""

    granted: int = 0
    refused: int = 0
    failed: int = 0  # a mistake of the house
    cut: int = 0  # no answer at all
    counted: float = 0.0  # what an attack has a measure of its own for

    def count(self, status: int) -> None:
        if status == 0:
            self.cut += 1
        elif status < 400:
            self.granted += 1
        elif status < 500:
            self.refused += 1
        else:
            self.failed += 1

    def __str__(self) -> str:
        found = f"{self.granted:,} granted, {self.refused:,} refused"
        return found + (f", {self.failed} failed, {self.cut} cut" if self.failed + self.cut else "")


class Band:
    """All who come from one address, until their time is over."""

    def __init__(self, ground: Ground, address: str, seconds: float) -> None:
        self.ground = ground
        self.address = address
        self.end = time.monotonic() + seconds
        self.tally = Tally()
        self.luck = random.Random(address)
        self.guests: list[Headers] = []

    @property
    def is_over(self) -> bool:
        return time.monotonic() > self.end

    async def come(self) -> None:
        guests = [Guest(self.ground.port, self.address) for _ in range(GUESTS)]
        for guest in guests:
            await guest.come("Attacker")
        self.guests = [guest.headers[1:] for guest in guests]

    # --- Requests ---

    async def hammer(self, request: "Request") -> None:
        """The same kind of request again and again, on many lines at once."""
        await self.come()
        await asyncio.gather(*[self._hammer(request) for _ in range(AT_ONCE)])

    async def _hammer(self, request: "Request") -> None:
        line = await Line.to(self.ground.port, self.address)
        while not self.is_over:
            try:
                answer = await line.ask(request(self))
                self.tally.count(answer.status)
                is_closed = answer.headers.get("connection") == "close" or not answer.status
            except AssertionError:  # nothing for so long that nobody waits any more
                self.tally.count(0)
                is_closed = True
            if is_closed:
                line.hang_up()
                line = await Line.to(self.ground.port, self.address)
        line.hang_up()

    def get(self, path: str) -> bytes:
        return self.ground.request("GET", path, self.luck.choice(self.guests))

    def moment(self) -> int:
        return self.luck.randint(0, self.ground.moves)

    # --- Sockets ---

    async def talk(self, say: "Saying") -> None:
        """Everybody at the tables under way says all that a socket lets pass, on one socket after
        another."""
        await asyncio.gather(
            *[
                self._talk(Seat(self.ground.port, self.address, game.table, headers), say)
                for game in self.ground.played
                for headers in game.players
            ]
        )

    async def _talk(self, seat: Seat, say: "Saying") -> None:
        while not self.is_over:
            try:
                await seat.come()
                for number in range(OFTEN):
                    await say(self, seat, f"{time.monotonic_ns()}.{number}")
                for _ in range(OFTEN):
                    await self._answered(seat)
            except AssertionError as refusal:
                self.tally.count(429 if "status=429" in str(refusal) else 0)
            except OSError as closed:  # in words, where somebody says too much
                self.tally.count(429 if TOO_MUCH in str(closed) else 0)
        seat.leave()

    async def _answered(self, seat: Seat) -> None:
        while not (message := await seat.hear()).startswith(ANSWERS):
            pass
        self.tally.count(422 if message.startswith((ANSWERS[1], ANSWERS[2])) else 200)


Request = Callable[[Band], bytes]
Saying = Callable[[Band, Seat, str], Awaitable[None]]
