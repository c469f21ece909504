"""Who may be at a table, and tables in every state, for tests of who may do what.

stranger  no cookie            seat    holds seat 0, and is to act
guest     a cookie, no seat    host    holds seat 0, and opened the table
onlooker  watches on a socket  owner   opened the table, and has no seat
other     holds seat 1         player  a bot with a token of seat's, to play
                               watcher a bot with a token of seat's, to watch
"""

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path

from fondaco.server.bots import Bots
from fondaco.server.database import Connection
from fondaco.server.house import House
from fondaco.server.jobs import Thought
from fondaco.server.live import LiveTable
from houses import Json, OpenHouse
from stored import Rows, write

ROLES = ("stranger", "guest", "onlooker", "other", "seat", "host", "owner", "player", "watcher")
STATES = ("waiting", "full", "playing", "handed", "over")
CLOCK = {"type": "bank", "seconds": 600}

_numbers = itertools.count(1)


class Time:
    """The time of a house, which passes when the test says so."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now


class Asleep(Bots):
    """Bots that never move, so that a table stays as it is."""

    async def chosen(self, live: LiveTable, level: str, is_watched: Callable[[], bool]) -> Thought:
        raise asyncio.CancelledError  # ends the bot's turn


class Cast:
    """One person for each role, and for each state a table to take copies of."""

    def __init__(self, house: OpenHouse, time: Time) -> None:
        self.house = house
        self.time = time
        self.people = {role: house.person() for role in ROLES}
        self.people["host"] = self.people["seat"]
        for bot in ("player", "watcher"):
            del self.people[bot].http.headers["origin"]
        self.tables: dict[tuple[str, str], Json] = {}

    def meet(self) -> None:
        """Become known to the house, whoever one was before; a stranger does not."""
        for role in ("guest", "onlooker", "other", "seat", "owner"):
            self.people[role].http.cookies.clear()
            self.people[role].post("/api/me", {"name": role})
        for bot, scope in (("player", "play"), ("watcher", "watch")):
            made = self.people["seat"].post("/api/tokens", {"label": bot, "scope": scope})
            self.people[bot].http.headers["authorization"] = f"Bearer {made['token']}"

    def set_out(self) -> None:
        """Bring tables into all states: opened by somebody without a seat, and by seat 0."""
        for owner in ("owner", "seat"):
            self._wait(owner)
            self._fill(owner)
            self._play(owner)
            self._hand(owner)
            self._end(owner)

    def _say(self, who: str, table: str, type: str, **fields: object) -> None:
        answer = self.people[who].send(table, type, **fields)
        assert answer["type"] == "ok", answer

    def _now(self, owner: str, state: str, table: str) -> None:
        self.tables[owner, state] = self.people["seat"].table(table)

    def _wait(self, owner: str) -> None:
        id = self.people[owner].open("merkator", ["open"] * 3, clock=CLOCK)["id"]
        self._say("seat", id, "sit", seat=0)
        self._say("other", id, "sit", seat=1)
        self._now(owner, "waiting", id)

    def _fill(self, owner: str) -> None:
        id = self.copy(owner, "waiting")
        self._say(owner, id, "fill", seat=2, level="random")
        self._now(owner, "full", id)

    def _play(self, owner: str) -> None:
        """Seat 0 has moved, and is still to act, but its time ran out; seat 1 would like to end."""
        id = self.copy(owner, "full")
        self._say(owner, id, "start")
        table = self.people["seat"].table(id)
        table = self.people["seat"].play(table, table["legal"][0]["move"])
        assert table["to_act"] == 0
        self.time.now += 601_000
        self.house.run(House.sweep)
        self._say("other", id, "end", at=table["at"])
        self._now(owner, "playing", id)
        assert self.tables[owner, "playing"]["clock"]["ran_out"]

    def _hand(self, owner: str) -> None:
        id = self.copy(owner, "playing")
        self._say("seat", id, "hand", seat=0, level="random")
        self._now(owner, "handed", id)

    def _end(self, owner: str) -> None:
        id = self.copy(owner, "playing")
        self._say("seat", id, "answer", at=self.tables[owner, "playing"]["at"], yes=True)
        self._now(owner, "over", id)
        assert self.tables[owner, "over"]["status"] == "over"

    def copy(self, owner: str, state: str) -> str:
        """A table of its own that stands like that one."""
        old, new = self.tables[owner, state]["id"], f"{state}{next(_numbers)}"

        def work(connection: Connection) -> None:
            for sql in COPY:
                connection.change(sql, (new, old))

        write(self.house, work)
        return new


COPY = [
    """INSERT INTO tables SELECT ?, opened, seed, status, listed, turn, deadline, moves, seats,
        aside, made, changed, scores, 0 FROM tables WHERE id = ?""",
    """INSERT INTO journal SELECT ?, seq, author, cid, body, made FROM journal
        WHERE table_id = ?""",
    "INSERT INTO sitting SELECT person, ? FROM sitting WHERE table_id = ?",
]


def permissions(name: str) -> list[dict[str, str]]:
    """A table of who may do what, row by row, each by the words of its first row."""
    text = (Path(__file__).parent / "permissions" / f"{name}.txt").read_text()
    names, *lines = [line.split() for line in text.splitlines() if line and line[0] != "#"]
    return [dict(zip(names, line, strict=True)) for line in lines]


ALL = [
    "SELECT * FROM people",
    "SELECT * FROM keys",
    "SELECT count(*), sum(changed), sum(moves), sum(length(seats)), max(id) FROM tables",
    "SELECT count(*), max(person), max(table_id) FROM sitting",
    "SELECT count(*), sum(seq), sum(length(body)) FROM journal",
]


def everything(house: OpenHouse) -> list[Rows]:
    """All that a house has stored of people, and figures that change with any table."""

    async def work(inside: House) -> list[Rows]:
        read = inside.store.database.read
        return await read(lambda connection: [connection.rows(sql) for sql in ALL])

    found: list[Rows] = house.run(work)
    return found
