"""The attacks on a house: each from one address, as fast as that address can.

A row of the siege is an `Attack`; one that sends requests needs only a function that writes one.
"""

import asyncio
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from functools import partial

import uvloop
from msgspec import Struct

from line import Line
from siege_band import Band, Request, Saying, Tally
from siege_ground import TITLE, Ground, Guest, Seat

HUGE = 256 * 1024  # bytes of a header
HALVES = 1_000  # requests that are begun and not ended
TRICKLE = 0.5  # seconds between two pieces of such a request
HEAD_BORNE = 13.0  # seconds after which a head that is not complete should have been refused
BODY_BORNE = 63.0  # and a body
BODY = 10_000  # bytes that are announced, and never there
TABLES = 10  # of bots
AWAY = 62.0  # seconds after which nobody has looked for a minute
FORGOTTEN = 8.0  # seconds in which a house that opens finds what bots have not played
DATABASE = "fondaco.db"
NICENESS = 5  # who attacks has a machine of his own, and takes none of the house's
REFUSED = ["too many moves", "damaged at the end", "wrong sum", "illegal at the end"]


def a_moment(band: Band) -> bytes:
    return band.get(f"/api/tables/{band.ground.long}/moments/{band.moment()}")


def a_story_or_course(band: Band) -> bytes:
    return band.get(f"/api/tables/{band.ground.long}/{band.luck.choice(['story', 'course'])}")


def a_good_log(band: Band) -> bytes:
    return _log(band, "good")


def a_bad_log(band: Band) -> bytes:
    return _log(band, band.luck.choice(REFUSED))


def _log(band: Band, name: str) -> bytes:
    headers = band.luck.choice(band.guests)
    return band.ground.request("POST", "/api/logs", headers, band.ground.log(name))


def a_cold_table(band: Band) -> bytes:
    table = band.luck.choice([*band.ground.cold, *[game.table for game in band.ground.played]])
    return band.get(f"{band.luck.choice(['/tables', '/api/tables'])}/{table}")


def a_board_or_page(band: Band) -> bytes:
    table, at = band.ground.long, band.moment()
    paths = [f"/api/tables/{table}/board?at={at}", f"/tables/{table}?at={at}"]
    return band.get(band.luck.choice(paths))


def a_huge_head(band: Band) -> bytes:
    headers = [*band.luck.choice(band.guests), ("x-huge", HUGE * "x")]
    return band.ground.request("GET", "/api/me", headers)


async def trickle(band: Band, begun: bytes, more: bytes, borne: float) -> None:
    """Begin a thousand requests, say a little more of each now and then, and end none. Whoever is
    cut off begins anew; those that were borne with for too long are counted: it lasts until there
    could be some."""
    band.end = max(band.end, time.monotonic() + 1.2 * borne)
    began: dict[Line, float] = {}
    while not band.is_over:
        while len(began) < HALVES:
            line = await Line.to(band.ground.port, band.address)
            await line.say(begun)
            began[line] = time.monotonic()
        await asyncio.sleep(TRICKLE)
        for line in [line for line in began if line.writer.is_closing()]:
            band.tally.count(408)
            line.hang_up()
            del began[line]
        for line in began:
            await line.say(more)
    band.tally.counted = sum(time.monotonic() - since > borne for since in began.values())
    for line in began:
        line.hang_up()


async def trickle_heads(band: Band) -> None:
    await trickle(band, b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n", b"x: y\r\n", HEAD_BORNE)


async def trickle_bodies(band: Band) -> None:
    await band.come()
    whole = band.ground.request("POST", "/api/logs", band.guests[0], BODY * b" ")
    await trickle(band, whole[: -BODY + 1], b" ", BODY_BORNE)


async def set_bots(band: Band) -> None:
    """Set tables for bots, and go away."""
    guest = Guest(band.ground.port, band.address)
    await guest.come("Absentee")
    for number in range(TABLES):
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 3]
        body = {"title": TITLE, "seats": seats, "options": {"offers": "20"}}
        table = str((await guest.told("POST", "/api/tables", body))["id"])
        answer = await guest.send(table, "hand", cid=f"h{number}", seat=0, level="random")
        band.tally.count(200 if answer["type"] == "ok" else 422)


