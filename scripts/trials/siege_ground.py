"""What a house under siege holds: a long game to look back at, and long games under way."""

import asyncio
import json
import random
import subprocess
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import siege_logs
from line import PING, TEXT, Answer, Headers, Line, frame, written
from load_tables import News, Now
from prey import Caller

ORIGIN = "https://siege.example"
HOST = "siege.example"
MOVES = 20_000  # as many as a log may have
TOO_MANY = 100_000
OFTEN = 50  # messages on one socket, before it would be too many at once
PAUSE = (
    0.01  # seconds before each move of a game: a house takes 60 messages a second from an address
)
SECONDS = 60.0  # in which anything that is not under siege is there
TITLE = "merchants"
PONG = 10  # opcode

read_news = msgspec.json.Decoder(News).decode


class Played(Struct, frozen=True):
    """A game under way, and what each of its players sends with a request."""

    table: str
    players: list[Headers]


class Ground(Struct, frozen=True):
    """All that an attack needs to know of a house."""

    port: int
    folder: Path  # with the logs
    moves: int  # of the long game
    long: str  # its table
    cold: list[str] = []  # tables of as many moves, of which nobody has asked for anything
    played: list[Played] = []
    data: Path = Path()  # what the house keeps

    def request(self, method: str, path: str, headers: Headers, body: bytes | None = None) -> bytes:
        return written(method, path.encode(), [*at_home(), *headers], body)

    def log(self, name: str) -> bytes:
        return (self.folder / name).read_bytes()


def at_home() -> Headers:
    """What every request to a public house carries."""
    return [("host", HOST), ("origin", ORIGIN)]


class Guest(Caller):
    """A guest of the public house, from an address of its own."""

    def __init__(self, port: int, address: str) -> None:
        super().__init__(port, random.Random(0))
        self.address = address
        self.headers = [("host", HOST)]
        self.origin = ("origin", ORIGIN)

    async def upload(self, log: bytes) -> Answer:
        line = await Line.to(self.port, self.address)
        try:
            return await line.ask(written("POST", b"/api/logs", [*self.headers, self.origin], log))
        finally:
            line.hang_up()


class Seat:
    """A guest before a socket at a table."""

    def __init__(self, port: int, address: str, table: str, headers: Headers) -> None:
        self.port = port
        self.address = address
        self.table = table
        self.headers = headers
        self.now = Now(0, 0)
        self.sent = 0
        self.line: Line | None = None

    async def come(self) -> None:
        """Open a socket, in place of the one before, and see the table."""
        self.leave()
        self.line = line = await Line.to(self.port, self.address)
        path = f"/api/tables/{self.table}/socket"
        answer = await line.upgrade(path, [*self.headers, ("origin", ORIGIN)])
        assert answer.status == 101, answer
        self.sent = 0
        await self.say("hello")
        await self.look(-1)

    async def say(self, kind: str, **fields: Any) -> None:
        assert self.line is not None
        self.sent += 1
        await self.line.say(frame(TEXT, json.dumps({"type": kind, **fields}).encode()))

    async def look(self, after: int) -> None:
        """Wait for the table as it is in a later position."""
        async with asyncio.timeout(SECONDS):
            while True:
                content = await self.hear()
                if b'"table":{' in content:
                    self.now = read_news(content).table
                    if self.now.at > after:
                        return

    async def hear(self) -> bytes:
        """The next message; whoever is asked for a sign of life gives one."""
        assert self.line is not None
        kind, content = await self.line.frame()
        while kind == PING:
            await self.line.say(frame(PONG, content))
            kind, content = await self.line.frame()
        if kind == TEXT:
            return content
        raise ConnectionError(f"the socket was closed: {content!r}")

    def leave(self) -> None:
        if self.line is not None:
            self.line.hang_up()


async def play_on(seats: list[Seat], moves: int) -> None:
    """Play a game for so many moves, everybody at a socket."""
    luck = random.Random(seats[0].table)
    for seat in seats:
        await seat.come()
    for number in range(moves):
        acting = next(seat for seat in seats if seat.now.legal)
        if acting.sent > OFTEN:
            await acting.come()
        at = acting.now.at
        legal = [option.move for option in acting.now.legal or []]
        move = luck.choice(siege_logs.going_on(legal))
        await asyncio.sleep(PAUSE)
        await acting.say("play", cid=f"m{number}", at=at, move=move)
        for seat in seats:
            await seat.look(at)
    for seat in seats:
        seat.leave()


async def played(port: int, net: str, moves: int) -> Played:
    """A game of three guests of one net that has come so far."""
    guests = [Guest(port, f"{net}.{number}") for number in (1, 2, 3)]
    for guest in guests:
        await guest.come("Player")
    table = await guests[0].open(TITLE, ["me", "open", "open"], options={"offers": "20"})
    for seat, guest in enumerate(guests[1:], 1):
        await guest.send(table, "sit", cid="sit", seat=seat)
    await guests[0].send(table, "start", cid="start")
    await play_on([Seat(port, guest.address, table, guest.headers) for guest in guests], moves)
    return Played(table, [guest.headers for guest in guests])


async def uploaded(port: int, address: str, log: bytes) -> str:
    """A table with a log that somebody brought."""
    guest = Guest(port, address)
    await guest.come("Collector")
    answer = await guest.upload(log)
    assert answer.status == 201, answer
    return str(json.loads(answer.body)["id"])


def write_logs(folder: Path, python: str, moves: int, too_many: int) -> None:
    """The long log, and others that are refused, some of them at their very end."""
    folder.mkdir(parents=True)
    good = _endless(python, moves)
    *rows, last, end, _ = good.split("\n")
    texts = {
        "good": good,
        "too many moves": _endless(python, too_many),
        "damaged at the end": "\n".join([*rows, last[:-1] + "?", end, ""]),
        "wrong sum": "\n".join([*rows, last, "end 0123456789abcdef", ""]),
        "illegal at the end": "\n".join(
            [*rows, f"{last[0]} {siege_logs.ENDS_A_GAME} paris", end, ""]
        ),
    }
    for name, text in texts.items():
        (folder / name).write_text(text)


def _endless(python: str, moves: int) -> str:
    command = [python, siege_logs.__file__, str(moves)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
