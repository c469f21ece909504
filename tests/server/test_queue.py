"""The queue: workers anywhere think for the bots of a house, and a house needs none of them."""

import asyncio
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from fondaco.server import redis_queue
from fondaco.server.redis_bus import connected
from fondaco.server.redis_queue import QueuedWorkers
from fondaco.server.redis_ties import RedisTies
from houses import Json, OpenHouse, Person, opened
from processes import leave_it_to_the_bot
from valkeys import Valkey
from waiting import SECONDS, until

pytestmark = pytest.mark.long  # workers in processes of their own


@pytest.fixture
def house(tmp_path: Path, valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenHouse]:
    monkeypatch.setattr(redis_queue, "PATIENCE_SECONDS", SECONDS)
    monkeypatch.setattr(redis_queue, "LOST_SECONDS", SECONDS)
    monkeypatch.setattr(redis_queue, "LOOK_SECONDS", 0.2)
    with opened(tmp_path, bind=RedisTies(valkey.url).bind) as found:
        yield found


@pytest.fixture
def worker(valkey: Valkey) -> Iterator["subprocess.Popen[str]"]:
    command = [sys.executable, "-m", "fondaco", "worker", "--bus", valkey.url, "--processes", "1"]
    plain = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert plain.stdout is not None
    assert "Thinking for bots" in plain.stdout.readline()
    yield plain
    plain.kill()
    plain.wait()
    plain.stdout.close()


def has_workers(valkey: Valkey) -> bool:
    """Whether anybody has said that jobs may come."""

    async def look() -> int:
        client = connected(valkey.url)
        found = await client.zcard(redis_queue.Queue().workers)
        await client.aclose()
        return int(found)

    return asyncio.run(look()) > 0


def thinkers(house: OpenHouse) -> int:
    """How many processes of its own the house has begun for bots."""
    return len(house.house.bots.workers._all)


def bot_plays(anna: Person, table: str) -> Json:
    """Leave it to the bot, until it has played."""
    left = leave_it_to_the_bot(anna, table)
    until(lambda: anna.table(table)["seq"] > left["seq"], "the bot plays")
    return anna.table(table)


def test_a_worker_thinks_and_when_it_is_killed_the_house_does(
    house: OpenHouse,
    worker: "subprocess.Popen[str]",
    valkey: Valkey,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    until(lambda: has_workers(valkey), "a worker gives a sign of life")
    anna = house.person()
    table = anna.open("merkator", ["me", "greedy"])["id"]
    bot_plays(anna, table)
    assert thinkers(house) == 0
    worker.kill()
    monkeypatch.setattr(redis_queue, "PATIENCE_SECONDS", 0.5)
    monkeypatch.setattr(redis_queue, "LOST_SECONDS", 1.5)  # it may have died with a job
    worker.wait()
    # Its last answer may still have been on the way.
    until(lambda: bool(bot_plays(anna, table)) and thinkers(house) == 1, "the house thinks")


def test_a_worker_that_is_told_to_stop_finishes(worker: "subprocess.Popen[str]") -> None:
    worker.send_signal(signal.SIGTERM)
    assert worker.wait(SECONDS) == 0


def test_a_worker_that_dies_with_a_job_loses_nothing(
    house: OpenHouse, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_queue, "LOST_SECONDS", 1.5)

    async def take() -> bool:
        """Say that we work, take a job, and do nothing with it."""
        client, queue = connected(valkey.url), redis_queue.Queue()
        await client.zadd(queue.workers, {"dead": time.time()})
        found = await client.bzpopmin([queue.jobs], timeout=1)
        await client.aclose()
        return found is not None

    anna = house.person()
    table = anna.open("merkator", ["me", "greedy"])["id"]
    asyncio.run(take())
    left = leave_it_to_the_bot(anna, table)
    until(lambda: asyncio.run(take()), "a job is taken")
    until(lambda: anna.table(table)["seq"] > left["seq"], "the bot plays")
    assert thinkers(house) == 1


def test_jobs_of_watched_tables_are_taken_first(valkey: Valkey) -> None:
    async def run() -> list[object]:
        client = connected(valkey.url)
        workers = QueuedWorkers(client, "process")
        await client.delete(workers.queue.jobs)
        for table, is_watched in (("a", False), ("b", False), ("c", True)):
            await workers._line_up(table, partial(bool, is_watched))
        await workers._line_up("b", partial(bool, True), again=True)
        await workers._line_up("c", partial(bool, False), again=True)  # it does not fall back
        await workers._line_up("taken", partial(bool, True), again=True)
        found = await client.zrange(workers.queue.jobs, 0, -1)
        await client.aclose()
        return list(found)

    assert asyncio.run(run()) == [b"c", b"b", b"a"]