async def count_rows(band: Band) -> None:
    """Count what the house writes for bots, until the time is over."""
    before, began = _bots_rows(band), time.monotonic()
    await asyncio.sleep(max(FORGOTTEN, band.end - began))
    band.tally.counted = (_bots_rows(band) - before) / (time.monotonic() - began)


async def leave_bots(band: Band) -> None:
    """Set tables for bots; later, count what the house still writes for them."""
    await set_bots(band)
    await asyncio.sleep(AWAY)
    await count_rows(band)


def _bots_rows(band: Band) -> int:
    """What the house has written for bots so far."""
    with closing(sqlite3.connect(f"file:{band.ground.data / DATABASE}?mode=ro", uri=True)) as kept:
        [(count,)] = kept.execute("SELECT COUNT(*) FROM journal WHERE author = 'bot'").fetchall()
    return int(count)


async def undo(band: Band, seat: Seat, cid: str) -> None:
    """Ask for a move back, or answer somebody who does; now and then, it is granted."""
    if band.luck.random() < 0.5:
        await seat.say("undo", cid=cid, at=seat.now.at)
    else:
        await seat.say("answer", cid=cid, at=seat.now.at, yes=band.luck.random() < 0.1)


async def wonder(band: Band, seat: Seat, cid: str) -> None:
    """What would a move bring, and why is another not possible?"""
    legal = [option.move for option in seat.now.legal or []] or ["end turn"]
    kind = band.luck.choice(["preview", "why"])
    await seat.say(kind, cid=cid, at=seat.now.at, move=band.luck.choice([*legal, "deliver paris"]))


class Measure(Struct, frozen=True):
    """What an attack counts itself, and how much of it there may be."""

    unit: str
    bar: float


class Attack(Struct, frozen=True):
    """A row of the siege."""

    name: str
    run: Callable[[Band], Awaitable[None]]
    is_after_restart: bool = False
    before_restart: Callable[[Band], Awaitable[None]] | None = None  # what is left there
    measure: Measure | None = None


def _requests(request: Request) -> Callable[[Band], Awaitable[None]]:
    return partial(Band.hammer, request=request)


def _messages(say: Saying) -> Callable[[Band], Awaitable[None]]:
    return partial(Band.talk, say=say)


ATTACKS = [
    Attack("moments of a long game", _requests(a_moment)),
    Attack("its story and its course", _requests(a_story_or_course)),
    Attack("boards as text, pages of moments", _requests(a_board_or_page)),
    Attack("uploads of a long log", _requests(a_good_log)),
    Attack("uploads that are refused", _requests(a_bad_log)),
    Attack("undos", _messages(undo)),
    Attack("previews and reasons", _messages(wonder)),
    Attack("long tables after a restart", _requests(a_cold_table), is_after_restart=True),
    Attack("huge headers", _requests(a_huge_head)),
    Attack("1,000 heads that never end", trickle_heads, measure=Measure("lines held", 0)),
    Attack("1,000 bodies that never end", trickle_bodies, measure=Measure("lines held", 0)),
    Attack("ten tables of bots that nobody watches", leave_bots, measure=Measure("rows/s", 0)),
    Attack(
        "such tables of bots after a restart",
        count_rows,
        is_after_restart=True,
        before_restart=set_bots,
        measure=Measure("rows/s", 0),
    ),
]


def stand_back() -> None:
    os.nice(NICENESS)


def carried_out(number: int, ground: Ground, seconds: float) -> Tally:
    """What came of one of the attacks; for a process that does nothing else."""
    return uvloop.run(_carried_out(number, ATTACKS[number].run, ground, seconds))


def prepared(number: int, ground: Ground) -> Tally:
    """What is left in a house that is going to be restarted."""
    leave = ATTACKS[number].before_restart
    assert leave is not None
    return uvloop.run(_carried_out(number, leave, ground, 0.0))


async def _carried_out(
    number: int, run: Callable[[Band], Awaitable[None]], ground: Ground, seconds: float
) -> Tally:
    band = Band(ground, f"127.66.{number}.1", seconds)
    await run(band)
    return band.tally
