"""Houses in processes of their own, `fondaco serve` as people run it, and who goes to them."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Self

import psycopg

from houses import Json, Person, Talk
from interrupts import heed_interrupts
from waiting import SECONDS

Houses = tuple["Process", "Process"]
MOST_MOVES = 200
OPEN = re.compile(r"open at http://(\S+:\d+)")


class Process:
    """One `fondaco serve`; as a context it is stopped, and nothing of it is left open, also where
    a test fails."""

    errors: IO[str] | None = None  # where its logs go, if not where the test's go

    def __init__(self, *options: str, **environment: str) -> None:
        command = [sys.executable, "-m", "fondaco", "serve", "--port", "0", *options]
        self.plain = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=os.environ | environment,
            preexec_fn=heed_interrupts,
        )
        self.people: list[Person] = []
        self._host = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    @property
    def host(self) -> str:
        """Where it is open, as soon as it is."""
        if not self._host:
            assert self.plain.stdout is not None
            said = self.plain.stdout.readline()  # ends when the process does
            found = OPEN.search(said)
            assert found is not None, "the house did not open"
            self._host = found[1]
        return self._host

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def person(self, token: str = "") -> Person:
        return Person(self, token)

    def bots(self) -> list[int]:
        """The processes in which its bots think."""
        tasks = Path(f"/proc/{self.plain.pid}/task").iterdir()
        return [int(child) for task in tasks for child in (task / "children").read_text().split()]

    def kill(self) -> None:
        """kill -9: it can do nothing more, and what it started goes with it."""
        bots = self.bots()
        self.plain.kill()
        self._left()
        for pid in bots:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def stop(self) -> None:
        if self.plain.poll() is None:
            self.plain.send_signal(signal.SIGINT)
        try:
            self._left()
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def _left(self) -> None:
        for person in self.people:
            person.http.close()
        self.plain.wait(SECONDS)
        assert self.plain.stdout is not None
        self.plain.stdout.close()


@contextmanager
def two_processes(database: str) -> Iterator[tuple[Process, Process]]:
    """Two houses, opened at the same time, that serve the same tables."""
    shared = ("--database", database)
    with Process(*shared) as one, Process(*shared) as other:
        assert one.host != other.host
        yield one, other


def devices(houses: Houses) -> tuple[Person, Person]:
    """One person with a device at each process."""
    made = houses[0].person().post("/api/tokens", {"label": "device"})
    return houses[0].person(made["token"]), houses[1].person(made["token"])


def shown(talk: Talk) -> Json:
    """The next table that somebody is shown."""
    found: Json = talk.until(lambda message: bool(message.get("table")))["table"]
    return found


def told(talk: Talk, seq: int) -> Json:
    """What somebody is told next, which has that number."""
    message = talk.until(lambda message: message["type"] == "told")
    assert message["seq"] == seq
    return message


def journal(database: str, table: str) -> list[tuple[int, str, Json]]:
    """Numbers, authors and contents of what is stored of a table."""
    with psycopg.connect(database) as plain:
        rows = plain.execute(
            "SELECT seq, author, body FROM journal WHERE table_id = %s ORDER BY seq", (table,)
        ).fetchall()
    return [(seq, author, json.loads(body)) for seq, author, body in rows]


class Listener:
    """Follows a table on a socket, in a thread, and keeps what it is told."""

    def __init__(self, person: Person, table: str) -> None:
        self.heard: list[Json] = []
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._listen, args=(person, table), daemon=True)
        self._thread.start()
        assert self._ready.wait(SECONDS)

    def _listen(self, person: Person, table: str) -> None:
        with person.socket(table) as talk:
            self.first = talk.next()["table"]
            self._ready.set()
            while not self._is_over():
                message = talk.next()
                if message["type"] == "told":
                    self.heard.append(message)

    def _is_over(self) -> bool:
        return any(message["what"] == "ended" for message in self.heard) or any(
            message["table"] and message["table"]["status"] == "over" for message in self.heard
        )

    def until_over(self) -> list[Json]:
        self._thread.join(60)
        assert not self._thread.is_alive(), "it was never told of the end"
        return self.heard


def check_same(first: Listener, second: Listener) -> None:
    """Both were told the same, with contiguous numbers."""
    by_number = [
        {message["seq"]: {**message, "table": None} for message in listener.heard}
        for listener in (first, second)
    ]
    for listener in (first, second):
        numbers = [message["seq"] for message in listener.heard]
        begin = listener.first["seq"] + 1
        assert numbers == list(range(begin, begin + len(numbers)))
    common = by_number[0].keys() & by_number[1].keys()
    assert len(common) > 5
    for number in common:
        assert by_number[0][number] == by_number[1][number]


def end(person: Person, table: str) -> None:
    """End a game at which nobody else decides, also while bots play on."""
    for _ in range(200):
        now = person.table(table)
        if person.send(table, "end", at=now["at"])["type"] == "ok":
            return
    raise AssertionError("it cannot be ended")


def has_run_out(message: Json) -> bool:
    """Whether a table is shown whose clock has run out: at once, or when that is noticed."""
    table = message.get("table")
    return bool(table and table["clock"]["ran_out"])


def let_time_pass(database: str, milliseconds: int) -> None:
    """Let all that was done have been done earlier, while the house was open."""
    with psycopg.connect(database) as plain:
        plain.execute("UPDATE service SET began = began - %s", (milliseconds,))
        plain.execute("UPDATE journal SET made = made - %s", (milliseconds,))
        plain.execute(
            "UPDATE tables SET changed = changed - %s, deadline = deadline - %s",
            (milliseconds, milliseconds),
        )


def freeze(process: Process) -> None:
    """Let its bots think no further."""
    for pid in process.bots():
        os.kill(pid, signal.SIGSTOP)


def leave_it_to_the_bot(anna: Person, table: str) -> Json:
    """Play until the bot is to act."""
    now = anna.table(table)
    for _ in range(MOST_MOVES):
        if now["legal"] is None:
            return now
        now = anna.play(now, now["legal"][-1]["move"])
    raise AssertionError("it is never the bot's turn")
